import { expect, test } from '@jest/globals';
import { lintFiles } from '../formats/support.ts';

const many = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => item(i)).join(',');
const COUNT = 3000;

/** Each wrong name is next to thousands of right ones: comparing all of them with all would take minutes. */
test.each([
  [
    'input-undefined',
    '.vscode/mcp.json',
    `{"inputs":[${many(COUNT, (i) => `{"id":"i${i}","type":"promptString","description":"x"}`)}],"servers":{"a":{"command":"x","args":[${many(COUNT, (i) => `"\${input:j${i}}"`)}]}}}`,
  ],
  [
    'schema-required-undeclared',
    'a.tools.json',
    `{"tools":[{"name":"t","description":"Reads x","inputSchema":{"type":"object","properties":{${many(COUNT, (i) => `"p${i}":{"type":"string","description":"x"}`)}},"required":[${many(COUNT, (i) => `"q${i}"`)}]}}]}`,
  ],
  [
    'server-json-variable',
    'server.json',
    `{"$schema":"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json","name":"io.github.acme/weather","description":"x","version":"1.0.0","remotes":[{"type":"sse","url":"https://a.example.com/${many(COUNT, (i) => `{v${i}}`)}","variables":{${many(COUNT, (i) => `"w${i}":{"description":"x"}`)}}}]}`,
  ],
])(
  '%s finds all in time',
  async (rule, path, text) => {
    const { findings } = await lintFiles({ [path]: text });
    expect(findings.filter((finding) => finding.rule === rule).length).toBeGreaterThanOrEqual(COUNT);
  },
  15_000,
);
