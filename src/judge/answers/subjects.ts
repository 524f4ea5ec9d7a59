import type { Answer } from '../../clients/index.ts';
import type {
  Block,
  Description,
  ListedResult,
  ListedTool,
  SchemaNode,
  Side,
  ToolSchema,
} from '../../model/answers/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import type { Violation } from '../../schema/index.ts';

/** The tools of one list, without those that a syntax error cuts off. */
export interface ToolList {
  readonly document: Document;
  readonly route: Route;
  readonly tools: readonly ListedTool[];
}

/** A string or a key in what a server answered. */
export interface AnswerText {
  readonly document: Document;
  readonly answer: Answer;
  readonly route: Route;
  readonly side: 'key' | 'value';
  readonly text: string;
}

/** What servers answered, saved to a file. */
export interface AnswerSubjects {
  /** The file as a whole. */
  readonly answers: Reading;
  /** Each of the answers in it. */
  readonly answer: Answer;
  readonly toolList: ToolList;
  /** Each that no syntax error cuts off. */
  readonly tool: ListedTool;
  /** What a tool takes or answers, as a whole, after the schemas inside. */
  readonly toolSchema: ToolSchema;
  /** Each of these schemas and of those inside, outer ones first. */
  readonly schemaNode: SchemaNode;
  /** The titles and descriptions of what is listed. */
  readonly description: Description;
  /** Every string and every key, in lists and in results. */
  readonly answerText: AnswerText;
  readonly result: ListedResult;
  /** What the schemas of the protocol, or that of JSON Schema, object to. */
  readonly answerViolation: Violation;
  /** Of the content of a result. */
  readonly block: Block;
}

interface When {
  /** Whether the rule asks anything of this file. */
  readonly when?: (reading: Reading) => boolean;
  /** Without these, a look at the things one by one would find nothing. */
  readonly signs?: (document: Document) => boolean;
}

export interface AnswerFilters {
  readonly answers: When;
  readonly answer: When;
  readonly toolList: When;
  readonly tool: When & {
    /** With one of these keys. */
    readonly keys?: readonly string[];
  };
  readonly toolSchema: When & { readonly side?: Side };
  readonly schemaNode: When & {
    readonly side?: Side;
    /** With one of these keywords, or with one that is such. */
    readonly keywords?: readonly string[] | ((keyword: string) => boolean);
    /** The keyword it stands under. */
    readonly under?: string;
  };
  readonly description: When & {
    /** What does not fit is not handed over. */
    readonly like?: RegExp;
  };
  readonly answerText: When & {
    /** With more than plain ASCII in it. */
    readonly odd?: boolean;
  };
  readonly result: When;
  /** The rule that answers the question, as the schema names it. */
  readonly answerViolation: When & { readonly of: string };
  readonly block: When;
}

/** Their names; whoever asks for nothing else belongs to the piece of the program that judges answers. */

/** Their names: rules that ask for nothing else are loaded with the first saved answer. */
export const answerSubjects: readonly (keyof AnswerSubjects)[] = [
  'answers',
  'answer',
  'toolList',
  'tool',
  'toolSchema',
  'schemaNode',
  'description',
  'answerText',
  'result',
  'block',
  'answerViolation',
];
