import type { Dialect, Meaning, PlaceholderSyntax } from '../../clients/index.ts';
import { mayHoldSecret, mayNameSecret } from '../../model/secrets/index.ts';
import { isObject } from '../../model/values/index.ts';
import { mayStandIn } from '../../model/variables/index.ts';

/** What a text may look like: any, and one whose name says that it is secret. */
interface Form {
  readonly any: RegExp;
  readonly secret: RegExp;
}

export type Forms = ReadonlyMap<Meaning, Form>;

/** Shells, interpreters and containers have more to them than a program of their own. */
const manyWays = new Set(
  'bash bun cmd curl deno doas docker env fish iwr irm nerdctl node npm php podman powershell pwsh python python2 python3 ruby sh sudo wget xargs zsh'.split(
    ' ',
  ),
);
const program = /^[A-Za-z][\w.-]*$/;

/** A name, a flag, a relative path: nothing that a shell would read, and no place on one machine. */
const word = /^[\w@.-][\w@./:=,+-]*$/;
/** What names a secret, leads to a program of which there is more to say, or ends like a script. */
const told =
  /auth|cred|curl|doas|docker|key|mnemonic|nerdctl|pass|phrase|podman|secret|sudo|token|wget|\.(?:[cm]?[jt]sx?|php|pl|py|rb|sh)\n/;

const address = /^https:\/\/(?!.*\/sse\b)(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/[\w.-]+)*\/?$/;

/** In capitals alone, so that no two differ by them only. */
const variable = /^[A-Z_][A-Z0-9_]*$/;
const header = /^[A-Za-z][A-Za-z0-9-]*$/;

/** "!" and a name alone are a command and a variable to some clients; what is assigned may be a secret. */
const unresolved = '(?!!|[A-Z_0-9]+$)';
/** Without what may begin a reference. */
const printable = '[\\x20-\\x23\\x26-\\x3c\\x3e-\\x7a\\x7c-\\x7e]';
const unreferring: Form = { any: new RegExp(`^${unresolved}${printable}*$`), secret: /^$/ };

export function isPlainProgram(value: unknown, texts: string[]): value is string {
  return isPlainText(value, program, texts) && !manyWays.has(value.toLowerCase().replace('.exe', ''));
}

export function arePlainWords(value: unknown, texts: string[]): value is readonly string[] {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isPlainText(item, word, texts)) return false;
  return !told.test(`${value.join('\n')}\n`.toLowerCase());
}

export function isPlainUrl(value: unknown, texts: string[]): value is string {
  return isPlainText(value, address, texts);
}

export function isPlainEnv(value: unknown, forms: Forms, texts: string[]): boolean {
  return arePlainValues(value, variable, forms.get('env') ?? unreferring, texts) !== undefined;
}

export function arePlainHeaders(value: unknown, forms: Forms, texts: string[]): boolean {
  const names = arePlainValues(value, header, forms.get('headers') ?? unreferring, texts);
  if (names === undefined) return false;
  return names.length < 2 || new Set(names.map((name) => name.toLowerCase())).size === names.length;
}

/** A whole number, from a second to an hour. */
export function isPlainTime(value: unknown, unit: 'ms' | 's'): boolean {
  const seconds = Number.isInteger(value) ? (value as number) / (unit === 'ms' ? 1000 : 1) : 0;
  return seconds >= 1 && seconds <= 3600;
}

/** An address that no rule has anything to say of. */
export function isPlainAddress(value: unknown): boolean {
  return typeof value === 'string' && address.test(value) && isQuiet(value);
}

/** Neither a secret nor what a person has to fill in; one look at many texts takes less than one at each. */
export function isQuiet(text: string): boolean {
  return !mayHoldSecret(text) && !mayStandIn(text);
}

/** The keys. */
function arePlainValues(value: unknown, name: RegExp, { any, secret }: Form, texts: string[]): string[] | undefined {
  if (!isObject(value)) return undefined;
  const keys = Object.keys(value);
  for (const key of keys) {
    if (!name.test(key) || !isPlainText(value[key], mayNameSecret(key) ? secret : any, texts)) return undefined;
  }
  return keys;
}

function isPlainText(value: unknown, form: RegExp, texts: string[]): value is string {
  if (typeof value !== 'string' || !form.test(value)) return false;
  texts.push(value);
  return true;
}

const remembered = new WeakMap<Dialect, Forms>();

/** Worked out once for a client: texts in which variables stand only as it expands them there. */
export function formsOf(dialect: Dialect): Forms {
  const known = remembered.get(dialect);
  if (known !== undefined) return known;
  const forms = new Map<Meaning, Form>();
  const { placeholders } = dialect;
  for (const meaning of ['env', 'headers'] as const) {
    const syntaxes = placeholders?.refused === undefined ? (placeholders?.in[meaning] ?? []) : [];
    const references = syntaxes.flatMap((syntax) => spellings.get(syntax) ?? []);
    if (references.length === 0) continue;
    const one = references.join('|');
    forms.set(meaning, {
      any: new RegExp(`^${unresolved}(?:${printable}|${one})*$`),
      secret: new RegExp(`^(?:(?:Bearer|Basic|Token) )?(?:${one})$`, 'i'),
    });
  }
  remembered.set(dialect, forms);
  return forms;
}

const spellings: ReadonlyMap<PlaceholderSyntax, string> = new Map<PlaceholderSyntax, string>([
  ['${NAME}', '\\$\\{[A-Z_][A-Z0-9_]*\\}'],
  ['${NAME:-default}', '\\$\\{[A-Z_][A-Z0-9_]*:-[\\w./-]*\\}'],
  ['${env:NAME}', '\\$\\{env:[A-Z_][A-Z0-9_]*\\}'],
  ['{env:NAME}', '\\{env:[A-Z_][A-Z0-9_]*\\}'],
]);
