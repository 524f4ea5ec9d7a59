import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { formatNamed, formatsOf, type RegisteredFormat, registry } from './clients/index.ts';
import type { Config } from './config/index.ts';
import { causeOf, type DiscoverOptions, slashes } from './discover/index.ts';
import type { Reading, ReadOptions } from './model/index.ts';
import { type AnyRule, rules } from './rules/index.ts';
import { isAsked, type Level, type Settings, type SuppressOptions } from './suppress/index.ts';
import { quote, suggest, UsageError } from './wording/index.ts';

/** What a caller asks for. */
export interface LintOptions {
  /** Absolute. */
  readonly cwd: string;
  /** Files and folders to report on; the working directory when empty. */
  readonly paths: readonly string[];
  readonly targets: readonly string[];
  /** Id of a format or client: what the given files are. */
  readonly as?: string | undefined;
  readonly stdin?: { readonly path: string; readonly text: Buffer } | undefined;
  readonly config?: string | false | undefined;
  readonly rules: ReadonlyMap<string, Level>;
  /** Also read the configuration in the home directory. */
  readonly user: boolean;
  readonly baseline?: string | undefined;
  readonly updateBaseline: boolean;
}

export function known() {
  return {
    rules: rules.map((rule) => rule.id),
    formats: registry.map((format) => format.id),
    clients: [...new Set(registry.map((format) => format.client))],
  };
}

/** What the stages need to know, worked out from the call and the configuration. */
export function plan(options: LintOptions, config: Config, root: string) {
  const forced = options.as === undefined ? undefined : formatFor(options.as);
  const folders = forced === undefined ? [] : foldersOf(options, forced);
  const user = options.user ? userFiles() : [];
  const userFormats = new Map<string, RegisteredFormat[]>();
  for (const { shown, format } of user) userFormats.set(shown, [...(userFormats.get(shown) ?? []), format]);
  const isForced = forced === undefined ? () => false : within(placesOf(options, folders), options.cwd, root);
  const candidates = (path: string): readonly RegisteredFormat[] => {
    if (forced !== undefined && isForced(path)) return family(forced);
    const configured = config.formatOf(path);
    if (configured !== undefined) return family(formatFor(configured));
    return userFormats.get(path) ?? formatsOf(path);
  };
  const files: DiscoverOptions = {
    cwd: options.cwd,
    root,
    paths: pathsOf(options, folders),
    wanted: (path) => formatsOf(path).length > 0 || config.formatOf(path) !== undefined,
    ignored: config.ignored,
    userFiles: user.map(({ path, shown }) => ({ path, shown })),
    allOf: folders,
    ...(forced === undefined ? {} : { wantedInFolder: (name: string) => fitsLanguage(name, forced) }),
    ...(options.stdin === undefined ? {} : { stdin: options.stdin }),
  };
  const targets = [...new Set([...options.targets, ...config.targets])];
  for (const target of targets) clientFor(target);
  const reading: Omit<ReadOptions, 'exists'> = {
    candidates,
    isForced: (path) => isForced(path) || config.formatOf(path) !== undefined || userFormats.has(path),
    targets,
  };
  return {
    files,
    reading,
    settings: settingsOf(options, config),
    baseline: baselineOf(options, config),
  };
}

function baselineOf({ baseline, cwd }: LintOptions, config: Config): { path: string; shown: string } | undefined {
  if (baseline !== undefined) return { path: resolve(cwd, baseline), shown: baseline };
  if (config.baseline === undefined) return undefined;
  return { path: config.baseline, shown: slashes(relative(cwd, config.baseline)) };
}

/** The working directory, unless a folder of a client or standard input is what is asked for. */
function pathsOf({ paths, stdin }: LintOptions, folders: readonly string[]): readonly string[] {
  if (paths.length > 0 || stdin !== undefined) return paths;
  return folders.length > 0 ? folders : ['.'];
}

/** What the user says the format of. */
function placesOf({ paths, stdin }: LintOptions, folders: readonly string[]): readonly string[] {
  return stdin === undefined ? [...paths, ...folders] : [stdin.path];
}

function settingsOf(options: LintOptions, config: Config) {
  const ids = new Set(rules.map((rule) => rule.id));
  for (const id of options.rules.keys()) {
    if (!ids.has(id)) throw unknownName('rule', id, ids, 'mcp-lint rules');
  }
  const settings: Settings = {
    rules: config.rules,
    overrides: config.overrides,
    forced: options.rules,
    offByDefault: new Set(rules.filter((rule) => rule.severity === 'off').map((rule) => rule.id)),
  };
  return {
    isOn: (rule: AnyRule) => rule.scope !== 'suppression' && isAsked(rule.id, settings),
    suppression: (readings: readonly Reading[], reported: ReadonlySet<string>): Omit<SuppressOptions, 'baseline'> => {
      const accepting = readings.filter((reading) => reading.owner && reported.has(reading.document.path));
      const withComments = new Set(
        accepting.filter(({ format }) => format.syntax.comments).map(({ document }) => document),
      );
      return {
        settings,
        rules: ids,
        documents: accepting.map(({ document }) => document),
        commentsCount: (document) => withComments.has(document),
      };
    },
  };
}

function formatFor(id: string): RegisteredFormat {
  const format = formatNamed(id);
  if (format !== undefined) return format;
  throw unknownName('format or client', id, [...known().formats, ...known().clients], 'mcp-lint clients');
}

function clientFor(id: string): void {
  if (!known().clients.includes(id)) throw unknownName('client', id, known().clients, 'mcp-lint clients');
}

function unknownName(kind: string, id: string, names: Iterable<string>, command: string): UsageError {
  const close = suggest(id, names);
  const hint = close === undefined ? `"${command}" lists them` : `did you mean ${quote(close)}?`;
  return new UsageError(`there is no ${kind} ${quote(id)}; ${hint}`);
}

/** A format and the others of its client that share its paths and are told apart by their content. */
function family(format: RegisteredFormat): readonly RegisteredFormat[] {
  const others = registry.filter(
    (other) =>
      other.client === format.client &&
      other.id !== format.id &&
      other.id.startsWith(format.id) &&
      other.files.some((file) => format.files.includes(file)),
  );
  return [format, ...others];
}

/** The folders whose files are all of one format: those given, or the one the client itself looks in. */
function foldersOf({ paths, stdin, cwd }: LintOptions, { folder }: RegisteredFormat): string[] {
  if (stdin !== undefined) return [];
  if (paths.length > 0 || folder === undefined) {
    return (paths.length > 0 ? paths : ['.']).filter((path) => isFolder(resolve(cwd, path)));
  }
  const { path, movedBy } = ownFolder(folder);
  if (movedBy === undefined && !isFolder(path)) {
    throw new UsageError(`there is no folder ${quote(path)}; name another one, or set ${folder.env}`);
  }
  return [path];
}

/** Asked of paths as they are reported. */
function within(places: readonly string[], cwd: string, root: string): (path: string) => boolean {
  const starts = places.map((place) => slashes(resolve(cwd, place)).replace(/\/$/, ''));
  return (path) => {
    const absolute = slashes(resolve(root, path));
    return starts.some((start) => absolute === start || absolute.startsWith(`${start}/`));
  };
}

function userFiles(): { path: string; shown: string; format: RegisteredFormat }[] {
  return registry.flatMap((format) => [
    ...format.userFiles.map((shown) => ({ path: fromHome(shown), shown, format })),
    ...folderFiles(format),
  ]);
}

/** The files of a client's own folder. */
function folderFiles(format: RegisteredFormat): { path: string; shown: string; format: RegisteredFormat }[] {
  const { folder } = format;
  if (folder === undefined) return [];
  const { path, movedBy } = ownFolder(folder);
  if (movedBy === undefined && !isFolder(path)) return [];
  const shown = movedBy === undefined ? folder.fallback : slashes(path);
  return namesIn(path)
    .filter((name) => fitsLanguage(name, format))
    .map((name) => ({ path: join(path, name), shown: `${shown}/${name}`, format }));
}

/** Where a client looks, which a variable may change; one that is empty does not. */
function ownFolder({ env, fallback }: { env: string; fallback: string }): { path: string; movedBy?: string } {
  const moved = process.env[env];
  if (moved === undefined || moved === '') return { path: fromHome(fallback) };
  if (!isFolder(moved)) throw new UsageError(`there is no folder ${quote(moved)}, which ${env} names`);
  return { path: moved, movedBy: env };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new UsageError(`the folder ${quote(folder)} cannot be read: ${causeOf(error)}`);
  }
}

function fitsLanguage(name: string, { language, folder }: RegisteredFormat): boolean {
  const endings = {
    json: folder === undefined ? /\.jsonc?$/i : /\.json$/,
    yaml: /\.ya?ml$/i,
    toml: /\.toml$/i,
    markdown: /\.md$/i,
  };
  return endings[language].test(name);
}

function fromHome(path: string): string {
  return path.replace(/^~/, () => homedir());
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
