import { readSource } from '../discover/index.ts';
import { dirname, type Files, isAbsolute, leadsOut, relative, Within } from '../files/index.ts';
import { atSpan } from '../model/values/index.ts';
import { type Document, type ProblemKind, parseJson, unparsed } from '../parse/index.ts';
import { checkMeaning } from './checks.ts';
import { configOf, type WrittenConfig } from './config.ts';
import { type ConfigFault, faultsError } from './fault.ts';
import { type ConfigFile, SECTION } from './find.ts';
import type { LoadedConfig, LoadOptions } from './load.ts';
import { sectionOf } from './section.ts';
import { checkConfig } from './validate.ts';

const ALLOWED: ReadonlySet<ProblemKind> = new Set(['comment', 'trailing-comma', 'bom']);

/** One that nobody named has to lie where it was found. */
export async function readConfig(file: ConfigFile, options: LoadOptions): Promise<LoadedConfig> {
  const isNamed = options.config !== undefined;
  const { files, cwd, known, validate = checkConfig } = options;
  const { path, isSection } = file;
  const root = rootFor(path, cwd);
  const shown = relative(cwd, path) || '.';
  const documentShownAs = (name: string) => {
    const whole = documentAt(path, name, isNamed ? files : new Within(files, [dirname(path)]));
    return isSection ? sectionOf(whole, SECTION) : whole;
  };
  const document = documentShownAs(shown);
  const faults = faultsOfText(document, isSection);
  if (faults.length === 0)
    faults.push(
      ...(await validate(document)),
      ...checkMeaning(document, await known(), (given) => liesIn(root, given, files)),
    );
  if (faults.length > 0) throw faultsError(faults, shown);
  return {
    config: configOf(document.value as WrittenConfig, (given) => files.resolve(root, given)),
    root,
    document: () => documentShownAs(relative(root, path)),
  };
}

/** The folder of the configuration, unless it is one like .github that the files to check do not lie in. */
function rootFor(path: string, cwd: string): string {
  const folder = dirname(path);
  return leadsOut(relative(folder, cwd)) ? cwd : folder;
}

/** As a path that counts from the root; an absolute one never does. */
function liesIn(root: string, given: string, files: Files): boolean {
  return !isAbsolute(given) && !leadsOut(relative(root, files.resolve(root, given)));
}

function documentAt(path: string, shown: string, files: Files): Document {
  const { source } = readSource(files, path, shown);
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
