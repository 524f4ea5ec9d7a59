import { describe, expect, test } from '@jest/globals';
import { lintFiles } from '../formats/support.ts';

describe('what smithery.yaml is written from', () => {
  test.each([
    'startCommand:\n  type: stdio\n  configSchema:\n    <% if (key) { %>\n    required: [apiKey]\n    <% } %>\n',
    'startCommand:\n  type: stdio\n  {% if key %}\n  configSchema: {}\n  {%- endif %}\n',
    'startCommand:\n  type: stdio\n  {{#if key}}\n  configSchema: {}\n  {{/if}}\n',
  ])('is nobody else’s file', async (text) => {
    const report = await lintFiles({ 'smithery.yaml': text });
    expect(report.files).toEqual([]);
    expect(report.findings).toEqual([]);
  });

  test('a broken file is still one', async () => {
    const report = await lintFiles({ 'smithery.yaml': 'startCommand:\n  type: stdio\n  nothing\n' });
    expect(report.findings.map(({ rule }) => rule)).toContain('syntax-error');
  });
});
