import { dirname, isAbsolute, relative } from 'node:path';
import { readSource, slashes } from '../discover/index.ts';
import { atSpan } from '../model/index.ts';
import { type Document, type ProblemKind, parseJson, unparsed } from '../parse/index.ts';
import { checkMeaning, type Known } from './checks.ts';
import { type Config, configOf, type WrittenConfig } from './config.ts';
import { type ConfigFault, faultsError, type Validate } from './fault.ts';
import { namedConfig, nearestConfig, SECTION } from './find.ts';
import { sectionOf } from './section.ts';
import { checkConfig } from './validate.ts';

export interface LoadOptions {
  readonly cwd: string;
  /** A file to take, or `false` to take none; searched for when absent. */
  readonly config?: string | false | undefined;
  readonly known: Known;
  readonly validate?: Validate;
}

export interface LoadedConfig {
  readonly config: Config;
  /** Absolute; absent when there is no configuration. */
  readonly path?: string;
  /** Patterns and paths in the configuration are relative to it. */
  readonly root?: string;
}

const ALLOWED: ReadonlySet<ProblemKind> = new Set(['comment', 'trailing-comma', 'bom']);

/** Throws one `UsageError` with everything that is wrong with the configuration. */
export async function loadConfig(options: LoadOptions): Promise<LoadedConfig> {
  const { cwd, config: given, known, validate = checkConfig } = options;
  const file = given === undefined ? nearestConfig(cwd) : given === false ? undefined : namedConfig(given, cwd);
  if (file === undefined) return { config: configOf({}, cwd) };

  const { path, isSection } = file;
  const root = rootFor(path, cwd);
  const shown = slashes(relative(cwd, path)) || '.';
  const whole = documentAt(path, shown);
  const document = isSection ? sectionOf(whole, SECTION) : whole;
  const faults = faultsOfText(document, isSection);
  if (faults.length === 0) faults.push(...(await validate(document)), ...checkMeaning(document, root, known));
  if (faults.length > 0) throw faultsError(faults, shown);
  return { config: configOf(document.value as WrittenConfig, root), path, root };
}

/** The folder of the configuration, unless it is one like .github that the files to check do not lie in. */
function rootFor(path: string, cwd: string): string {
  const folder = dirname(path);
  const way = relative(folder, cwd);
  return isAbsolute(way) || /^\.\.(?:[\\/]|$)/.test(way) ? cwd : folder;
}

function documentAt(path: string, shown: string): Document {
  const { source } = readSource(path, shown);
  return source.problems.some(({ fatal }) => fatal) ? unparsed(source, 'json') : parseJson(source);
}

/** The rest of a package.json is read by others. */
function faultsOfText(document: Document, isSection: boolean): ConfigFault[] {
  const faults = document.problems
    .filter(
      ({ kind, route }) => !ALLOWED.has(kind) && !(isSection && kind === 'duplicate-key' && route?.[0] !== SECTION),
    )
    .map(({ message, help, span }) => ({ message, help, place: atSpan(document, span) }));
  if (faults.length > 0 || document.value !== undefined) return faults;
  return [{ message: `there is no "${SECTION}" here`, place: atSpan(document, { start: 0, end: 0 }) }];
}
