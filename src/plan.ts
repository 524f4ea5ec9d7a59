import { readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { formatNamed, formatsOf, type RegisteredFormat, registry } from './clients/index.ts';
import type { Config } from './config/index.ts';
import { type DiscoverOptions, slashes } from './discover/index.ts';
import type { ReadOptions, Workspace } from './model/index.ts';
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
  const userFormats = new Map(user.map(({ shown, format }) => [shown, format]));
  const inFolder = (path: string) => forced !== undefined && given(options, root, path);
  const candidates = (path: string): readonly RegisteredFormat[] => {
    if (forced !== undefined && inFolder(path)) return family(forced);
    const configured = config.formatOf(path);
    if (configured !== undefined) return family(formatFor(configured));
    const own = userFormats.get(path);
    return own === undefined ? formatsOf(path) : [own];
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
    isForced: (path) => inFolder(path) || config.formatOf(path) !== undefined || userFormats.has(path),
    targets,
  };
  return {
    files,
    reading,
    settings: settingsOf(options, config),
    baseline: options.baseline === undefined ? config.baseline : resolve(options.cwd, options.baseline),
  };
}

/** The working directory, unless a folder of a client or standard input is what is asked for. */
function pathsOf({ paths, stdin }: LintOptions, folders: readonly string[]): readonly string[] {
  if (paths.length > 0 || stdin !== undefined) return paths;
  return folders.length > 0 ? folders : ['.'];
}

/** Whether no reading of the workspace is of this path. */
export function unclaimed(path: string, workspace: Workspace): boolean {
  return !workspace.readings.some((reading) => reading.document.path === path);
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
    suppression: ({ readings }: Workspace, reported: ReadonlySet<string>): Omit<SuppressOptions, 'baseline'> => {
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
function foldersOf({ paths, cwd }: LintOptions, { folder }: RegisteredFormat): string[] {
  if (paths.length > 0 || folder === undefined) {
    return (paths.length > 0 ? paths : ['.']).filter((path) => isFolder(resolve(cwd, path)));
  }
  const path = process.env[folder.env] ?? fromHome(folder.fallback);
  if (!isFolder(path)) throw new UsageError(`the configuration folder ${quote(path)} does not exist`);
  return [path];
}

function given({ paths, cwd }: LintOptions, root: string, path: string): boolean {
  if (paths.length === 0) return true;
  const absolute = slashes(resolve(root, path));
  return paths.some((each) => {
    const folder = slashes(resolve(cwd, each));
    return absolute === folder || absolute.startsWith(`${folder}/`);
  });
}

function userFiles(): { path: string; shown: string; format: RegisteredFormat }[] {
  return registry.flatMap((format) => [
    ...format.userFiles.map((shown) => ({ path: fromHome(shown), shown, format })),
    ...folderFiles(format),
  ]);
}

/** The files of a client's own folder, which a variable may move. */
function folderFiles(format: RegisteredFormat): { path: string; shown: string; format: RegisteredFormat }[] {
  const { folder } = format;
  if (folder === undefined) return [];
  const moved = process.env[folder.env];
  const path = moved ?? fromHome(folder.fallback);
  if (!isFolder(path)) {
    if (moved === undefined) return [];
    throw new UsageError(`the configuration folder ${quote(path)}, named by ${folder.env}, does not exist`);
  }
  const shown = moved === undefined ? folder.fallback : slashes(path);
  return readdirSync(path)
    .filter((name) => fitsLanguage(name, format))
    .map((name) => ({ path: join(path, name), shown: `${shown}/${name}`, format }));
}

function fitsLanguage(name: string, { language }: RegisteredFormat): boolean {
  const endings = { json: /\.jsonc?$/i, yaml: /\.ya?ml$/i, toml: /\.toml$/i, markdown: /\.md$/i };
  return endings[language].test(name);
}

function fromHome(path: string): string {
  return path.replace(/^~/, homedir());
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
