import {
  type Dialect,
  type ForeignUse,
  foreignUses,
  type Meaning,
  type Reaction,
  type SignInPart,
  takesBlock,
} from '../../clients/index.ts';
import { suggest } from '../../wording/index.ts';
import { areTexts, isObject, own, undisguise } from '../values/index.ts';
import { isRead } from './fields.ts';
import { isOfPart, type PartPlace, placeOfPart } from './part-place.ts';
import type { Field, Server } from './server.ts';

/** A key that the client does not read in this entry, and what was probably meant. */
export interface Stranger {
  readonly field: Field;
  /** `disguised`: right but for blanks, invisible or look-alike characters. */
  readonly kind: 'disguised' | 'misspelt' | 'foreign';
  readonly meaning: Meaning;
  /** This client's own key for it. */
  readonly own: string | undefined;
  /** Where this client reads it, if another name is not all that it takes. */
  readonly place?: PartPlace | undefined;
  /** It names variables, which this client has no field for. */
  readonly variables?: readonly string[];
  /** The other clients that read the key as it is written. */
  readonly readBy: readonly string[];
  /** What its absence under the right key does to the server. */
  readonly cost: Reaction | undefined;
}

/** Misspellings that no distance finds, and words from other worlds: in small letters, without what joins words. */
const aliases: Readonly<Record<Named, string>> = {
  command: 'cmd exec executable program',
  args: 'arguments argv params',
  env: 'envs enviroment environment environments environmentvariables environmentvars envvars envvariables',
  url: 'uri endpoint endpointurl serverurl serveruri mcpurl httpurl baseurl',
  headers: 'header httpheaders requestheaders customheaders',
  transport: 'transporttype',
  cwd: 'workingdirectory workingdir workdir',
};
type Named = Extract<Meaning, 'command' | 'args' | 'env' | 'url' | 'headers' | 'transport' | 'cwd'>;
const namedBy = new Map(
  (Object.keys(aliases) as Named[]).flatMap((meaning) => aliases[meaning].split(' ').map((word) => [word, meaning])),
);

/** Said by people to people; no client is expected to read them. */
const remarks =
  /^[_$#]|^\/\/|comment|^(?:notes?|name|title|label|displayName|description|desc|instructions|icon|tags?|category|version|gallery|id|homepage|website|author|docs?|_.*)$/i;

/** Whether it has any at all: most entries do not. A client that refuses unknown keys names them itself. */
export function mayHaveStrangers({ dialect, fields }: Server): boolean {
  return !dialect.strict && !dialect.open && fields.some(isStrange);
}

export function strangers(server: Server): Stranger[] {
  if (!mayHaveStrangers(server)) return [];
  const present = new Set(server.fields.map((field) => field.key));
  return server.fields.flatMap((field) => {
    if (!isStrange(field)) return [];
    const stranger = meant(server, field, present);
    if (stranger === undefined) return [];
    const inner = nested(server, field, stranger);
    const guess = inner === undefined ? stranger : { ...stranger, own: inner };
    const cost = inner === undefined ? costOf(server, stranger) : masked(server, server.dialect.neither);
    return [{ ...guess, field, cost }];
  });
}

function isStrange({ fact }: Field): boolean {
  return fact === undefined || fact.unread === true;
}

type Guess = Pick<Stranger, 'kind' | 'meaning' | 'own' | 'place' | 'variables' | 'readBy'>;

function meant(server: Server, field: Field, present: ReadonlySet<string>): Guess | undefined {
  const { dialect } = server;
  const { key, value } = field;
  const plain = undisguise(key);
  if (plain !== key && Object.hasOwn(dialect.fields, plain)) {
    return { kind: 'disguised', meaning: dialect.fields[plain]?.is ?? 'other', own: plain, readBy: [] };
  }
  if (remarks.test(key)) return undefined;
  const uses = foreignUses(key);
  const readBy = [...new Set(uses.map((use) => use.client))];
  const said = field.fact?.is ?? uses.find((use) => use.is !== 'other')?.is;
  const alias = namedBy.get(key.toLowerCase().replace(/[-_. ]/g, ''));
  if (said === undefined && areNamesOfVariables(value, alias, uses)) {
    const own = Object.keys(dialect.fields).find((each) => dialect.fields[each]?.form === 'variable-names');
    if (uses.length > 0) return { kind: 'foreign', meaning: 'other', own, variables: value, readBy };
    if (own !== undefined) return { kind: 'misspelt', meaning: 'other', own, readBy };
  }
  const part = said === 'oauth' ? [field.fact, ...uses].find((each) => each?.part !== undefined)?.part : undefined;
  if (part !== undefined) return { kind: 'foreign', meaning: 'oauth', ...partAt(server, part, value), readBy };
  const meaning = said ?? alias;
  if (meaning !== undefined) {
    // Fields without a meaning, and ways to sign in, have nothing in common but what the client has put in their place.
    const own =
      meaning === 'other' ? successor(field) : meaning === 'auth' ? undefined : ownName(dialect, meaning, field);
    if (own === key) return undefined;
    const kind = readBy.length > 0 || field.fact !== undefined ? 'foreign' : 'misspelt';
    return kind === 'misspelt' && own === undefined ? undefined : { kind, meaning, own, readBy };
  }
  const close = suggest(
    key,
    readKeys(dialect).filter((known) => !present.has(known)),
  );
  return close === undefined
    ? undefined
    : { kind: 'misspelt', meaning: dialect.fields[close]?.is ?? 'other', own: close, readBy: [] };
}

function partAt({ dialect, transport }: Server, part: SignInPart, value: unknown): Pick<Guess, 'own' | 'place'> {
  const place = placeOfPart(dialect, part, transport);
  const isName = place?.route.length === 1 && isOfPart(place, value);
  return isName ? { own: place.route[0] } : { own: undefined, place };
}

/** A list of them is no environment, whatever its name. */
function areNamesOfVariables(
  value: unknown,
  alias: Meaning | undefined,
  uses: readonly ForeignUse[],
): value is string[] {
  if (!areTexts(value) || !value.every((each) => /^[A-Za-z_]\w*$/.test(each))) return false;
  return uses.length > 0 ? uses.some(({ form }) => form === 'variable-names') : alias === 'env';
}

/** Not for a block of another kind: one for signing in is an object, and no part of one, which some have in the entry itself. */
function ownName(dialect: Dialect, meaning: Meaning, { value }: Field): string | undefined {
  const own = ownKey(dialect, meaning);
  const fact = own === undefined ? undefined : dialect.fields[own];
  if (fact === undefined || !takesBlock(fact, value)) return undefined;
  return meaning !== 'oauth' || (fact.part === undefined && isObject(value)) ? own : undefined;
}

function successor({ fact }: Field): string | undefined {
  return fact?.unread === true ? fact.now : undefined;
}

/** The key that a server lacks which has its address or command in an object of its own, `transport: {url}`. */
function nested(server: Server, { value }: Field, { meaning }: Guess): string | undefined {
  if (meaning !== 'transport' || !isObject(value) || startsSomehow(server)) return undefined;
  const inside = (['url', 'command'] as const).find((key) => typeof own(value, key) === 'string');
  return inside === undefined ? undefined : ownKey(server.dialect, inside);
}

function readKeys(dialect: Dialect): string[] {
  return Object.keys(dialect.fields).filter((key) => dialect.fields[key]?.unread !== true);
}

/** The client's own key for a meaning; a list with command and arguments stands for both. */
export function ownKey(dialect: Dialect, meaning: Meaning): string | undefined {
  const find = (wanted: Meaning) => readKeys(dialect).find((key) => dialect.fields[key]?.is === wanted);
  const direct = find(meaning);
  if (direct !== undefined) return direct;
  if (meaning === 'args' || meaning === 'command') return find('commandLine');
  return meaning === 'commandLine' ? find('command') : undefined;
}

function costOf(server: Server, { meaning }: Guess): Reaction | undefined {
  const { dialect } = server;
  if (meaning === 'command' || meaning === 'commandLine' || meaning === 'url') {
    return startsSomehow(server) ? undefined : masked(server, dialect.neither);
  }
  if (meaning === 'transport' && server.declared === undefined) {
    const reaction = untypedReaction(server);
    return reaction === undefined || reaction.effect === 'fine' ? undefined : masked(server, reaction);
  }
  return undefined;
}

export function hasMeaning({ fields, dialect }: Server, ...meanings: readonly Meaning[]): boolean {
  return fields.some((field) => field.fact !== undefined && meanings.includes(field.fact.is) && isRead(dialect, field));
}

export function startsSomehow(server: Server): boolean {
  return hasMeaning(server, 'command', 'commandLine', 'url');
}

/** A client without any remote transport. */
export function onlyLocal({ spellings, inferred }: Dialect): boolean {
  return inferred.url === undefined && Object.values(spellings).every((transport) => transport === 'stdio');
}

/** What a missing transport key does to an entry with a command or a url. */
export function untypedReaction(server: Server): Reaction | undefined {
  const { inferred } = server.dialect;
  if (hasMeaning(server, 'command', 'commandLine')) return inferred.commandReaction;
  return hasMeaning(server, 'url') ? inferred.urlReaction : undefined;
}

/** The reaction to a fault of an entry, unless a switch in the entry hides it. */
export function masked(server: Server, reaction: Reaction): Reaction {
  const { mask } = server.dialect;
  if (mask === undefined) return reaction;
  return server.fields.some((field) => field.key === mask.key && typeof field.value === 'boolean')
    ? mask.reaction
    : reaction;
}
