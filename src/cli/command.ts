import type { Severity } from '../model/verdict/index.ts';
import type { ReportFormat, ServersFormat } from '../report/index.ts';
import type { CommandName, catalogFormats, failLevels } from './options.ts';

export type FailLevel = (typeof failLevels)[number];
export type CatalogFormat = (typeof catalogFormats)[number];

/** What the command line asks for. */
export type Command =
  | LintCommand
  | { readonly name: 'rules'; readonly format: CatalogFormat }
  /** Of one client, or of all. */
  | { readonly name: 'clients'; readonly client?: string; readonly format: CatalogFormat }
  | { readonly name: 'explain'; readonly rule: string; readonly format: CatalogFormat }
  | ServersCommand
  | { readonly name: 'init'; readonly yes: boolean }
  | { readonly name: 'help'; readonly of: CommandName }
  | { readonly name: 'version' };

export interface ServersCommand {
  readonly name: 'servers';
  /** As given; empty for the working directory. */
  readonly paths: readonly string[];
  /** The server whose mentions are wanted instead of the overview. */
  readonly references?: string;
  readonly format: ServersFormat;
  readonly as?: string;
  readonly config?: string | false;
  readonly user: boolean;
  readonly color?: boolean;
}

export interface LintCommand {
  readonly name: 'lint';
  /** As given; empty for the working directory. */
  readonly paths: readonly string[];
  readonly format: ReportFormat;
  readonly output?: string;
  readonly targets: readonly string[];
  readonly as?: string;
  readonly spec?: string;
  readonly stdinFilename?: string;
  /** A file, `false` for none at all, absent for the one that is found. */
  readonly config?: string | false;
  readonly rules: ReadonlyMap<string, Severity | 'off'>;
  readonly failOn: FailLevel;
  readonly maxWarnings?: number;
  readonly user: boolean;
  readonly baseline?: string;
  readonly updateBaseline: boolean;
  /** Rules whose findings are left as they are. */
  readonly unfixed: ReadonlySet<string>;
  /** Whether fixes are made, or only shown. */
  readonly mending?: 'fix' | 'diff';
  readonly unsafeFixes: boolean;
  readonly requireFiles: boolean;
  readonly quiet: boolean;
  /** Whether text lists advice, too. */
  readonly infos: boolean;
  /** Absent when the environment decides. */
  readonly color?: boolean;
}
