import { answersOf } from '../../../model/tools/index.ts';
import { isObject } from '../../../model/values/index.ts';
import type { Document, Route } from '../../../parse/index.ts';

export interface Text {
  readonly route: Route;
  readonly side: 'key' | 'value';
  readonly text: string;
}

/** Bytes in Base64 are no text. */
const bytes: ReadonlySet<string> = new Set(['data', 'blob']);

/** Every string and every key of what a server answered: all of it may reach the model. */
export function* textsIn(document: Document): Generator<Text> {
  for (const { kind, value, route } of answersOf(document)) if (kind !== 'refusal') yield* textsOf(value, route);
}

/** The same of one of these answers, or of a part of it; in their order, so that no more is held than leads to each. */
export function* textsOf(value: unknown, from: Route): Generator<Text> {
  const route = [...from];
  if (typeof value === 'string') yield { route: [...route], side: 'value', text: value };
  const open = [levelOf(value)];
  for (let level = open.at(-1); level !== undefined; level = open.at(-1)) {
    if (level.next === level.size) {
      open.pop();
      route.pop();
      continue;
    }
    const step = level.keys?.[level.next] ?? level.next;
    level.next += 1;
    if (typeof step === 'string' && bytes.has(step) && route.includes('content')) continue;
    route.push(step);
    if (typeof step === 'string') yield { route: [...route], side: 'key', text: step };
    const inner = (level.value as Readonly<Record<string | number, unknown>>)[step];
    if (typeof inner === 'string') yield { route: [...route], side: 'value', text: inner };
    if (typeof inner === 'object' && inner !== null) open.push(levelOf(inner));
    else route.pop();
  }
}

/** A list or an object, and how far it has been walked through. */
interface Level {
  readonly value: unknown;
  readonly keys: readonly string[] | undefined;
  readonly size: number;
  next: number;
}

function levelOf(value: unknown): Level {
  if (Array.isArray(value)) return { value, keys: undefined, size: value.length, next: 0 };
  const keys = isObject(value) ? Object.keys(value) : [];
  return { value, keys, size: keys.length, next: 0 };
}

/** Whether a document holds anything beside plain ASCII, escapes included: most rules about texts need not look else. */
export function isPlain({ text }: Document): boolean {
  return !/[^\t\n\r\x20-\x7e]|\\[ubf]/.test(text);
}
