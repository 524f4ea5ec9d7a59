import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Import, importGraph, importsOf, sourceFiles, stageOf } from './imports.ts';

const src = path.join(import.meta.dirname, '../../src');

/** The way of the data: each stage imports only from those before it. Those of one row do not import each other. */
const stages: readonly (readonly string[])[] = [
  ['version.generated.ts', 'hashes'],
  ['wording'],
  ['files'],
  ['parse'],
  ['markdown'],
  ['clients'],
  ['discover'],
  ['model'],
  ['schema'],
  ['judge'],
  ['rules'],
  ['suppress'],
  ['blocks'],
  ['edits'],
  ['report'],
  ['config'],
  ['plan'],
  ['session'],
  ['lint.ts'],
  ['fixing', 'hooks'],
  ['renaming', 'converting', 'doctor'],
  ['library', 'comparing'],
  ['lsp'],
  ['cli'],
  ['mcp'],
  ['commands', 'action'],
  ['cli.ts', 'action.ts', 'index.ts'],
  ['bin.ts', 'browser.ts'],
];

/** The folders of the model: each imports only from those before it. */
const layers: readonly string[] = [
  'values',
  'masking',
  'verdict',
  'amended',
  'server',
  'folders',
  'variables',
  'launch',
  'packages',
  'secrets',
  'mentions',
  'canonical',
  'answers',
  'tools',
  'reading',
  'references',
  'occurrences',
  'precedence',
  'projects',
  'copies',
  'manifests',
];

const rank = new Map(stages.flatMap((row, index) => row.map((stage) => [stage, index])));

/** Loaded only by those who ask for it. */
const sideDoors: readonly Import[] = [
  { from: 'cli.ts', to: 'cli/catalog.ts' },
  { from: 'commands/lint/run.ts', to: 'cli/catalog.ts' },
  { from: 'commands/lint/run.ts', to: 'cli/mending.ts' },
  { from: 'commands/lint/run.ts', to: 'cli/replace-file.ts' },
  { from: 'commands/renaming/show.ts', to: 'cli/mending.ts' },
  { from: 'commands/convert/run.ts', to: 'cli/mending.ts' },
  { from: 'commands/convert/run.ts', to: 'cli/replace-file.ts' },
  { from: 'commands/rules.ts', to: 'cli/catalog.ts' },
  { from: 'commands/explain.ts', to: 'cli/catalog.ts' },
  { from: 'commands/clients.ts', to: 'cli/catalog.ts' },
  { from: 'commands/mcp.ts', to: 'cli/catalog.ts' },
  { from: 'commands/lsp/stdio.ts', to: 'cli/catalog.ts' },
  { from: 'commands/schemas.ts', to: 'cli/catalog.ts' },
  { from: 'action/results.ts', to: 'cli/catalog.ts' },
  { from: 'action/results.ts', to: 'cli/replace-file.ts' },
  { from: 'bin.ts', to: 'cli/catalog.ts' },
  { from: 'bin.ts', to: 'cli/compile-cache.ts' },
  { from: 'bin.ts', to: 'cli/write.ts' },
];

function outside({ from, to }: Import): boolean {
  return stageOf(from) !== stageOf(to);
}

function stepsBack(graph: readonly Import[]): string[] {
  return graph
    .filter(outside)
    .filter(({ from, to }) => (rank.get(stageOf(to)) ?? Infinity) >= (rank.get(stageOf(from)) ?? -1))
    .map(({ from, to }) => `${from} imports ${to}`);
}

function layerOf(file: string): string | undefined {
  return /^model\/([^/]+)\//.exec(file)?.[1];
}

/** From one folder of the model to another. */
function betweenLayers(graph: readonly Import[]): Import[] {
  const isBetween = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && one !== other;
  return graph.filter(({ from, to }) => isBetween(layerOf(from), layerOf(to)));
}

function stepsUp(graph: readonly Import[]): string[] {
  const height = (file: string) => layers.indexOf(layerOf(file) ?? '');
  return betweenLayers(graph)
    .filter(({ from, to }) => height(to) >= height(from))
    .map(({ from, to }) => `${from} imports ${to}`);
}

/** Each folder of the model has a door of its own; the disk has one because the core must not load it. */
function isDoor(file: string): boolean {
  if (file === 'files/disk.ts') return true;
  return stageOf(file) === 'model' ? /^model\/[^/]+\/index\.ts$/.test(file) : file === `${stageOf(file)}/index.ts`;
}

function pastTheDoor(graph: readonly Import[]): string[] {
  return graph
    .filter((each) => outside(each) || betweenLayers([each]).length > 0)
    .filter(({ to }) => to.includes('/') && !isDoor(to))
    .filter(({ from, to }) => !sideDoors.some((door) => door.from === from && door.to === to))
    .map(({ from, to }) => `${from} imports ${to}`);
}

/** What is left when the files that import nothing are taken away again and again. */
function circlesIn(graph: readonly Import[]): string[] {
  const importers = new Set(graph.map(({ from }) => from));
  const left = graph.filter(({ to }) => importers.has(to));
  return left.length < graph.length ? circlesIn(left) : left.map(({ from, to }) => `${from} imports ${to}`);
}

const graph = importGraph(src);

test('every file of src belongs to a stage', () => {
  expect(sourceFiles(src).filter((file) => !rank.has(stageOf(file)))).toEqual([]);
});

test('imports go one way', () => {
  expect(graph.length).toBeGreaterThan(200);
  expect(stepsBack(graph)).toEqual([]);
});

test('a folder is entered through its door', () => {
  expect(pastTheDoor(graph)).toEqual([]);
});

test('every file of the model lies in one of its layers', () => {
  const found = new Set(sourceFiles(src).flatMap((file) => (stageOf(file) === 'model' ? [layerOf(file)] : [])));
  expect([...found].sort()).toEqual([...layers].sort());
});

test('the page about the house has the layers in their order', () => {
  const page = fs.readFileSync(path.join(src, '../docs/design.md'), 'utf8');
  const rows = page.matchAll(/^\| `model\/(\w+)\/` \|/gm);
  expect(Array.from(rows, ([, layer]) => layer)).toEqual(layers);
});

test('the layers of the model import downwards', () => {
  expect(betweenLayers(graph).length).toBeGreaterThan(50);
  expect(stepsUp(graph)).toEqual([]);
});

test('no file of the facts, of the parsers or of the model leads back to itself, not even by a type', () => {
  const stages = new Set(['parse', 'clients', 'discover', 'model']);
  expect(circlesIn(graph.filter(({ from, to }) => stages.has(stageOf(from)) && stages.has(stageOf(to))))).toEqual([]);
});

test('every import names a file that exists', () => {
  const files = new Set(sourceFiles(src));
  const gone = graph.filter(({ to }) => to.endsWith('.ts') && !files.has(to));
  expect(gone.filter(({ to }) => !to.endsWith('.d.ts')).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

describe('the walk', () => {
  test('sees types, re-exports, imports over several lines and dynamic ones', () => {
    const text = [
      "import fs from 'node:fs';",
      "import type { A } from '../model/index.ts';",
      "export { b } from './b.ts';",
      'import {',
      '  c,',
      "} from '../parse/index.ts';",
      "const d = await import('../cli.ts');",
      "const text = 'taken from life';",
    ].join('\n');
    expect(importsOf('rules/a.ts', text).map(({ to }) => to)).toEqual([
      'model/index.ts',
      'rules/b.ts',
      'parse/index.ts',
      'cli.ts',
    ]);
  });

  test('objects to a step back and to a way round the door', () => {
    const back = { from: 'parse/json.ts', to: 'rules/index.ts' };
    const round = { from: 'rules/run.ts', to: 'parse/json.ts' };
    const inside = { from: 'rules/run.ts', to: 'rules/define.ts' };
    expect(stepsBack([back, round, inside])).toEqual(['parse/json.ts imports rules/index.ts']);
    expect(pastTheDoor([back, round, inside])).toEqual(['rules/run.ts imports parse/json.ts']);
  });

  test('objects to a circle and not to what leads to it', () => {
    const circle = [
      { from: 'model/a.ts', to: 'model/b.ts' },
      { from: 'model/b.ts', to: 'model/a.ts' },
    ];
    const aside = { from: 'model/b.ts', to: 'model/c.ts' };
    expect(circlesIn([...circle, aside])).toEqual(['model/a.ts imports model/b.ts', 'model/b.ts imports model/a.ts']);
    expect(circlesIn([aside])).toEqual([]);
  });

  test('objects to a step up in the model, and to one past the door of a layer', () => {
    const up = { from: 'model/values/place.ts', to: 'model/server/index.ts' };
    const past = { from: 'model/server/server.ts', to: 'model/values/place.ts' };
    const inside = { from: 'model/server/server.ts', to: 'model/server/entry.ts' };
    expect(stepsUp([up, past, inside])).toEqual(['model/values/place.ts imports model/server/index.ts']);
    expect(pastTheDoor([up, past, inside])).toEqual(['model/server/server.ts imports model/values/place.ts']);
  });
});
