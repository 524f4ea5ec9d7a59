import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { action } from '../e2e/support.ts';
import { runs } from '../fuzz.ts';
import { put, tree } from '../tree.ts';

const judgedFiles = {
  '.mcp.json': '{"mcpServers":{"docs":{"url":"https://docs.example.com/mcp"},"b":{"command":1}}}',
  'a/b/.cursor/mcp.json': '{"mcpServers":{"x":{"command":["y"]}}}',
  '.vscode/mcp.json': '{\n  "servers": {\n    // mcp-lint-disable-next-line\n    "a": { "comand": "x" }\n  }\n}\n',
};

const folders = ['', 'a/', 'a/b/', 'a/b/.cursor/', '.vscode/'];
const patterns = ['*', '**', '.*', '/.mcp.json', 'a/', '!x', '.vscode', '**/*.json', '\0', '[', '\\'];
const rules = ['transport-untyped', 'field-type', 'field-misspelt', 'server-drift'];

const settings = fc.oneof(
  fc.constantFrom('', '{', 'null', '[]', '{"ignore":["**"]}', '{"ignore":"**"}', '{"baseline":"known.json"}'),
  fc
    .record({
      ignore: fc.array(fc.constantFrom(...patterns), { maxLength: 3 }),
      rules: fc.dictionary(fc.constantFrom(...rules), fc.constantFrom('off', 'info')),
      overrides: fc.constant([{ files: ['**'], rules: Object.fromEntries(rules.map((rule) => [rule, 'off'])) }]),
      files: fc.constant({ '**': 'mcp-tools' }),
    })
    .map((value) => JSON.stringify(value)),
);

/** What a pull request may bring to be judged more mildly. */
const brought = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom(...folders), fc.constantFrom('mcp-lint.json', 'known.json'), settings),
    fc.tuple(
      fc.constantFrom(...folders),
      fc.constant('package.json'),
      settings.map((text) => `{"mcp-lint":${text}}`),
    ),
    fc.tuple(
      fc.constantFrom(...folders),
      fc.constantFrom('.gitignore', '.GITIGNORE', '.gitignore/.gitignore'),
      fc.array(fc.constantFrom(...patterns)).map((lines) => lines.join('\n')),
    ),
  ),
  { maxLength: 6 },
);

type Finding = Readonly<Record<'rule' | 'severity' | 'path' | 'line' | 'column', unknown>>;

function findingsOf(folder: string): string[] {
  put(folder, '.runner/out');
  const { stderr } = action(folder, {
    INPUT_TRUST: 'none',
    GITHUB_OUTPUT: join(folder, '.runner/out'),
    RUNNER_TEMP: join(folder, '.runner'),
  });
  expect(stderr).toBe('');
  const [, path = ''] = /^report<<.*\n(.*)$/m.exec(readFileSync(join(folder, '.runner/out'), 'utf8')) ?? [];
  const { findings } = JSON.parse(readFileSync(path, 'utf8')) as { findings: Finding[] };
  return findings.map((each) => `${each.path}:${each.line}:${each.column} ${each.severity} ${each.rule}`);
}

let plain: string[] = [];
const made: string[] = [];
beforeAll(() => {
  plain = findingsOf(tree(judgedFiles));
  expect(plain.length).toBeGreaterThan(3);
});
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

test('with trust: none nothing that a pull request brings makes a finding less', () => {
  fc.assert(
    fc.property(brought, (files) => {
      const folder = tree(judgedFiles);
      made.push(folder);
      for (const [at, name, text] of files) {
        try {
          put(folder, at + name, text);
        } catch {
          // A folder of that name is there already.
        }
      }
      expect(findingsOf(folder)).toEqual(expect.arrayContaining(plain));
    }),
    { numRuns: runs(60) },
  );
});
