import type { NameLimit, ToolNames } from '../../clients/index.ts';
import type { Reading } from '../workspace.ts';

/** How the reader of a file names its tools; undefined where that is not known. */
export function toolNamesOf({ format, client }: Pick<Reading, 'format' | 'client'>): ToolNames | undefined {
  return format.toolNames ?? client.toolNames;
}

export function nameLimitOf(reading: Pick<Reading, 'format' | 'client'>): NameLimit | undefined {
  return toolNamesOf(reading)?.limit ?? reading.client.nameLimit;
}

/** The form with the server's part in it and no tool yet: "mcp__docs__…". */
export function formFor({ form, server }: ToolNames, name: string): string {
  return form.replace(/[ST]/g, (letter) => (letter === 'S' ? server(name) : '…'));
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
