import type { Document } from '../../parse/index.ts';
import type { ListedTool } from '../answers/index.ts';
import { fieldMeaning, type Server } from '../server/index.ts';
import type { ToolLists } from './tool-lists.ts';

/** A server and those of its tools that its entry does not keep from the model. */
export interface ServerTools {
  readonly server: Server;
  readonly tools: readonly ListedTool[];
}

/** A file with servers: their names, and what they are once somebody asks. */
interface File {
  readonly document: Document;
  readonly names: readonly string[];
  readonly servers: readonly Server[];
}

/** Nobody means a longer one, and each is joined with each of the tools. */
const LONGEST_NAME = 1000;

/** Servers of a file that run side by side, as far as their tools are known. Those that are off have none. */
export function offeredIn(file: File, lists: ToolLists): readonly (readonly ServerTools[])[] {
  // Most files have no server with a list, and need not be normalised again.
  if (lists.isEmpty || !file.names.some((name) => lists.of(name, file.document.path))) return [];
  const maps = new Map<string, Map<string, ServerTools>>();
  for (const server of file.servers) {
    const tools = offeredOf(server, lists);
    if (tools === undefined) continue;
    const map = mapOf(server);
    const known = maps.get(map) ?? new Map<string, ServerTools>();
    maps.set(map, known);
    if (!known.has(server.name)) known.set(server.name, tools);
  }
  return [...maps.values()].map((map) => [...map.values()]);
}

export function offeredOf(server: Server, lists: ToolLists): ServerTools | undefined {
  if (server.off || server.broken || server.name.length > LONGEST_NAME) return undefined;
  const list = lists.of(server.name, server.document.path);
  return list && { server, tools: offered(server, list) };
}

/** Of servers in a list, that of the list. */
function mapOf({ route }: Server): string {
  const map = route.slice(0, -1);
  while (typeof map.at(-1) === 'number') map.pop();
  return JSON.stringify(map);
}

/** A name that stands twice in a list is one tool. */
function offered(server: Server, list: readonly ListedTool[]): ListedTool[] {
  const allowed = matcherOf(fieldMeaning(server, 'toolsAllowed')?.value);
  const denied = matcherOf(fieldMeaning(server, 'toolsDenied')?.value);
  const seen = new Set<string>();
  return list.filter(({ name }) => {
    if (name === '' || name.length > LONGEST_NAME || seen.has(name) || allowed?.(name) === false || denied?.(name))
      return false;
    seen.add(name);
    return true;
  });
}

/** Names, with `*` for what follows where a client knows patterns. */
function matcherOf(value: unknown): ((name: string) => boolean) | undefined {
  if (!Array.isArray(value)) return undefined;
  const names = new Set<string>();
  const starts: string[] = [];
  for (const item of value) {
    if (typeof item !== 'string') continue;
    const star = item.indexOf('*');
    if (star < 0) names.add(item);
    else starts.push(item.slice(0, star));
  }
  return (name) => names.has(name) || starts.some((start) => name.startsWith(start));
}
