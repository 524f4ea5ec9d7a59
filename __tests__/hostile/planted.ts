import type { Language } from '../../src/parse/index.ts';

/** A value as a file holds it; tables are lists of members, so that one can stand twice and in any order. */
export type Planted = string | number | boolean | null | readonly Planted[] | { readonly members: readonly Member[] };
export type Member = readonly [key: string, value: Planted];

const table = (...members: Member[]): Planted => ({ members });

/** Names that speak of a secret, in the tongues people use, and short ones. */
const names = [
  ...[
    'DB_PASSWORD',
    'DB_PW',
    'userpw',
    'OTP_SEED',
    'HMAC',
    'SALT',
    'ENCRYPTION_SALT',
    'API_KEY_SECRET',
    'dbPass',
    'PIN',
  ],
  ...['PASSWORT', 'kennwort', 'mot de passe', 'MDP', 'contraseña', 'CONTRASENA', 'senha', "parola d'ordine", 'segreto'],
  ...['wachtwoord', 'hasło', 'пароль', '密码', 'パスワード', '비밀번호', 'şifre', 'salasana', 'Authorization'],
];

export interface Shape {
  readonly what: string;
  /** What of the secret has to be plain letters and digits, because it stands in a text of its own grammar. */
  readonly isPlain?: true;
  /** What the secret is made to look like. */
  readonly whole?: (secret: string) => string;
  readonly plant: (secret: string) => Planted;
}

const tokenOf = (secret: string) => `ghp_aB3dE5fG7hI9jK1l${secret}`;

export const shapes: readonly Shape[] = [
  ...names.map((name): Shape => ({ what: name, plant: (secret) => table(['a', 'b'], [name, secret]) })),
  { what: 'below a name', plant: (secret) => table(['PASSWORD', table(['a', table(['b', secret])])]) },
  { what: 'in a list below a name', plant: (secret) => table(['passwords', [secret, 'a']]) },
  { what: 'a name and a value', plant: (secret) => table(['name', 'DB_PASSWORD'], ['x', 1], ['value', secret]) },
  { what: 'a value and a name', plant: (secret) => table(['value', secret], ['name', 'DB_PASSWORD']) },
  { what: 'a key and a value', plant: (secret) => table(['key', 'X-Api-Key'], ['value', secret]) },
  { what: 'a default', plant: (secret) => table(['id', 'db-password'], ['default', secret]) },
  { what: 'a field below a name', plant: (secret) => table(['API_TOKEN', table(['type', 'x'], ['value', secret])]) },
  { what: 'after a flag', plant: (secret) => ['x', '--password', secret, 7] },
  { what: 'after a flag and null', plant: (secret) => ['--client-secret', null, secret] },
  { what: 'after a short flag', isPlain: true, plant: (secret) => ['-p', secret] },
  { what: 'a pair', plant: (secret) => [['DB_PASSWORD', secret]] },
  { what: 'among variables', plant: (secret) => ['a', 'DB_PASSWORD', secret, 'b', 'c'] },
  { what: 'a .netrc', plant: (secret) => ['machine', 'h', 'login', 'me', 'password', secret] },
  { what: 'glued to a flag', isPlain: true, plant: (secret) => [`--token=${secret}`] },
  { what: 'glued to a short flag', isPlain: true, plant: (secret) => ['x', `-p${secret}`] },
  { what: 'a user and a password', isPlain: true, plant: (secret) => ['-u', `admin:${secret}`, 7] },
  { what: 'the same after a long flag', isPlain: true, plant: (secret) => ['--user', `admin:${secret}`] },
  { what: 'an assignment', isPlain: true, plant: (secret) => ['-e', `DB_PW=${secret}`] },
  { what: 'a header', isPlain: true, plant: (secret) => ['--header', `X-Api-Key: ${secret}`] },
  { what: 'a scheme', isPlain: true, plant: (secret) => table(['x', `Bearer ${secret}`]) },
  { what: 'a command of curl', isPlain: true, plant: (secret) => `curl -u me:${secret} https://a.example.com` },
  { what: 'a .netrc in a text', isPlain: true, plant: (secret) => `machine h login me password ${secret}` },
  { what: 'a password in an address', isPlain: true, plant: (secret) => `postgres://me:${secret}@db.example.com/a` },
  { what: 'a parameter', isPlain: true, plant: (secret) => `https://a.example.com/mcp?token=${secret}&a=b` },
  { what: 'a token', isPlain: true, whole: tokenOf, plant: (secret) => `x ${secret} y` },
];

/** Where a writer may choose: what stands between, and how a sign is written. */
export interface Choices {
  /** One of several, by a number that goes on. */
  readonly pick: <T>(of: readonly T[]) => T;
}

/** A text in a language, with comments, line breaks and escapes where it allows them. */
export type Writer = (value: Planted, choices: Choices) => string;

function isTable(value: Planted): value is { readonly members: readonly Member[] } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function escaped(text: string, { pick }: Choices): string {
  const written = JSON.stringify(text);
  if (pick([true, true, false])) return written;
  return written.replace(/(?<!\\)[A-Za-z](?=[^"]*"$)/, (letter) =>
    pick([true, false]) ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : letter,
  );
}

function jsonLike(gaps: readonly string[], text: (words: string, choices: Choices) => string): Writer {
  const write: Writer = (value, choices) => {
    const gap = () => choices.pick(gaps);
    if (typeof value === 'string') return text(value, choices);
    if (isTable(value)) {
      const members = value.members.map(
        ([key, item]) => `${gap()}${text(key, choices)}${gap()}:${gap()}${write(item, choices)}${gap()}`,
      );
      return `{${members.join(',')}}`;
    }
    if (!Array.isArray(value)) return String(value);
    return `[${(value as readonly Planted[]).map((item) => `${gap()}${write(item, choices)}${gap()}`).join(',')}]`;
  };
  return write;
}

const comments = ['', '', ' ', '\n  ', ' // of it\n', ' /* of it */ ', '\n/* of\n it */\n'];

function singleQuoted(text: string, choices: Choices): string {
  return choices.pick([true, false])
    ? `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
    : escaped(text, choices);
}

/** Blocks and brackets, with texts in each of their forms. */
const yaml: Writer = (value, choices) => `${block(value, '', choices)}\n`;

function block(value: Planted, indent: string, choices: Choices): string {
  const { pick } = choices;
  const flow = () => jsonLike(['', ' ', `\n${indent}   `], escaped)(value, choices);
  if (typeof value !== 'object' || value === null) return scalar(value, indent, choices);
  if (pick([true, false, false])) return flow();
  const gap = () => pick(['', '', ' # of it']);
  if (!isTable(value))
    return (value as readonly Planted[])
      .map((item) => `\n${indent}- ${inner(item, `${indent}  `, choices, gap)}`)
      .join('');
  return value.members
    .map(([key, item]) => `\n${indent}${JSON.stringify(key)}: ${inner(item, `${indent}  `, choices, gap)}`)
    .join('');
}

function inner(item: Planted, indent: string, choices: Choices, gap: () => string): string {
  const text = block(item, indent, choices);
  if (text.startsWith('\n')) return `${gap()}${text}`;
  return choices.pick([true, false]) ? text : `${gap() || ' # x'}\n${indent}  ${text}`;
}

function scalar(value: string | number | boolean | null, indent: string, choices: Choices): string {
  if (typeof value !== 'string') return String(value);
  const forms = [escaped(value, choices)];
  if (!/[\n\t]/.test(value)) {
    forms.push(`'${value.replaceAll("'", "''")}'`);
    if (!/^\s|\s$/.test(value)) forms.push(`|-\n${indent}    ${value}`);
  }
  const isOther = /^(?:[\d.e_-]+|true|false|null|yes|no|on|off|y|n)$/i.test(value);
  if (/^[A-Za-z0-9][\w./@-]*$/.test(value) && !isOther) forms.push(value);
  return choices.pick(forms);
}

/** Tables with headers and in braces. */
const toml: Writer = (value, choices) => {
  if (!isTable(value)) return `x = ${inline(value, choices)}\n`;
  const lines: string[] = [];
  section(value.members, [], lines, choices);
  return `${lines.join('\n')}\n`;
};

function section(members: readonly Member[], route: readonly string[], lines: string[], choices: Choices): void {
  const later: Member[] = [];
  for (const [key, item] of members) {
    if (isTable(item) && choices.pick([true, false])) later.push([key, item]);
    else lines.push(`${JSON.stringify(key)} = ${inline(item, choices)}${choices.pick(['', ' # of it'])}`);
  }
  for (const [key, item] of later) {
    const name = [...route, key];
    lines.push(`[${name.map((part) => escaped(part, choices)).join('.')}]`);
    if (isTable(item)) section(item.members, name, lines, choices);
  }
}

function inline(value: Planted, choices: Choices): string {
  if (value === null) return '""';
  if (typeof value === 'string') return quoted(value, choices);
  if (isTable(value))
    return `{ ${value.members.map(([key, item]) => `${escaped(key, choices)} = ${inline(item, choices)}`).join(', ')} }`;
  if (!Array.isArray(value)) return String(value);
  const gap = choices.pick(['', '\n  ', ' # of it\n  ']);
  return `[${(value as readonly Planted[]).map((item) => `${gap}${inline(item, choices)}`).join(', ')}]`;
}

function quoted(text: string, choices: Choices): string {
  const forms = [escaped(text, choices), `"""\n${escaped(text, choices).slice(1, -1)}"""`];
  if (!/['\n\t]/.test(text)) forms.push(`'${text}'`, `'''${text}'''`);
  return choices.pick(forms);
}

export interface Kind {
  readonly language: Language;
  readonly write: Writer;
}

export const kinds: Readonly<Record<string, Kind>> = {
  JSON: { language: 'json', write: jsonLike(['', ' ', '\n  '], escaped) },
  JSONC: { language: 'json', write: jsonLike(comments, escaped) },
  JSON5: { language: 'json', write: jsonLike(comments, singleQuoted) },
  YAML: { language: 'yaml', write: yaml },
  TOML: { language: 'toml', write: toml },
  'front matter': { language: 'markdown', write: (value, choices) => `---\n${yaml(value, choices)}---\nText.\n` },
};

/** The value with something planted at the table or list that a count of the walk ends at. */
export function withPlanted(value: Planted, at: { left: number }, what: Planted, secret: string): Planted {
  if (Array.isArray(value)) {
    const items = (value as readonly Planted[]).map((item) => withPlanted(item, at, what, secret));
    return at.left-- === 0 ? [...items, ...(Array.isArray(what) ? (what as readonly Planted[]) : [what])] : items;
  }
  if (!isTable(value)) return value;
  const members = value.members.map(([key, item]): Member => [key, withPlanted(item, at, what, secret)]);
  if (at.left-- !== 0) return { members };
  const known = new Set(members.map(([key]) => key));
  const more: Member[] = isTable(what) ? [...what.members] : [['planted', what]];
  return { members: [...members, ...more.filter(([key]) => !known.has(key)), ...unplanted(more, known)] };
}

/** What a key that is there already would hide. */
function unplanted(more: readonly Member[], known: ReadonlySet<string>): Member[] {
  return more.some(([key]) => known.has(key)) ? [['planted', { members: more }]] : [];
}

export function placesIn(value: Planted): number {
  if (Array.isArray(value)) return (value as readonly Planted[]).reduce<number>((sum, item) => sum + placesIn(item), 1);
  return isTable(value) ? value.members.reduce((sum, [, item]) => sum + placesIn(item), 1) : 0;
}

/** Of parsed data. */
export function planted(value: unknown): Planted {
  if (Array.isArray(value)) return value.map(planted);
  if (typeof value !== 'object' || value === null) return (value ?? null) as Planted;
  return { members: Object.entries(value).map(([key, item]): Member => [key, planted(item)]) };
}
