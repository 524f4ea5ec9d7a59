import type { ReferenceForm } from '../../clients/index.ts';

/** A server as a reference writes it, and the tool or the pattern for tools that follows. */
export interface Named {
  readonly server: string;
  readonly tool?: string;
}

/** Every way to read the text, the shortest name of a server first; none where it is not of this form. */
export function namedIn(form: ReferenceForm, text: string): readonly Named[] {
  return readers[form](text);
}

type Reader = (text: string) => readonly Named[];

const readers: Readonly<Record<ReferenceForm, Reader>> = {
  S: (text) => (text === '' ? [] : [{ server: text }]),
  mcp__S__T: (text) => (/^mcp__[^(]/.test(text) ? splits(text.slice('mcp__'.length), '__') : []),
  mcp_S_T: (text) => (/^mcp_[^_]/.test(text) ? splits(text.slice('mcp_'.length), '_') : []),
  S_T: splitsOfGlob,
  'S/T': splitAtLastSlash,
  '@S/T': (text) => (/^@[^/]/.test(text) ? splitAt(text.slice(1), '/') : []),
  'S:T': (text) => (text.includes(':') ? splitAt(text, ':') : []),
  'Mcp(S:T)': (text) => (/^Mcp\(.+\)$/.test(text) ? splitAt(text.slice('Mcp('.length, -1), ':') : []),
};

/** Long enough for any name; of what is longer, most is no name of a server. */
const MOST_SPLITS = 32;

function splits(text: string, separator: string): Named[] {
  const found: Named[] = [];
  let index = text.indexOf(separator, 1);
  while (index > 0 && found.length < MOST_SPLITS) {
    found.push({ server: text.slice(0, index), tool: text.slice(index + separator.length) });
    index = text.indexOf(separator, index + 1);
  }
  found.push({ server: text });
  return found;
}

/** `S_T`, `S_*` and `S*`; without an underscore or an asterisk it may be the name of a server, or any other tool. */
function splitsOfGlob(text: string): Named[] {
  if (/^[*?]|^$/.test(text)) return [];
  const star = text.indexOf('*');
  const literal = star < 0 ? text : text.slice(0, star);
  const found = splits(literal, '_')
    .slice(0, -1)
    .filter(({ server }) => server !== '');
  const named = found.map(({ server }) => ({ server, tool: text.slice(server.length + 1) }));
  if (star === text.length - 1 && !literal.endsWith('_')) return [...named, { server: literal, tool: '*' }];
  return star < 0 ? [...named, { server: text }] : named;
}

function splitAt(text: string, separator: string): Named[] {
  const index = text.indexOf(separator);
  if (index < 0) return [{ server: text }];
  return index === 0 ? [] : [{ server: text.slice(0, index), tool: text.slice(index + 1) }];
}

/** Names from registries hold a slash themselves. */
function splitAtLastSlash(text: string): Named[] {
  const index = text.lastIndexOf('/');
  return index <= 0 ? [] : [{ server: text.slice(0, index), tool: text.slice(index + 1) }];
}
