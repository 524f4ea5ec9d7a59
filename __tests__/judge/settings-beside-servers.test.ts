import { expect, test } from '@jest/globals';
import { type Format, loadClient, registry, rootKeys } from '../../src/clients/index.ts';
import { isObject } from '../../src/model/values/index.ts';
import { locationOf } from '../../src/report/index.ts';
import { siteOf } from '../formats/fixtures.ts';
import { type Files, lintFiles } from '../formats/support.ts';
import { inTurnAmongAll } from '../fuzz.ts';

/** What no client takes for a server. */
const settings = { allowed: ['docs'], limit: 5, strict: true };

const inJson = (value: unknown) => JSON.stringify(value, undefined, 2);

function inToml(value: unknown, route: readonly string[] = []): string {
  if (!isObject(value)) return '';
  const entries = Object.entries(value);
  const plain = entries.flatMap(([key, each]) =>
    isObject(each) ? [] : `${JSON.stringify(key)} = ${JSON.stringify(each)}`,
  );
  const head = route.length === 0 ? [] : [`[${route.map((key) => JSON.stringify(key)).join('.')}]`];
  const tables = entries.flatMap(([key, each]) => (isObject(each) ? inToml(each, [...route, key]) : []));
  return [...head, ...plain, ...tables, ''].join('\n');
}

function under(route: readonly string[], value: unknown): unknown {
  return route.reduceRight((inner, key) => ({ [key]: inner }), value);
}

const formats = await Promise.all(
  registry().map(async ({ id, client }) => (await loadClient(client)).formats.find((format) => format.id === id)),
);
const withServers = formats.filter(
  (format) => format !== undefined && format.servers.length > 0 && !format.stray,
) as Format[];

test.each(withServers.map((format, turn) => [format.id, format, turn] as const))('%s', async (id, format, turn) => {
  const { path, as, beside } = siteOf(id);
  const write = format.syntax.language === 'toml' ? inToml : inJson;
  for (const { at } of inTurnAmongAll(rootKeys(), turn)) {
    const text = write({ ...format.head, ...(under(at, { ...settings, docs: { command: 'docs-mcp' } }) as object) });
    const files: Files = { ...beside, [path]: text };
    const { findings } = await lintFiles(files, { config: false, ...(as === undefined ? {} : { as }) });
    if (!findings.some(({ rule }) => rule === 'root-key-wrong')) continue;
    const told = findings.filter(({ place }) => place.route.some((key) => Object.hasOwn(settings, key)));
    expect(told.map((finding) => `${locationOf(finding.place).line} ${finding.rule} ${finding.message}`)).toEqual([]);
  }
});
