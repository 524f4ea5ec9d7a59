import type { ListedResult } from '../../../model/tools/index.ts';
import { isObject, own } from '../../../model/values/index.ts';
import type { Route } from '../../../parse/index.ts';

/** One block of the content of a result. */
export interface Block {
  readonly route: Route;
  readonly value: Readonly<Record<string, unknown>>;
  readonly type: unknown;
}

export function blocksOf({ value, route }: ListedResult): Block[] {
  const content = own(value, 'content');
  if (!Array.isArray(content)) return [];
  return content.flatMap((block, index) =>
    isObject(block) ? [{ route: [...route, 'content', index], value: block, type: own(block, 'type') }] : [],
  );
}

/** The text of a result as a whole. */
export function textOf(result: ListedResult): string {
  return blocksOf(result)
    .map(({ value }) => own(value, 'text'))
    .filter((text) => typeof text === 'string')
    .join('\n');
}

/** Files of the documented examples. */
export function oneResult(fields: string): Record<string, string> {
  return { 'search.result.json': `{ ${fields} }\n` };
}

/** A result beside the tool that gave it. */
export function resultOfTool(outputSchema: string, fields: string): Record<string, string> {
  return {
    'search.result.json': `{\n  "tool": { "name": "search", "description": "Searches", "inputSchema": { "type": "object", "properties": {} }, "outputSchema": ${outputSchema} },\n  "result": { ${fields} }\n}\n`,
  };
}
