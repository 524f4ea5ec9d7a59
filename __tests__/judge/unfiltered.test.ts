import { expect, test } from '@jest/globals';
import { inTurnAmongAll, runs, some } from '../fuzz.ts';
import { bothReports } from './both.ts';
import { corpusInputs, exampleInputs, fixtureInputs, type Input } from './inputs.ts';
import { mutated } from './mutations.ts';
import { Random } from './random.ts';

/** What a rule asks for may leave nothing out of which it has something to say. */
async function differences(inputs: readonly Input[]): Promise<Difference[]> {
  const found: Difference[] = [];
  for await (const { input, asked, unfiltered } of bothReports(inputs)) {
    if (asked === unfiltered) continue;
    found.push({
      title: input.title,
      text: String(input.files[input.path]),
      missed: linesBeside(unfiltered, asked),
      surplus: linesBeside(asked, unfiltered),
    });
    if (found.length === enough) break;
  }
  return found;
}

interface Difference {
  readonly title: string;
  readonly text: string;
  /** What only rules say that are asked of everything. */
  readonly missed: readonly string[];
  readonly surplus: readonly string[];
}

function linesBeside(report: string, other: string): string[] {
  const known = new Set(other.split('\n'));
  return report.split('\n').filter((line) => !known.has(line));
}

const enough = 5;

const fixtures = fixtureInputs();
const examples = await exampleInputs();
const real = corpusInputs();
/** FUZZ=100 npm test -- __tests__/judge: a hundred thousand and more. */
const count = runs(1000);

test('nothing else is found in the examples when every rule is asked of everything', async () => {
  expect(examples.length).toBeGreaterThan(500);
  expect(await differences(some(examples))).toEqual([]);
});

test('nothing else is found in the fixtures', async () => {
  expect(fixtures.length).toBeGreaterThan(2000);
  expect(await differences(inTurnAmongAll(some(fixtures), 0))).toEqual([]);
});

const here = real.length > 0 ? test : test.skip;
here('nothing else is found in real files (skipped where there is no collection of them)', async () => {
  expect(await differences(some(real))).toEqual([]);
});

test(`nothing else is found in ${count} changed files`, async () => {
  const all = [...fixtures, ...examples, ...real].filter(({ path }) => path !== '');
  const seed = Number(process.env.SEED ?? 1);
  const random = new Random(seed);
  const changed = Array.from({ length: count }, (_, index): Input => {
    const input = random.of(all);
    const other = random.of(all);
    const text = mutated(String(input.files[input.path]), String(other.files[other.path]), random);
    return {
      ...input,
      title: `${input.title}, change ${index} of seed ${seed}`,
      files: { ...input.files, [input.path]: text },
    };
  });
  expect(await differences(changed)).toEqual([]);
});
