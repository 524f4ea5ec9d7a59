/** The values that a fact could have had instead: near ones, so that only a case about this very fact can tell. */
export type Flip = (value: unknown, among: Readonly<Record<string, unknown>>) => readonly unknown[];

function swap(others: Readonly<Record<string, unknown>>): Flip {
  return (value) => (Object.hasOwn(others, String(value)) ? [others[String(value)]] : []);
}

const gone: Flip = () => [undefined];
const not: Flip = (value) => [value !== true];
const oneMoreAndLess: Flip = (value) => (typeof value === 'number' ? [value + 1, value - 1] : []);
const otherWord: Flip = (value) => (typeof value === 'string' ? [`${value}X`] : []);
const withoutEach: Flip = (value) =>
  Array.isArray(value) ? value.map((_, index) => value.filter((__, other) => other !== index)) : [];
const otherEnd: Flip = (value) => (Array.isArray(value) ? [[...value.slice(0, -1), `${value.at(-1)}X`]] : []);
const neighboursSwapped: Flip = (value) =>
  Array.isArray(value)
    ? value.slice(1).map((_, index) => value.with(index, value[index + 1]).with(index + 1, value[index]))
    : [];
const otherAnswer: Flip = (value) =>
  typeof value === 'function' ? [(...given: unknown[]) => other(value(...given))] : [];
/** Of an algorithm that says nothing where it does not apply. */
const noAnswer: Flip = (value) => (typeof value === 'function' ? [() => undefined] : []);
const otherTransport = swap({ stdio: 'http', http: 'sse', sse: 'http', ws: 'http', sdk: 'http', builtin: 'stdio' });
const everyText: Flip = (value) => (value instanceof RegExp ? [/^/] : otherWord(value, {}));
const noText: Flip = (value, among) => (value instanceof RegExp ? [/(?!)/] : otherWord(value, among));

/** No revision is newer. */
const laterDate: Flip = () => ['2999-01-01'];

function other(answer: unknown): unknown {
  if (typeof answer === 'string') return `${answer}X`;
  if (typeof answer === 'number') return answer + 1;
  if (typeof answer === 'boolean') return !answer;
  return Array.isArray(answer) ? answer.map(other) : answer;
}

const reaction: Readonly<Record<string, Flip>> = {
  effect: swap({
    fine: 'refuses-file',
    ignored: 'fine',
    warns: 'ignored',
    'skips-server': 'refuses-file',
    'drops-server': 'skips-server',
    'fails-server': 'skips-server',
    'refuses-file': 'skips-server',
    'refuses-plugin': 'refuses-file',
    'skips-servers': 'drops-file',
    'drops-file': 'refuses-file',
    'hides-tools': 'drops-server',
    crashes: 'refuses-file',
  }),
};

const otherPart = (value: unknown) => [value === 'own' || value === 'clientSecret' ? 'clientId' : 'clientSecret'];

const ofATransport: ReadonlySet<unknown> = new Set(['command', 'commandLine', 'url']);

/** A server whose requests fail is loaded: what is known besides is that a client leaves out what no request can carry. */
const request: Readonly<Record<string, Flip>> = {
  effect: swap({ 'fails-server': 'ignored', ignored: 'fails-server' }),
};

const field: Readonly<Record<string, Flip>> = {
  is: (value) => [value === 'other' ? 'cwd' : 'other'],
  form: gone,
  // A command and an address are read with certain transports by what they are.
  for: (_, { is }) => (ofATransport.has(is) ? [['sdk']] : [undefined]),
  selects: gone,
  unit: swap({ ms: 's', s: 'ms', unknown: 's' }),
  repeatsName: gone,
  floor: oneMoreAndLess,
  unread: gone,
  now: otherWord,
  closes: gone,
  writtenAsText: gone,
  wholeAsWritten: gone,
  overflows: gone,
  booleanAlone: gone,
  mindsNull: gone,
  overrules: gone,
  idle: gone,
  writesEverywhere: gone,
  blank: (value) => [value === true ? [] : true],
  part: otherPart,
  takes: withoutEach,
  approvesAll: (value, among) => (value === true ? [undefined] : otherWord(value, among)),
};

const limit: Readonly<Record<string, Flip>> = {
  most: oneMoreAndLess,
  length: otherAnswer,
  over: swap({ cut: 'refused', hashed: 'cut', 'left-out': 'cut', refused: 'cut', sent: 'cut', none: 'cut' }),
};

const clash = swap({ first: 'last', last: 'first', least: 'first', one: 'first', sent: 'first', none: 'sent' });

/**
 * What can be flipped, by the kind of object and its key. What is not here is a sentence, a name, a path, or holds
 * other facts.
 */
export const flips: Readonly<Record<string, Readonly<Record<string, Flip>>>> = {
  reaction,
  request,
  field,
  spellings: { '*': otherTransport },
  alsoSpeaks: { '*': gone },
  keys: { '*': otherPart },
  deprecated: { use: otherWord, ifObject: gone },
  expanded: { '*': withoutEach },
  limit,
  toolCount: { most: oneMoreAndLess },
  syntax: { comments: not, trailingCommas: not, json5: gone, keepsReturns: gone, requotes: gone },
  merges: { where: gone },
  plains: { as: gone },
  maxBytes: { value: oneMoreAndLess },
  format: {
    ofUser: gone,
    inProject: gone,
    bareMap: swap({ true: 'certain', some: 'certain', certain: undefined }),
    mayBeServer: gone,
    otherReaders: withoutEach,
    saysWhose: withoutEach,
    stray: gone,
    holds: withoutEach,
    beside: otherWord,
    ownFolder: gone,
    ownCwd: gone,
    atTop: gone,
    claims: swap({ path: 'shape', shape: 'path' }),
    unmistakable: gone,
    inputs: otherEnd,
    belongsTo: gone,
    when: otherAnswer,
    readsToo: withoutEach,
    readsBeside: withoutEach,
    answer: swap({ tools: 'result', result: 'tools', prompts: 'tools', resources: 'tools' }),
  },
  folder: { env: otherWord, fallback: otherWord },
  head: { '*': otherWord },
  map: {
    at: otherEnd,
    unless: gone,
    list: swap({ only: 'too', too: 'only' }),
    named: otherWord,
    keepsLast: gone,
    nullRemoves: gone,
  },
  unreadKey: { at: otherEnd, moved: gone },
  otherVersion: { reads: otherWord, refusedBy: otherWord },
  replacedBy: { file: otherWord, at: otherEnd },
  hiddenBy: { file: otherWord },
  declares: { known: withoutEach },
  listing: { usable: otherAnswer, broken: otherAnswer },
  serverFiles: { at: otherEnd, prefix: otherWord, from: otherWord, format: otherWord, usual: gone },
  unnamed: { read: otherWord, unread: otherWord },
  parts: { at: withoutEach, from: otherWord },
  loaded: { at: otherWord, file: otherWord },
  writing: { client: otherWord, keeps: withoutEach, copies: gone },
  writtenAs: { '*': otherTransport },
  chosen: { tool: otherWord },
  copiesKeys: { without: withoutEach },
  choice: { settings: otherWord, portion: noAnswer },
  dialect: {
    transportKey: (value) => [value === null ? 'type' : null],
    transportKeyNeedsUrl: gone,
    apart: gone,
    nested: otherWord,
    strict: gone,
    open: gone,
    emptyMeansAbsent: gone,
    splitsForNpx: gone,
    nullMeansAbsent: gone,
    keepsLineEnds: gone,
    sendsUtf8: gone,
    overrides: withoutEach,
  },
  lacks: { transports: withoutEach },
  inferred: { command: otherTransport, url: otherTransport, urlWantsKey: gone },
  mask: { key: otherWord },
  both: {
    winner: swap({ command: 'url', url: 'command', null: 'command' }),
    fitting: withoutEach,
    needsArgs: gone,
  },
  urls: {
    parsed: swap({ always: 'unless-variable', 'unless-variable': 'always' }),
    trims: swap({ checked: 'called', called: 'checked' }),
    schemes: withoutEach,
  },
  guarded: { isGuarded: otherAnswer, domains: otherEnd, addresses: otherEnd },
  ownHeaders: { names: withoutEach },
  starts: {
    blanks: swap({ 'one-program': 'split', 'split-alone': 'one-program', split: 'one-program' }),
    skipsBadCwd: gone,
    shellOnWindows: gone,
  },
  fillsBraces: { only: gone, names: withoutEach, in: withoutEach },
  keepsTilde: { words: gone, args: gone, cwd: gone },
  placeholders: {
    ofEntry: gone,
    shell: gone,
    needsFiles: gone,
    cutsNested: gone,
    own: withoutEach,
    alone: withoutEach,
    ownTakesNoDefault: gone,
    inherited: gone,
  },
  unset: { in: withoutEach },
  lookedUp: { in: withoutEach, command: otherWord, names: not },
  valuesElsewhere: { names: withoutEach },
  folders: { '*': otherWord },
  partly: { syntaxes: withoutEach, documented: otherWord },
  refused: { syntaxes: withoutEach, in: withoutEach, anywhere: gone, leading: gone, passedOn: gone },
  signIn: { field: otherWord, type: otherWord, needs: otherWord },
  replaces: { header: otherWord, variable: otherWord },
  nameRule: { pattern: everyText, cleaned: gone, maxLength: oneMoreAndLess },
  reserved: { name: noText },
  reference: {
    at: otherEnd,
    as: swap({ text: 'list', list: 'keys', words: 'text', keys: 'list', expression: 'text' }),
    form: swap({
      S: 'S/T',
      mcp__S__T: 'S_T',
      S_T: 'mcp__S__T',
      'S/T': 'S',
      '@S/T': 'S/T',
      'S:T': 'S/T',
      'Mcp(S:T)': 'S:T',
    }),
    server: gone,
    builtIn: noText,
    bundled: noText,
    among: withoutEach,
    unknown: gone,
    only: gone,
    instead: otherWord,
    switches: gone,
    grants: gone,
    whole: gone,
  },
  serverRule: { at: otherEnd, stops: otherAnswer },
  inPlugin: { servers: withoutEach, manifest: otherWord, name: otherEnd, spell: otherAnswer },
  fault: { pattern: noText, within: noText, meant: otherAnswer },
  precedence: { same: swap({ replaced: 'merged', merged: 'replaced' }), sources: neighboursSwapped },
  source: { at: otherEnd, above: swap({ nearer: 'outer', outer: 'nearer' }) },
  moved: { env: otherWord, from: otherWord },
  toolNames: {
    server: otherAnswer,
    name: otherAnswer,
    names: otherAnswer,
    partKey: otherWord,
    kept: () => [new Set()],
  },
  earlier: { before: (value) => [`1${value}`] },
  clash: { within: clash, across: clash },
  registry: { revision: laterDate, schemaUrl: otherAnswer, metaBytes: oneMoreAndLess, metaKey: otherWord },
  registryKeys: { '*': withoutEach },
  renamedSince: { since: laterDate },
  renamed: { '*': otherWord },
  removed: { since: laterDate, routes: withoutEach },
  package: {
    identifies: swap({ name: 'image', image: 'name', address: 'name' }),
    owner: swap({ mcpName: 'readme', readme: 'label', label: 'readme' }),
    needsVersion: gone,
    recent: gone,
  },
  forbids: { since: laterDate, keys: withoutEach },
  bundle: { variables: withoutEach, settings: otherWord },
  bundleSince: { '*': otherWord },
  former: { keys: withoutEach },
  profile: { arrayItems: gone, addsProperties: gone },
  profileName: { pattern: everyText, max: oneMoreAndLess },
  profileKey: { pattern: everyText },
  keywords: { keywords: withoutEach },
  count: { max: oneMoreAndLess, unit: swap({ characters: 'bytes', bytes: 'characters' }) },
};

/** The kind of object that stands under a key of another kind; "*" for each key of a map or item of a list. */
export const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  client: {
    formats: 'formats',
    moved: 'moves',
    toolNames: 'toolNames',
    nameLimit: 'limit',
    toolCount: 'toolCount',
    precedence: 'precedences',
    twins: 'reaction',
  },
  formats: { '*': 'format' },
  moves: { '*': 'moved' },
  precedences: { '*': 'precedence' },
  precedence: { sources: 'sources' },
  sources: { '*': 'source' },
  format: {
    syntax: 'syntax',
    servers: 'maps',
    toolNames: 'toolNames',
    noMap: 'reaction',
    wrongKey: 'reaction',
    badRoot: 'reaction',
    badMap: 'reaction',
    arrayRoot: 'reaction',
    nullRoot: 'reaction',
    nested: 'reaction',
    nullMap: 'reaction',
    arrayMap: 'reaction',
    textMap: 'reaction',
    dialect: 'dialect',
    unread: 'unreadKeys',
    rootFields: 'fields',
    references: 'references',
    serverRules: 'serverRules',
    hiddenBy: 'hiddenBy',
    writes: 'writings',
    serverFiles: 'serverFiles',
    parts: 'parts',
    registry: 'registry',
    bundle: 'bundle',
    former: 'former',
    folder: 'folder',
    head: 'head',
    otherVersion: 'otherVersion',
    declares: 'declares',
    replacedBy: 'replacedBy',
    listing: 'listing',
    choice: 'choice',
    rewrites: 'placeholders',
  },
  syntax: {
    bom: 'reaction',
    empty: 'reaction',
    blank: 'reaction',
    onlyComments: 'reaction',
    halves: 'reaction',
    merges: 'merges',
    plains: 'plains',
    broken: 'reaction',
    duplicates: 'reaction',
    maxBytes: 'maxBytes',
  },
  maps: { '*': 'map' },
  unreadKeys: { '*': 'unreadKey' },
  references: { '*': 'reference' },
  serverRules: { '*': 'serverRule' },
  reference: { inPlugin: 'inPlugin', faults: 'faults' },
  faults: { '*': 'fault' },
  fault: { costs: 'reaction' },
  hiddenBy: { reaction: 'reaction' },
  declares: { reaction: 'reaction' },
  writings: { '*': 'writing' },
  writing: { as: 'writtenAs', chosen: 'chosen', copiesKeys: 'copiesKeys' },
  serverFiles: { missing: 'reaction', refused: 'reaction', unnamed: 'unnamed' },
  parts: { missing: 'reaction', outside: 'reaction', loaded: 'loaded' },
  loaded: { again: 'reaction', twice: 'reaction' },
  dialect: {
    spellings: 'spellings',
    alsoSpeaks: 'alsoSpeaks',
    lacks: 'lacks',
    inferred: 'inferred',
    fields: 'fields',
    bad: 'reaction',
    mask: 'mask',
    notObject: 'reaction',
    nullEntry: 'reaction',
    neither: 'reaction',
    both: 'both',
    unknownTransport: 'unknownTransport',
    mismatch: 'reaction',
    mismatchOf: 'reactions',
    otherTransport: 'reaction',
    unsendable: 'request',
    ownHeaders: 'ownHeaders',
    urls: 'urls',
    placeholders: 'placeholders',
    starts: 'starts',
    fillsBraces: 'fillsBraces',
    keepsTilde: 'keepsTilde',
    signIn: 'signIns',
    names: 'nameRules',
    reserved: 'reservedNames',
  },
  fields: { '*': 'field' },
  field: { spellings: 'spellings', deprecated: 'deprecated', keys: 'keys', whenUnset: 'reaction' },
  inferred: { urlReaction: 'reaction', commandReaction: 'reaction' },
  mask: { reaction: 'reaction' },
  both: { reaction: 'reaction' },
  reactions: { '*': 'reaction' },
  unknownTransport: { withCommand: 'reaction', withUrl: 'reaction', notText: 'reaction', empty: 'reaction' },
  starts: { nothing: 'reaction' },
  urls: {
    reaction: 'reaction',
    withScheme: 'reaction',
    empty: 'reaction',
    called: 'reaction',
    unmended: 'reaction',
    badScheme: 'reaction',
    hostless: 'reaction',
    userInfo: 'reaction',
    userAlone: 'reaction',
    guarded: 'guarded',
  },
  guarded: { reaction: 'reaction' },
  ownHeaders: { reaction: 'request' },
  placeholders: {
    in: 'expanded',
    unset: 'unsets',
    lookedUp: 'lookedUp',
    elsewhere: 'valuesElsewhere',
    partly: 'partly',
    refused: 'refused',
  },
  unsets: { '*': 'unset' },
  unset: { reaction: 'reaction' },
  valuesElsewhere: { defaults: 'folders' },
  refused: { reaction: 'reaction', '*': 'refused' },
  signIns: { '*': 'signIn' },
  signIn: { orStored: 'reaction', replaces: 'replaces', reaction: 'reaction' },
  replaces: { reaction: 'reaction' },
  nameRules: { '*': 'nameRule' },
  nameRule: { reaction: 'reaction' },
  reservedNames: { '*': 'reserved' },
  reserved: { reaction: 'reaction' },
  toolNames: { alike: 'reaction', clash: 'clash', limit: 'limit', earlier: 'olderNames' },
  olderNames: { '*': 'earlier' },
  earlier: { names: 'toolNames' },
  registry: {
    refuses: 'reaction',
    refusesAsTold: 'reaction',
    advises: 'reaction',
    keys: 'registryKeys',
    renamed: 'renamedSince',
    removed: 'removed',
    packages: 'packages',
  },
  renamedSince: { keys: 'renamed' },
  packages: { '*': 'package' },
  package: { forbids: 'forbids' },
  bundle: { refuses: 'reaction', advises: 'reaction', since: 'bundleSince' },
  former: { reaction: 'reaction' },
  profile: {
    toolName: 'profileName',
    noRootKeywords: 'keywords',
    propertyKey: 'profileKey',
    description: 'count',
    tools: 'count',
    unknownKeywords: 'keywords',
  },
};

/** What is declared and not flipped, by the reason. */
export const left: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'how something is known, and not what is so': {
    client: ['sources', 'formerly'],
    format: ['schemaBy'],
    '*': ['by'],
  },
  'a name, which other facts and the lists of clients refer to': {
    client: ['id', 'name'],
    format: ['id', 'title', 'reader'],
    source: ['format', 'files'],
    registry: ['revisions'],
    bundle: ['version', 'versions'],
    profile: ['id', 'name', 'sources', 'standard'],
  },
  'a sentence or a part of one, for people': {
    client: ['about'],
    toolCount: ['fact'],
    limit: ['whose'],
    reaction: ['since', 'note'],
    request: ['since', 'note'],
    field: ['default', 'note'],
    deprecated: ['help'],
    dialect: ['switchOff'],
    placeholders: ['whenUnset'],
    lookedUp: ['whenFails'],
    partly: ['where'],
    valuesElsewhere: ['where', 'help'],
    bundle: ['mistakes'],
    refused: ['help'],
    source: ['note'],
    fault: ['fault', 'help'],
    nameRule: ['allows', 'fault'],
    toolNames: ['form', 'apartBy', 'collision'],
    format: ['place'],
    unreadKey: ['instead', 'insteadOfUser'],
    otherVersion: ['help'],
    profileName: ['allows'],
    profileKey: ['allows'],
    keywords: ['outcome'],
    count: ['outcome'],
  },
  'goes into lists and programs that are made before anything is run; __tests__/architecture/facts.test.ts holds them':
    {
      format: ['files', 'userFiles', 'schema'],
      syntax: ['language'],
    },
};

/** Whether a key of a kind of object is listed as one that is not flipped. */
export function isLeft(kind: string, key: string): boolean {
  return Object.values(left).some((keys) => [...(keys[kind] ?? []), ...(keys['*'] ?? [])].includes(key));
}
