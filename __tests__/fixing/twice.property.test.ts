import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mend } from '../../src/fixing/index.ts';
import { parseSource } from '../../src/parse/index.ts';
import { UsageError } from '../../src/wording/index.ts';
import { fixturesOf, formats, siteOf } from '../formats/fixtures.ts';
import { optionsFor } from '../formats/support.ts';
import { runs } from '../fuzz.ts';

const fixtures = formats.flatMap(fixturesOf).filter(({ text }) => text.length < 5000);
const pieces = ['"', ',', '{', '}', '[', ']', ':', '\n', '  ', '// x\n', '# x\n', '1', 'null', '"env"', '\u0000', 'é'];

/** A fixture as it is, or with something in it lost, doubled or put in. */
const mutated = fc
  .tuple(fc.constantFrom(...fixtures), fc.nat(5000), fc.nat(12), fc.constantFrom('', ...pieces), fc.boolean())
  .map(([fixture, offset, length, piece, isWhole]) => {
    const text = fixture.text.toString('utf8');
    const start = offset % (text.length + 1);
    return { fixture, text: isWhole ? text : text.slice(0, start) + piece + text.slice(start + length) };
  });

test.each([
  ['safe fixes', ['safe'] as const],
  ['all fixes', ['safe', 'unsafe'] as const],
])('%s leave nothing for a second run, and no text worse than it was', async (_, safeties) => {
  await fc.assert(
    fc.asyncProperty(mutated, async ({ fixture, text }) => {
      const { path, as, beside } = siteOf(fixture.format);
      const files = { ...beside, [path]: Buffer.from(text) };
      const options = { config: false as const, ...(as === undefined ? {} : { as }) };
      const whyShut = () => undefined;
      let once: Awaited<ReturnType<typeof mend>>;
      try {
        once = await mend(optionsFor(files, options), { safeties, whyShut });
      } catch (error) {
        // A file that is nobody's any more.
        if (error instanceof UsageError) return;
        throw error;
      }
      const texts: Record<string, Buffer> = {};
      for (const { before, after } of once.files) {
        const faults = async (source: string) => {
          const { problems } = await parseSource({ path: before.path, text: source, problems: [] }, before.language);
          return problems.filter(({ fatal }) => fatal).length;
        };
        expect(await faults(after.text)).toBeLessThanOrEqual(await faults(before.text));
        const mark = before.problems.some(({ kind }) => kind === 'bom') ? '\ufeff' : '';
        texts[before.path] = Buffer.from(mark + after.text);
      }
      const twice = await mend(optionsFor({ ...files, ...texts }, options), { safeties, whyShut });
      expect(twice.files.map(({ after }) => after.text)).toEqual([]);
    }),
    { numRuns: runs(400) },
  );
});
