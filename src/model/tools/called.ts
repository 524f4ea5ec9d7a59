import type { ToolNames } from '../../clients/index.ts';
import type { ListedTool } from '../answers/index.ts';
import type { Server } from '../server/index.ts';
import { partOf } from './names.ts';
import type { ServerTools } from './offered.ts';

/** A tool under the name that a client gives it. */
export interface CalledTool {
  readonly server: Server;
  readonly listed: ListedTool;
  /** What the client calls it among the others. */
  readonly name: string;
  /** What it would call it if there were no others. */
  readonly alone: string;
}

export function calledTools(servers: readonly ServerTools[], facts: ToolNames): CalledTool[] {
  const { name, names } = facts;
  const all = servers.flatMap(({ server, tools }) => tools.map((listed) => ({ server, listed })));
  const alone = all.map(({ server, listed }) => name(partOf(server, facts), listed.name));
  const together = names?.(all.map(({ server, listed }) => ({ server: server.name, tool: listed.name }))) ?? alone;
  return all.map(({ server, listed }, index) => ({
    server,
    listed,
    name: together[index] ?? '',
    alone: alone[index] ?? '',
  }));
}
