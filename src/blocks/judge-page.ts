import type { Judge } from '../judge/index.ts';
import type { Reading } from '../model/reading/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import type { Source } from '../parse/index.ts';
import { type BlockOptions, readBlocks } from './read-blocks.ts';
import { unreadFiles } from './unread-files.ts';

/** What there is to say of a text that shows configurations. */
export interface JudgedPage {
  /** One of each block, as the first reads it whom it is for. */
  readonly readings: readonly Reading[];
  readonly findings: readonly Finding[];
  /** How many blocks show servers. */
  readonly blocks: number;
}

export async function judgePage(source: Source, judge: Judge, options: BlockOptions): Promise<JudgedPage> {
  const blocks = await readBlocks(source, options);
  const findings: Finding[] = [];
  for (const read of blocks) {
    const said: (readonly Finding[])[] = [];
    for (const reading of read.readings) said.push(withoutSequels(await judge.judgeSnippet(reading)));
    findings.push(...sharedBy(said), ...unreadFiles(read));
  }
  return { readings: blocks.flatMap(({ readings }) => readings.slice(0, 1)), findings, blocks: blocks.length };
}

/** What stands behind the first fault of a text is mostly its consequence, and nobody mends an example fault by fault. */
function withoutSequels(findings: readonly Finding[]): readonly Finding[] {
  const first = findings.find(({ rule }) => rule === 'syntax-error');
  return findings.filter((finding) => finding.rule !== 'syntax-error' || finding === first);
}

/** Of a block that is for several clients, what is wrong for all of them. */
function sharedBy([first = [], ...others]: readonly (readonly Finding[])[]): Finding[] {
  if (others.length === 0) return [...first];
  return first.flatMap((finding) => {
    const same = others.map((said) => said.find((other) => keyOf(other) === keyOf(finding)));
    if (!same.every((each) => each !== undefined)) return [];
    return [{ ...finding, clients: [...new Set([finding, ...same].flatMap(({ clients }) => clients))] }];
  });
}

function keyOf({ rule, place: { route, side } }: Finding): string {
  return JSON.stringify([rule, route, side]);
}
