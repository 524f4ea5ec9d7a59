import { resolve } from 'node:path';
import { formatsOf, type RegisteredFormat } from '../clients/index.ts';
import type { Config } from '../config/index.ts';
import { type DiscoverOptions, slashes } from '../discover/index.ts';
import type { ReadOptions } from '../model/reading/index.ts';
import { clientFor, family, formatFor } from './formats.ts';
import type { LintOptions } from './options.ts';
import { protocolOf } from './protocol.ts';
import { baselineOf, settingsOf } from './settings.ts';
import { toolListsOf } from './tool-lists.ts';

export type Plan = Awaited<ReturnType<typeof plan>>;

/** What the stages need to know, worked out from the call and the configuration. */
export async function plan(options: LintOptions, config: Config, root: string) {
  const forced = options.as === undefined ? undefined : formatFor(options.as);
  // Most runs ask for nothing but the files of a repository.
  const own = forced === undefined && !options.user ? undefined : await import('./folders.ts');
  const folders = forced === undefined || own === undefined ? [] : own.foldersOf(options, forced);
  const user = own === undefined || !options.user ? [] : own.userFiles();
  const userFormats = new Map<string, RegisteredFormat[]>();
  for (const { shown, format } of user) userFormats.set(shown, [...(userFormats.get(shown) ?? []), format]);
  const toolLists = toolListsOf(config, root);
  const savedLists = new Set(toolLists.values());
  const isForced = forced === undefined ? () => false : within(placesOf(options, folders), options.cwd, root);
  const candidates = (path: string): readonly RegisteredFormat[] => {
    if (forced !== undefined && isForced(path)) return family(forced);
    if (savedLists.has(path)) return [formatFor('mcp-tools')];
    const configured = config.formatOf(path);
    if (configured !== undefined) return family(formatFor(configured));
    return userFormats.get(path) ?? formatsOf(path);
  };
  const files: DiscoverOptions = {
    cwd: options.cwd,
    root,
    paths: pathsOf(options, folders),
    wanted: (path) => formatsOf(path).length > 0 || config.formatOf(path) !== undefined || savedLists.has(path),
    needed: [...config.tools.values()],
    ignored: config.ignored,
    userFiles: user.map(({ path, shown }) => ({ path, shown })),
    allOf: folders,
    ...(forced === undefined || own === undefined
      ? {}
      : { wantedInFolder: (name: string) => own.fitsLanguage(name, forced) }),
    ...(options.stdin === undefined ? {} : { stdin: options.stdin }),
  };
  const targets = [...new Set([...options.targets, ...config.targets])];
  for (const target of targets) clientFor(target);
  const reading: Omit<ReadOptions, 'exists' | 'around'> = {
    candidates,
    isForced: (path) =>
      isForced(path) || savedLists.has(path) || config.formatOf(path) !== undefined || userFormats.has(path),
    targets,
    protocol: await protocolOf(options, config),
  };
  return {
    files,
    reading,
    settings: await settingsOf(options, config),
    baseline: baselineOf(options, config),
    toolLists,
  };
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

/** Asked of paths as they are reported. */
function within(places: readonly string[], cwd: string, root: string): (path: string) => boolean {
  const starts = places.map((place) => slashes(resolve(cwd, place)).replace(/\/$/, ''));
  return (path) => {
    const absolute = slashes(resolve(root, path));
    return starts.some((start) => absolute === start || absolute.startsWith(`${start}/`));
  };
}
