import type { Judge } from '../judge/index.ts';
import { type CodeBlock, readMarkdown } from '../markdown/index.ts';
import type { Reading } from '../model/reading/index.ts';
import { type Finding, losesServer } from '../model/verdict/index.ts';
import { type Document, parsePart, type Source, type Span, Whole } from '../parse/index.ts';
import { contradictedBeside } from './beside.ts';
import { commandsIn } from './commands.ts';
import { driftIn } from './drift.ts';
import { judgeHanded, unreadableLink } from './judge-handed.ts';
import { linksIn } from './links.ts';
import { type BlockOptions, readBlocks } from './read-blocks.ts';
import { unreadFiles } from './unread-files.ts';

/** What there is to say of a text that shows configurations. */
export interface JudgedPage {
  /** One of each block, as the first reads it whom it is for. */
  readonly readings: readonly Reading[];
  /** Those besides the blocks' own that may have a comment for mcp-lint. */
  readonly documents: readonly Document[];
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
    const unread = await unreadFiles(read);
    const shared = sharedBy(said);
    findings.push(...(unread.length > 0 ? withoutVerdicts(shared) : shared), ...unread);
  }
  const firsts = blocks.flatMap(({ readings }) => readings.slice(0, 1));
  findings.push(...driftIn(firsts), ...contradictedBeside(firsts));
  const page = { judge, options };
  const documents: Document[] = [];
  const links = linksIn(
    source.text,
    markdown.blocks.map((block) => block.span),
  );
  if (links.length > 0 || markdown.loose.length > 0) {
    const document = await blank(whole, { start: 0, end: source.text.length }, markdown.loose);
    documents.push(document);
    for (const { span, client, handed } of links) {
      if (handed === undefined) findings.push(await unreadableLink(client, { span, document }, options));
      else findings.push(...(await judgeHanded(handed, { span, document }, page)));
    }
  }
  const shown = new Map(blocks.map(({ block, readings }) => [block, readings[0]?.document]));
  for (const block of markdown.blocks) {
    const commands = commandsIn(block);
    if (commands.length === 0) continue;
    // A block that shows a file as well has the comments above it already.
    const read = shown.get(block);
    const document = read ?? (await blank(whole, block.span, block.remarks));
    if (read === undefined) documents.push(document);
    for (const { span, handed } of commands) findings.push(...(await judgeHanded(handed, { span, document }, page)));
  }
  return { readings: firsts, documents, findings };
}

/** A part of a text with nothing in it but comments. */
function blank(whole: Whole, span: Span, remarks: CodeBlock['remarks']): Promise<Document> {
  return parsePart(whole, { span, text: '{}'.padEnd(span.end - span.start) }, { language: 'json', remarks });
}

/** What stands behind the first fault of a text is mostly its consequence, and nobody mends an example fault by fault. */
function withoutSequels(findings: readonly Finding[]): readonly Finding[] {
  const first = findings.find(({ rule }) => rule === 'syntax-error');
  return findings.filter((finding) => finding.rule !== 'syntax-error' || finding === first);
}

/** Of a file that is not read nothing is refused, and nothing is read from it under another key. */
function withoutVerdicts(findings: readonly Finding[]): readonly Finding[] {
  const verdicts = findings.filter(({ ofFile }) => ofFile);
  const isSequel = ({ related }: Finding) =>
    related.some(({ place }) => verdicts.some((verdict) => verdict.place === place));
  return findings.filter((finding) => !verdicts.includes(finding) && !isSequel(finding));
}

/** Of a block that is for several clients, what is wrong for all of them; where it works in none, why not in the first. */
function sharedBy([first = [], ...others]: readonly (readonly Finding[])[]): Finding[] {
  if (others.length === 0) return [...first];
  const shared = first.flatMap((finding) => {
    const same = others.map((said) => said.find((other) => keyOf(other) === keyOf(finding)));
    if (!same.every((each) => each !== undefined)) return [];
    return [{ ...finding, clients: [...new Set([finding, ...same].flatMap(({ clients }) => clients))] }];
  });
  if (shared.some(isLoss) || !others.every((said) => said.some(isLoss))) return shared;
  return [...shared, ...first.filter(isLoss).slice(0, 1)];
}

/** Whether nothing works that stands there. */
function isLoss({ severity, effect }: Finding): boolean {
  return severity !== 'info' && effect !== undefined && losesServer(effect);
}

function keyOf({ rule, place: { route, side } }: Finding): string {
  return JSON.stringify([rule, route, side]);
}
