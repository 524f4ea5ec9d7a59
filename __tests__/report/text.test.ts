import { describe, expect, test } from '@jest/globals';
import { at, atSpan } from '../../src/model/values/index.ts';
import { render } from '../../src/report/index.ts';
import { block, file, findingAt, parse, plain, report } from './support.ts';

const project = parse(
  '{\n  "mcpServers": {\n    "docs": {\n      "url": "https://docs.example.com/mcp"\n    }\n  }\n}\n',
);
const cursor = parse('{"mcpServers": {"docs": {}}}', '.cursor/mcp.json');
const route = ['mcpServers', 'docs'];

describe('the text report', () => {
  test('has the finding, its lines, other places, the remedy and the page', async () => {
    const finding = findingAt(project, route, 'key', {
      message: 'server "docs" has a "url" but no "type", so Claude Code skips it',
      help: 'add "type": "http"',
      related: [{ place: at(cursor, route, 'key'), message: 'the other definition' }],
    });
    const text = await render('text', report([finding], [file('.mcp.json')]), {
      ...plain,
      docsUrl: (rule) => `https://example.com/rules/${rule}.md`,
    });
    expect(text).toBe(
      `${block(`
        .mcp.json:3:5  error  server "docs" has a "url" but no "type", so Claude Code skips it  transport-untyped
            2 | "mcpServers": {
          > 3 |   "docs": {
              |   ^^^^^^
            4 |     "url": "https://docs.example.com/mcp"
          also: .cursor/mcp.json:1:17  the other definition
          help: add "type": "http"
          docs: https://example.com/rules/transport-untyped.md

        1 problem (1 error, 0 warnings, 0 infos) in 1 file; checked 1 file: Claude Code 1`)}\n`,
    );
  });

  test('names the page of a rule once', async () => {
    const findings = [findingAt(project, route, 'key'), findingAt(cursor, route, 'key')];
    const text = await render('text', report(findings, []), {
      ...plain,
      docsUrl: (rule) => `https://example.com/${rule}`,
    });
    expect(text.match(/docs: /g)).toHaveLength(1);
    expect(text.split('\n\n')).toHaveLength(3);
  });

  test('begins with the worst, and counts advice that nobody asked to see', async () => {
    const findings = [
      findingAt(cursor, route, 'key', { severity: 'info', message: 'one' }),
      findingAt(cursor, route, 'value', { severity: 'warning', message: 'two' }),
      findingAt(project, route, 'key', { severity: 'error', message: 'three' }),
    ];
    const heads = async (infos: boolean) => {
      const text = await render('text', report(findings, [file('.mcp.json')]), { ...plain, infos });
      return text.split('\n').filter((line) => /^\S/.test(line));
    };
    const worst = [
      '.mcp.json:3:5  error  three  transport-untyped',
      '.cursor/mcp.json:1:25  warning  two  transport-untyped',
    ];
    const summary = '3 problems (1 error, 1 warning, 1 info) in 2 files; checked 1 file: Claude Code 1';
    expect(await heads(true)).toEqual([...worst, '.cursor/mcp.json:1:17  info  one  transport-untyped', summary]);
    expect(await heads(false)).toEqual([...worst, summary, '1 info is not listed; "--show info" lists it']);
  });

  test('quiet lists errors only and counts everything', async () => {
    const findings = [
      findingAt(project, route, 'key', { severity: 'warning' }),
      findingAt(cursor, route, 'key', { severity: 'error' }),
    ];
    expect(await render('text', report(findings, [file('.mcp.json')]), { ...plain, quiet: true })).toBe(
      `${block(`
        .cursor/mcp.json:1:17  error  server "docs" has a "url" but no "type"  transport-untyped
          > 1 | {"mcpServers": {"docs": {}}}
              |                 ^^^^^^

        2 problems (1 error, 1 warning, 0 infos) in 2 files; checked 1 file: Claude Code 1`)}\n`,
    );
  });

  test('has paths from the working directory', async () => {
    const finding = findingAt(project, route, 'key', {
      related: [{ place: at(cursor, [], 'value'), message: 'here' }],
    });
    const text = await render('text', report([finding], []), { ...plain, cwdPrefix: 'apps/web/' });
    expect(text).toMatch(/^apps\/web\/\.mcp\.json:3:5 {2}error/);
    expect(text).toContain('  also: apps/web/.cursor/mcp.json:1:1  here');
  });

  test('colours when told to', async () => {
    const text = await render('text', report([findingAt(cursor, route, 'key', { severity: 'warning' })], []), {
      ...plain,
      color: true,
    });
    const esc = '\u001b';
    expect(text.split('\n')[0]).toBe(
      `${esc}[1m.cursor/mcp.json:1:17${esc}[22m  ${esc}[33mwarning${esc}[39m  server "docs" has a "url" but no "type"  ${esc}[2mtransport-untyped${esc}[22m`,
    );
    expect(text.replaceAll(/\u001b\[\d+m/g, '')).toBe(
      await render('text', report([findingAt(cursor, route, 'key', { severity: 'warning' })], []), plain),
    );
  });

  test('of a file that could not be read has no lines of it', async () => {
    const finding = findingAt(parse('', 'empty.json'), [], 'value', {
      message: 'the file is empty',
      rule: 'syntax-error',
    });
    const text = await render('text', report([finding], []), plain);
    expect(text.split('\n').slice(0, 2)).toEqual(['empty.json:1:1  error  the file is empty  syntax-error', '']);
  });

  test('a hostile name neither starts a line nor moves the cursor', async () => {
    const document = parse('{"a": 1}', 'x\n.mcp.json:1:1  error\u001b[2J\u202e');
    const finding = findingAt(document, ['a'], 'key', {
      message: 'server "\u001b]0;x\u0007\n" is\u2028bad',
      help: 'do\nit',
    });
    expect(await render('text', report([finding], []), plain)).toBe(
      `${[
        'x\\n.mcp.json:1:1  error\\u001b[2J\\u202e:1:2  error  server "\\u001b]0;x\\u0007\\n" is\\u2028bad  transport-untyped',
        '  > 1 | {"a": 1}',
        '      |  ^^^',
        '  help: do\\nit',
        '',
        '1 problem (1 error, 0 warnings, 0 infos) in 1 file; no MCP configuration of a known client found in .',
      ].join('\n')}\n`,
    );
  });

  test('shows no secret in lines, messages or help', async () => {
    const secret = 'ghp_aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5';
    const document = parse(`{"env": {"API_KEY": "plainsecret", "x": "${secret}"}}`);
    const finding = findingAt(document, ['env', 'x'], 'value', {
      message: `the value ${secret} is a literal`,
      help: `revoke ${secret}`,
      related: [{ place: atSpan(document, { start: 0, end: 1 }), message: `also ${secret}` }],
    });
    const text = await render('text', report([finding], []), plain);
    expect(text).not.toContain('plainsecret');
    expect(text).not.toContain(secret.slice(4, 10));
    expect(text).toContain('help: revoke ••••');
  });
});
