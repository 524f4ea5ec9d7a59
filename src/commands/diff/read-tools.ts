import { readSource } from '../../discover/index.ts';
import { disk } from '../../files/disk.ts';
import { type ListedTool, toolsIn } from '../../model/answers/index.ts';
import { parseSource } from '../../parse/index.ts';
import { quote, UsageError } from '../../wording/index.ts';

/** The tools of a file that somebody names. */
export async function readTools(cwd: string, path: string): Promise<readonly ListedTool[]> {
  const { source } = readSource(disk, disk.resolve(cwd, path), path);
  const document = await parseSource(source, 'json');
  const fatal = document.problems.find((problem) => problem.fatal);
  if (fatal !== undefined) throw new UsageError(`${quote(path)}: ${fatal.message}`);
  const tools = toolsIn(document);
  if (tools.length > 0 || isEmptyList(document.value)) return tools;
  throw new UsageError(`${quote(path)} holds no list of tools, as a server gives it for "tools/list"`);
}

function isEmptyList(value: unknown): boolean {
  return JSON.stringify(value)?.includes('"tools":[]') === true;
}
