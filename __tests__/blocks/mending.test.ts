import { describe, expect, test } from '@jest/globals';
import { memory } from '../../src/files/index.ts';
import { fix, lint } from '../../src/index.ts';
import { lint as reportOf } from '../../src/lint.ts';
import { render } from '../../src/report/index.ts';
import { plain } from '../report/support.ts';

const fence = (...lines: string[]) => ['```json', ...lines, '```', ''].join('\n');
const wrong = fence('{', '  "servers": { "docs": { "command": "docs-mcp" } }', '}');
const mended = async (markdown: string) => (await fix({ files: { 'README.md': markdown } })).files['README.md'];

describe('fixes', () => {
  test('of several blocks of one page, byte for byte', async () => {
    const page = `\ufeff# Docs\r\n\n## Cursor\n\n${wrong}\n- item\n\n  ${wrong.replaceAll('\n', '\n  ')}\n## VS Code\n\n${wrong}`;
    const right = page.replaceAll('"servers"', '"mcpServers"');
    expect(await mended(page)).toBe(
      `${right.slice(0, right.lastIndexOf('"mcpServers"'))}"servers"${right.slice(right.lastIndexOf('"mcpServers"') + 12)}`,
    );
  });

  test('of a fragment and of a text that is not JSON', async () => {
    const piece = fence('"mcpServers": {', "  'docs': { 'command': 'docs-mcp' }", '},');
    expect(await mended(`It's for\n\n## Claude Code MCP\n\n${piece}`)).toBe(
      `It's for\n\n## Claude Code MCP\n\n${piece.replaceAll("'", '"')}`,
    );
  });

  test('of a block that its client reads as JSON5', async () => {
    const block = (key: string, quotes: string) =>
      `## OpenClaw MCP\n\n\`\`\`json5\n{ // ours\n  mcp: { servers: { docs: { command: 'npx', ${key}: {}, args: ${quotes} }, }, },\n}\n\`\`\`\n`;
    expect(await mended(block('enviroment', "'docs'"))).toBe(block('env', "['docs']"));
  });

  test('of JSON5, in its own signs, and of a piece of it', async () => {
    const json5 = (text: string) => `## OpenClaw\n\n\`\`\`json5\n${text}\n\`\`\`\n`;
    const whole = json5("{ mcp: { servers: { docs: { command: 'docs-mcp', arguments: ['x'] } } }, } // all");
    expect(await mended(whole)).toBe(whole.replace('arguments', 'args'));
    const piece = json5("{ docs: { command: 'docs-mcp', arguments: ['x'], env: {} } }");
    expect(await mended(piece)).toBe(piece.replace('arguments', 'args'));
  });

  test('of a quote none is made, since its lines are not those of the text that was read', async () => {
    const { files, report } = await fix({
      files: { 'README.md': `## Cursor MCP\n\n> ${wrong.trim().replaceAll('\n', '\n> ')}\n` },
    });
    expect(report.findings).toHaveLength(1);
    expect(files).toEqual({});
  });
});

describe('comments that silence', () => {
  const said = async (markdown: string, path = 'README.md') =>
    (await lint({ files: { [path]: markdown } })).findings.map(({ rule, line }) => `${line} ${rule}`);

  test.each([
    ['all of a block', '<!-- mcp-lint-disable-next-line -->\n', []],
    ['one rule', '<!-- mcp-lint-disable-next-line root-key-wrong -- shown as it was -->\n\n', []],
    [
      'another rule',
      '<!-- mcp-lint-disable-next-line syntax-error -->\n',
      ['3 suppression-unused', '6 root-key-wrong'],
    ],
    ['a line between', '<!-- mcp-lint-disable-next-line -->\ntext\n', ['3 suppression-unused', '7 root-key-wrong']],
  ])('%s', async (_, comment, expected) => {
    expect(await said(`## Cursor MCP\n\n${comment}${wrong}`)).toEqual(expected);
  });

  const link = `vscode:mcp/install?${encodeURIComponent('{"name":"docs","command":"docker","args":["run","docs"]}')}`;
  const command = 'claude mcp add docs -- docker run docs';
  const comment = '<!-- mcp-lint-disable-next-line docker-stdio -->';

  test.each([
    ['a link', `${comment}\n[Install](${link})\n`, []],
    [
      'a link, and nothing of the one in the line after',
      `${comment}\n[a](${link})\n[b](${link})\n`,
      ['5 docker-stdio'],
    ],
    ['nothing', `${comment}\n[Install](https://example.com)\n`, ['3 suppression-unused']],
    ['all commands of a block', `${comment}\n\`\`\`sh\n${command}\n${command}\n\`\`\`\n`, []],
    [
      'nothing of a later block',
      `${comment}\n\`\`\`sh\n${command}\n\`\`\`\n\n\`\`\`sh\n${command}\n\`\`\`\n`,
      ['9 docker-stdio'],
    ],
    [
      'nothing, above a command that is right',
      `${comment}\n\`\`\`sh\nclaude mcp add docs -- docs-mcp\n\`\`\`\n`,
      ['3 suppression-unused'],
    ],
  ])('at links and commands: %s', async (_, markdown, expected) => {
    expect(await said(`## Docs MCP\n\n${markdown}`)).toEqual(expected);
  });

  test('in MDX', async () => {
    expect(await said(`## Cursor MCP\n\n{/* mcp-lint-disable-next-line */}\n${wrong}`, 'docs/a.mdx')).toEqual([]);
  });

  test('the file that is named', async () => {
    const block = fence('{ "mcpServers": { "docs": { "command": "docs-mcp" } } }');
    const line = 'In `windsurf-mcp-config.json`:\n\n';
    expect(await said(`## Windsurf\n\n${line}${block}`)).toEqual(['3 file-unread']);
    expect(await said(`## Windsurf\n\n${line}<!-- mcp-lint-disable-next-line file-unread -->\n${block}`)).toEqual([]);
  });
});

test('what may be secret anywhere in a page is shown nowhere', async () => {
  const page = `## Cursor MCP

It's yours, isn't it?

${fence('{', '  "env": { "DB_PASSWORD": "hunter2-of-mine-7" },', '  "servers": { "docs": { "command": "docs-mcp" } },', '  "x": { "apiKey": "tr0ub4dor-and-3-more" }', '}')}
${fence('{ "OTHER_PASSWORD": "hunter2-of-mine-8" }')}`;
  const files = memory({ 'README.md': page });
  const asked = { cwd: files.resolve('', ''), paths: [], targets: [], rules: new Map(), user: false };
  const report = await reportOf({ ...asked, files });
  for (const id of ['text', 'json', 'markdown', 'sarif'] as const) {
    const output = await render(id, report, plain);
    expect(output).toContain('servers');
    expect(output).not.toMatch(/hunter2|tr0ub4dor/);
  }
});
