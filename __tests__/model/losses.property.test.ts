import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Client, type FieldFact, loadClient, registry, type Transport } from '../../src/clients/index.ts';
import {
  canonical,
  type Difference,
  differences,
  givenTo,
  type Loss,
  lossesOf,
  rejectionOf,
  type Statement,
  type Target,
  type Text,
  targetFor,
} from '../../src/model/canonical/index.ts';
import { canBeGiven, transportFor } from '../../src/model/canonical/judged.ts';
import { transportAs } from '../../src/model/canonical/transports.ts';
import type { Server } from '../../src/model/server/index.ts';
import { isObject, own } from '../../src/model/values/index.ts';
import { kindOfSyntax } from '../../src/model/variables/index.ts';
import { runs } from '../fuzz.ts';
import { serverIn } from './servers.ts';

const clients: Client[] = [];
for (const id of new Set(registry().map(({ client }) => client))) clients.push(await loadClient(id));
const targets = clients.flatMap((client) => targetFor(client) ?? []);

const words = fc.constantFrom('a', 'PORT', 'docs-mcp', '--all', 'x y');
const variables = fc.constantFrom('PORT', 'TOKEN', 'a');
const text = fc.oneof(
  words,
  fc
    .tuple(
      fc.constantFrom('', 'Bearer ', '/x/'),
      fc.constantFrom(
        '${TOKEN}',
        '${TOKEN:-fallback}',
        '${env:TOKEN}',
        '{env:TOKEN}',
        '$TOKEN',
        '${input:token}',
        '${workspaceFolder}',
        '{file:./token}',
        '${{ secrets.TOKEN }}',
      ),
    )
    .map((parts) => parts.join('')),
);
const strings = fc.dictionary(fc.constantFrom('A', 'B', 'Authorization', '__proto__', 'x-key'), text, { maxKeys: 3 });
const data = fc.oneof(fc.constantFrom<unknown>(true, 1, 'text'), strings);

function valueFor({ is, keys, form, unit }: FieldFact): fc.Arbitrary<unknown> {
  if (form === 'bearer-token') return fc.constantFrom('abc', '${TOKEN}');
  if (form === 'bearer-variable') return variables;
  if (form === 'header-variables') return fc.dictionary(fc.constantFrom('A', 'Authorization'), variables);
  if (form === 'variable-names') return fc.array(variables, { maxLength: 2 });
  if (form === 'headers-inside') return fc.record({ headers: strings });
  switch (is) {
    case 'command':
    case 'url':
    case 'cwd':
    case 'envFile':
      return text;
    case 'commandLine':
      return fc.array(text, { minLength: 1, maxLength: 3 });
    case 'args':
      return fc.array(text, { maxLength: 3 });
    case 'env':
    case 'headers':
      return strings;
    case 'timeout':
    case 'startupTimeout':
      return unit === 's' ? fc.integer({ min: 1, max: 60 }) : fc.integer({ min: 1, max: 60 }).map((n) => n * 500);
    case 'enabled':
    case 'disabled':
      return fc.boolean();
    case 'platforms':
    case 'toolsAllowed':
    case 'toolsDenied':
    case 'autoApprove':
      return fc.array(words, { maxLength: 2 });
    default:
      if (keys === undefined) return data;
      return fc.oneof(
        data,
        fc.record(Object.fromEntries([...Object.keys(keys), 'x-inside'].map((key) => [key, data])), {
          requiredKeys: [],
        }),
      );
  }
}

/** An entry with any of the client's fields, and one that nobody knows. */
function entryFor({ dialect }: Target): fc.Arbitrary<Record<string, unknown>> {
  const spellings = Object.keys(dialect.spellings);
  const keys = Object.entries(dialect.fields).filter(([key]) => key !== dialect.transportKey);
  const fields = fc.record(Object.fromEntries(keys.map(([key, fact]) => [key, valueFor(fact)])), { requiredKeys: [] });
  const transport =
    dialect.transportKey === null || spellings.length === 0
      ? fc.constant({})
      : fc.option(
          fc.constantFrom(...spellings).map((word) => ({ [dialect.transportKey ?? '']: word })),
          {
            nil: {},
          },
        );
  return fc
    .tuple(transport, fields, fc.constantFrom({}, { 'x-unknown': 1 }))
    .map((parts) => Object.assign({}, ...parts));
}

function kindOf(value: unknown): string {
  if (typeof value === 'string') return 'text';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** Whether the client has a field for it, asked of its facts and not of the writer. */
function hasFieldFor(statement: Statement, { dialect }: Target, transport: Transport): boolean {
  const { meaning, of, part, inside, field } = statement;
  const any = (fits: (fact: FieldFact) => boolean) =>
    Object.values(dialect.fields).some(
      (fact) => !fact.unread && !fact.idle && (fact.for?.includes(transport) ?? true) && fits(fact),
    );
  const meaningOf = (...meanings: readonly string[]) => any(({ is, form }) => !form && meanings.includes(is));
  switch (meaning) {
    case 'command':
    case 'args':
      return meaningOf(meaning, 'commandLine');
    case 'enabled':
      return meaningOf('enabled', 'disabled');
    case 'auth':
    case 'oauth':
    case 'toolPolicy':
      if (part !== undefined) {
        const words = part === 'scopes' ? ['scope', 'scopes'] : [part];
        const isPart = (word: string | undefined) => word !== undefined && words.includes(word);
        return any((fact) => !fact.deprecated && (isPart(fact.part) || Object.values(fact.keys ?? {}).some(isPart)));
      }
      if (inside !== undefined) {
        return any((fact) => fact === dialect.fields[field.key] && fact.keys?.[inside] === 'own');
      }
      return any(
        (fact) =>
          fact === dialect.fields[field.key] &&
          fact.is === meaning &&
          fact.part === undefined &&
          (fact === field.fact || (fact.takes?.some((kind) => kind === kindOf(field.value)) ?? true)),
      );
    case 'headers':
      return meaningOf('headers') || any(({ form }) => form === 'headers-inside');
    case 'other':
      return of !== undefined && dialect.fields[of]?.is === 'other' && any((fact) => fact === dialect.fields[of]);
    default:
      return meaningOf(meaning);
  }
}

function textsOf({ value }: Statement): readonly Text[] {
  if (value.kind === 'text') return [value.text];
  return value.kind === 'texts' ? value.items.map((item) => item.text) : [];
}

/** Whether every piece of text and every name of a variable stands somewhere in the entry. */
function standsIn(entry: unknown, statement: Statement): boolean {
  const whole = JSON.stringify(entry);
  const pieces = textsOf(statement).flatMap((parts) =>
    parts.flatMap((part) => (typeof part === 'string' ? part.split(/^Bearer /) : [part.name, part.fallback ?? ''])),
  );
  return pieces.every((piece) => whole.includes(JSON.stringify(piece).slice(1, -1)));
}

/** A whole block beside parts of it: these are kept. */
function isInParts(entry: unknown, { field }: Statement): boolean {
  const inner = own(entry, field.key);
  return isObject(inner) && JSON.stringify(inner) !== JSON.stringify(field.value);
}

function checkVariables({ statement, variables }: Loss, { dialect }: Target): void {
  const { meaning } = statement;
  const { in: fields = {} } = dialect.placeholders ?? {};
  const known = fields[meaning] ?? (meaning === 'command' || meaning === 'args' ? fields.commandLine : undefined) ?? [];
  expect(dialect.placeholders).toBeDefined();
  for (const { variable, onlyFallback } of variables) {
    expect(variable.expanded).toBe(true);
    const alike = known.filter((syntax) => kindOfSyntax(syntax) === variable.kind);
    const general = alike.filter((syntax) => syntax !== '$NAME' && syntax !== '%NAME%');
    const defaults = general.filter((syntax) => /default/.test(syntax));
    if (variable.fallback === undefined) expect(general).toEqual([]);
    else expect(defaults).toEqual([]);
    if (onlyFallback) expect([alike.length > 0, variable.fallback !== undefined]).toEqual([true, true]);
  }
}

function check(server: Server, target: Target): void {
  const given = canBeGiven(server);
  const transport = given ? transportFor(server, target) : undefined;
  const losses = lossesOf(server, target);
  const rejection = rejectionOf(server, target);
  expect(rejection !== undefined && /^(?:transport|remote)$/.test(rejection.why)).toBe(
    given && transport === undefined,
  );
  if (transport === undefined) {
    expect(losses).toEqual([]);
    return;
  }
  const used = transportAs(target.dialect, transport);
  const { statements, carried } = canonical(server);
  const { entry } = givenTo(target, server) ?? {};
  for (const statement of statements) {
    const found = losses.filter(
      (loss) => loss.statement.meaning === statement.meaning && loss.statement.of === statement.of,
    );
    const { fact } = statement.field;
    if (statement.meaning === 'transport' || fact?.form === 'variable-names') expect(found).toEqual([]);
    else if (found.length === 0)
      expect([hasFieldFor(statement, target, used), standsIn(entry, statement)]).toEqual([true, true]);
  }
  for (const loss of losses) {
    const { statement, why, item } = loss;
    const { route, field, value } = statement;
    expect((item?.route ?? route).slice(0, field.route.length)).toEqual(field.route);
    expect(carried).not.toContain(field);
    if (why === 'variables') checkVariables(loss, target);
    else if (loss.inside !== undefined)
      expect(Object.keys(Object(value.kind === 'data' && value.data))).toContain(loss.inside);
    else if (why === 'field') expect(hasFieldFor(statement, target, used) && !isInParts(entry, statement)).toBe(false);
    else {
      // A limit below what the client honours is all that is written and not read, beside a program with a blank in its name.
      if (statement.meaning === 'command' && target.dialect.starts?.blanks === 'split') continue;
      const floors = Object.values(target.dialect.fields).map(({ floor = 0 }) => floor);
      expect([statement.meaning, value.kind === 'time' && value.ms < Math.max(...floors)]).toEqual(['timeout', true]);
    }
  }
}

const byId = new Map(targets.map((target) => [target.client.id, target]));
const ids = fc.constantFrom(...byId.keys());

function targetOf(id: string): Target {
  const target = byId.get(id);
  if (target === undefined) throw new Error(`${id} is no target`);
  return target;
}

/** A server of any client. */
const given = ids.chain((source) => fc.record({ source: fc.constant(source), entry: entryFor(targetOf(source)) }));

test('every field survives in another client or is reported, and nothing else is', async () => {
  await fc.assert(
    fc.asyncProperty(given, ids, async ({ source, entry }, target) => {
      check(await serverIn(targetOf(source).format.id, entry), targetOf(target));
    }),
    { numRuns: runs(3000) },
  );
});

test.each([
  [{ url: 'https://docs.example.com/mcp', oauthClientId: 'docs', oauth: true }],
  [{ url: 'https://docs.example.com/mcp', oauth: true, oauthClientId: 'docs' }],
])('a whole block gives way to parts of it, and is told: %j', async (entry) => {
  const server = await serverIn('copilot-cli', entry);
  const target = targetOf('kilo');
  check(server, target);
  expect(givenTo(target, server)?.entry.oauth).toEqual({ clientId: 'docs' });
  expect(lossesOf(server, target).map(({ statement, why }) => [statement.field.key, why])).toEqual([
    ['oauth', 'field'],
  ]);
});

test('a part of signing in stays beside a block that is no object', async () => {
  const entry = { url: 'https://docs.example.com/mcp', oauth: true, oauth_scopes: ['read'] };
  const grok = targetOf('grok');
  const losses = lossesOf(await serverIn(grok.format.id, entry), grok);
  expect(losses.map(({ statement }) => statement.of)).toEqual([]);
});

test('nothing is lost on the way to the same client', async () => {
  await fc.assert(
    fc.asyncProperty(given, async ({ source, entry }) => {
      const losses = lossesOf(await serverIn(targetOf(source).format.id, entry), targetOf(source));
      expect(losses.map(({ statement, why }) => [statement.meaning, statement.of, why])).toEqual([]);
    }),
    { numRuns: runs(1000) },
  );
});

test('a server differs from none like it, and two differ in both directions', async () => {
  await fc.assert(
    fc.asyncProperty(given, given, async (left, right) => {
      const a = canonical(await serverIn(targetOf(left.source).format.id, left.entry));
      const b = canonical(await serverIn(targetOf(right.source).format.id, right.entry));
      expect(differences(a, a)).toEqual([]);
      const told = (found: readonly Difference[]) =>
        found.map(({ meaning, of }) => `${meaning} ${of?.toLowerCase()}`).sort();
      expect(told(differences(a, b))).toEqual(told(differences(b, a)));
    }),
    { numRuns: runs(1000) },
  );
});
