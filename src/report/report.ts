import type { Fixes } from '../edits/index.ts';
import type { Finding, Safety } from '../model/verdict/index.ts';
import type { Shown } from './shown/shown.ts';

export type FileStatus = 'ok' | 'findings' | 'unreadable';

export interface CheckedFile {
  readonly path: string;
  readonly client: string;
  readonly clientName: string;
  readonly format: string;
  readonly servers: readonly string[];
  readonly status: FileStatus;
  /** No known client reads it. */
  readonly isStray?: true;
}

/** Pages with blocks that show servers, and these blocks; workflows with steps that are handed servers. */
export interface PagesChecked {
  readonly pages: number;
  readonly blocks: number;
  readonly workflows: number;
  /** Of the workflows. */
  readonly texts: number;
}

/** A finding that is no more, and what was done about it. Its place is that of the file as it was then. */
export interface Mended {
  readonly rule: string;
  readonly safety: Safety;
  readonly title: Shown;
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** What a run was told not to look at, by the files that it looked through. */
export interface LeftOut {
  /** Files of known clients. */
  readonly ignoredByGit: number;
  readonly ignoredByConfig: number;
  readonly rulesOff: number;
}

/** The outcome of a run, ready for any output: sorted, suppressed, within the given paths. */
export interface Report {
  /** The root relative to the working directory, "." when they are the same. */
  readonly root: string;
  /** What was looked through, as it was asked for. */
  readonly looked: string;
  readonly files: readonly CheckedFile[];
  /** What was looked at in texts, where there was something. */
  readonly pages?: PagesChecked | undefined;
  /** How many other files were checked, of which only what concerns these is told. */
  readonly untouched?: number | undefined;
  readonly findings: readonly Finding[];
  /** What was put into a baseline instead of being reported. */
  readonly recorded?: { readonly findings: number; readonly baseline: string } | undefined;
  /** What can be mended of them. */
  readonly fixes: Fixes;
  /** What has been, where somebody asked for that. */
  readonly fixed?: readonly Mended[];
  /** How many files that changed. */
  readonly changed?: number;
  readonly summary: {
    readonly files: number;
    readonly servers: number;
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
    readonly suppressed: number;
  } & LeftOut;
}
