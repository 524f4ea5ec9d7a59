import type { ReferenceForm } from '../../clients/index.ts';
import type { Span } from '../../parse/index.ts';
import type { ServerReference } from '../references/index.ts';

/** How many characters stand before the server's name. */
const before: Readonly<Record<ReferenceForm, number>> = {
  S: 0,
  mcp__S__T: 'mcp__'.length,
  mcp_S_T: 'mcp_'.length,
  S_T: 0,
  'S/T': 0,
  '@S/T': 1,
  'S:T': 0,
  'Mcp(S:T)': 'Mcp('.length,
};

/** Where in its text a reference names the server. */
export function nameIn({ fact, meant }: ServerReference): Span {
  const start = before[fact.form];
  return { start, end: start + meant.server.length };
}
