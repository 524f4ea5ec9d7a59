import type { ListedTool } from '../../../model/answers/index.ts';

/** Each tool with a name by which its list had another tool before, and the first of those; `fold` says what is one name. */
export function* namesakes(
  tools: Iterable<ListedTool>,
  fold: (name: string) => string,
): Generator<readonly [tool: ListedTool, first: ListedTool]> {
  const lists = new Map<ListedTool['list'], Map<string, ListedTool>>();
  for (const tool of tools) {
    if (tool.name === '') continue;
    const ofList = lists.get(tool.list) ?? new Map<string, ListedTool>();
    lists.set(tool.list, ofList);
    const name = fold(tool.name);
    const first = ofList.get(name);
    if (first === undefined) ofList.set(name, tool);
    else yield [tool, first];
  }
}
