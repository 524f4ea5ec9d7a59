import type { Tool } from './tool.ts';
import { clientsTool } from './tools/clients.ts';
import { convertTool } from './tools/convert.ts';
import { explainTool } from './tools/explain.ts';
import { lintTool } from './tools/lint.ts';
import { lossesTool } from './tools/losses.ts';

export const tools: readonly Tool[] = [lintTool, explainTool, clientsTool, convertTool, lossesTool];

/** As a client is told of a tool. */
export function described({ name, title, description, arguments: properties, required = [], answer }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: {
      type: 'object' as const,
      properties,
      ...(required.length === 0 ? {} : { required: [...required] }),
      additionalProperties: false,
    },
    outputSchema: answer as { type: 'object' },
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  };
}
