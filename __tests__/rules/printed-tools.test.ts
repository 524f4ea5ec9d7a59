import { expect, test } from '@jest/globals';
import { lint } from '../../src/index.ts';

function tools(type: (name: string) => string): string {
  const properties = Object.fromEntries(
    ['text', 'count', 'options', 'since'].map((name) => [name, { type: type(name) }]),
  );
  return JSON.stringify({
    tools: [{ name: 'summarise', description: 'Shortens', inputSchema: { type: 'object', properties } }],
  });
}

const printed: Record<string, string> = {
  text: 'str',
  count: 'Optional[int]',
  options: 'Dict[str, Any]',
  since: 'datetime',
};

test('what a website prints of tools, with the types of a programming language, is no answer of a server', async () => {
  const { findings } = await lint({ files: { 'tools.json': tools((name) => printed[name] ?? '') } });
  expect(findings).toEqual([]);
});

test('one wrong type is still told', async () => {
  const { findings } = await lint({ files: { 'tools.json': tools((name) => (name === 'text' ? 'str' : 'string')) } });
  expect(findings).toMatchObject([{ rule: 'schema-invalid' }]);
});
