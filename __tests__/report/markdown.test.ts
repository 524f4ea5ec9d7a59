import { describe, expect, test } from '@jest/globals';
import type { Severity } from '../../src/model/verdict/index.ts';
import { render } from '../../src/report/index.ts';
import { file, findingAt, parse, plain, report } from './support.ts';

const document = parse('{\n  "mcpServers": {\n    "docs": {}\n  }\n}');
const docs = ['mcpServers', 'docs'];

describe('the Markdown report', () => {
  test('is a table for each file, with advice folded', async () => {
    const other = parse('{}', 'a/.mcp.json');
    const findings = [
      findingAt(document, docs, 'key', { help: 'add "type"' }),
      findingAt(other, [], 'value', { severity: 'info', rule: 'root-shape', message: 'there is nothing' }),
    ];
    const options = { ...plain, cwdPrefix: 'sub/', docsUrl: (rule: string) => `https://example.com/${rule}` };
    expect(await render('markdown', report(findings, [file('.mcp.json')]), options)).toBe(
      `**mcp-lint**: 2 problems (1 error, 0 warnings, 1 info) in 2 files; checked 1 file: Claude Code 1

### sub/.mcp.json

| place | severity | what | rule |
| ---: | --- | --- | --- |
| 3:5 | error | server "docs" has a "url" but no "type"<br>add "type" | [transport-untyped](https://example.com/transport-untyped) |

<details><summary>1 info</summary>

### sub/a/.mcp.json

| place | severity | what | rule |
| ---: | --- | --- | --- |
| 1:1 | info | there is nothing | [root-shape](https://example.com/root-shape) |

</details>
`,
    );
  });

  test('has the worst first: files with errors, and the errors of each file', async () => {
    const at = (path: string, severity: Severity, rule: string) =>
      findingAt(parse(document.text, path), docs, 'key', { severity, rule });
    const findings = [
      at('a.json', 'warning', 'one'),
      at('b.json', 'info', 'two'),
      at('b.json', 'warning', 'three'),
      at('b.json', 'error', 'four'),
      at('c.json', 'error', 'five'),
    ];
    const text = await render('markdown', report(findings, []), plain);
    expect(text.match(/^### .*|^<.*|\| (?!rule)\w+ \|$/gm)).toEqual([
      '### b.json',
      '| four |',
      '| three |',
      '### c.json',
      '| five |',
      '### a.json',
      '| one |',
      '<details><summary>1 info</summary>',
      '### b.json',
      '| two |',
      '</details>',
    ]);
  });

  test('leads to the lines where somebody knows the commit', async () => {
    const findings = [
      findingAt(parse(document.text, 'a/(b) `c` #1|?.json'), docs, 'key'),
      findingAt(document, ['mcpServers'], 'value'),
      findingAt(parse(document.text, '~/.claude.json'), docs, 'key'),
    ];
    const blobUrl = 'https://github.com/o/r/blob/0123';
    const text = await render('markdown', report(findings, []), { ...plain, blobUrl });
    expect(text.match(/^\| .*?\d+:\d+.*? \|/gm)).toEqual([
      `| [3:5](${blobUrl}/a/%28b%29%20%60c%60%20%231%7C%3F.json?plain=1#L3) |`,
      `| [2:17](${blobUrl}/.mcp.json?plain=1#L2-L4) |`,
      '| 3:5 |',
    ]);
  });

  test('shows what would be mended in a block that nothing in it ends', async () => {
    const diff = '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-```\n+\u001b[2J\ty\r\n';
    const text = await render('markdown', report([], []), { ...plain, diff });
    expect(text.split('\n').slice(2)).toEqual([
      '<details><summary>What --fix would change</summary>',
      '',
      '````diff',
      '--- a/x',
      '+++ b/x',
      '@@ -1 +1 @@',
      '-```',
      '+\\u001b[2J    y',
      '````',
      '',
      '</details>',
      '',
    ]);
    expect(await render('markdown', report([], []), { ...plain, diff, limit: 200 })).not.toContain('details');
  });

  test('of nothing is one line', async () => {
    expect(await render('markdown', report([], []), plain)).toBe(
      '**mcp-lint**: no MCP configuration of a known client found in .\n',
    );
  });

  test.each([
    ['a | b', 'a \\| b'],
    ['<img src=x>', '&lt;img src=x\\>'],
    ['&lt;', '&amp;lt;'],
    ['[a](b)', '\\[a\\](b)'],
    ['![a](b)', '\\!\\[a\\](b)'],
    ['`a` *b* _c_ ~d~', '\\`a\\` \\*b\\* \\_c\\_ \\~d\\~'],
    ['@octocat', '@<!-- -->octocat'],
    ['fixes #1', 'fixes #<!-- -->1'],
    ['https://x.example', 'https:<!-- -->//x.example'],
    ['www.x.example', 'www<!-- -->.x.example'],
    ['$x$', '\\$x\\$'],
    ['a\n# b', 'a\\\\n#<!-- --> b'],
  ])('%j is shown as it is', async (name, expected) => {
    const finding = findingAt(document, docs, 'key', { message: name });
    expect(await render('markdown', report([finding], []), plain)).toContain(
      `| error | ${expected} | transport-untyped |`,
    );
  });

  test('keeps within a limit and counts the rest', async () => {
    const findings = Array.from({ length: 100 }, () => findingAt(document, docs, 'key', { message: 'ä'.repeat(100) }));
    const text = await render('markdown', report(findings, []), { ...plain, limit: 3000 });
    const rows = text.match(/^\| 3:5 /gm)?.length ?? 0;
    expect(rows).toBeGreaterThan(5);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(3000);
    expect(text).toMatch(new RegExp(`\n\nand ${100 - rows} more findings\n$`));
  });
});
