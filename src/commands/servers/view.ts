import { print } from '../../cli/index.ts';
import { tableOf, viewOf } from '../../doctor/index.ts';
import { jsonText, pathFromHere, type RenderOptions, renderTables, type ServersFormat } from '../../report/index.ts';
import type { Examined } from '../../session/index.ts';
import { about } from '../../version.generated.ts';
import { quote, UsageError } from '../../wording/index.ts';

/** What one client makes of the files of a run. */
export async function showView(
  client: string,
  examined: Examined,
  format: ServersFormat,
  options: RenderOptions,
): Promise<void> {
  const workspace = await examined.workspace();
  const view = viewOf(client, examined.findings, workspace);
  if (view === undefined)
    throw new UsageError(`no file here is read by ${quote(client)}; --user looks in the home directory too`);
  const { name: _, ...told } = view;
  const tool = { name: 'mcp-lint', version: about.version };
  print(
    format === 'json'
      ? jsonText({ version: 1, tool, ...told })
      : renderTables(format, [tableOf(view, (path) => pathFromHere(path, options))], options),
  );
}
