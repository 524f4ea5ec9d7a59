import type { Document, Route } from '../../parse/index.ts';
import { isObject, own } from '../values/index.ts';
import type { ListedResult } from './tools-in.ts';

/** One block of the content of a result. */
export interface Block {
  readonly result: ListedResult;
  readonly document: Document;
  readonly route: Route;
  readonly value: Readonly<Record<string, unknown>>;
  readonly type: unknown;
}

export function blocksOf(result: ListedResult): Block[] {
  const { document, value, route } = result;
  const content = own(value, 'content');
  if (!Array.isArray(content)) return [];
  return content.flatMap((block, index) =>
    isObject(block)
      ? [{ result, document, route: [...route, 'content', index], value: block, type: own(block, 'type') }]
      : [],
  );
}
