import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parseAst } from 'rolldown/parseAst';
import { madeAtOnce } from '../../scripts/build/at-once.mjs';

const requireHere = createRequire(import.meta.url);
const folder = join(dirname(requireHere.resolve('yaml')), 'parse');

interface Lexers {
  readonly Lexer: new () => { lex(text: string): Iterable<string> };
}
interface Parsers {
  readonly Parser: new (onNewLine: (offset: number) => void) => { parse(text: string): Iterable<unknown> };
}

const theirs = {
  Lexer: (requireHere(join(folder, 'lexer.js')) as Lexers).Lexer,
  Parser: (requireHere(join(folder, 'parser.js')) as Parsers).Parser,
};
const { Lexer } = built<Lexers>('lexer.js', {});
const ours = { Lexer, Parser: built<Parsers>('parser.js', { './lexer.js': { Lexer } }).Parser };

/** The file as it is in what we build. */
function built<T>(name: string, others: Readonly<Record<string, unknown>>): T {
  const code = readFileSync(join(folder, name), 'utf8');
  const exports = {};
  const run = new Function('exports', 'require', madeAtOnce(code, parseAst(code)));
  run(exports, (id: string) => others[id] ?? requireHere(id.startsWith('.') ? join(folder, id) : id));
  return exports as T;
}

/** All that is made of a text, and where its lines begin. */
function madeBy({ Lexer, Parser }: Lexers & Parsers, text: string): unknown {
  const lines: number[] = [];
  const parsed = [...new Parser((offset) => void lines.push(offset)).parse(text)];
  return { lexed: [...new Lexer().lex(text)], parsed, lines };
}

const texts = [
  ...fixtures().flatMap((text) => [text, text.slice(0, text.length / 2), text.replaceAll('\n', '\r\n')]),
  ...['', '\n', '---', '--- a\n...\n--- b\n...\nc: 1\n', '%YAML 1.1\n---\na: <<\n', '\ufeffa: 1', '- - - - a\n   - b'],
  ...[
    '? a\n: b\n? [c, {d: e}]\n',
    'a: |+2\n    b\n\n\nc: >-\n d\n e\n',
    "a: 'b''c\n\n d'\ne: \"f\\\n g\"\n",
    'a: &x !!str b',
  ],
  ...[
    'a: {b: [c, d}, e',
    ']]',
    'a\n b: c\n d',
    '- a\n b',
    '"',
    "'",
    '@a',
    '\ta: 1',
    'a: *b\n*c : d\n',
    '{a, b: }\n# c\n',
  ],
];

function fixtures(): string[] {
  const root = join(import.meta.dirname, '../fixtures/formats');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'));
}

test('the parser of YAML that is built makes what the package makes', () => {
  expect(texts.length).toBeGreaterThan(300);
  for (const text of texts) expect(madeBy(ours, text)).toEqual(madeBy(theirs, text));
});
