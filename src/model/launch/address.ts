import type { Dialect, Evidence, Reaction } from '../../clients/index.ts';
import type { Route } from '../../parse/index.ts';
import type { Server } from '../server/index.ts';
import { isUrl, valueAt } from '../values/index.ts';
import { fillsBracesIn, isFound, placeholdersIn, standInsIn } from '../variables/index.ts';
import { losesServer } from '../verdict/index.ts';

/**
 * `empty`; `scheme`: one that no request goes to; `nowhere`: none at all; `host`: a name that no host can have;
 * `unparsed`: no URL for another reason; `unmended`: one
 * only for who mends it; `user`: with a name before its host; `twice`: with a second scheme where its host would stand;
 * `port`: with a port at which nothing can listen; `template`: with "{host}" where a host belongs;
 * `guarded`: at a host that the client keeps away from; `hidden`: a sign that nobody sees stands before it; `slashes`: two more than belong there; `variable`: no URL before its variables are expanded; `literal`: nor with
 * references that the client does not expand.
 */
export type WhyUncallable =
  | 'empty'
  | 'scheme'
  | 'nowhere'
  | 'host'
  | 'unparsed'
  | 'unmended'
  | 'user'
  | 'twice'
  | 'port'
  | 'template'
  | 'guarded'
  | 'hidden'
  | 'slashes'
  | 'variable'
  | 'literal';

export interface UncallableAddress {
  readonly why: WhyUncallable;
  readonly reaction: Reaction;
}

/** Two more than belong there, so that some find no host. */
const SLASHES = /^\w[\w+.-]*:\/{4}/;

/** Why a client cannot call the address of a remote server, and what comes of it; nothing where it may be able to. */
export function uncallableAddress(server: Server): UncallableAddress | undefined {
  const { dialect, transport } = server;
  const text = addressOf(server);
  if (text === undefined) return undefined;
  if (text === '') return emptyAddress(dialect);
  const { urls } = dialect;
  if (urls?.hostless !== undefined && SLASHES.test(text)) return { why: 'slashes', reaction: urls.hostless };
  if (isUrl(text)) return isCalled(text, dialect, transport) ? refusedUrl(server, text) : uncalledScheme(text, dialect);
  const variables = variablesOf(text, server);
  if (variables === 'none') return noUrl(text, dialect);
  if (urls?.parsed === 'always') return { why: 'variable', reaction: urls.reaction };
  if (variables === 'foreign') return literalReferences(text, dialect);
  return isCalled(text, dialect, transport) ? undefined : uncalledScheme(text, dialect);
}

/** What comes of an address that is none for a stand-in that nobody replaced. */
export function unfilledAddress(server: Server): Reaction | undefined {
  const text = addressOf(server);
  if (text === undefined || isUrl(text) || standInsIn(text).length === 0) return undefined;
  return variablesOf(text, server) === 'expanded' ? undefined : whenNoUrl(server.dialect);
}

/** Of a remote server, as the client reads it. */
function addressOf(server: Server): string | undefined {
  const { url, dialect } = server;
  if (url === undefined || !isCaller(server)) return undefined;
  return withoutEnds(dialect.urls?.trims === 'called' ? url.value.trim() : url.value);
}

/** A word for the transport that nobody knows, and that costs nothing, leaves the address to be called. */
function isCaller({ transport, declared, fields, dialect }: Server): boolean {
  if (transport !== undefined) return transport !== 'stdio';
  const { withUrl } = dialect.unknownTransport ?? {};
  if (typeof declared?.value !== 'string' || withUrl === undefined || losesServer(withUrl.effect)) return false;
  return !fields.some(({ fact }) => fact?.is === 'command' || fact?.is === 'commandLine');
}

function emptyAddress(dialect: Dialect): UncallableAddress | undefined {
  const reaction = dialect.urls?.empty ?? whenNoUrl(dialect);
  return reaction.effect === 'fine' ? undefined : { why: 'empty', reaction };
}

/** A URL with a scheme that is called, and something else in it that keeps requests from reaching a server. */
function refusedUrl(server: Server, text: string): UncallableAddress | undefined {
  const { url, dialect } = server;
  const { urls } = dialect;
  if (urls?.unmended !== undefined && url !== undefined && isMended(url.value))
    return { why: 'unmended', reaction: urls.unmended };
  const user = userIn(text);
  const alone = user === undefined || user.includes(':') ? undefined : urls?.userAlone;
  const refused = user === undefined ? undefined : (alone ?? urls?.userInfo);
  if (refused !== undefined) return { why: 'user', reaction: refused };
  const why = hasForeignHost(text, server) ? 'literal' : whyUnreached(text, dialect);
  if (why !== undefined) return { why, reaction: whenCalled(dialect) };
  return urls?.guarded !== undefined && isGuarded(text, server, urls.guarded)
    ? { why: 'guarded', reaction: urls.guarded.reaction }
    : undefined;
}

/** Of a list of domains it is not asked what they match. */
function isGuarded(text: string, { document }: Server, guarded: NonNullable<NonNullable<Dialect['urls']>['guarded']>) {
  const { hostname } = new URL(text);
  const listed = (route: Route) => [valueAt(document.value, route)].flat().filter((each) => typeof each === 'string');
  if (!guarded.isGuarded(hostname) || listed(guarded.domains).length > 0) return false;
  return !listed(guarded.addresses).some((address) => address.toLowerCase().includes(hostname));
}

function uncalledScheme(text: string, dialect: Dialect): UncallableAddress {
  return { why: hasHostFirst(text) ? 'nowhere' : 'scheme', reaction: whenCalled(dialect) };
}

/** Without any variable that could make one of it. */
function noUrl(text: string, dialect: Dialect): UncallableAddress | undefined {
  const why = whyNoUrl(text);
  if (why === 'hidden' && dialect.urls?.trims === 'checked' && isUrl(text.trim()))
    return { why, reaction: unseen(dialect) };
  const reaction = whenThisIsNoUrl(text, dialect);
  return isLeft(text, dialect.urls, reaction) ? undefined : { why, reaction };
}

/** Where nothing is lost, or nobody saw it, that the text stays as it is says more. */
function literalReferences(text: string, dialect: Dialect): UncallableAddress | undefined {
  const reaction = whenThisIsNoUrl(text, dialect);
  return dialect.urls !== undefined && losesServer(reaction.effect) ? { why: 'literal', reaction } : undefined;
}

/** Before an address, where a paste leaves them. */
const HIDDEN = /^[\s\u200b-\u200d\u2060]+/;

/** Of invisible signs, parsers of URLs take off those of ASCII alone. */
function withoutEnds(text: string): string {
  return text.replace(/^[\0-\x20]+|(?<![\0-\x20])[\0-\x20]+$/g, '');
}

/** `foreign`: only references of which it is known that the client takes them for text. */
function variablesOf(text: string, server: Server): 'none' | 'foreign' | 'expanded' {
  const { placeholders, urls } = server.dialect;
  const references = placeholdersIn(text);
  const known = placeholders?.in.url ?? [];
  if (known.includes('$NAME') && placeholders?.ofEntry === undefined && /\$\w/.test(text)) return 'expanded';
  if (references.length === 0) return placeholders?.shell && /[$`]/.test(text) ? 'expanded' : 'none';
  if (placeholders === undefined) return 'expanded';
  // Where no address is parsed, what is refused is said with what the client does then.
  const refused = urls === undefined ? [placeholders.refused ?? []].flat().flatMap(({ syntaxes }) => syntaxes) : [];
  if (
    references.some(({ syntax }) => refused.includes(syntax)) ||
    references.some(({ syntax, name }) => known.includes(syntax) && isFound(server, name))
  )
    return 'expanded';
  return 'foreign';
}

/** It holds something that is replaced, by a client or by a person, before anybody calls it. */
function isLeft(text: string, urls: Dialect['urls'], { effect }: Reaction): boolean {
  if (urls === undefined && /[$%<>{}`]/.test(text)) return true;
  return effect === 'fails-server' && standInsIn(text).length > 0;
}

function hasBadScheme(text: string): boolean {
  const [, scheme] = /^([^:/?#]+):/.exec(text) ?? [];
  return scheme !== undefined && !/^\w[\w+.-]*$/.test(scheme);
}

function hasScheme(text: string): boolean {
  return /^https?:\/\/./i.test(text);
}

function whyNoUrl(text: string): WhyUncallable {
  if (isUrl(text.replace(HIDDEN, ''))) return 'hidden';
  return text.includes('://') ? 'unparsed' : 'nowhere';
}

/** "localhost:3845/mcp", which parses: "localhost:" could be a scheme. */
function hasHostFirst(text: string): boolean {
  return /^[\w.-]+:[\d$%{]/.test(text);
}

/** What browsers take for a URL, and its grammar does not. */
function isMended(text: string): boolean {
  return /[\s\\]/.test(text) || !/^[a-z][a-z\d+.-]*:\/\/[^/]/i.test(text);
}

/** What stands before the host, "name" or "name:password". */
function userIn(text: string): string | undefined {
  return /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)@/i.exec(text)?.[1];
}

/** No host is called like a variable that the client takes for text. */
function hasForeignHost(text: string, server: Server): boolean {
  const [, host = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(text) ?? [];
  return placeholdersIn(host).length > 0 && variablesOf(host, server) === 'foreign';
}

/** "https://{host}/mcp", as documents write what somebody has to put in: no name holds a brace. */
const bracedHost = /^[a-z][a-z\d+.-]*:\/\/[\w.-]*\{(?:[\w-]+|\{ ?[\w.-]+ ?\})\}/i;

/** What a URL can name and no request can reach. */
function whyUnreached(text: string, dialect: Dialect): WhyUncallable | undefined {
  const [, host = '', port] = /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#]*@)?([\w.-]+)(?::(\d*)(?![^/?#]))?/i.exec(text) ?? [];
  if (bracedHost.test(text) && !(fillsBracesIn(dialect, 'url') && text.includes('{{'))) return 'template';
  if (/^(?:https?|wss?)$/i.test(host) && /^[^/]+\/\/[^/?#]*\/\//.test(text)) return 'twice';
  // Nothing between two dots, or before the first: no such name can be looked up.
  if (/^\.|\.\./.test(host)) return 'host';
  return port !== undefined && /^0+$/.test(port) ? 'port' : undefined;
}

function isCalled(text: string, { urls }: Dialect, transport: string | undefined): boolean {
  const scheme = /^([A-Za-z][A-Za-z\d+.-]*):/.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined || scheme === 'http' || scheme === 'https') return true;
  return ((scheme === 'ws' || scheme === 'wss') && transport === 'ws') || urls?.schemes?.includes(scheme) === true;
}

function whenNoUrl(dialect: Dialect): Reaction {
  return dialect.urls?.reaction ?? unseen(dialect);
}

/** Some clients look at the scheme first. */
function whenThisIsNoUrl(text: string, dialect: Dialect): Reaction {
  const { badScheme, withScheme } = dialect.urls ?? {};
  const ofScheme = hasBadScheme(text) ? badScheme : hasScheme(text) ? withScheme : undefined;
  return ofScheme ?? whenNoUrl(dialect);
}

/** A client that only parses the address when it connects does the same with one that it cannot connect to. */
function whenCalled(dialect: Dialect): Reaction {
  const { urls } = dialect;
  return urls?.called ?? (urls?.reaction.effect === 'fails-server' ? urls.reaction : unseen(dialect));
}

/** No client that loads any text was watched while it connects. */
function unseen({ by }: Dialect): Reaction {
  const evidence: Evidence = `M:${by.slice('M:'.length)}`;
  return { effect: 'fails-server', by: evidence };
}
