import type { Client } from '../define/client.ts';
import type { ToolNames } from '../define/tool-names.ts';

type Version = readonly number[];

const ENDLESS: Version = [Number.POSITIVE_INFINITY];
const COMPARATOR = /^(<=?|>=?)?(\d{1,9}(?:\.\d{1,9}){0,3})$/;

/** "<18.2", "18.1.4", ">=17 <18": what all of its parts allow. A version that is not written out stands for all that begin so. */
export function isVersionRange(text: string): boolean {
  return endOf(text) !== undefined;
}

/** The client as the newest version was that the range allows. */
export function clientAsOf(client: Client, range: string): Client {
  const end = endOf(range) ?? ENDLESS;
  return {
    ...client,
    ...namesAsOf(client, end),
    formats: client.formats.map((format) => ({ ...format, ...namesAsOf(format, end) })),
  };
}

function namesAsOf(
  { toolNames }: { readonly toolNames?: ToolNames },
  end: Version,
): { readonly toolNames?: ToolNames } {
  const older = (toolNames?.earlier ?? [])
    .map(({ before, names }) => ({ before: numbersOf(before), names }))
    .filter(({ before }) => compare(end, before) <= 0)
    .sort((one, other) => compare(one.before, other.before))[0]?.names;
  return older === undefined ? {} : { toolNames: older };
}

/** The first version after all that a range allows. */
function endOf(range: string): Version | undefined {
  const ends = range.trim().split(/\s+/).map(endOfPart);
  return ends.reduce((one, other) => one && other && (compare(one, other) <= 0 ? one : other));
}

function endOfPart(part: string): Version | undefined {
  const [, sign, version] = COMPARATOR.exec(part) ?? [];
  if (version === undefined) return undefined;
  if (sign === '>' || sign === '>=') return ENDLESS;
  const numbers = numbersOf(version);
  return sign === '<' ? numbers : [...numbers.slice(0, -1), (numbers.at(-1) ?? 0) + 1];
}

function numbersOf(version: string): Version {
  return version.split('.').map(Number);
}

function compare(one: Version, other: Version): number {
  const length = Math.max(one.length, other.length);
  for (let index = 0; index < length; index++) {
    const [left = 0, right = 0] = [one[index], other[index]];
    if (left !== right) return left - right;
  }
  return 0;
}
