import { isObject } from '../model/values/index.ts';
import { levels } from '../suppress/index.ts';
import { list, quote, suggest, UsageError } from '../wording/index.ts';

type Question = (value: unknown) => boolean;

const isText: Question = (value) => typeof value === 'string';
const isTexts: Question = (value) => Array.isArray(value) && value.every(isText);
const isSwitch: Question = (value) => typeof value === 'boolean';

/** What each option takes, and how that is called. */
const OPTIONS: ReadonlyMap<string, readonly [is: Question, what: string]> = new Map([
  ['cwd', [isText, 'a path']],
  ['paths', [isTexts, 'a list of paths']],
  ['targets', [isTexts, 'a list of ids of clients']],
  ['as', [isText, 'the id of a format or a client']],
  ['spec', [isText, 'a revision']],
  ['profiles', [isTexts, 'a list of profiles']],
  ['document', [isDocument, '{ path, text }']],
  ['config', [(value) => isText(value) || value === false, 'a path or false']],
  ['rules', [isObject, 'an object of rules with their severities']],
  ['fixes', [isSwitch, 'true or false']],
  ['user', [isSwitch, 'true or false']],
  ['baseline', [isText, 'a path']],
] as const);

/** Those of a conversion alone. */
const OF_CONVERSION: typeof OPTIONS = new Map([
  ['to', [(value) => isText(value) || isTexts(value), 'the id of a client, or a list of them']],
  ['from', [isText, 'the id of a client']],
  ['servers', [isTexts, 'a list of names']],
  ['merge', [isSwitch, 'true or false']],
  ['force', [isSwitch, 'true or false']],
] as const);

/** That of mending alone. */
const OF_MENDING: typeof OPTIONS = new Map([['unsafe', [isSwitch, 'true or false']]] as const);

export function checkMending(asked: Readonly<Record<string, unknown>>): void {
  check(asked, OF_MENDING);
}

export function checkConverting(asked: Readonly<Record<string, unknown>>): void {
  check(asked, OF_CONVERSION);
}

/** Programs in JavaScript have no types that would tell them. */
export function checkAsked(asked: unknown): void {
  if (!isObject(asked)) throw new UsageError(`the options are an object, not ${kindOf(asked)}`);
  check(asked, OPTIONS);
  for (const [rule, level] of Object.entries((asked.rules as object | undefined) ?? {})) checkLevel(rule, level);
}

function check(asked: Readonly<Record<string, unknown>>, options: typeof OPTIONS): void {
  for (const [name, value] of Object.entries(asked)) {
    if (value === undefined) continue;
    const option = options.get(name);
    if (option === undefined) throw unknownOption(name);
    const [is, what] = option;
    if (!is(value)) throw new UsageError(`the option "${name}" is ${what}, not ${kindOf(value)}`);
  }
}

/** Path to content, which is text or bytes. */
export function checkFiles(files: unknown): void {
  const isMap = files instanceof Map;
  if (!isMap && !isObject(files))
    throw new UsageError(`the option "files" is an object or a Map of contents, not ${kindOf(files)}`);
  for (const [path, content] of isMap ? files : Object.entries(files)) {
    if (typeof path !== 'string') throw new UsageError(`the option "files" has ${kindOf(path)} for a path`);
    if (typeof content === 'string' || content instanceof Uint8Array) continue;
    throw new UsageError(`the content of ${quote(path)} in "files" is text or bytes, not ${kindOf(content)}`);
  }
}

function checkLevel(rule: string, level: unknown): void {
  if (levels.some((known) => known === level)) return;
  const given = isText(level) ? quote(String(level)) : kindOf(level);
  const known = list(levels, { conjunction: 'or' });
  throw new UsageError(`${quote(rule)} in the option "rules" is set to ${known}, not to ${given}`);
}

function unknownOption(name: string): UsageError {
  const near = suggest(name, OPTIONS.keys()) ?? suggest(`${name}s`, OPTIONS.keys());
  const hint = near === undefined ? `there are ${list([...OPTIONS.keys()])}` : `did you mean ${quote(near)}?`;
  return new UsageError(`there is no option ${quote(name)}; ${hint}`);
}

function isDocument(value: unknown): boolean {
  return isObject(value) && isText(value.path) && isText(value.text);
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'a list';
  const kinds: Readonly<Record<string, string>> = { string: 'a text', number: 'a number', boolean: String(value) };
  return kinds[typeof value] ?? (isObject(value) ? 'an object' : `a ${typeof value}`);
}
