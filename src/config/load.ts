import type { Files } from '../files/index.ts';
import type { Document } from '../parse/index.ts';
import type { Known } from './checks.ts';
import type { Config } from './config.ts';
import type { Validate } from './fault.ts';
import { namedConfig, nearestConfig } from './find.ts';
import { noConfig } from './no-config.ts';

export interface LoadOptions {
  readonly files: Files;
  readonly cwd: string;
  /** A file to take, or `false` to take none; searched for when absent. */
  readonly config?: string | false | undefined;
  readonly known: () => Promise<Known>;
  readonly validate?: Validate;
}

export interface LoadedConfig {
  readonly config: Config;
  /** Patterns and paths in the configuration are relative to it. */
  readonly root?: string;
  /** Of the configuration, under its path from the root. */
  readonly document?: () => Document;
}

/** Throws one `UsageError` with everything that is wrong with the configuration. */
export async function loadConfig(options: LoadOptions): Promise<LoadedConfig> {
  const { cwd, files, config: given } = options;
  const file =
    given === undefined ? nearestConfig(cwd, files) : given === false ? undefined : namedConfig(given, cwd, files);
  if (file === undefined) return { config: noConfig };
  // Most repositories have none.
  const { readConfig } = await import('./read-config.ts');
  return readConfig(file, options);
}
