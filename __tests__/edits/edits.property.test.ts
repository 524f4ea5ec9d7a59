import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { edited, loadEditor } from '../../src/edits/index.ts';
import { isAlike, outcomeOf } from '../../src/model/amended/index.ts';
import type { Change, Plain } from '../../src/model/verdict/index.ts';
import { type Document, type Language, parseSource, type Route } from '../../src/parse/index.ts';
import { runs } from '../fuzz.ts';

const key = fc.constantFrom('a', 'b', 'c d', 'mcpServers', '__proto__', '"', 'é', '1');
const leaf = fc.oneof(fc.string({ maxLength: 8 }), fc.integer(), fc.boolean());
const { tree } = fc.letrec<{ tree: Plain }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.array(fc.tuple(key, tie('tree')), { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs)),
  ),
}));
const root = fc.array(fc.tuple(key, tree), { minLength: 1, maxLength: 4 }).map((pairs) => Object.fromEntries(pairs));

/** As people write it, as machines do, with remarks and with a comma too many. */
const layouts: readonly ((value: Plain) => string)[] = [
  (value) => JSON.stringify(value),
  (value) => `${JSON.stringify(value, null, 2)}\n`,
  (value) => JSON.stringify(value, null, '\t').replaceAll('\n', '\r\n'),
  (value) => `// top\n${JSON.stringify(value, null, 2).replace(/,\n/g, ', /* more */\n')} // end\n`,
  (value) => JSON.stringify(value, null, 2).replace(/([^[{\s])(\n\s*[}\]])/g, '$1,$2'),
];

function routesIn(value: unknown, route: Route = []): Route[] {
  if (typeof value !== 'object' || value === null) return [route];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [route, ...steps.flatMap((step) => routesIn(Reflect.get(value, step), [...route, step]))];
}

const changeAt = (at: Route): fc.Arbitrary<Change> =>
  fc.oneof(
    fc.record({ do: fc.constant('set' as const), at: fc.constant(at), value: leaf }),
    fc.record({ do: fc.constant('remove' as const), at: fc.constant(at) }),
    fc.record({ do: fc.constant('rename' as const), at: fc.constant(at), to: key }),
    fc.record({ do: fc.constant('quote' as const), at: fc.constant(at) }),
    fc.record({ do: fc.constant('add' as const), at: key.map((name) => [...at, name]), value: leaf }),
    fc.record({
      do: fc.constant('insert' as const),
      into: fc.constant(at),
      position: fc.nat(3),
      values: fc.array(fc.string({ maxLength: 4 }), { minLength: 1, maxLength: 2 }),
    }),
  );

const sample = fc
  .tuple(root, fc.constantFrom(...layouts))
  .chain(([value, layout]) => fc.constantFrom(...routesIn(value)).map((at) => ({ value, text: layout(value), at })))
  .chain(({ at, ...rest }) => changeAt(at).map((change) => ({ ...rest, change })));

function commentsOf(document: Document): string[] {
  return document.comments().map(({ text }) => text);
}

async function holds(language: Language, text: string, change: Change): Promise<boolean> {
  const before = await parseSource({ path: 'x', text, problems: [] }, language);
  const { editsOf, isMeant } = await loadEditor([before]);
  const edits = editsOf(before, [change]);
  if (edits === undefined || !isMeant(before, [change], edits)) return false;
  const after = await parseSource({ path: 'x', text: edited(text, edits), problems: [] }, language);
  const outcome = outcomeOf(before, [change]);
  expect(outcome).toBeDefined();
  expect(isAlike(outcome?.value, after.value)).toBe(true);
  expect(after.problems.filter(({ fatal }) => fatal)).toEqual(before.problems.filter(({ fatal }) => fatal));
  // A remark within what goes goes with it.
  if (change.do !== 'remove' && change.do !== 'set') expect(commentsOf(after)).toEqual(commentsOf(before));
  return true;
}

test('an edit of JSON does what the change says, and keeps the rest', async () => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(sample, async ({ text, change }) => {
      if (await holds('json', text, change)) done += 1;
    }),
    { numRuns: runs(400) },
  );
  expect(done).toBeGreaterThan(runs(400) / 10);
});

test('the same text as YAML is edited with the same outcome', async () => {
  await fc.assert(
    fc.asyncProperty(sample, async ({ value, change }) => {
      await holds('yaml', JSON.stringify(value, null, 2), change);
    }),
    { numRuns: runs(150) },
  );
});
