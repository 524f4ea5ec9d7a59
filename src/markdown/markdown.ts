import type { Comment, Span } from '../parse/index.ts';

/** A Markdown text as far as it tells what its blocks of code are for. */
export interface Markdown {
  /** In its front matter. */
  readonly title: string | undefined;
  /** What is no code, line by line, headings among it. */
  readonly prose: readonly Prose[];
  readonly blocks: readonly CodeBlock[];
  /** Comments that stand above no block. */
  readonly loose: readonly Comment[];
}

export interface Prose {
  /** Without the signs of quotes and lists before it, and without comments. */
  readonly text: string;
  /** Where the text begins; comments that were taken out are left blank in it. */
  readonly start: number;
}

/** A heading, and the one above it. */
export interface Heading {
  readonly text: string;
  readonly level: number;
  /** How many lines of prose there are up to it. */
  readonly prose: number;
  readonly outer: Heading | undefined;
}

/** Something with a title that is open: `<details>`, a tab, a step. */
export interface Container {
  readonly title: string;
  /** How many lines of prose there are up to its title. */
  readonly prose: number;
  readonly outer: Container | undefined;
}

/** A piece of code. */
export interface CodeBlock {
  /** Of its content, whole lines without the last break. */
  readonly span: Span;
  /** As long as the span, with blanks in place of the signs of quotes. */
  readonly text: string;
  /** What stands behind the fence: `json title="mcp.json"`. Absent for code that is only indented. */
  readonly info: string | undefined;
  readonly infoStart: number;
  /** How many lines of prose there are before it. */
  readonly prose: number;
  /** No prose stands between it and the block before. */
  readonly isBelowBlock: boolean;
  readonly heading: Heading | undefined;
  readonly container: Container | undefined;
  /** The comments directly above it. */
  readonly remarks: readonly Comment[];
}
