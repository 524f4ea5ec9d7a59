import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { fixturesOf } from './fixtures.ts';
import { lintFiles } from './support.ts';

/*
 * What the validator of mcpb refuses is an error here, and what it takes is none. It is not among the dependencies, for
 * it brings fifty others: "npm install --no-save @anthropic-ai/mcpb@2.1.2" makes these tests run, as does the path of a
 * file in a folder where it is installed, in MCPB_INSTALLED_AT.
 */
const versions = ['0.1', '0.2', '0.3', '0.4'] as const;

interface Authority {
  safeParse(value: unknown): { readonly success: boolean };
}

function schemasOf(): Map<string, string> | undefined {
  const require = createRequire(process.env.MCPB_INSTALLED_AT ?? import.meta.url);
  try {
    return new Map(versions.map((version) => [version, require.resolve(`@anthropic-ai/mcpb/schemas/${version}`)]));
  } catch {
    return undefined;
  }
}

const files = schemasOf();
const authorities = new Map<string, Authority>();
for (const [version, file] of files ?? []) {
  const module = (await import(pathToFileURL(file).href)) as { readonly McpbManifestSchema: Authority };
  authorities.set(version, module.McpbManifestSchema);
}

function isRefused(text: string): boolean {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return true;
  }
  const named = ['manifest_version', 'dxt_version'].map((key) => (value as Record<string, unknown> | null)?.[key]);
  const version = named.find((name) => versions.some((known) => known === name));
  const authority = authorities.get(String(version));
  return authority === undefined || !authority.safeParse(value).success;
}

/** The icon is judged by the files beside the manifest, which these have not. */
const others = ['mcpb-icon', 'secret-literal'];

async function differences(texts: ReadonlyMap<string, string>): Promise<string[]> {
  const placed = new Map([...texts.keys()].map((name, index) => [`${index}/manifest.json`, name]));
  const contents = [...placed].map(([file, name]) => [file, texts.get(name) ?? '']);
  const { findings } = await lintFiles(Object.fromEntries(contents), { as: 'mcpb', config: false });
  const errors = findings.filter(({ severity, rule }) => severity === 'error' && !others.includes(rule));
  const refused = new Set(errors.map(({ place }) => place.document.path));
  return [...placed].flatMap(([file, name]) => {
    const theirs = isRefused(texts.get(name) ?? '');
    return theirs === refused.has(file) ? [] : [`${name}: ${theirs ? 'they refuse it' : 'they take it'}`];
  });
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The manifest with one thing changed: a part taken away, replaced, or put beside the others. */
function* mutations(whole: Json): Generator<[string, Json]> {
  for (const route of routesIn(whole, [])) {
    for (const other of [null, 7, true, '', 'x', [], {}, ['x'], { x: 'x' }] satisfies Json[]) {
      yield [`${route.join('.')} = ${JSON.stringify(other)}`, changed(whole, route, other)];
    }
    yield [`without ${route.join('.')}`, changed(whole, route, undefined)];
    yield [`${route.join('.')} with another key`, changed(whole, [...route, 'another'], 'x')];
  }
}

function* routesIn(node: Json, route: readonly string[]): Generator<readonly string[]> {
  if (route.length > 0) yield route;
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) yield* routesIn(value, [...route, key]);
}

function changed(whole: Json, route: readonly string[], value: Json | undefined): Json {
  const copy = structuredClone(whole);
  let node = copy as Record<string, Json>;
  for (const step of route.slice(0, -1)) {
    const next = node[step];
    if (typeof next !== 'object' || next === null) return copy;
    node = next as Record<string, Json>;
  }
  const last = route.at(-1) ?? '';
  if (value !== undefined && !(Array.isArray(node) && last === 'another')) node[last] = value;
  else if (Array.isArray(node)) node.splice(Number(last), 1);
  else delete node[last];
  return copy;
}

const formats = ['mcpb', ...versions.filter((version) => version !== '0.3').map((version) => `mcpb-${version}`)];

(files === undefined ? describe.skip : describe)('the validator of mcpb', () => {
  test('agrees about every fixture', async () => {
    const all = formats
      .flatMap(fixturesOf)
      .map(({ format, folder, name, text }) => [`${format}/${folder}/${name}`, text]);
    expect(await differences(new Map(all.map(([name, text]) => [String(name), String(text)])))).toEqual([]);
  });

  test.each(formats)('agrees about every change to a full manifest of %s', async (format) => {
    const file = path.join(import.meta.dirname, '../fixtures/formats', format, 'valid/full.json');
    const whole = JSON.parse(fs.readFileSync(file, 'utf8')) as Json;
    const texts = new Map([...mutations(whole)].map(([name, value]) => [name, JSON.stringify(value)]));
    expect(texts.size).toBeGreaterThan(500);
    expect(await differences(texts)).toEqual([]);
  });
});
