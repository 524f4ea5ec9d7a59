import { expect, test } from '@jest/globals';
import { lintFiles } from '../formats/support.ts';

function faultsOf(rules: string): Promise<string> {
  return lintFiles({ 'mcp-lint.json': `{ "rules": { ${rules} } }` }).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
}

test.each([
  ['"tool-name-convention": "off"', ''],
  ['"tool-name-convention": ["warning", { "prefix": "acme_", "pattern": "{verb}_{noun}" }]', ''],
  ['"timeout-unit": ["warning", {}]', ''],
])('%s is in order', async (rules, fault) => {
  expect(await faultsOf(rules)).toBe(fault);
});

test.each([
  ['"tool-name-convention": ["warning", { "prefx": "acme_" }]', /1:52 .*"prefx".*did you mean "prefix"\?/],
  ['"tool-name-convention": ["warning", { "prefix": 5 }]', /"prefix" in item 2 of "tool-name-convention"/],
  ['"tool-name-convention": ["warning", { "prefix": "" }]', /"prefix" in item 2 of "tool-name-convention"/],
  ['"tool-name-convention": ["warning", {}]', /item 2 of "tool-name-convention"/],
  ['"tool-name-convention": ["loud", { "prefix": "x" }]', /item 1 of "tool-name-convention"/],
  ['"timeout-unit": ["warning", { "prefix": "acme_" }]', /"prefix"/],
])('%s is not', async (rules, fault) => {
  expect(await faultsOf(rules)).toMatch(fault);
});
