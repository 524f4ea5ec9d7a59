import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { at } from '../../src/model/values/index.ts';
import type { Finding } from '../../src/model/verdict/index.ts';
import { type Document, loadParsers, type Route } from '../../src/parse/index.ts';
import {
  annotations,
  jsonReport,
  locationOf,
  render,
  renderReferences,
  renderServers,
  reportFormats,
  serversFormats,
} from '../../src/report/index.ts';
import { pointerOf } from '../../src/report/located.ts';
import { baselineOf } from '../../src/suppress/baseline.ts';
import { list, quote } from '../../src/wording/index.ts';
import { lintFiles } from '../formats/support.ts';
import { inTurn, runs } from '../fuzz.ts';
import { workspaceOf } from '../model/workspace.ts';
import { file, findingAt, plain, report } from '../report/support.ts';
import { type Kind, kinds, type Planted, placesIn, planted, shapes, withPlanted } from './planted.ts';

const parsers = await loadParsers(['json', 'yaml', 'toml', 'markdown']);

const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const plainSecret = fc.oneof(
  fc.constant('correcthorsebat'),
  fc.array(fc.constantFrom(...letters), { minLength: 8, maxLength: 24 }).map((signs) => signs.join('')),
);
/** Of any signs, but no reference to a variable and no sign that has a place of its own in a name or flag. */
const anySecret = fc
  .tuple(
    plainSecret,
    fc.string({ unit: fc.constantFrom(...`${letters} !"\\'#*+,;:/&?~éß漢😀\n\t`), maxLength: 12 }),
    plainSecret,
  )
  .map((parts) => parts.join(''));

/** SEED=7 FUZZ=10 npm test -- __tests__/hostile/planted tries others. */
const seed = Number(process.env.SEED ?? 1);

/** Something is seen when six of its characters are. */
function expectUnseen(output: string, secret: string, where: string): void {
  for (const words of new Set([output, unescaped(output)])) {
    for (let index = 0; index + 6 <= secret.length; index += 1) {
      const piece = secret.slice(index, index + 6);
      if (words.includes(piece))
        throw new Error(`${where}: ${JSON.stringify(piece)} is seen in\n${output.slice(0, 3000)}`);
    }
  }
}

function unescaped(output: string): string {
  const entities = output
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  return entities
    .replaceAll('<!-- -->', '')
    .replace(/\\u([0-9a-f]{4})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\(.)/g, '$1');
}

const options = { ...plain, limit: 1_000_000, docsUrl: () => undefined };

/** Findings at every node, whose words have the secret in all ways that messages have of quoting. */
function findingsEverywhere(document: Document, secret: string): Finding[] {
  const routes: Route[] = [[]];
  const walk = (value: unknown, route: Route): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      const next = [...route, Array.isArray(value) ? Number(key) : key];
      routes.push(next);
      walk((value as Record<string, unknown>)[key], next);
    }
  };
  walk(document.value, []);
  const words = {
    message: `the value ${quote(secret)} of ${list([secret, 'a'])} is another one`,
    help: `write ${quote(`x=${secret}`)}`,
    server: secret,
    related: [{ place: at(document, []), message: `also ${quote(secret)}` }],
  };
  const found = routes
    .slice(0, 60)
    .flatMap((route) => [findingAt(document, route, 'key', words), findingAt(document, route, 'value')]);
  const starts = Array.from(document.text.matchAll(/\n|$/g), ({ index }) => index);
  const lines = starts.slice(-8).map((start) => {
    const finding = findingAt(document, [], 'value', words);
    return { ...finding, place: { ...finding.place, span: { start, end: start + 1 } } };
  });
  return [...found, ...lines];
}

async function expectHidden(document: Document, secret: string): Promise<void> {
  const of = `, of ${document.text}\n`;
  const findings = findingsEverywhere(document, secret);
  const full = report(findings, [file(document.path, 'Claude Code', { servers: [secret], status: 'findings' })]);
  for (const format of reportFormats) expectUnseen(await render(format, full, options), secret, format + of);
  expectUnseen(await render('text', full, { ...options, color: true }), secret, `text in colour${of}`);
  expectUnseen(JSON.stringify(annotations(full, options)), secret, `annotations${of}`);
  expectUnseen(JSON.stringify(jsonReport(full, options)), secret, `the library${of}`);
  expectUnseen(
    JSON.stringify(findings.map(({ place }) => ({ ...locationOf(place), pointer: pointerOf(place) }))),
    secret,
    `places${of}`,
  );
  expectUnseen(JSON.stringify(baselineOf(findings)), secret, `the baseline${of}`);
}

const seeds = fc.array(fc.nat(1000), { minLength: 20, maxLength: 40 });

function choicesFrom(numbers: readonly number[]) {
  let next = 0;
  return { pick: <T>(of: readonly T[]) => of[(numbers[next++ % numbers.length] ?? 0) % of.length] as T };
}

/** Where something can stand: a server's entry, lists, tables in lists, and a name that is the secret itself. */
const around = (secret: string): Planted =>
  planted({
    inputs: [{ id: 'a' }],
    mcpServers: {
      a: { command: 'x', args: ['y'], env: { B: 'c' } },
      [secret]: { url: 'https://a.example.com', headers: {} },
    },
    other: [[{ deep: [{}] }]],
  });

async function expectHiddenAs(
  kind: Kind,
  what: Planted,
  secret: string,
  place: number,
  numbers: readonly number[],
): Promise<void> {
  const root = around(secret);
  const value = withPlanted(root, { left: place % placesIn(root) }, what, secret);
  const text = kind.write(value, choicesFrom(numbers));
  const whole = parsers({ path: 'a', text, problems: [] }, kind.language);
  await expectHidden(whole, secret);
  // Not closed, and with a sign that belongs nowhere.
  const isLines = kind.language === 'yaml' || kind.language === 'markdown';
  const open = isLines
    ? text.replace(/\n(---\nText\.\n)?$/, '\n"x": [ }\n$1')
    : text.replace(/[\]}\s]{1,3}$/, '').replace(/[{\n]/, '$& = ');
  await expectHidden(parsers({ path: 'a', text: open, problems: [] }, kind.language), secret);
  // Wrong from its first line on.
  const above = text.replace(/^(---\n)?/, '$1"x": [ }\n');
  await expectHidden(parsers({ path: 'a', text: above, problems: [] }, kind.language), secret);
}

test('there are more than forty shapes', () => {
  expect(shapes.length).toBeGreaterThan(50);
});

test.each(Object.entries(kinds))('%s hides every shape', async (language, kind) => {
  for (const shape of inTurn(shapes, Object.keys(kinds).indexOf(language), 8)) {
    await fc.assert(
      fc.asyncProperty(shape.isPlain ? plainSecret : anySecret, fc.nat(100), seeds, async (made, place, numbers) => {
        const secret = shape.whole?.(made) ?? made;
        await expectHiddenAs(kind, shape.plant(secret), secret, place, numbers);
      }),
      { numRuns: runs(4), seed },
    );
  }
});

const fixtures = join(import.meta.dirname, '../fixtures/formats');

/** One file of each format, as fine as there is one. */
const formats = readdirSync(fixtures).flatMap((format) => {
  if (format === 'mcp-lint') return [];
  const files = ['valid', 'rules', 'invalid']
    .map((kind) => join(fixtures, format, kind))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const path = files.find((each) => /\.(?:json|jsonc|yaml|yml|toml|md)$/.test(each));
  return path === undefined ? [] : [[format, basename(path), readFileSync(path, 'utf8')] as const];
});

function kindOf(name: string): Kind {
  const kind = name.endsWith('.toml')
    ? 'TOML'
    : name.endsWith('.md')
      ? 'front matter'
      : /ya?ml$/.test(name)
        ? 'YAML'
        : 'JSON';
  return kinds[kind] as Kind;
}

test('every format has its file', () => {
  expect(formats.length).toBeGreaterThan(90);
});

test.each(inTurn(formats, 0))('in every position of %s', async (format, name, text) => {
  const kind = kindOf(name);
  const { value } = parsers({ path: name, text, problems: [] }, kind.language);
  if (typeof value !== 'object' || value === null) return;
  const root = planted(value);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(1000),
      fc.constantFrom(...shapes),
      plainSecret,
      seeds,
      async (place, shape, made, numbers) => {
        const secret = shape.whole?.(made) ?? made;
        const written = kind.write(
          withPlanted(root, { left: place % placesIn(root) }, shape.plant(secret), secret),
          choicesFrom(numbers),
        );
        for (const content of [written, written.replace(/:|=/, '::')]) {
          const found = await lintFiles({ [name]: content }, { as: format });
          for (const output of reportFormats)
            expectUnseen(await render(output, found, options), secret, `${format} as ${output}: ${content}`);
          expectUnseen(JSON.stringify(baselineOf(found.findings)), secret, 'the baseline');
        }
      },
    ),
    { numRuns: runs(8), seed },
  );
});

test('in overviews and mentions of servers', async () => {
  for (const shape of inTurn(shapes, 0)) {
    const secret = shape.whole?.('correcthorsebat') ?? 'correcthorsebat';
    const entry = withPlanted(planted({ command: 'x', args: [], env: {} }), { left: 2 }, shape.plant(secret), secret);
    const text = (kinds.JSON as Kind).write(
      { members: [['mcpServers', { members: [[secret, entry]] }]] },
      choicesFrom([0]),
    );
    const workspace = await workspaceOf({
      '.mcp.json': text,
      '.cursor/mcp.json': text.replace('"x"', '"y"'),
      '.claude/settings.json': JSON.stringify({ enabledMcpjsonServers: [secret] }),
    });
    const paths = workspace.readings.map(({ document }) => document.path);
    const findings = workspace.readings.map(({ document, client }) =>
      findingAt(document, ['mcpServers', secret], 'key', {
        message: `server ${quote(secret)}`,
        effect: 'skips-server',
        clients: [client.id],
      }),
    );
    for (const format of serversFormats) {
      for (const found of [[], findings]) {
        const input = { workspace, findings: found, reported: new Set(paths) };
        expectUnseen(await renderServers(format, input, options), secret, `${shape.what} as ${format}`);
      }
      expectUnseen(await renderReferences(format, secret, workspace, options), secret, `${shape.what} as ${format}`);
    }
  }
});
