import { formatsOf, mayHoldFiles, type RegisteredFormat, wordsFor } from '../clients/index.ts';
import type { Config } from '../config/index.ts';
import type { DiscoverOptions, FoundSource } from '../discover/index.ts';
import { dirname, resolve } from '../files/index.ts';
import type { ReadOptions } from '../model/reading/index.ts';
import { clientFor, family, formatFor } from './formats.ts';
import type { LintOptions } from './options.ts';
import { protocolOf } from './protocol.ts';
import { baselineOf, rulesOff, settingsOf } from './settings.ts';
import { toolListsOf } from './tool-lists.ts';
import { isTopOf } from './tops.ts';

export type Plan = Awaited<ReturnType<typeof plan>>;

/** What the stages need to know, worked out from the call and the configuration. */
export async function plan(options: LintOptions, config: Config, root: string) {
  const forced = options.as === undefined ? undefined : formatFor(options.as);
  // Most runs ask for nothing but the files of a repository.
  const own = forced === undefined && !options.user ? undefined : await import('./folders.ts');
  const folders = forced === undefined || own === undefined ? [] : own.foldersOf(options, forced);
  const user = own === undefined || !options.user ? [] : own.userFiles(options.files);
  const userFormats = new Map<string, RegisteredFormat[]>();
  for (const { shown, format } of user) userFormats.set(shown, [...(userFormats.get(shown) ?? []), format]);
  const toolLists = toolListsOf(config, root, options.files);
  const savedLists = new Set(toolLists.values());
  // A client that looks into a folder of its own looks no further down.
  const tops = forced?.folder === undefined ? [] : folders;
  const isForced = forced === undefined ? () => false : named(options, tops, root);
  const isTop = (folder: string) => isTopOf(folder, root, options.files);
  // Who says what the files are speaks of no others.
  const formatsAt = (path: string) =>
    forced === undefined ? formatsOf(path, isTop) : formatsOf(path, isTop).filter(({ stray }) => !stray);
  const candidates = (path: string): readonly RegisteredFormat[] => {
    if (forced !== undefined && isForced(path)) return family(forced);
    if (savedLists.size > 0 && savedLists.has(path)) return [formatFor('mcp-tools')];
    const configured = config.formatOf(path);
    if (configured !== undefined) return family(formatFor(configured));
    return (userFormats.size > 0 ? userFormats.get(path) : undefined) ?? formatsAt(path);
  };
  const isPageAt = latest((path) => options.as === undefined && isMarkdown(path) && config.documents(path));
  const files: DiscoverOptions = {
    files: options.files,
    cwd: options.cwd,
    root,
    paths: forced === undefined ? pathsOf(options) : options.paths.filter((path) => !tops.includes(path)),
    wanted: (path) =>
      isPageAt(path) || formatsAt(path).length > 0 || config.formatOf(path) !== undefined || savedLists.has(path),
    mayHold: mayHoldFiles,
    isReadAlike: (path, other) => {
      const [formats, others] = [candidates(path), candidates(other)];
      return others.length === 0 ? formats.length === 0 : others.every((format) => formats.includes(format));
    },
    strayWords: (path) => {
      const [format] = candidates(path);
      if (format === undefined) return isPageAt(path) ? MCP : undefined;
      const words = format.stray ? (wordsFor(format, path) ?? ['']) : undefined;
      return words !== undefined && isWorkflow(path) ? [...words, ...OF_STEPS] : words;
    },
    isCounted: (path) => candidates(path).some(({ holds, beside }) => holds === undefined && beside === undefined),
    needed: [...config.tools.values()],
    ignored: config.ignored,
    userFiles: user.map(({ path, shown }) => ({ path, shown })),
    allOf: folders,
    isAllOfUser: options.paths.length === 0,
    ...(forced === undefined || own === undefined
      ? {}
      : { wantedInFolder: (name: string) => own.fitsLanguage(name, forced) }),
    ...(options.document === undefined ? {} : { document: options.document.path }),
  };
  const targets = [...new Set([...options.targets, ...config.targets])];
  for (const target of targets) clientFor(target);
  const reading: Omit<ReadOptions, 'around' | 'isKept' | 'isNamed'> = {
    candidates,
    isForced: (path) =>
      isForced(path) || savedLists.has(path) || config.formatOf(path) !== undefined || userFormats.has(path),
    targets,
    versions: config.clients,
    protocol: await protocolOf(options, config),
  };
  return {
    files,
    reading,
    /** Whether a file that is no client's is a Page, whose blocks are looked at. */
    isPage: ({ source: { path }, explicit }: Pick<FoundSource, 'source' | 'explicit'>) =>
      isMarkdown(path) && !isForced(path) && (explicit || config.documents(path)),
    /** Whether a file that is no client's is a workflow that may hand servers to an agent. */
    isWorkflow: ({ source: { path } }: Pick<FoundSource, 'source'>) => isWorkflow(path) && !isForced(path),
    settings: await settingsOf(options, config, root),
    baseline: baselineOf(options, config, root),
    rulesOff: rulesOff(config),
    toolLists,
  };
}

/** Several questions about one path follow each other. */
function latest<T>(answer: (path: string) => T): (path: string) => T {
  let asked: { readonly path: string; readonly answer: T } | undefined;
  return (path) => {
    if (asked?.path !== path) asked = { path, answer: answer(path) };
    return asked.answer;
  };
}

/** What a Page has to hold for its blocks to be looked at. */
const MCP: readonly string[] = ['mcp', 'MCP'];

/** What of a workflow's step servers, or their tools, may stand in, whatever is round them. */
const OF_STEPS: readonly string[] = ['mcp_config', '--mcp-config', 'allowed_tools'];

const MARKDOWN: ReadonlySet<string> = new Set(['md', 'mdx', 'markdown']);

export function isMarkdown(path: string): boolean {
  const dot = path.lastIndexOf('.');
  return dot !== -1 && MARKDOWN.has(path.slice(dot + 1).toLowerCase());
}

/** Of GitHub, or what several of its workflows share. */
function isWorkflow(path: string): boolean {
  return /(?:^|\/)\.github\/(?:workflows\/[^/]+|actions\/(?:[^/]+\/)+action)\.ya?ml$/.test(path);
}

function pathsOf({ paths, document }: LintOptions): readonly string[] {
  return paths.length > 0 || document !== undefined ? paths : ['.'];
}

/** What the user says the format of: files, and those in a folder. Asked of paths as they are reported. */
function named({ paths, document, cwd, files }: LintOptions, tops: readonly string[], root: string) {
  const absolute = (given: readonly string[]) => given.map((path) => files.resolve(cwd, path).replace(/\/$/, ''));
  const places = absolute(document === undefined ? paths.filter((path) => !tops.includes(path)) : [document.path]);
  const folders = new Set(absolute(tops));
  return (path: string): boolean => {
    const at = resolve(root, path);
    return folders.has(dirname(at)) || places.some((place) => at === place || at.startsWith(`${place}/`));
  };
}
