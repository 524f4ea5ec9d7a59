import {
  answersOf,
  blocksOf,
  eachDescription,
  eachText,
  isOdd,
  isPlain,
  type ListedTool,
  resultsIn,
  schemasOf,
  soundTools,
  type ToolSchema,
} from '../../model/answers/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { isObject } from '../../model/values/index.ts';
import type { Document } from '../../parse/index.ts';
import type { Violation } from '../../schema/index.ts';
import type { Listener, ListenersOf } from '../listener.ts';
import type { Subjects } from '../subjects.ts';
import { ByKeyword } from './by-keyword.ts';
import { type AnswerSubjects, answerSubjects, type ToolList } from './subjects.ts';

/** Walks past everything in saved answers once, and hands each thing to those who want it. */
export function answerWalk(listenersOf: ListenersOf): (reading: Reading, violations: readonly Violation[]) => void {
  const listeners = new Map<string, unknown>(answerSubjects.map((subject) => [subject, listenersOf(subject)]));
  return (reading, violations) => {
    const { document } = reading;
    const wanted = <S extends keyof AnswerSubjects>(subject: S) => {
      const all = listeners.get(subject) as readonly Listener<S>[];
      return all.filter(({ where: { when, signs } }) => (when?.(reading) ?? true) && (signs?.(document) ?? true));
    };
    tellAll(wanted('answers'), reading);
    const ofAnswers = wanted('answer');
    for (const answer of answersOf(document)) tellAll(ofAnswers, answer);
    tellViolations(wanted('answerViolation'), violations);
    walkTools(reading, wanted);
    walkDescriptions(reading, wanted('description'));
    walkTexts(reading, wanted('answerText'));
    walkResults(reading, wanted);
  };
}

type Wanted = <S extends keyof AnswerSubjects>(subject: S) => readonly Listener<S>[];

function tellViolations(listeners: readonly Listener<'answerViolation'>[], violations: readonly Violation[]): void {
  const byRule = new Map(listeners.map(({ where, tell }) => [where.of, tell]));
  for (const violation of violations) byRule.get(violation.rule ?? '')?.(violation);
}

function tellAll<S extends keyof AnswerSubjects>(listeners: readonly Listener<S>[], thing: Subjects[S]): void {
  for (const { tell } of listeners) tell(thing);
}

function walkTools({ document }: Reading, wanted: Wanted): void {
  const ofTools = wanted('tool');
  const ofSchemas = wanted('toolSchema');
  const byKeyword = new ByKeyword(wanted('schemaNode'));
  const tools = soundTools(document);
  for (const tool of tools) {
    tellTool(ofTools, tool);
    for (const schema of schemasOf(tool)) {
      byKeyword.tellAll(schema.nodes);
      tellSchema(ofSchemas, schema);
    }
  }
  const ofLists = wanted('toolList');
  for (const list of listsOf(document, tools)) tellAll(ofLists, list);
}

// Small functions: to optimise one that holds all these loops takes longer than to run it.
function tellTool(listeners: readonly Listener<'tool'>[], tool: ListedTool): void {
  for (const { where, tell } of listeners) if (where.keys === undefined || hasKey(tool, where.keys)) tell(tool);
}

function tellSchema(listeners: readonly Listener<'toolSchema'>[], schema: ToolSchema): void {
  for (const { where, tell } of listeners) if ((where.side ?? schema.side) === schema.side) tell(schema);
}

function listsOf(document: Document, tools: readonly ListedTool[]): ToolList[] {
  const lists = new Map<ListedTool['list'], ListedTool[]>();
  for (const tool of tools) {
    const list = lists.get(tool.list);
    if (list === undefined) lists.set(tool.list, [tool]);
    else list.push(tool);
  }
  return [...lists].map(([route, tools]) => ({ document, route, tools }));
}

function hasKey({ value }: ListedTool, keys: readonly string[]): boolean {
  return isObject(value) && keys.some((key) => Object.hasOwn(value, key));
}

/** Each expression by itself: V8 takes several times as long to look for one of many words as for few of them. */
function walkDescriptions({ document }: Reading, listeners: readonly Listener<'description'>[]): void {
  if (listeners.length === 0) return;
  const isWanted = (text: string) => listeners.some(({ where }) => where.like?.test(text) ?? true);
  eachDescription(document, isWanted, (description) => {
    for (const { where, tell } of listeners) if (where.like?.test(description.text) ?? true) tell(description);
  });
}

function walkTexts({ document }: Reading, listeners: readonly Listener<'answerText'>[]): void {
  const ofAny = listeners.filter(({ where }) => !where.odd);
  const ofOdd = isPlain(document) ? [] : listeners.filter(({ where }) => where.odd);
  if (ofAny.length + ofOdd.length === 0) return;
  for (const answer of answersOf(document)) {
    if (answer.kind === 'refusal') continue;
    eachText(answer.value, answer.route, (text, side, steps) => {
      const odd = ofOdd.length > 0 && isOdd(text);
      if (ofAny.length === 0 && !odd) return;
      const thing = { document, answer, route: [...steps], side, text };
      tellAll(ofAny, thing);
      if (odd) tellAll(ofOdd, thing);
    });
  }
}

function walkResults({ document }: Reading, wanted: Wanted): void {
  const ofResults = wanted('result');
  const ofBlocks = wanted('block');
  for (const result of resultsIn(document)) {
    tellAll(ofResults, result);
    if (ofBlocks.length > 0) for (const block of blocksOf(result)) tellAll(ofBlocks, block);
  }
}
