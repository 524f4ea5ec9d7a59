import fs from 'node:fs';
import path from 'node:path';
import { memory } from '../../src/files/index.ts';
import type { LintOptions } from '../../src/plan/index.ts';
import type { Example } from '../../src/rules/index.ts';
import { fixturesOf, formats, siteOf, titleOf } from '../formats/fixtures.ts';
import type { Files } from '../formats/support.ts';
import { cases } from '../rules/cases.ts';
import { ruleFiles, unmark } from '../rules/run.ts';

/** Files that are judged together. */
export interface Input {
  readonly title: string;
  readonly files: Files;
  /** The one that may be changed. */
  readonly path: string;
  readonly as?: string | undefined;
  readonly targets?: readonly string[] | undefined;
  readonly spec?: string | undefined;
  readonly profiles?: readonly string[] | undefined;
  /** The only one that is asked about. */
  readonly named?: string;
}

/** To lint it as it is, or with other bytes in its files. */
export function optionsFor(
  input: Input,
  files: Readonly<Record<string, string | Uint8Array>> = input.files,
): LintOptions {
  const { as, targets = [], spec, profiles, named } = input;
  return {
    files: memory(files),
    cwd: memory({}).resolve('', '.'),
    paths: named === undefined ? (as === undefined ? [] : ['.']) : [named],
    as,
    targets,
    spec,
    profiles,
    config: Object.hasOwn(files, 'mcp-lint.json') ? undefined : false,
    rules: new Map(),
    user: false,
  };
}

export function fixtureInputs(): Input[] {
  return formats.flatMap(fixturesOf).map((fixture) => {
    const { path, as, beside } = siteOf(fixture.format);
    const files = Object.defineProperty({ ...beside } as Files, path, { enumerable: true, get: () => fixture.text });
    return { title: titleOf(fixture), files, path, as };
  });
}

export async function exampleInputs(): Promise<Input[]> {
  const documented = (await ruleFiles()).map(({ name, docs }) => [name, docs.examples] as const);
  const all: (readonly [string, readonly Example[]])[] = [...documented, ...Object.entries(cases)];
  return all.flatMap(([name, examples]) => examples.map((example) => inputOf(name, example)));
}

function inputOf(name: string, { title, files, as, targets, spec, profiles }: Example): Input {
  const texts = Object.entries(files).map(([name, marked]) => [name, unmark(marked).text] as const);
  const path = texts.find(([name]) => name !== 'mcp-lint.json')?.[0] ?? '';
  return { title: `${name}: ${title}`, files: Object.fromEntries(texts), path, as, targets, spec, profiles };
}

const corpus = path.join(import.meta.dirname, '../../../shared/corpus');

/** Real files, each alone at its place in its repository; none where there is no such collection. */
export function corpusInputs(): Input[] {
  const manifest = path.join(corpus, 'MANIFEST.tsv');
  if (!fs.existsSync(manifest)) return [];
  const rows = fs.readFileSync(manifest, 'utf8').trim().split('\n').slice(1);
  return rows.flatMap((row): Input[] => {
    const [, saved = '', , original = ''] = row.split('\t');
    const file = path.join(corpus, saved);
    if (!fs.existsSync(file)) return [];
    const place = original.replace(/^(?:\.\.?\/|\/|~\/)+/, '');
    return [{ title: saved, files: { [place]: fs.readFileSync(file) }, path: place }];
  });
}
