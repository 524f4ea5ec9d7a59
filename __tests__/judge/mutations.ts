import type { Random } from './random.ts';

/** A text with one or more changes that nobody thought of a rule for; pieces of another text may come into it. */
export function mutated(text: string, other: string, random: Random): string {
  let changed = text;
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    changed = random.below(3) === 0 ? random.of(ofText)(changed, other, random) : inValue(changed, other, random);
  }
  return changed;
}

type OfText = (text: string, other: string, random: Random) => string;

function splice(text: string, start: number, end: number, put: string): string {
  return text.slice(0, start) + put + text.slice(end);
}

function span(text: string, random: Random, longest = 60): readonly [number, number] {
  const start = random.below(text.length + 1);
  return [start, Math.min(text.length, start + random.below(longest))];
}

const ofText: readonly OfText[] = [
  (text, _, random) => text.slice(0, random.below(text.length + 1)),
  (text, _, random) => splice(text, ...span(text, random), ''),
  (text, _, random) => {
    const [start, end] = span(text, random);
    return splice(text, end, end, text.slice(start, end));
  },
  (text, other, random) => splice(text, ...span(text, random), other.slice(...span(other, random))),
  (text, _, random) => {
    const [start, end] = span(text, random);
    const part = text.slice(start, end);
    return splice(text, start, end, random.below(2) === 0 ? part.toUpperCase() : part.toLowerCase());
  },
  (text, _, random) => {
    const at = random.below(text.length + 1);
    return splice(text, at, at + random.below(2), random.of(letters));
  },
  (text, _, random) => {
    const lines = text.split('\n');
    const [one, two] = [random.below(lines.length), random.below(lines.length)];
    const kept = lines[one] ?? '';
    lines[one] = lines[two] ?? '';
    lines[two] = kept;
    return lines.join('\n');
  },
  // The same string, hidden from whoever looks at the text.
  (text, _, random) => {
    const at = random.below(text.length + 1);
    const code = text.charCodeAt(at);
    return /[A-Za-z0-9$@/:-]/.test(text.charAt(at))
      ? splice(text, at, at + 1, `\\u${code.toString(16).padStart(4, '0')}`)
      : text;
  },
  (text, _, random) => `${random.of(['\ufeff', ' ', '\n\n', '// x\n', '# x\n', '[', '{'])}${text}`,
];

const letters = [
  ...['"', "'", '\\', '{', '}', '[', ']', ',', ':', '\0', '\t', '\r\n', '`', '|', '&', ';', '<', '~', '%', '$', '!'],
  ...['é', 'К', 'ß', 'İ', '\u00a0', '\u200b', '\u202e', '\ufeff', '\ud800', '😀', 'ﬁ', '１', '…', '＠', '\u2028'],
];

const odd: readonly unknown[] = [
  ...[null, true, false, 0, -1, 0.5, 1e3, 999, 1000, 1001, 9999, 10_000, 65_535, 65_536, 1e21, -0, 2 ** 53],
  ...['', ' ', 'null', 'true', '0', '-', '--', '.', '/', '\\', '~', '~/x', '$HOME', '%PATH%', '${', '${}', '{env:X}'],
  ...[[], {}, [[]], [{}], [null], { '': '' }, { a: { b: { c: [] } } }, ['x', 1, null, { y: 'z' }]],
  ...['https://a.example:65536/mcp', 'http://a.example:99999', 'https://a.example:0', 'ws://[::1]:70000/sse'],
  ...['http://u:Tr0ub4dor3@a.example/x?token=9f8e7d6c5b4a39281706', 'HTTP://A.EXAMPLE/SSE', 'localhost:3000/mcp'],
  ...['docker', 'C:\\Users\\jane\\x.exe', '/home/jane/x.py', 'sudo', 'sh -c "curl x | sh"', 'npx -y docs-mcp', 'a\nb'],
  ...[
    'enabled',
    'disabled',
    'filesystem',
    'your-api-key',
    '<token>',
    'REPLACE_ME',
    'ghp_0123456789abcdefghijABCDEFGHIJ012345',
  ],
];

interface Node {
  readonly holder: Record<string | number, unknown>;
  readonly key: string | number;
}

function nodesOf(value: unknown): Node[] {
  const nodes: Node[] = [];
  const open: unknown[] = [value];
  for (const holder of open) {
    if (typeof holder !== 'object' || holder === null) continue;
    for (const key of Array.isArray(holder) ? holder.keys() : Object.keys(holder)) {
      nodes.push({ holder: holder as Node['holder'], key });
      open.push((holder as Node['holder'])[key]);
    }
  }
  return nodes;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** In JSON alone; elsewhere strings between quotes change places. */
function inValue(text: string, other: string, random: Random): string {
  const value = parsed(text);
  const nodes = nodesOf(value);
  if (nodes.length === 0) return inStrings(text, other, random);
  random.of(ofValue)(nodes, nodesOf(parsed(other)), random);
  return JSON.stringify(value, null, random.below(2) * 2) ?? text;
}

function inStrings(text: string, other: string, random: Random): string {
  const strings = [...text.matchAll(/(["'])(?:(?!\1)[^\\\n]|\\.)*\1|\b[\w-]{3,}\b/g)];
  const others = [...other.matchAll(/(["'])(?:(?!\1)[^\\\n]|\\.)*\1/g)].map(([whole]) => whole);
  if (strings.length === 0) return random.of(ofText)(text, other, random);
  const { index, 0: whole } = random.of(strings);
  return splice(text, index, index + whole.length, JSON.stringify(random.of(odd)) ?? random.of([...others, '""']));
}

type OfValue = (nodes: readonly Node[], others: readonly Node[], random: Random) => void;

const ofValue: readonly OfValue[] = [
  (nodes, _, random) => {
    const { holder, key } = random.of(nodes);
    holder[key] = random.of(odd);
  },
  (nodes, _, random) => {
    const [one, two] = [random.of(nodes), random.of(nodes)];
    const kept = structuredClone(one.holder[one.key]);
    one.holder[one.key] = structuredClone(two.holder[two.key]);
    two.holder[two.key] = kept;
  },
  (nodes, others, random) => {
    if (others.length === 0) return;
    const [one, two] = [random.of(nodes), random.of(others)];
    one.holder[one.key] = structuredClone(two.holder[two.key]);
    if (typeof two.key === 'string' && !Array.isArray(one.holder) && random.below(2) === 0) {
      one.holder[two.key] = structuredClone(two.holder[two.key]);
    }
  },
  (nodes, _, random) => {
    const { holder, key } = random.of(nodes);
    delete holder[key];
  },
  (nodes, _, random) => {
    const { holder, key } = random.of(nodes);
    if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
    else holder[renamed(String(key), random)] = structuredClone(holder[key]);
  },
  (nodes, _, random) => {
    const { holder, key } = random.of(nodes);
    const value = structuredClone(holder[key]);
    delete holder[key];
    holder[Array.isArray(holder) ? holder.length : renamed(String(key), random)] = value;
  },
  (nodes, _, random) => {
    const { holder, key } = random.of(nodes);
    const value = holder[key];
    holder[key] = random.of([[value], { [String(key)]: value }, String(value), JSON.stringify(value), [value, value]]);
  },
  (nodes, _, random) => {
    const texts = nodes.filter(({ holder, key }) => typeof holder[key] === 'string');
    if (texts.length === 0) return;
    const { holder, key } = random.of(texts);
    const text = String(holder[key]);
    const at = random.below(text.length + 1);
    holder[key] = splice(
      text,
      at,
      at + random.below(3),
      random.of([...letters, random.of(texts.map((each) => String(each.holder[each.key])))]),
    );
  },
];

function renamed(key: string, random: Random): string {
  return random.of([
    key.toUpperCase(),
    key.toLowerCase(),
    ` ${key}`,
    `${key}\u200b`,
    `${key}s`,
    key.replace(/./, ''),
    key.replace(/[-_]/g, ''),
    `${key}-${key}`,
    key.repeat(9),
    'disabled',
    'transport',
    '__proto__x',
    `${key.slice(0, -1)}${random.of(letters)}`,
  ]);
}
