export type {
  Comment,
  Document,
  Language,
  MergeKeys,
  OddValues,
  PlainWords,
  Position,
  Problem,
  ProblemKind,
  Route,
  Side,
  Source,
  Span,
} from './document.ts';
export { parseJson } from './json.ts';
export { plainJson } from './json-plain.ts';
export { parseStrictJson } from './json-strict.ts';
export { type Token, tokensOf } from './json-tokens.ts';
export { loadParsers, loadParsersOf, type Parse } from './load-parsers.ts';
export { parseSource } from './parse-source.ts';
export { unparsed } from './parsed-document.ts';
export { ownText, type Passage, parsePart, Whole } from './part.ts';
export { WrittenDate } from './written-date.ts';
