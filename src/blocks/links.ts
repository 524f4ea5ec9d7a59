import { decoded } from '../model/values/index.ts';

/** What a link or a command hands to a client: one server. */
export interface Handed {
  readonly client: string;
  /** As a client's file would have it; absent where nothing could be made out. */
  readonly entry: unknown;
  readonly name: string;
  readonly inputs: unknown;
  /** Where the client takes one entry and gets a map. */
  readonly isMap?: true;
  /** Where an address was meant and a program is started: the word for a transport in front of it, or nothing. */
  readonly takenForProgram?: { readonly word: string | undefined };
}

export interface Link {
  readonly span: { readonly start: number; readonly end: number };
  readonly client: string;
  /** Absent where it cannot be decoded; of one that is a template nothing is told at all. */
  readonly handed: Handed | undefined;
}

interface Kind {
  readonly client: string;
  readonly start: RegExp;
  /** In the query as a whole, or in a parameter of it: text in JSON, or in Base64. */
  readonly payload: 'query' | 'config' | 'base64';
}

const KINDS: readonly Kind[] = [
  { client: 'vscode', payload: 'query', start: /^vscode(?:-insiders)?:mcp\/install\?/ },
  { client: 'vscode', payload: 'config', start: /^https:\/\/(?:insiders\.)?vscode\.dev\/redirect\/mcp\/install\?/ },
  {
    client: 'vscode',
    payload: 'query',
    start:
      /^https:\/\/(?:insiders\.)?vscode\.dev\/redirect\?url=(?=vscode(?:-insiders)?(?:%3A|:)mcp(?:%2F|\/)install)/i,
  },
  { client: 'cursor', payload: 'base64', start: /^cursor:\/\/anysphere\.cursor-deeplink\/mcp\/install\?/ },
  {
    client: 'cursor',
    payload: 'base64',
    start: /^https:\/\/(?:www\.)?cursor\.com\/(?:[a-zA-Z-]+\/)?(?:install-mcp|link\/mcp(?:%2[Ff]|\/)install)\?/,
  },
  { client: 'lm-studio', payload: 'base64', start: /^(?:lmstudio:\/\/add_mcp|https:\/\/lmstudio\.ai\/install-mcp)\?/ },
  { client: 'kiro', payload: 'config', start: /^https:\/\/kiro\.dev\/launch\/mcp\/add\?/ },
  {
    client: 'visual-studio',
    payload: 'query',
    start: /^https:\/\/(?:aka\.ms\/vs\/mcp-install|vs-open\.link\/mcp-install)\?/,
  },
];

/** What all of them begin with, so that nothing else is looked at; parentheses in pairs belong to a link. */
const LINK =
  /(?:vscode(?:-insiders)?:mcp\/|cursor:\/\/|lmstudio:\/\/|https:\/\/(?:insiders\.vscode|vscode|(?:www\.)?cursor|lmstudio|kiro|aka|vs-open)\.)(?:[^\s()"'<>\]`\\]|\([^\s()"<>`]{0,500}\)){1,20000}/g;
/** A link that is filled in when something is built, or by the reader. */
const TEMPLATE = /\$\{|\{\{|<|…|\.\.\.|YOUR_CONFIG|ENCODED/i;
const ENCODED_TEMPLATE = /%7B%7B|%24%7B|%3C|%E2%80%A6/i;
/** Nobody has more in one page. */
const MOST_LINKS = 500;

/** Links that install a server, in the order of the text; what stands in `code` is shown and not followed. */
export function linksIn(text: string, code: readonly { readonly start: number; readonly end: number }[]): Link[] {
  const links: Link[] = [];
  let next = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    while ((code[next]?.end ?? Infinity) <= index) next += 1;
    const isCode = (code[next]?.start ?? Infinity) <= index || text[index - 1] === '`';
    const kind = KINDS.find(({ start }) => start.test(found));
    if (kind === undefined || isCode || TEMPLATE.test(found)) continue;
    const span = { start: index, end: index + found.length };
    const handed = handedBy(found, kind);
    if (handed === undefined && ENCODED_TEMPLATE.test(found)) continue;
    links.push({ span, client: kind.client, handed });
    if (links.length === MOST_LINKS) break;
  }
  return links;
}

function handedBy(link: string, { client, payload, start }: Kind): Handed | undefined {
  // In an attribute of HTML.
  const query = link.slice(start.exec(link)?.[0].length ?? 0).replaceAll('&amp;', '&');
  if (payload === 'query') return fromWhole(client, query);
  const parameters = new Map(
    query.split('&').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const),
  );
  const config = parameters.get('config');
  const name = decoded(parameters.get('name') ?? '') ?? '';
  if (config === undefined) return undefined;
  const entry = payload === 'base64' ? decodedJson(fromBase64(config) ?? '') : decodedJson(config);
  if (entry === undefined) return undefined;
  const inputs = parameters.get('inputs');
  return { client, name, entry, inputs: inputs === undefined ? undefined : decodedJson(inputs), ...mapIn(entry) };
}

/** `{"name": …, "inputs": […], "command": …}`, in a link to the client or in one that leads to such a link. */
function fromWhole(client: string, query: string): Handed | undefined {
  const inner = query
    .replace(/^(?:vscode(?:-insiders)?)(?:%3A|:)mcp(?:%2F|\/)install(?:%3F|\?)/i, '')
    .replace(/&.*/s, '');
  const whole = decodedJson(inner);
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return undefined;
  const { name, inputs, gallery, ...entry } = whole as Readonly<Record<string, unknown>>;
  return { client, name: typeof name === 'string' ? name : '', inputs, entry: gallery === true ? undefined : entry };
}

function mapIn(entry: unknown): { isMap: true } | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const values = Object.values(entry);
  const isEntry = ['command', 'url', 'serverUrl', 'httpUrl', 'type'].some((key) => Object.hasOwn(entry, key));
  return !isEntry && values.some((value) => typeof value === 'object' && value !== null) ? { isMap: true } : undefined;
}

/** Some are encoded once, some twice. */
function decodedJson(text: string): unknown {
  let current: string | undefined = text;
  for (let times = 0; times < 3 && current !== undefined; times += 1) {
    current = decoded(current);
    const value = current === undefined ? undefined : jsonIn(current);
    if (value !== undefined) return value;
  }
  return undefined;
}

function jsonIn(text: string | undefined): unknown {
  if (text === undefined || !/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Up to its padding, which may be absent, in the alphabet for addresses, with blanks that were plus signs. */
function fromBase64(text: string): string | undefined {
  const plain = (decoded(text) ?? text)
    .replaceAll(' ', '+')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/=.*/s, '');
  try {
    const bytes = Uint8Array.from(atob(plain), (sign) => sign.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
