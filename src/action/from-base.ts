import { loadConfig } from '../config/index.ts';
import { disk } from '../files/disk.ts';
import { basename, type Content, dirname, join, leadsOut, memory, overlay, relative, without } from '../files/index.ts';
import { loadKnown } from '../plan/index.ts';
import { list, quote } from '../wording/index.ts';
import type { Base } from './base.ts';
import { isFolder, isIgnoreList, realOf } from './checkout.ts';
import type { Judges, Judging } from './trust.ts';

export interface Taking {
  readonly base: Base;
  /** Of the repository, without links; as the working directory. */
  readonly top: string;
  readonly cwd: string;
  /** As it was asked for. */
  readonly config: string | undefined;
  /** At its path where it is none of the repository's. */
  readonly own: ReadonlyMap<string, Content>;
}

/** Of a baseline that cannot be had. */
const NO_FINDINGS = '{"version":1,"findings":[]}';

/** The files that are checked out, judged as those of the base say. */
export async function fromBase(taking: Taking): Promise<Pick<Judges, 'options' | 'remarks'>> {
  const { base, top, cwd } = taking;
  const taken = new Taken(taking);
  const { settings, config, remarks } = await settingsFrom(taken, taking);
  const ignoreLists = new Map<string, Content>();
  for (const name of base.paths) {
    const path = join(top, name);
    const isPlain = isFolder(dirname(path)) && realOf(dirname(path)) === dirname(path);
    // Its patterns must not get into another folder through a link, nor take a folder of that name away.
    if (basename(path) === '.gitignore' && isPlain && !isFolder(path)) await taken.take(path, ignoreLists);
  }
  return {
    options: {
      files: overlay(without(disk, isIgnoreList), ignoreLists),
      cwd,
      config,
      trusted: { files: memory(settings), hears: (path) => realOf(path) === path && base.isSame(relative(top, path)) },
    },
    remarks: [...remarks, ...taken.remarks()],
  };
}

/** What is taken of the base, and what of that is another file here. */
class Taken {
  readonly #base: Base;
  readonly #top: string;
  readonly #changed: string[] = [];

  constructor({ base, top }: Pick<Taking, 'base' | 'top'>) {
    this.#base = base;
    this.#top = top;
  }

  async take(path: string, into: Map<string, Content>): Promise<void> {
    const name = relative(this.#top, path);
    if (leadsOut(name)) return;
    const content = await this.#base.read(name);
    if (content !== undefined) into.set(path, content);
    if (!this.#base.isSame(name) && [content, contentHere(path)].some((each) => saysSomething(name, each))) {
      this.#changed.push(name);
    }
  }

  remarks(): string[] {
    const lacking = new Set(this.#base.lacking);
    return [
      ...(this.#changed.length > 0 ? [`changed here, and not counted: ${list(this.#changed, { max: 5 })}`] : []),
      ...[...lacking].map((why) => `not all of the base could be had, and what is missing does not count: ${why}`),
    ];
  }
}

/** The configuration and the baseline that it names. */
async function settingsFrom(taken: Taken, { base, top, cwd, config, own }: Taking) {
  const settings = new Map(own);
  const named = config === undefined || own.size > 0 ? undefined : disk.resolve(cwd, config);
  if (named !== undefined) await taken.take(named, settings);
  else if (own.size === 0) {
    for (const path of placesOfConfig(cwd, top)) {
      await taken.take(path, settings);
      if (basename(path) === 'mcp-lint.json' && settings.has(path)) break;
    }
  }
  const isLacking = named !== undefined && !settings.has(named);
  const chosen: Judging['config'] = isLacking ? false : config;
  const { baseline } = (await loadConfig({ files: memory(settings), cwd, config: chosen, known: loadKnown })).config;
  if (baseline !== undefined) {
    await taken.take(baseline, settings);
    const isThere = base.has(relative(top, baseline)) || base.lacking.length > 0;
    if (isThere && !settings.has(baseline)) settings.set(baseline, NO_FINDINGS);
  }
  const remarks = isLacking ? [`the base has no ${quote(relative(top, named))}, so no configuration counts`] : [];
  return { settings, config: chosen, remarks };
}

/** In the order in which they are looked for. */
function placesOfConfig(cwd: string, top: string): string[] {
  const places: string[] = [];
  for (let folder = cwd; ; folder = dirname(folder)) {
    places.push(join(folder, 'mcp-lint.json'), join(folder, 'package.json'));
    if (folder === top || dirname(folder) === folder) return places;
  }
}

/** Most of what stands in a package.json is none of our business. */
function saysSomething(name: string, content: Content | undefined): boolean {
  return content !== undefined && (basename(name) !== 'package.json' || Buffer.from(content).includes('"mcp-lint"'));
}

function contentHere(path: string): Content | undefined {
  try {
    return Buffer.from(disk.read(path));
  } catch {
    return undefined;
  }
}
