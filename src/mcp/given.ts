import { isObject } from '../model/values/index.ts';
import { quote, suggest, UsageError } from '../wording/index.ts';
import type { Argument, Tool } from './tool.ts';

/** What a client gives a tool, once it is known to be of the types that the tool asks for. */
export function checked(tool: Tool, given: unknown = {}): Readonly<Record<string, unknown>> {
  if (!isObject(given)) throw new UsageError(`the arguments of "${tool.name}" are an object`);
  const known = Object.keys(tool.arguments);
  for (const [name, value] of Object.entries(given)) {
    const argument = Object.hasOwn(tool.arguments, name) ? tool.arguments[name] : undefined;
    if (argument === undefined) throw unknownArgument(tool.name, name, known);
    if (!isOfType(value, argument)) throw new UsageError(`the argument "${name}" is ${NOUNS[argument.type]}`);
  }
  const lacking = (tool.required ?? []).find((name) => !Object.hasOwn(given, name));
  if (lacking !== undefined) throw new UsageError(`the tool "${tool.name}" needs the argument "${lacking}"`);
  return given;
}

const NOUNS = { string: 'a text', array: 'a list of texts' } as const;

function isOfType(value: unknown, { type }: Argument): boolean {
  if (type === 'string') return typeof value === 'string';
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function unknownArgument(tool: string, name: string, known: readonly string[]): UsageError {
  const close = suggest(name, known);
  const hint = close === undefined ? '' : `; did you mean ${quote(close)}?`;
  return new UsageError(`the tool "${tool}" has no argument ${quote(name)}${hint}`);
}
