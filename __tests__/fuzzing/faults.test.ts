import { describe, expect, test } from '@jest/globals';
import { lint } from '../../src/index.ts';
import { faultsOf, type Outcome } from './faults.ts';
import { fuzz, inputsToFuzz } from './fuzz.ts';

const text = '{"mcpServers":{"docs":{"command":5}}}';
const secret = 'Q7w8E9r0T1y2U3i4O5p6A7s8D9f0G1h2J3k4';

async function outcome(): Promise<Outcome> {
  const report = await lint({ files: { '.mcp.json': text } });
  return { texts: new Map([['.mcp.json', text]]), report, printed: [], planted: secret };
}

const printed = (format: string, syntax: string, output: string) => [{ format, syntax, output }];

describe('a report', () => {
  test('that is as it should be has no fault', async () => {
    const { report, ...others } = await outcome();
    expect(report.findings.length).toBeGreaterThan(0);
    expect(faultsOf({ ...others, report, printed: printed('json', 'json', JSON.stringify(report)) })).toEqual([]);
  });

  test.each<[string, Partial<Outcome['report']['findings'][number]>, string]>([
    ['a place outside of the text', { endColumn: 99 }, 'the place 1:34-1:99 is outside of the text'],
    ['a line that there is not', { line: 2, endLine: 2 }, 'the place 2:34-2:35 is outside of the text'],
    ['a place that ends before it begins', { endColumn: 1 }, 'the place 1:34-1:1 ends before it begins'],
    ['a place in another file', { path: 'other.json' }, 'a place in "other.json", which was not linted'],
    ['a hole in a sentence', { message: 'server undefined' }, 'a sentence with a hole: server undefined'],
    ['no words', { help: ' ' }, 'a sentence without words'],
    ['another severity than the summary counts', { severity: 'info' }, 'the summary counts otherwise'],
  ])('with %s', async (_, change, fault) => {
    const { report, ...others } = await outcome();
    const [first, ...rest] = report.findings;
    if (first === undefined) throw new Error('there is nothing to change');
    expect(faultsOf({ ...others, report: { ...report, findings: [{ ...first, ...change }, ...rest] } })).toContain(
      fault,
    );
  });

  test('with findings out of order', async () => {
    const { report, ...others } = await outcome();
    const [first] = report.findings;
    if (first === undefined) throw new Error('there is nothing to change');
    const findings = [first, { ...first, column: 1 }];
    expect(faultsOf({ ...others, report: { ...report, findings } })).toContain('findings out of order');
  });
});

describe('an output', () => {
  test.each([
    ['text', 'text', ' ::error::x\n', 'text: a line that is a workflow command'],
    ['json', 'json', '{"a":"##[x]"}', 'json: a command of a runner'],
    ['json', 'json', '{"a":"\u001b[31m"}', 'json: a control character'],
    ['junit', 'xml', '<a></b>', 'junit: </b> closes nothing'],
    ['text', 'text', `x ${secret.slice(9, 15)} y`, 'text: the part "1y2U3i" of a secret'],
    ['new', 'unknown', '', 'new: nobody knows its syntax'],
  ])('of %s in %s: %j', async (format, syntax, output, fault) => {
    expect(faultsOf({ ...(await outcome()), printed: printed(format, syntax, output) })).toContain(fault);
  });
});

test('a run is the same for the same seed and number, and another for others', async () => {
  const inputs = await inputsToFuzz();
  const files = async (seed: number, index: number) => (await fuzz(inputs, seed, index)).files;
  expect(await files(1, 7)).toEqual(await files(1, 7));
  expect(await files(1, 8)).not.toEqual(await files(1, 7));
  expect(await files(2, 7)).not.toEqual(await files(1, 7));
});
