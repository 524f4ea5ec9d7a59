import { expect, test } from '@jest/globals';
import { lint } from '../../src/index.ts';
import { expectLinear } from '../counting/steps.ts';

const block = '```json\n{ "mcpServers": { "docs": { "command": "docs-mcp", "args": [..., <x>] } } }\n```\n';

test.each<[string, (size: number) => string]>([
  ['blocks', (size) => `## Cursor\n${block.repeat(size)}`],
  ['sections', (size) => `## Cursor\nCopy \`.cursor/mcp.json\`:\n${block}`.repeat(size)],
  ['what is open', (size) => `MCP\n${'<details><summary>x</summary>\n'.repeat(size)}${block}`],
  ['what is closed', (size) => `MCP\n<details>\n${'</details></Tab>\n'.repeat(size)}${block}`],
  ['lines of a section', (size) => `## Cursor\n${'Copy `.cursor/mcp.json` or mcp.json\n'.repeat(size)}${block}`],
  ['fences that nothing closes', (size) => `MCP\n${'````\n```\n'.repeat(size)}`],
  ['comments', (size) => `MCP\n${'<!-- x --> {/* y */} '.repeat(size)}\n${block}`],
  ['signs of quotes', (size) => `MCP\n${'> '.repeat(size)}\`\`\`\n`],
  ['a path without an end', (size) => `MCP\n${'/a'.repeat(size)}\n${block}`],
  ['tags without an end', (size) => `MCP\n${'<details '.repeat(size)}\n${block}`],
  ['holes', (size) => `MCP\n\`\`\`json\n{ "mcpServers": { ${'..., '.repeat(size)} } }\n\`\`\`\n`],
])('the time grows with the text and no faster: %s', async (_, textOf) => {
  await expectLinear(100, (size) => lint({ files: { 'README.md': textOf(size) } }));
  expect.hasAssertions();
});
