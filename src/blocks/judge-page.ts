import type { Judge } from '../judge/index.ts';
import { readMarkdown } from '../markdown/index.ts';
import type { Reading } from '../model/reading/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { type Source, Whole } from '../parse/index.ts';
import { commandsIn } from './commands.ts';
import { driftIn, unknownVariables } from './drift.ts';
import { judgeHanded, unreadableLink } from './judge-handed.ts';
import { linksIn } from './links.ts';
import { type BlockOptions, readBlocks } from './read-blocks.ts';
import { unreadFiles } from './unread-files.ts';

/** What there is to say of a text that shows configurations. */
export interface JudgedPage {
  /** One of each block, as the first reads it whom it is for. */
  readonly readings: readonly Reading[];
  readonly findings: readonly Finding[];
}

export async function judgePage(source: Source, judge: Judge, options: BlockOptions): Promise<JudgedPage> {
  const whole = new Whole(source);
  const markdown = readMarkdown(source.text);
  const blocks = await readBlocks(whole, markdown, options);
  const findings: Finding[] = [];
  for (const read of blocks) {
    const said: (readonly Finding[])[] = [];
    for (const reading of read.readings) said.push(withoutSequels(await judge.judgeSnippet(reading)));
    findings.push(...sharedBy(said), ...unreadFiles(read));
  }
  const firsts = blocks.flatMap(({ readings }) => readings.slice(0, 1));
  findings.push(...driftIn(firsts), ...unknownVariables(firsts));
  const page = { whole, judge, options };
  for (const { span, client, handed } of linksIn(
    source.text,
    markdown.blocks.map((block) => block.span),
  )) {
    if (handed === undefined) findings.push(await unreadableLink(client, span, whole, options));
    else findings.push(...(await judgeHanded(handed, span, page)));
  }
  for (const { span, handed } of markdown.blocks.flatMap(commandsIn)) {
    findings.push(...(await judgeHanded(handed, span, page)));
  }
  return { readings: firsts, findings };
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
