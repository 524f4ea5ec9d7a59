import type { Converted, Fixed, Report } from '../../src/index.ts';

export type Texts = Readonly<Record<string, string>>;

export interface Answers {
  /** The report of all files; those with a client chosen for them are judged as its files. */
  lint: { readonly ask: { readonly files: Texts; readonly chosen: Texts }; readonly answer: Report };
  /** The same without what mends them, for the first look. */
  glance: { readonly ask: { readonly files: Texts; readonly chosen: Texts }; readonly answer: Report };
  fix: { readonly ask: { readonly files: Texts; readonly chosen: Texts }; readonly answer: Fixed };
  /** What other clients would make of the servers. */
  targets: { readonly ask: { readonly files: Texts; readonly targets: readonly string[] }; readonly answer: Report };
  convert: {
    readonly ask: { readonly files: Texts; readonly path: string; readonly from: string; readonly to: string };
    readonly answer: Converted;
  };
  masked: { readonly ask: { readonly files: Texts }; readonly answer: Texts };
}

export type Kind = keyof Answers;

export interface Question {
  readonly id: number;
  readonly kind: Kind;
  readonly ask: Answers[Kind]['ask'];
}

export type Reply =
  | { readonly id: number; readonly answer: Answers[Kind]['answer'] }
  | { readonly id: number; readonly fault: string };
