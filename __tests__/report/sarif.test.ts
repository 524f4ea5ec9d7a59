import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { readRules } from '../../src/cli/catalog.ts';
import { at } from '../../src/model/values/index.ts';
import { type RenderOptions, type Report, render } from '../../src/report/index.ts';
import { anyText } from '../any-text.ts';
import { runs } from '../fuzz.ts';
import { file, findingAt, parse, plain, report } from './support.ts';

const schemaFile = join(import.meta.dirname, 'vendor/sarif-2.1.0-rtm.5.json');
// Draft 4, of which it uses nothing that later drafts read otherwise.
const { $schema: _draft, id: _id, ...schema } = JSON.parse(readFileSync(schemaFile, 'utf8'));
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
formats.default(ajv);
const isValid = ajv.compile(schema);

async function sarif(of: Report, options: Partial<RenderOptions> = {}) {
  const log = JSON.parse(await render('sarif', of, { ...plain, loadRules: async () => rules, ...options }));
  isValid(log);
  expect(isValid.errors ?? []).toEqual([]);
  return log.runs[0];
}

const rules = readRules();
const document = parse('{\n  "mcpServers": {\n    "docs": {\n    }\n  }\n}');
const docs = ['mcpServers', 'docs'];

describe('the SARIF report', () => {
  test('of nothing is valid and names every rule', async () => {
    const run = await sarif(report([], []));
    expect(run.results).toEqual([]);
    expect(run.tool.driver).toMatchObject({ name: 'mcp-lint', semanticVersion: '1.2.3' });
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(rules.map(({ id }) => id));
    expect(run.columnKind).toBe('utf16CodeUnits');
  });

  test('has full regions, related places and the rule of each finding', async () => {
    const finding = findingAt(document, docs, 'value', {
      help: 'add "type"',
      related: [{ place: at(document, ['mcpServers'], 'key'), message: 'the map' }],
    });
    const run = await sarif(report([finding], [file('.mcp.json')]));
    const [result] = run.results;
    expect(result).toMatchObject({
      ruleId: 'transport-untyped',
      level: 'error',
      message: { text: 'server "docs" has a "url" but no "type"\nadd "type"' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: '.mcp.json', uriBaseId: '%SRCROOT%' },
            region: { startLine: 3, startColumn: 13, endLine: 4, endColumn: 6 },
          },
        },
      ],
      relatedLocations: [
        {
          id: 1,
          message: { text: 'the map' },
          physicalLocation: { region: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 15 } },
        },
      ],
    });
    expect(run.tool.driver.rules[result.ruleIndex].id).toBe('transport-untyped');
  });

  test('rules carry their texts in Markdown, their level and where to read more', async () => {
    const run = await sarif(report([], []));
    const rule = run.tool.driver.rules.find(({ id }: { id: string }) => id === 'transport-untyped');
    expect(rule.help.markdown).toContain('\n\n## How to fix\n\n');
    expect(rule.helpUri).toMatch(/\/docs\/rules\/transport-untyped\.md$/);
    expect(rule.defaultConfiguration).toEqual({ enabled: true, level: 'error' });
    expect(rule.properties.tags.length).toBeLessThanOrEqual(10);
  });

  test('a fingerprint survives moved lines and tells equal findings apart', async () => {
    const print = async (text: string, more = {}) => {
      const moved = parse(text);
      const twice = [findingAt(moved, docs, 'key', more), findingAt(moved, docs, 'key', more)];
      const { results } = await sarif(report(twice, []));
      return results.map((result: { partialFingerprints: object }) => Object.values(result.partialFingerprints)[0]);
    };
    const before = await print('{"mcpServers":{"docs":{}}}');
    expect(before[0]).toMatch(/^[\da-f]{32}:1$/);
    expect(before[1]).toBe(before[0].replace(/1$/, '2'));
    expect(await print('{\n\n"mcpServers":{\n"a":1,"docs":{"b":1}}}')).toEqual(before);
    expect(await print('{"mcpServers":{"docs":{}}}', { rule: 'server-shape' })).not.toContain(before[0]);
  });

  test.each([
    ['a b/c%d#e?.json', 'a%20b/c%25d%23e%3F.json', true],
    ['ä/\ud800.json', '%C3%A4/%EF%BF%BD.json', true],
    ['a:b/c.json', 'a%3Ab/c.json', true],
    ['/etc/x y.json', 'file:///etc/x%20y.json', false],
    ['C:/x.json', 'file:///C%3A/x.json', false],
  ])('the address of %j', async (path, uri, isRelative) => {
    const finding = findingAt(parse('{}', path), [], 'value');
    const run = await sarif(report([finding], []));
    const location = run.results[0].locations[0].physicalLocation.artifactLocation;
    expect([location.uri, 'uriBaseId' in location]).toEqual([uri, isRelative]);
  });

  test('an address begins at the top of the repository', async () => {
    const run = await sarif(report([findingAt(document, docs, 'key')], []), {
      repositoryPath: (path) => `packages/a/${path}`,
    });
    expect(run.results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('packages/a/.mcp.json');
  });

  test('brackets and parentheses make no link', async () => {
    const finding = findingAt(document, docs, 'key', { message: 'server "[a](1)"' });
    expect((await sarif(report([finding], []))).results[0].message.text).toBe('server "[a] (1)"');
  });

  test('keeps the worst of too many, and says how many are left out', async () => {
    const info = findingAt(document, docs, 'key', { severity: 'info' });
    const error = findingAt(document, docs, 'key');
    const run = await sarif(report([...Array(25_010).fill(info), error], []));
    expect(run.results).toHaveLength(25_000);
    expect(run.results[0].level).toBe('error');
    expect(run.invocations[0].toolExecutionNotifications[0].message.text).toBe(
      '11 more findings left out, the least severe',
    );
  });

  test('holds no secret', async () => {
    const secret = 'ghp_aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5';
    const finding = findingAt(parse(`{"env": {"TOKEN": "${secret}"}}`), ['env', 'TOKEN'], 'value', {
      message: `the value ${secret}`,
      help: `remove ${secret}`,
    });
    expect(JSON.stringify(await sarif(report([finding], [])))).not.toContain(secret.slice(4, 10));
  });

  test('is valid whatever names and paths there are', async () => {
    const text = anyText();
    await fc.assert(
      fc.asyncProperty(text, text, async (path, name) => {
        const finding = findingAt(parse(JSON.stringify({ [name]: 1 }), path), [name], 'key', { message: name });
        await sarif(report([finding], []));
      }),
      { numRuns: runs(200) },
    );
  });
});

test('rules about security are ranked, and say which weakness they warn of', async () => {
  const { tool } = await sarif(report([], []));
  const described = tool.driver.rules as { id: string; properties: { tags: string[]; 'security-severity'?: string } }[];
  const properties = (id: string) => described.find((rule) => rule.id === id)?.properties;
  expect(properties('secret-literal')).toMatchObject({
    tags: ['mcp', 'security', 'external/cwe/cwe-798'],
    'security-severity': '8.0',
  });
  expect(properties('url-plain-http')?.['security-severity']).toBe('5.0');
  expect(properties('input-unmasked')?.['security-severity']).toBe('2.0');
  for (const { id, properties } of described) {
    const isSecurity = properties.tags.includes('security');
    const weaknesses = properties.tags.filter((tag) => /^external\/cwe\/cwe-\d{3,4}$/.test(tag));
    expect([id, properties['security-severity'] !== undefined]).toEqual([id, isSecurity]);
    expect([id, weaknesses.length > 0]).toEqual([id, isSecurity]);
  }
});
