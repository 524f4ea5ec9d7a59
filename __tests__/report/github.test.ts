import { PassThrough } from 'node:stream';
import * as core from '@actions/core';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { render } from '../../src/report/index.ts';
import { runs } from '../fuzz.ts';
import { file, findingAt, parse, plain, report } from './support.ts';

const document = parse('{\n  "mcpServers": {\n    "docs": {\n    }\n  }\n}');
const docs = ['mcpServers', 'docs'];

/** What the toolkit prints. */
function printed(send: () => void): string {
  const out = new PassThrough();
  const { write } = process.stdout;
  process.stdout.write = (text: string | Uint8Array) => out.write(text);
  try {
    send();
  } finally {
    process.stdout.write = write;
  }
  return String(out.read()).replace(/\r?\n$/, '');
}

describe('workflow commands', () => {
  test('say rule, place, fact and remedy, the worst first', async () => {
    const findings = [
      findingAt(document, docs, 'key', { severity: 'info', rule: 'a' }),
      findingAt(document, docs, 'key', { severity: 'warning', rule: 'b' }),
      findingAt(document, docs, 'key', { help: 'add "type"' }),
    ];
    expect(await render('github', report(findings, [file('.mcp.json')]), plain)).toBe(
      [
        '::error title=transport-untyped,file=.mcp.json,line=3,col=5,endColumn=11::server "docs" has a "url" but no "type"%0Aadd "type"',
        '::warning title=b,file=.mcp.json,line=3,col=5,endColumn=11::server "docs" has a "url" but no "type"',
        '::notice title=a,file=.mcp.json,line=3,col=5,endColumn=11::server "docs" has a "url" but no "type"',
        '3 problems (1 error, 1 warning, 1 info) in 1 file; checked 1 file: Claude Code 1',
        '',
      ].join('\n'),
    );
  });

  test('have no columns for a span of several lines', async () => {
    const text = await render('github', report([findingAt(document, docs, 'value')], []), plain);
    expect(text).toMatch(/^::error title=transport-untyped,file=\.mcp\.json,line=3::/);
  });

  test('name files from the top of the repository', async () => {
    const options = { ...plain, repositoryPath: (path: string) => `packages/a/${path}` };
    expect(await render('github', report([findingAt(document, docs, 'key')], []), options)).toContain(
      ',file=packages/a/.mcp.json,',
    );
  });

  test('are escaped as the toolkit escapes them', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'%\r\n:,=;a "'), minLength: 1 });
    await fc.assert(
      fc.asyncProperty(text, text, async (path, help) => {
        const finding = findingAt(parse('{}', path), [], 'value', { help });
        const [line] = (await render('github', report([finding], []), plain)).split('\n');
        const shown = `${finding.message}\n${help.replaceAll('\r', '\\r').replaceAll('\n', '\\n')}`;
        const place = { title: finding.rule, file: path, startLine: 1, startColumn: 1, endColumn: 3 };
        const theirs = printed(() => core.error(shown, place));
        const parts = (command: string) => [
          command.slice(command.lastIndexOf('::')),
          ...command.slice('::error '.length, command.lastIndexOf('::')).split(',').sort(),
        ];
        expect(parts(line ?? '')).toEqual(parts(theirs));
      }),
      { numRuns: runs(200) },
    );
  });
});
