import type { NameLimit, ToolNames } from '../../clients/index.ts';
import { quote } from '../../wording/index.ts';
import type { Reader, Server } from '../server/index.ts';
import { own } from '../values/index.ts';

/** How the reader of a file names its tools; undefined where that is not known. */
export function toolNamesOf({ format, client }: Reader): ToolNames | undefined {
  return format.toolNames ?? client.toolNames;
}

export function nameLimitOf(reader: Reader): NameLimit | undefined {
  return toolNamesOf(reader)?.limit ?? reader.client.nameLimit;
}

/** The form with the server's part in it and no tool yet: "mcp__docs__…". */
export function formFor({ form, server }: ToolNames, name: string): string {
  return form.replace(/[ST]/g, (letter) => (letter === 'S' ? server(name) : '…'));
}

/** What stands for a server in the names of its tools, before it is cleaned: empty where nothing does. */
export function partOf({ name, entry }: Pick<Server, 'name' | 'entry'>, { partKey }: ToolNames): string {
  if (partKey === undefined) return name;
  const part = own(entry, partKey);
  return typeof part === 'string' ? part : '';
}

/** Whether anything can be said of a server beside others: not where it leaves out what would tell it apart. */
export function isComparable(server: Pick<Server, 'name' | 'entry'>, names: ToolNames): boolean {
  return names.partKey === undefined || partOf(server, names) !== '';
}

/** How to tell two servers apart: an imperative. */
export function remedyFor({ form, partKey }: ToolNames): string {
  if (partKey !== undefined) return `give one of the servers another ${quote(partKey)}`;
  return form.includes('S') ? 'rename one of the servers' : 'leave out one of the tools, or one of the servers';
}

/** Whether one tool would have one name in both servers, whatever else the client does to tell names apart. */
export function areMerged(names: ToolNames, one: string, other: string): boolean {
  const tools = [
    { server: one, tool: 'x' },
    { server: other, tool: 'x' },
  ];
  const [first, second] = names.names?.(tools) ?? tools.map(({ server, tool }) => names.name(server, tool));
  return first === second;
}
