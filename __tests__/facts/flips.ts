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
const otherTransport = swap({ stdio: 'http', http: 'sse', sse: 'http', ws: 'http', sdk: 'http', builtin: 'stdio' });
const everyText: Flip = (value) => (value instanceof RegExp ? [/^/] : otherWord(value, {}));
const noText: Flip = (value, among) => (value instanceof RegExp ? [/(?!)/] : otherWord(value, among));

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
    'skips-servers': 'drops-file',
    'drops-file': 'refuses-file',
    crashes: 'refuses-file',
  }),
};

const ofATransport: ReadonlySet<unknown> = new Set(['command', 'commandLine', 'url']);

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
  closes: gone,
  idle: gone,
  use: otherWord,
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
  field,
  spellings: { '*': otherTransport },
  expanded: { '*': gone },
  limit,
  syntax: { comments: not, trailingCommas: not, json5: gone },
  maxBytes: { value: oneMoreAndLess },
  format: {
    ofUser: gone,
    bareMap: swap({ true: 'certain', certain: undefined }),
    mayBeServer: gone,
    claims: swap({ path: 'shape', shape: 'path' }),
    unmistakable: gone,
    inputs: otherEnd,
    belongsTo: gone,
    when: otherAnswer,
    readsToo: withoutEach,
  },
  map: { at: otherEnd, list: swap({ only: 'too', too: 'only' }), named: otherWord, keepsLast: gone, nullRemoves: gone },
  elsewhere: { at: otherEnd },
  hiddenBy: { file: otherWord },
  serverFiles: { at: otherEnd, prefix: otherWord, from: otherWord },
  writing: { keeps: withoutEach },
  dialect: {
    transportKey: (value) => [value === null ? 'type' : null],
    transportKeyNeedsUrl: gone,
    apart: gone,
    nested: otherWord,
    strict: gone,
    open: gone,
    emptyMeansAbsent: gone,
    splitsForNpx: gone,
    overrides: withoutEach,
  },
  lacks: { transports: gone },
  inferred: { command: otherTransport, url: otherTransport },
  mask: { key: otherWord },
  both: { winner: swap({ command: 'url', url: 'command', null: 'command' }) },
  urls: { parsed: swap({ always: 'unless-variable', 'unless-variable': 'always' }) },
  starts: {
    blanks: swap({ 'one-program': 'split', 'split-alone': 'one-program', split: 'one-program' }),
  },
  keepsTilde: { words: gone, cwd: gone },
  placeholders: { shell: gone, needsFiles: gone, cutsNested: gone, own: gone },
  lookedUp: { in: withoutEach, command: otherWord, names: not },
  partly: { syntaxes: withoutEach },
  refused: { syntaxes: withoutEach, in: gone, leading: gone },
  signIn: { field: otherWord, type: otherWord, needs: otherWord },
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
    builtIn: noText,
    bundled: noText,
    among: gone,
    unknown: gone,
    switches: gone,
    grants: gone,
    whole: gone,
  },
  inPlugin: { name: otherEnd, spell: otherAnswer },
  fault: { pattern: noText },
  precedence: { same: swap({ replaced: 'merged', merged: 'replaced' }), sources: neighboursSwapped },
  source: { above: swap({ nearer: 'outer', outer: 'nearer' }) },
  moved: { env: otherWord, from: otherWord },
  toolNames: {
    server: otherAnswer,
    name: otherAnswer,
    names: otherAnswer,
    partKey: otherWord,
    kept: () => [new Set()],
  },
  clash: { within: clash, across: clash },
  registry: { metaBytes: oneMoreAndLess, metaKey: otherWord },
  registryKeys: { '*': withoutEach },
  renamed: { '*': otherWord },
  removed: { routes: withoutEach },
  package: {
    identifies: swap({ name: 'image', image: 'name', address: 'name' }),
    owner: swap({ mcpName: 'readme', readme: 'label', label: 'readme' }),
    needsVersion: gone,
    recent: gone,
  },
  forbids: { keys: withoutEach },
  bundle: { variables: withoutEach },
  bundleSince: { '*': otherWord },
  former: { keys: withoutEach },
};

/** The kind of object that stands under a key of another kind; "*" for each key of a map or item of a list. */
export const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  client: {
    formats: 'formats',
    moved: 'moves',
    toolNames: 'toolNames',
    nameLimit: 'limit',
    toolCount: 'limit',
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
    dialect: 'dialect',
    unread: 'elsewheres',
    rootFields: 'fields',
    references: 'references',
    hiddenBy: 'hiddenBy',
    writes: 'writings',
    serverFiles: 'serverFiles',
    registry: 'registry',
    bundle: 'bundle',
    former: 'former',
  },
  syntax: {
    bom: 'reaction',
    empty: 'reaction',
    blank: 'reaction',
    broken: 'reaction',
    duplicates: 'reaction',
    maxBytes: 'maxBytes',
  },
  maps: { '*': 'map' },
  elsewheres: { '*': 'elsewhere' },
  references: { '*': 'reference' },
  reference: { inPlugin: 'inPlugin', faults: 'faults' },
  faults: { '*': 'fault' },
  hiddenBy: { reaction: 'reaction' },
  writings: { '*': 'writing' },
  serverFiles: { missing: 'reaction', refused: 'reaction' },
  dialect: {
    spellings: 'spellings',
    alsoSpeaks: 'spellings',
    lacks: 'lacks',
    inferred: 'inferred',
    fields: 'fields',
    bad: 'reaction',
    mask: 'mask',
    notObject: 'reaction',
    nullEntry: 'reaction',
    neither: 'reaction',
    both: 'both',
    unknownTransport: 'reactions',
    mismatch: 'reaction',
    mismatchOf: 'reactions',
    otherTransport: 'reaction',
    urls: 'urls',
    placeholders: 'placeholders',
    starts: 'starts',
    keepsTilde: 'keepsTilde',
    signIn: 'signIns',
    names: 'nameRules',
    reserved: 'reservedNames',
  },
  fields: { '*': 'field' },
  field: { spellings: 'spellings', deprecated: 'field' },
  inferred: { urlReaction: 'reaction', commandReaction: 'reaction' },
  mask: { reaction: 'reaction' },
  both: { reaction: 'reaction' },
  reactions: { '*': 'reaction' },
  starts: { nothing: 'reaction' },
  urls: { reaction: 'reaction', withScheme: 'reaction', empty: 'reaction', called: 'reaction', unmended: 'reaction' },
  placeholders: { in: 'expanded', lookedUp: 'lookedUp', partly: 'partly', refused: 'refused' },
  refused: { reaction: 'reaction', '*': 'refused' },
  signIns: { '*': 'signIn' },
  signIn: { reaction: 'reaction' },
  nameRules: { '*': 'nameRule' },
  nameRule: { reaction: 'reaction' },
  reservedNames: { '*': 'reserved' },
  reserved: { reaction: 'reaction' },
  toolNames: { alike: 'reaction', clash: 'clash', limit: 'limit' },
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
};
