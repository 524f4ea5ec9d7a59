import { blocksOf, type ListedResult } from '../../../model/answers/index.ts';
import { own } from '../../../model/values/index.ts';

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
