import type { Client, Format, ReferenceForm, ReferencePlace } from '../../clients/index.ts';
import type { Workspace } from '../../model/reading/index.ts';
import { serversFor } from '../../model/references/index.ts';
import { knownTools } from '../../model/tools/index.ts';
import { fits } from '../../model/values/index.ts';
import type { Route, Side } from '../../parse/index.ts';

export interface Mentionable {
  readonly text: string;
  readonly detail: string;
  /** So much of what was typed it takes the place of. */
  readonly replaces: number;
}

/** How all tools of a server are named, and one of them. */
const forms: Readonly<Record<ReferenceForm, (server: string, tool?: string) => string>> = {
  S: (server) => server,
  mcp__S__T: (server, tool) => (tool === undefined ? `mcp__${server}` : `mcp__${server}__${tool}`),
  // Whole names are compared: what follows is to be typed.
  mcp_S_T: (server, tool = '') => `mcp_${server}_${tool}`,
  S_T: (server, tool = '*') => `${server}_${tool}`,
  'S/T': (server, tool = '*') => `${server}/${tool}`,
  '@S/T': (server, tool) => (tool === undefined ? `@${server}` : `@${server}/${tool}`),
  'S:T': (server, tool = '*') => `${server}:${tool}`,
  'Mcp(S:T)': (server, tool = '*') => `Mcp(${server}:${tool})`,
};

interface Where {
  readonly format: Format;
  readonly client: Client;
  readonly workspace: Workspace;
}

/** The servers, and tools of them, that can be named at a place, as they are written there. */
export function namesFor(side: Side, route: Route, typed: string, { format, client, workspace }: Where): Mentionable[] {
  return (format.references ?? []).flatMap((fact) => {
    if (!isAt(fact, side, route)) return [];
    const replaces = fact.as === 'words' ? (/(?<![^\s,])[^\s,]*$/.exec(typed)?.[0].length ?? 0) : typed.length;
    const write = forms[fact.form];
    return serversFor(fact, client, workspace).flatMap((server) => [
      { text: write(server), detail: fact.form === 'S' ? 'server' : 'tools of a server', replaces },
      ...toolsOf(server, fact, workspace).map((tool) => ({
        text: write(server, tool),
        detail: `tool of ${server}`,
        replaces,
      })),
    ]);
  });
}

function isAt({ at, as }: ReferencePlace, side: Side, route: Route): boolean {
  if (!fits(route, at)) return false;
  const deeper = route.slice(at.length);
  if (as === 'keys') return side === 'key' && deeper.length === 0;
  if (side === 'key') return false;
  const isItem = deeper.length === 1 && typeof deeper[0] === 'number';
  return as === 'list' ? isItem : as === 'words' ? isItem || deeper.length === 0 : deeper.length === 0;
}

/** Of saved lists, where there are any. */
function toolsOf(server: string, { form }: ReferencePlace, { toolLists, readings }: Workspace): string[] {
  if (form === 'S') return [];
  const reading = readings.find(({ names }) => names.includes(server));
  const list = reading && knownTools(toolLists, server, reading.document.path);
  return (list ?? []).map(({ name }) => name);
}
