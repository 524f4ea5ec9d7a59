import type { ListedTool } from '../answers/index.ts';
import { own, valueAt } from '../values/index.ts';
import type { ToolLists } from './tool-lists.ts';

/** The saved list of a server, where it can be taken for all of its tools. */
export function knownTools(lists: ToolLists, server: string, path: string): readonly ListedTool[] | undefined {
  const list = lists.of(server, path);
  return list?.some(isOfLastPage) ? list : undefined;
}

/** An answer with a cursor says that more tools follow. */
function isOfLastPage({ document, list }: ListedTool): boolean {
  return typeof own(valueAt(document.value, list.slice(0, -1)), 'nextCursor') !== 'string';
}
