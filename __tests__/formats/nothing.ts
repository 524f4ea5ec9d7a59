import fs from 'node:fs';
import { type Format, loadClient, registry } from '../../src/clients/index.ts';
import { siteOf } from './fixtures.ts';
import { linesOf, lintFiles } from './support.ts';

const file = new URL('nothing.txt', import.meta.url);

/**
 * What is said of files without servers that are given as files of a client's formats, since fixtures cannot show it where
 * such a file is nobody's, and whose they are where they are found: by the format and the text.
 */
export async function saidOfNothing(client: string): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  const { formats, name } = await loadClient(client);
  for (const format of formats) {
    const { id } = format;
    const { path, as, beside } = siteOf(id);
    for (const [title, text] of textsFor(format)) {
      const report = await lintFiles({ [path]: text }, { paths: [path], as: id, config: false });
      const words = linesOf(report).map((line) => line.replace(/^\S+ /, '').replaceAll(name, 'the client'));
      said.set(`${id} ${title}`, words.join(' | ') || 'nothing');
    }
    for (const [title, text] of foreignTo(format)) {
      const place = as === undefined ? path : keptIn(format);
      if (place === undefined) continue;
      const { files } = await lintFiles({ ...beside, [place]: text }, { config: false });
      const owner = files.find((each) => each.path === place)?.format ?? 'nobody';
      said.set(`${id} ${title}`, `a file of ${owner === id ? 'its own' : owner}`);
    }
  }
  return said;
}

/** A file of the home directory, in a project that is a copy of one. */
function keptIn({ userFiles = [] }: Format): string | undefined {
  return userFiles[0]?.replace('~', 'dotfiles');
}

export const clients: readonly string[] = [...new Set(registry().map(({ client }) => client))].sort();

/** A line that is not indented has the words, and below it stand the formats and the texts. */
export function expectedOfNothing(): Map<string, string> {
  const expected = new Map<string, string>();
  let words = '';
  for (const line of fs.readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean)) {
    if (line.startsWith('  ')) expected.set(line.trim(), words);
    else words = line;
  }
  return expected;
}

export function expectedOfClient(client: string): [text: string, words: string][] {
  const ids = new Set(
    registry()
      .filter((format) => format.client === client)
      .map(({ id }) => id),
  );
  return [...expectedOfNothing()].filter(([text]) => ids.has(text.slice(0, text.indexOf(' '))));
}

/** What is said now of the files of clients that have this word in the name of a format; of others, what is expected. */
export async function saidNow(word: string): Promise<Map<string, string>> {
  const asked = new Set(
    registry()
      .filter(({ id }) => id.includes(word))
      .map(({ client }) => client),
  );
  const now = new Map<string, string>();
  for (const client of clients) {
    const said = asked.has(client) ? await saidOfNothing(client) : expectedOfClient(client);
    for (const [text, words] of said) now.set(text, words);
  }
  return now;
}

export function writeNothing(said: ReadonlyMap<string, string>): void {
  const groups = new Map<string, string[]>();
  for (const [text, words] of said) groups.set(words, [...(groups.get(words) ?? []), `  ${text}`]);
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  fs.writeFileSync(file, `${sorted.map(([words, texts]) => [words, ...texts].join('\n')).join('\n\n')}\n`);
}

type Texts = readonly (readonly [title: string, text: string])[];

function textsFor({ syntax: { language }, servers }: Format): Texts {
  const at = servers[0]?.at.filter((step) => step !== '*') ?? [];
  if (language === 'toml') return [...anywhere, ['twice', 'a = 1\na = 2\n']];
  const front = (text: string) => (language === 'markdown' ? `---\n${text}---\n` : text);
  const wrapped = (value: unknown) =>
    JSON.stringify(at.reduceRight<unknown>((inner, step) => ({ [step]: inner }), value));
  const maps: Texts =
    at.length === 0
      ? []
      : ([null, [], 7, {}] as const).map((value) => [`root ${JSON.stringify(value)}`, front(`${wrapped(value)}\n`)]);
  const tops: Texts = ['{}', '[]', 'null', '7'].map((text) => [text, front(`${text}\n`)]);
  return [
    ...anywhere,
    ...tops,
    ...maps,
    ['twice', front(language === 'json' ? '{ "a": 1, "a": 2 }\n' : 'a: 1\na: 2\n')],
  ];
}

function settingsIn(language: Format['syntax']['language'], words: string): string {
  switch (language) {
    case 'json':
      return `{ "theme": "${words}" }\n`;
    case 'yaml':
      return `theme: ${words}\n`;
    case 'toml':
      return `theme = "${words}"\n`;
    case 'markdown':
      return `---\ntheme: ${words}\n---\n`;
  }
}

/** Of a folder, without saying what it is. */
function foreignTo({ syntax: { language }, holds = [] }: Format): Texts {
  const broken = (key: string) => (language === 'markdown' ? `---\n${key}: [\n---\n` : `{ "${key}": \n`);
  return [
    ['found with settings', settingsIn(language, ['mcp mcpServers', ...holds].join(' '))],
    ['found broken', broken('mcpServers')],
    ['found broken without servers', broken('theme')],
  ];
}

const anywhere: Texts = [
  ['empty', ''],
  ['broken', '{ "a" \n'],
];
