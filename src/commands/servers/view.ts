import { print } from '../../cli/index.ts';
import { tableOf, viewsOf } from '../../doctor/index.ts';
import type { LintOptions } from '../../plan/index.ts';
import { jsonText, pathFromHere, type RenderOptions, renderTables, type ServersFormat } from '../../report/index.ts';
import type { Examined } from '../../session/index.ts';
import { about } from '../../version.generated.ts';
import { quote, UsageError } from '../../wording/index.ts';

/** What one client makes of the files of a run. */
export async function showView(
  client: string,
  examined: Examined,
  run: LintOptions,
  format: ServersFormat,
  options: RenderOptions,
): Promise<void> {
  const [view] = await viewsOf([client], examined, run);
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
