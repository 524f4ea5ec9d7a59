import type { Document, Route } from '../../parse/index.ts';

/** Bytes in Base64 are no text: inside content, what stands under these is passed over. */
export function isBytes(key: string, steps: Route): boolean {
  return (key === 'data' || key === 'blob') && steps.includes('content');
}

export type Side = 'key' | 'value';

/** The steps lead to the text, and are other ones afterwards: who keeps them takes a copy. */
export type HearText = (text: string, side: Side, steps: Route) => void;

/** Every string and every key of a value, in their order: all that a server answers may reach the model. */
export function eachText(value: unknown, from: Route, hear: HearText): void {
  const steps = [...from];
  const visit = (node: unknown): void => {
    if (typeof node === 'string') hear(node, 'value', steps);
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (let index = 0; index < node.length; index += 1) {
        steps.push(index);
        visit(node[index]);
        steps.pop();
      }
      return;
    }
    for (const key in node) {
      if (isBytes(key, steps)) continue;
      steps.push(key);
      hear(key, 'key', steps);
      visit((node as Readonly<Record<string, unknown>>)[key]);
      steps.pop();
    }
  };
  visit(value);
}

const known = new WeakMap<Document, boolean>();

/** Whether a document holds nothing but plain ASCII, escapes included: most rules about texts need not look then. */
export function isPlain(document: Document): boolean {
  const told = known.get(document) ?? isPlainText(document.text);
  known.set(document, told);
  return told;
}

/** Three searches for two signs each take less time than one for all of them. */
function isPlainText(text: string): boolean {
  return !['\\u', '\\b', '\\f'].some((sign) => text.includes(sign)) && !isOdd(text);
}

/** Whether a string holds more than that. */
export function isOdd(text: string): boolean {
  return /[^\t\n\r\x20-\x7e]/.test(text);
}
