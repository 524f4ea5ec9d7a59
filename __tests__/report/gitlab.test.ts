import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { render } from '../../src/report/index.ts';
import { file, findingAt, parse, plain, report } from './support.ts';

/** What GitLab's documentation says of the report: an array of objects with these properties. */
const isDocumented = new Ajv().compile({
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    additionalProperties: false,
    properties: {
      description: { type: 'string', pattern: '^[^\\n]+$' },
      check_name: { type: 'string' },
      fingerprint: { type: 'string' },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        additionalProperties: false,
        properties: {
          path: { type: 'string', not: { pattern: '^\\./' } },
          lines: {
            type: 'object',
            required: ['begin'],
            additionalProperties: false,
            properties: { begin: { type: 'integer', minimum: 1 }, end: { type: 'integer', minimum: 1 } },
          },
        },
      },
    },
  },
});

async function gitlab(...[of, options]: [Parameters<typeof render>[1], Partial<typeof plain>?]) {
  const violations = JSON.parse(await render('gitlab', of, { ...plain, ...options }));
  isDocumented(violations);
  expect(isDocumented.errors ?? []).toEqual([]);
  return violations;
}

const document = parse('{\n  "mcpServers": {\n    "docs": {\n    }\n  }\n}');
const docs = ['mcpServers', 'docs'];

describe('the Code Quality report of GitLab', () => {
  test('of nothing is an empty list', async () => {
    expect(await gitlab(report([], [file('.mcp.json')]))).toEqual([]);
  });

  test('has a violation for each finding, at the lines of a file of the repository', async () => {
    const findings = [
      findingAt(document, docs, 'value', { help: 'add "type"' }),
      findingAt(document, docs, 'key', { severity: 'warning' }),
      findingAt(document, docs, 'key', { severity: 'info', rule: 'transport-legacy', message: 'old' }),
    ];
    const violations = await gitlab(report(findings, []), { repositoryPath: (path) => `sub/${path}` });
    expect(violations[0]).toEqual({
      description: 'server "docs" has a "url" but no "type"; add "type"',
      check_name: 'transport-untyped',
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}:1$/),
      severity: 'critical',
      location: { path: 'sub/.mcp.json', lines: { begin: 3, end: 4 } },
    });
    expect(violations.map(({ severity }: { severity: string }) => severity)).toEqual(['critical', 'major', 'info']);
  });

  test('has a fingerprint for each violation, which stays when lines move', async () => {
    const findings = (text: string) => [findingAt(parse(text), docs, 'key'), findingAt(parse(text), docs, 'value')];
    const prints = async (text: string) =>
      (await gitlab(report(findings(text), []))).map(({ fingerprint }: { fingerprint: string }) => fingerprint);
    const before = await prints('{"mcpServers":{"docs":{}}}');
    expect(new Set(before).size).toBe(2);
    expect(await prints('\n\n{"mcpServers":{"docs":{}}}')).toEqual(before);
  });
});
