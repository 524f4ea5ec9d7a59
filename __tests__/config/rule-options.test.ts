import { expect, test } from '@jest/globals';
import { lintFiles } from '../formats/support.ts';

function faultsOf(rules: string): Promise<string> {
  return faultsIn(`{ "rules": { ${rules} } }`);
}

function faultsIn(config: string): Promise<string> {
  return lintFiles({ 'mcp-lint.json': config }).then(
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

test.each([
  ['"tool-name-convention": ["warning", { "prefix": "acme_" }]', ''],
  ['"tool-name-convention": "off"', ''],
  ['"tool-name-convention": ["warning", { "prefx": "acme_" }]', /1:95 .*"prefx".*did you mean "prefix"\?/],
  ['"timeout-unit": ["warning", { "prefix": "acme_" }]', /"prefix"/],
])('in "overrides" the same counts: %s', async (rules, fault) => {
  const found = await faultsIn(`{ "overrides": [{ "files": ["*.tools.json"], "rules": { ${rules} } }] }`);
  if (fault === '') expect(found).toBe('');
  else expect(found).toMatch(fault);
});
