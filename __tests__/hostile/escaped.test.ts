import { expect, test } from '@jest/globals';
import { cli, findings } from '../e2e/support.ts';
import { tree } from '../tree.ts';

test('words spelled with escapes claim a file like any others', () => {
  const plain = '{"permissions":{"allow":["Mcp(nope:x)"]}}';
  const spelled = plain.replace('Mcp', '\\u004dcp');
  const found = (text: string) => findings(tree({ '.cursor/cli.json': text }));
  expect(found(plain)).toEqual(['.cursor/cli.json:1:26 info reference-unknown-server']);
  expect(found(spelled)).toEqual(found(plain));
});

test('an input is in use where its reference is spelled with escapes, though nobody reads that place', () => {
  const inputs = '"inputs":[{"id":"token","type":"promptString","description":"Token","password":true}]';
  const text = (reference: string) => `{${inputs},"servers":{"a":{"command":"a-mcp"}},"sandbox":{"x":"${reference}"}}`;
  const rules = (reference: string) =>
    cli(tree({ '.vscode/mcp.json': text(reference) }), ['--format', 'json']).stdout.match(/"rule": "input-unused"/g);
  expect(rules('')).toHaveLength(1);
  expect(rules('${input:token}')).toBeNull();
  expect(rules('\\u0024{input:token}')).toBeNull();
});
