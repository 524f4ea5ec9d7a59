import type { Dialect, Meaning, PlaceholderSyntax, Transport } from '../clients/index.ts';
import {
  type FoundMap,
  holdNotedPackage,
  isObject,
  mayHoldSecret,
  mayNameSecret,
  mayStandIn,
  type Recognised,
} from '../model/index.ts';

/**
 * Whether the servers of a map are so plain that no rule has anything to say of them: small names, known fields with
 * values that mean one thing to everybody, variables in a spelling that the client expands. Most are, and nothing else
 * is then worked out or loaded for them. What it does not know it takes for not plain.
 */
export function isPlainMap({ value, route, list, named, only }: FoundMap, reading: Recognised): boolean {
  const { dialect } = reading.format;
  if (dialect === undefined || !isObject(value)) return false;
  if (list !== undefined || named !== undefined || only !== undefined) return false;
  const forms = formsOf(dialect);
  const seen = new Set<string>();
  const texts: string[] = [];
  for (const name of Object.keys(value)) {
    if (name === route.at(-1) || !isPlainName(name, dialect, reading)) return false;
    // Some clients leave nothing but letters; a line of one word is no name in letters, or it is looked at in full.
    const letters = name.replace(/[^a-z]/g, '');
    if (seen.has(letters)) return false;
    seen.add(letters);
    const line = plainLine(value[name], dialect, forms, texts);
    if (line === undefined || seen.has(line)) return false;
    seen.add(line);
  }
  return texts.length > 0 && isQuiet(texts.join('\n'));
}

const plainName = /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/;
/** Short enough to leave room for the tool in every client. */
const longestName = 30;

function isPlainName(name: string, { names = [], reserved = [] }: Dialect, { client }: Recognised): boolean {
  if (name.length > longestName || !plainName.test(name)) return false;
  for (const { name: kept } of reserved) if (typeof kept === 'string' ? kept === name : kept.test(name)) return false;
  for (const { pattern, cleaned, maxLength = longestName } of names) {
    const shown = cleaned ? (client.toolNames?.server(name) ?? name) : name;
    if (shown.length > maxLength || !pattern.test(shown)) return false;
  }
  return true;
}

/** What a text may look like: any, and one whose name says that it is secret. */
interface Form {
  readonly any: RegExp;
  readonly secret: RegExp;
}

type Forms = ReadonlyMap<Meaning, Form>;

/** What a plain entry starts or calls; its values are added to the texts. */
function plainLine(entry: unknown, dialect: Dialect, forms: Forms, texts: string[]): string | undefined {
  if (!isObject(entry)) return undefined;
  let declared: Transport | undefined;
  let starts: 'command' | 'url' | undefined;
  let isSwitched = false;
  let line = '';
  for (const key of Object.keys(entry)) {
    const fact = Object.hasOwn(dialect.fields, key) ? dialect.fields[key] : undefined;
    if (fact === undefined || fact.unread || fact.deprecated || fact.selects) return undefined;
    const value = entry[key];
    switch (fact.is) {
      case 'transport': {
        if (key !== dialect.transportKey || typeof value !== 'string') return undefined;
        if (!Object.hasOwn(dialect.spellings, value)) return undefined;
        declared = dialect.spellings[value];
        break;
      }
      case 'command':
      case 'commandLine': {
        if (starts !== undefined || !isPlainCommand(value, fact.is, texts)) return undefined;
        starts = 'command';
        line = `${value}\0${line}`;
        break;
      }
      case 'url': {
        if (starts !== undefined || !isPlainText(value, address, texts)) return undefined;
        starts = 'url';
        line = `${value}`;
        break;
      }
      case 'args': {
        if (!arePlainWords(value, texts)) return undefined;
        line += `\0${value}`;
        break;
      }
      case 'env': {
        if (!arePlainValues(value, variable, forms.get('env') ?? unreferring, texts)) return undefined;
        break;
      }
      case 'headers': {
        if (!arePlainValues(value, header, forms.get('headers') ?? unreferring, texts)) return undefined;
        break;
      }
      case 'enabled':
      case 'disabled': {
        if (isSwitched || typeof value !== 'boolean') return undefined;
        isSwitched = true;
        break;
      }
      default:
        if (fact.unit === undefined || !isPlainTime(value, fact.unit)) return undefined;
    }
  }
  const isPlain =
    starts !== undefined && isSettled(entry, dialect, starts, declared) && !holdNotedPackage(line.split(/[\0,]/));
  return isPlain ? line : undefined;
}

/** The transport is the only one that fits, everybody agrees on it, and every field belongs to it. */
function isSettled(
  entry: Record<string, unknown>,
  { inferred, fields }: Dialect,
  starts: 'command' | 'url',
  declared: Transport | undefined,
): boolean {
  if (declared === undefined) {
    const reaction = starts === 'command' ? inferred.commandReaction : inferred.urlReaction;
    if (reaction !== undefined && reaction.effect !== 'fine') return false;
  }
  const transport = declared ?? inferred[starts];
  if (transport !== (starts === 'command' ? 'stdio' : 'http')) return false;
  for (const key of Object.keys(entry)) {
    const only = fields[key]?.for;
    if (only !== undefined && !only.includes(transport)) return false;
  }
  return true;
}

/** Shells, interpreters and containers have more to them than a program of their own. */
const manyWays = new Set(
  'bash bun cmd curl deno doas docker env fish iwr irm nerdctl node npm php podman powershell pwsh python python2 python3 ruby sh sudo wget xargs zsh'.split(
    ' ',
  ),
);
const program = /^[A-Za-z][\w.-]*$/;

/** A name, a flag, a relative path: nothing that a shell would read, and no place on one machine. */
const word = /^[\w@.-][\w@./:=,+-]*$/;
const scripts = new Set('js cjs mjs ts cts mts jsx cjsx mjsx tsx ctsx mtsx php pl py rb sh'.split(' '));
/** What names a secret, or leads to a program of which there is more to say. */
const told = /auth|cred|curl|doas|docker|key|nerdctl|pass|podman|secret|sudo|token|wget/;

const address = /^https:\/\/(?!.*\/sse\b)(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/[\w.-]+)*\/?$/;

const variable = /^[A-Z_][A-Z0-9_]*$/;
const header = /^[A-Za-z][A-Za-z0-9-]*$/;

/** Printable, and no reference to anything. */
const unreferring: Form = { any: /^[\x20-\x23\x26-\x7a\x7c-\x7e]*$/, secret: /^$/ };

function isPlainCommand(value: unknown, is: 'command' | 'commandLine', texts: string[]): boolean {
  if (is === 'command') return isPlainProgram(value, texts);
  return Array.isArray(value) && isPlainProgram(value[0], texts) && arePlainWords(value.slice(1), texts);
}

function isPlainProgram(value: unknown, texts: string[]): boolean {
  return isPlainText(value, program, texts) && !manyWays.has((value as string).toLowerCase().replace('.exe', ''));
}

/** An address that no rule has anything to say of. */
export function isPlainAddress(value: unknown): boolean {
  return typeof value === 'string' && address.test(value) && isQuiet(value);
}

function isPlainText(value: unknown, form: RegExp, texts: string[]): boolean {
  if (typeof value !== 'string' || !form.test(value)) return false;
  texts.push(value);
  return true;
}

/** Neither a secret nor what a person has to fill in; one look at many texts takes less than one at each. */
function isQuiet(text: string): boolean {
  return !mayHoldSecret(text) && !mayStandIn(text);
}

function arePlainWords(value: unknown, texts: string[]): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isPlainText(item, word, texts)) return false;
    if (scripts.has((item as string).slice((item as string).lastIndexOf('.') + 1).toLowerCase())) return false;
  }
  return !told.test(value.join(' ').toLowerCase());
}

/** "!" and a name alone are a command and a variable to some clients; what is assigned may be a secret. */
const resolved = /^!|^[A-Z_0-9]+$|=/;

function arePlainValues(value: unknown, name: RegExp, { any, secret }: Form, texts: string[]): boolean {
  if (!isObject(value)) return false;
  const seen = new Set<string>();
  for (const key of Object.keys(value)) {
    const text = value[key];
    if (!name.test(key) || !isPlainText(text, mayNameSecret(key) ? secret : any, texts)) return false;
    if (resolved.test(text as string)) return false;
    seen.add(key.toLowerCase());
  }
  return seen.size === Object.keys(value).length;
}

/** A whole number, from a second to an hour. */
function isPlainTime(value: unknown, unit: 'ms' | 's'): boolean {
  const seconds = Number.isInteger(value) ? (value as number) / (unit === 'ms' ? 1000 : 1) : 0;
  return seconds >= 1 && seconds <= 3600;
}

const remembered = new WeakMap<Dialect, Forms>();

/** Worked out once for a client: texts in which variables stand only as it expands them there. */
function formsOf(dialect: Dialect): Forms {
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
      any: new RegExp(`^(?:[\\x20-\\x23\\x26-\\x7a\\x7c-\\x7e]|${one})*$`),
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
