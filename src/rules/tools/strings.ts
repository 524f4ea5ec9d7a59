import { answersOf, isObject } from '../../model/index.ts';
import type { Document, Route } from '../../parse/index.ts';

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

/** The same of one of these answers, or of a part of it. */
export function* textsOf(value: unknown, route: Route): Generator<Text> {
  const queue: { value: unknown; route: Route }[] = [{ value, route }];
  for (const node of queue) {
    if (typeof node.value === 'string') yield { route: node.route, side: 'value', text: node.value };
    else if (Array.isArray(node.value)) {
      for (const [index, item] of node.value.entries()) queue.push({ value: item, route: [...node.route, index] });
    } else if (isObject(node.value)) {
      for (const key of Object.keys(node.value)) {
        if (bytes.has(key) && node.route.includes('content')) continue;
        const inner = [...node.route, key];
        yield { route: inner, side: 'key', text: key };
        queue.push({ value: node.value[key], route: inner });
      }
    }
  }
}

/** Whether a document holds anything beside plain ASCII, escapes included: most rules about texts need not look else. */
export function isPlain({ text }: Document): boolean {
  return !/[^\t\n\r\x20-\x7e]|\\[ubf]/.test(text);
}
