import { blocksOf, eachDescription, eachText, isOdd, isPlain, schemasOf } from '../../model/answers/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { answersOf, type ListedTool, resultsIn, soundTools } from '../../model/tools/index.ts';
import { isObject } from '../../model/values/index.ts';
import type { Asked, AskedFor } from '../asks.ts';
import { ByKeyword } from './by-keyword.ts';
import type { Violation } from '../../schema/index.ts';
import type { Subjects } from '../subjects.ts';
import type { AnswerSubjects } from './subjects.ts';

type AnswerSubject = keyof AnswerSubjects;

/** Walks past everything in saved answers once, and hands each thing to those who asked for it. */
export function walkAnswers(reading: Reading, violations: readonly Violation[], askedFor: AskedFor): void {
  const wanted = <S extends AnswerSubject>(subject: S): readonly Asked<S>[] =>
    askedFor(subject).filter(({ ask }) => ask.when === undefined || ask.when(reading));
  const { document } = reading;
  hand(wanted('answers'), reading);
  const ofAnswers = wanted('answer');
  for (const answer of answersOf(document)) hand(ofAnswers, answer);
  handViolations(violations, askedFor('violation'));
  walkTools(reading, wanted);
  walkDescriptions(reading, wanted('description'));
  walkTexts(reading, wanted('answerText'));
  walkResults(reading, wanted);
}

type Wanted = <S extends AnswerSubject>(subject: S) => readonly Asked<S>[];

function hand<S extends AnswerSubject>(asked: readonly Asked<S>[], thing: Subjects[S]): void {
  for (const { ask, context } of asked) ask.check(thing, context);
}

/** Each to the rule that the schema names for it. */
function handViolations(violations: readonly Violation[], asked: readonly Asked<'violation'>[]): void {
  if (violations.length === 0) return;
  const byRule = new Map(asked.map((each) => [each.rule, each]));
  for (const violation of violations) {
    const { ask, context } = byRule.get(violation.rule ?? '') ?? {};
    if (context !== undefined) ask?.check(violation, context);
  }
}

function walkTools({ document }: Reading, wanted: Wanted): void {
  const ofTools = wanted('tool');
  const ofSchemas = wanted('toolSchema');
  const byKeyword = new ByKeyword(wanted('schemaNode'));
  const lists = new Map<ListedTool['list'], ListedTool[]>();
  for (const tool of soundTools(document)) {
    const list = lists.get(tool.list);
    if (list === undefined) lists.set(tool.list, [tool]);
    else list.push(tool);
    for (const { ask, context } of ofTools) if (hasKey(tool, ask.keys)) ask.check(tool, context);
    for (const schema of schemasOf(tool)) {
      for (const node of schema.nodes) byKeyword.hand(node);
      for (const { ask, context } of ofSchemas) {
        if (ask.side === undefined || ask.side === schema.side) ask.check(schema, context);
      }
    }
  }
  const ofLists = wanted('toolList');
  for (const [route, tools] of lists) hand(ofLists, { document, route, tools });
}

function hasKey({ value }: ListedTool, keys: readonly string[] | undefined): boolean {
  return keys === undefined || (isObject(value) && keys.some((key) => Object.hasOwn(value, key)));
}

/** One look at each text tells for nearly all of them that nobody wants it. */
function walkDescriptions({ document }: Reading, asked: readonly Asked<'description'>[]): void {
  if (asked.length === 0) return;
  const signs = asked.map(({ ask }) => ask.like?.source ?? '');
  const any = new RegExp(signs.join('|'), 'i');
  eachDescription(
    document,
    (text) => any.test(text),
    (description) => {
      for (const { ask, context } of asked) {
        if (ask.like === undefined || ask.like.test(description.text)) ask.check(description, context);
      }
    },
  );
}

function walkTexts({ document }: Reading, asked: readonly Asked<'answerText'>[]): void {
  const ofAny = asked.filter(({ ask }) => !ask.odd);
  const ofOdd = isPlain(document) ? [] : asked.filter(({ ask }) => ask.odd);
  if (ofAny.length + ofOdd.length === 0) return;
  for (const answer of answersOf(document)) {
    if (answer.kind === 'refusal') continue;
    eachText(answer.value, answer.route, (text, side, steps) => {
      const odd = ofOdd.length > 0 && isOdd(text);
      if (ofAny.length === 0 && !odd) return;
      const thing = { document, answer, route: [...steps], side, text };
      hand(ofAny, thing);
      if (odd) hand(ofOdd, thing);
    });
  }
}

function walkResults({ document }: Reading, wanted: Wanted): void {
  const ofResults = wanted('result');
  const ofBlocks = wanted('block');
  for (const result of resultsIn(document)) {
    hand(ofResults, result);
    if (ofBlocks.length > 0) for (const block of blocksOf(result)) hand(ofBlocks, block);
  }
}
