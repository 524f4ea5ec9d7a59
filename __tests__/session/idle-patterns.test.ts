import { expect, test } from '@jest/globals';
import { lint } from '../../src/index.ts';

const server = '{"mcpServers":{"a":{"command":"a-mcp"}}}';
const others = {
  '.mcp.json': server,
  'drafts/notes.txt': '',
  'drafts/old/.mcp.json': server,
  'src/team.json': server,
  'node_modules/x/y.json': '',
};

async function said(config: object, asked: object = {}) {
  const files = { ...others, 'mcp-lint.json': JSON.stringify(config, null, 1) };
  const { findings } = await lint({ files, ...asked });
  return findings.flatMap(({ rule, severity, path, line, message, related }) =>
    [line, ...related.map((other) => other.line)].map((each) => `${path}:${each} ${severity} ${rule}: ${message}`),
  );
}

const ignores = 'info suppression-unused: no file or folder fits this pattern, so it leaves nothing out';

test.each([
  ['drafts'],
  ['drafts/'],
  ['drafts/**'],
  ['./drafts/old/*.json'],
  ['*.txt'],
  ['**/old/'],
  ['drafts/{new,old}/.mcp.json'],
  ['node_modules/**'],
  ['**/node_modules/z'],
  ['src/*.json'],
])('"%s" fits something', async (pattern) => {
  expect(await said({ ignore: [pattern] })).toEqual([]);
});

test.each([
  ['draft/**'],
  ['gone'],
  ['drafts/*.json'],
  ['*.yaml'],
  ['src/team/'],
  ['**/gone/**'],
  ['drafts/{a,b}/.mcp.json'],
])('"%s" fits nothing', async (pattern) => {
  expect(await said({ ignore: ['src', pattern] })).toEqual([`mcp-lint.json:4 ${ignores}`]);
});

test.each([
  ['guides/**', true],
  ['guides', true],
  ['*.md', true],
  ['**/install.md', true],
  ['guide/**', false],
  ['guides/*.mdx', false],
  ['drafts/*.txt', false],
])('pages that "%s" fits: %j', async (pattern, isFitting) => {
  const files = { 'guides/install.md': '# Install', '.mcp.json': server, 'drafts/notes.txt': '' };
  const { findings } = await lint({ files: { ...files, 'mcp-lint.json': JSON.stringify({ documents: [pattern] }) } });
  const told = ['1:15 info suppression-unused no Markdown file fits this pattern, so it shows nothing to check'];
  const said = findings.map((each) => `${each.line}:${each.column} ${each.severity} ${each.rule} ${each.message}`);
  expect(said).toEqual(isFitting ? [] : told);
});

test('overrides and files are held against what was checked', async () => {
  const config = {
    files: { 'src/*.json': 'mcp', 'lib/*.json': 'mcp' },
    overrides: [
      { files: ['drafts/**', 'draft/**'], rules: { 'transport-untyped': 'off' } },
      { files: ['drafts/notes.txt'], rules: { 'transport-untyped': 'off' } },
    ],
  };
  expect(await said(config)).toEqual([
    'mcp-lint.json:4 warning suppression-unused: no file fits this pattern, so it says of none what it is',
    'mcp-lint.json:10 warning suppression-unused: no file that is checked fits this pattern',
    'mcp-lint.json:18 warning suppression-unused: no file that is checked fits this pattern',
  ]);
});

test('a run that does not see everything says nothing of them', async () => {
  const config = { ignore: ['gone'], files: { 'gone/*.json': 'mcp' } };
  expect(await said(config, { paths: ['.mcp.json'] })).toEqual([]);
  expect(await said(config, { document: { path: '.mcp.json', text: server } })).toEqual([]);
  expect(await said({ ...config, rules: { 'suppression-unused': 'off' } })).toEqual([]);
});

test('a run that names the whole folder sees everything', async () => {
  expect(await said({ ignore: ['gone'] }, { paths: ['.'] })).toEqual([`mcp-lint.json:3 ${ignores}`]);
});

test('in package.json, and from a folder below', async () => {
  const files = {
    ...others,
    'package.json': '{\n  "name": "x",\n  "mcp-lint": { "ignore": [\n    "gone" ] }\n}',
  };
  const { root, findings } = await lint({ files, cwd: 'src' });
  expect([root, findings.map(({ path, line }) => `${path}:${line}`)]).toEqual(['..', ['package.json:4']]);
});
