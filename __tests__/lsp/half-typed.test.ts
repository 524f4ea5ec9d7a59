import { describe, expect, test } from '@jest/globals';
import type { Diagnostic, Position, Range } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { fixturesOf, formats, siteOf } from '../formats/fixtures.ts';
import { inTurn, inTurnAmongAll, runs, some } from '../fuzz.ts';
import { Editor, here, uriOf } from './editor.ts';

/** Of each fixture, so many places at which somebody stops typing. */
const PLACES = runs(4);

/** Everything that an editor asks while somebody types. */
async function askAll(editor: Editor, file: string, text: string, position: Position): Promise<void> {
  await editor.edit(file, text);
  const range = { start: position, end: position };
  const answers = await Promise.all([
    editor.ask<{ items: Diagnostic[] }>('textDocument/diagnostic', file),
    editor.ask('textDocument/hover', file, { position }),
    editor.completions(file, position),
    editor.ask('textDocument/definition', file, { position }),
    editor.ask('textDocument/references', file, { position, context: { includeDeclaration: true } }),
    editor.ask('textDocument/documentSymbol', file),
    editor.ask('textDocument/codeLens', file),
    editor.ask('textDocument/codeAction', file, { range, context: { diagnostics: [] } }),
  ]);
  const document = TextDocument.create('', '', 0, text);
  expect(rangesIn(answers, file).filter((each) => !isIn(document, each))).toEqual([]);
}

/** Of the file itself: all that do not stand beside the name of another one. */
function rangesIn(value: unknown, file: string): Range[] {
  if (typeof value !== 'object' || value === null || ('uri' in value && value.uri !== uriOf(file))) return [];
  if ('start' in value && 'end' in value) return [value as Range];
  return Object.values(value).flatMap((each) => rangesIn(each, file));
}

function isIn(document: TextDocument, { start, end }: Range): boolean {
  const [from, to] = [start, end].map((each) => document.offsetAt(each)) as [number, number];
  const isPlace = (at: Position, offset: number) => {
    const { line, character } = document.positionAt(offset);
    return line === at.line && character === at.character;
  };
  return from <= to && isPlace(start, from) && isPlace(end, to);
}

/** Where a text is cut off: the same places in every run, and others in other texts. */
function cutsOf(text: string, seed: number): number[] {
  return Array.from({ length: PLACES }, (_, index) => ((seed + 1) * 7919 + index * 104_729) % (text.length + 1));
}

function placeOf(text: string): Position {
  return TextDocument.create('', '', 0, text).positionAt(text.length);
}

describe('half of a text is answered for like a whole one', () => {
  test.each(inTurnAmongAll(formats, 0))('%s', async (format) => {
    const { path, beside } = siteOf(format);
    const editor = await Editor.open({ files: { ...beside } });
    for (const [seed, { text }] of some([...fixturesOf(format).entries()])) {
      const whole = text.toString('utf8').replace(/^\ufeff/, '');
      for (const cut of cutsOf(whole, seed))
        await askAll(editor, `${here}/${path}`, whole.slice(0, cut), placeOf(whole.slice(0, cut)));
    }
    await editor.close();
  });
});

describe('wherever somebody stops', () => {
  test.each([
    [
      '.mcp.json',
      '{\r\n  "mcpServers": { "ä😀": { "command": "x", "args": ["${A}", "b"], "env": { "A": "\\u00e4" } } }\r\n}\n',
    ],
    [
      '.vscode/mcp.json',
      '{ // c\n "inputs": [{ "id": "a" }], "servers": { "a": { "type": "http", "url": "https://${input:a}" } },\n}',
    ],
    [
      '.codex/config.toml',
      '[mcp_servers."a b"]\ncommand = "x"\nargs = ["a", \'b\']\n[mcp_servers.b.env]\nA = """x\ny"""\n',
    ],
    [
      '.continue/mcpServers/a.yaml',
      'name: a\nmcpServers:\n  - name: "a"\n    args: [a, "b"]\n    env: &x\n      A: |\n        b\n  - <<: *x\n',
    ],
    [
      '.claude/agents/a.md',
      '---\nname: a\ntools: Read, mcp__a__b\nmcpServers:\n- a\n- b:\n    command: x\n---\nText: - b\n',
    ],
    ['.claude/settings.json', '{ "permissions": { "allow": ["mcp__a__b"] }, "enabledMcpjsonServers": ["a"] }'],
  ])('%s', async (name, text) => {
    const editor = await Editor.open({ files: { '.mcp.json': '{ "mcpServers": { "a": { "command": "x" } } }' } });
    const cuts = Array.from({ length: text.length + 1 }, (_, cut) => cut);
    for (const cut of inTurn(cuts, name.length, 8)) {
      await askAll(editor, `${here}/${name}`, text, TextDocument.create('', '', 0, text).positionAt(cut));
      await askAll(editor, `${here}/${name}`, text.slice(0, cut), placeOf(text.slice(0, cut)));
    }
    await editor.close();
  });
});
