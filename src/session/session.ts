import { formatNamed } from '../clients/index.ts';
import { type Config, type LoadedConfig, loadConfig } from '../config/index.ts';
import { type Around, type Discovered, discover, type LeftOut } from '../discover/index.ts';
import {
  type Change,
  Changes,
  type Content,
  type Files,
  overlay,
  realPlace,
  relative,
  resolve,
} from '../files/index.ts';
import { Judge } from '../judge/index.ts';
import { type Reading, readSources, type Workspace } from '../model/reading/index.ts';
import { toolListsIn } from '../model/tools/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import type { Document, Source } from '../parse/index.ts';
import { type LintOptions, loadKnown, type Plan, plan } from '../plan/index.ts';
import { type CheckedFile, checkedFile } from '../report/index.ts';
import { pieces } from '../rules/index.ts';
import { isMarked } from '../suppress/index.ts';
import { printable, UsageError } from '../wording/index.ts';
import { Asked, isOfGit, Noting } from './asked.ts';
import { bearingOn, renames } from './bearing.ts';
import { findingFor } from './finding-for.ts';
import { addTo, isAnswered, type Look, lookAgain, newLook } from './look.ts';
import { namedFiles } from './named-files.ts';

/** What a run knows before anything is left out of it. */
export interface Examined {
  /** Relative to the working directory. */
  readonly root: string;
  /** The absolute path of a file that is reported so. */
  readonly placeOf: (path: string) => string;
  /** Whether the configuration leaves out a path, as it is reported. */
  readonly isIgnored: (path: string) => boolean;
  readonly readings: readonly Reading[];
  /** What Pages show: of these no rule about several files hears. */
  readonly snippets: readonly Reading[];
  /** What else of Pages may have a comment for mcp-lint. */
  readonly commented: readonly Document[];
  /** With all that there is to know about the servers. */
  readonly workspace: () => Promise<Workspace>;
  readonly findings: readonly Finding[];
  /** The rules that said something of several files. */
  readonly together: ReadonlySet<string>;
  /** Paths of the files that lie within those given. */
  readonly reported: ReadonlySet<string>;
  readonly files: readonly CheckedFile[];
  readonly settings: Plan['settings'];
  readonly baseline: Plan['baseline'];
  readonly toolLists: Plan['toolLists'];
  /** Where there is one. */
  readonly configuration: LoadedConfig['document'];
  /** What the run was told not to look at. */
  readonly leftOut: LeftOut & Pick<Plan, 'rulesOff'>;
}

export interface Judging {
  /** Whether files too are judged that are not reported. */
  readonly all?: boolean;
  /** Whether every rule is handed everything, whatever it asks for. */
  readonly unfiltered?: boolean;
}

const none: readonly never[] = [];

/** What a workflow holds that has a step with one of the actions that are known here. */
const ACTIONS = 'anthropics/claude-code-';

/** What counts for every file. */
interface Setting extends Plan {
  readonly config: Config;
  readonly configuration: LoadedConfig['document'];
  readonly root: string;
  readonly judge: Judge;
}

/**
 * One run, or several over files that change in between. What is asked for the sake of a file is noted, so that after a
 * change only those files are looked at again whose answers it can touch.
 */
export class Session {
  /** With files that hold what was edited. */
  readonly options: LintOptions;
  readonly #judging: Judging;
  /** Without what editors hold. */
  readonly #saved: Files;
  readonly #held = new Map<string, Content | undefined>();
  /** Nothing is noted where no other run follows. */
  readonly #noting: Noting | undefined;
  readonly #asked = { config: new Asked(), plan: new Asked(), found: new Asked(), together: new Asked() };
  #setting: Setting | undefined;
  /** Whether the configuration is to be looked for again. */
  #isConfigOpen = true;
  #around: Around | undefined;
  #searched: Pick<Discovered, 'unseen' | 'leftOut'> = { unseen: [], leftOut: { git: 0, config: 0 } };
  /** By absolute path, in the order of the report. */
  #looks: ReadonlyMap<string, Look> = new Map();
  /** Whose turn it is. */
  #turn: Look | undefined;
  /** Files that are not reported, and were passed over because they can have no bearing on those that are. */
  #apart: readonly Look[] = [];
  /** Files that manifests name, and what they are. */
  #named: ReadonlyMap<string, string> = new Map();
  /** What the configuration had left out, as far as the search came upon it. */
  readonly #ignored = new Set<string>();
  /** What is said of the configuration, until something else is found. */
  #saidOfConfig: readonly Finding[] | undefined;
  /** What is said of several files. */
  #together: readonly Finding[] | undefined;

  constructor(options: LintOptions, { isLast = false, ...judging }: Judging & { readonly isLast?: boolean } = {}) {
    this.#judging = judging;
    const { files, cwd, document } = options;
    this.#saved = files;
    if (document !== undefined) this.#held.set(files.resolve(cwd, document.path), document.content);
    const held = overlay(files, this.#held);
    this.#noting = isLast ? undefined : new Noting(held);
    this.options = { ...options, files: this.#noting?.files ?? held };
  }

  /** What an editor holds of a file, saved or not; undefined once it is closed. */
  edit(given: string, content: Content | undefined): void {
    this.#hold(given, (path) => (content === undefined ? this.#held.delete(path) : this.#held.set(path, content)));
  }

  /** A file that is to be taken for deleted. */
  hide(given: string): void {
    this.#hold(given, (path) => this.#held.set(path, undefined));
  }

  /** What happened to a file since the last run. */
  change(change: Change): void {
    const isOf = (asked: Asked) => asked.isTouchedBy(change);
    if (isOf(this.#asked.config)) this.#isConfigOpen = true;
    if (isOf(this.#asked.plan)) this.#setting = undefined;
    if (isOf(this.#asked.found) || isOfGit(change)) this.#around = undefined;
    // Some of the answers may be remembered by the readings that asked.
    const isOfAll = isOf(this.#asked.together);
    for (const look of this.#looks.values()) if (isOfAll || look.asked?.isTouchedBy(change)) lookAgain(look);
  }

  /**
   * Paths → Sources → Documents → Formats → Servers → Findings, in one direction. Each source goes as far as it can by
   * itself before the next one is read: what it takes can then be forgotten.
   */
  async examine(): Promise<Examined> {
    const setting = await this.#settle();
    const around = this.#discover(setting);
    const noted = this.#noting?.around(() => this.#around ?? around, setting.root);
    await this.#look(noted ?? around, setting);
    const looks = [...this.#looks.values()];
    refuseUnclaimed(looks.filter(({ found, snippets }) => !setting.isPage(found) && snippets.length === 0));
    if (this.#together === undefined) {
      this.#asked.together = this.#begin();
      this.#together = await this.#judgeTogether(setting);
      if (this.#apart.length > 0 && this.#isAboutSeveral(this.#together)) {
        await this.#lookAt(this.#apart, noted ?? around, setting);
        this.#together = await this.#judgeTogether(setting);
      }
    }
    const workspace = this.#workspaceOf(setting);
    const readings = looks.flatMap((look) => look.readings);
    const { root, toolLists, settings, baseline, rulesOff, configuration } = setting;
    const { unseen, leftOut } = this.#searched;
    this.#saidOfConfig ??= await this.#idle(setting);
    const idle = this.#saidOfConfig;
    const reported = new Set([
      ...idle.map(({ place }) => place.document.path),
      ...looks.filter(({ found }) => found.reported).map(({ found }) => found.source.path),
      ...unseen.filter(({ isReported }) => isReported).map(({ path }) => path),
    ]);
    return {
      root: relative(this.options.cwd, root) || '.',
      placeOf: placesOf(looks, root),
      isIgnored: setting.config.ignored,
      readings,
      snippets: looks.flatMap((look) => look.snippets),
      commented: looks.flatMap((look) => look.commented),
      workspace,
      findings: [...idle, ...unseen.map(findingFor), ...looks.flatMap((look) => look.findings), ...this.#together],
      together: new Set(this.#together.map(({ rule }) => rule)),
      reported,
      files: readings.filter(({ owner, document }) => owner && reported.has(document.path)).map(checkedFile),
      settings,
      baseline,
      toolLists,
      configuration,
      leftOut: { ...leftOut, rulesOff },
    };
  }

  #workspaceOf({ root, reading, toolLists }: Setting): () => Promise<Workspace> {
    const readings = [...this.#looks.values()].flatMap((look) => look.readings);
    return async () => ({
      root,
      readings,
      targets: reading.targets,
      toolLists: await toolListsIn(readings, toolLists),
    });
  }

  async #judgeTogether(setting: Setting): Promise<readonly Finding[]> {
    const { judge } = setting;
    await judge.judgeRun(this.#workspaceOf(setting));
    return judge.findings.splice(0);
  }

  /** Whether anything is to be said for which files are to be known that were passed over. */
  #isAboutSeveral(together: readonly Finding[]): boolean {
    const own = [...this.#looks.values()].filter(({ found }) => found.reported);
    const paths = new Set(own.map(({ found }) => found.source.path));
    return (
      together.some(({ place }) => paths.has(place.document.path)) || own.some((look) => look.findings.some(renames))
    );
  }

  /** Paths, as reported, of the files of the latest run that hold what was changed, or that asked for it. */
  touchedBy(changes: readonly Change[]): ReadonlySet<string> {
    const all = new Changes(changes);
    const isTouched = ({ found: { absolute }, asked }: Look) =>
      asked?.questions.isTouchedByAny(all) === true || all.contents.has(this.#real(absolute));
    return new Set([...this.#looks.values()].filter(isTouched).map(({ found }) => found.source.path));
  }

  #real(path: string): string {
    try {
      return this.#saved.real(path);
    } catch {
      return path;
    }
  }

  #hold(given: string, put: (path: string) => void): void {
    if (this.#noting === undefined) throw new Error('no run follows this one');
    const { files } = this.#noting;
    const path = files.resolve(this.options.cwd, given);
    const before = this.#held.get(path);
    put(path);
    files.below = overlay(this.#saved, this.#held);
    // What is not held may have come or gone since somebody looked.
    const isWritten = before !== undefined && this.#held.get(path) !== undefined;
    const how = isWritten ? 'written' : files.below.exists(path) ? 'created' : 'deleted';
    for (const each of new Set([path, realPlace(path, files.below)])) this.change({ path: each, how });
  }

  /** Asked of whole workspaces only, by configurations of their own. */
  async #idle({ config: { patterns }, configuration, root }: Setting): Promise<readonly Finding[]> {
    const { files, cwd, paths, as, trusted, document: only } = this.options;
    if (patterns.length === 0 || configuration === undefined) return none;
    const isWhole = paths.length === 0 || paths.some((path) => files.resolve(cwd, path) === root);
    if (!isWhole || as !== undefined || only !== undefined || trusted !== undefined) return none;
    const { idlePatterns } = await import('./idle-patterns.ts');
    // It looks through folders, as the search did.
    this.#noting?.for(this.#asked.found);
    const looked = [...this.#looks.values()].map(({ found }) => found.source.path);
    looked.push(...this.#searched.unseen.map(({ path }) => path));
    const said = idlePatterns({ patterns, document: configuration, looked, ignored: this.#ignored, root, files });
    this.#noting?.for(this.#asked.together);
    return said;
  }

  async #settle(): Promise<Setting> {
    if (!this.#isConfigOpen && this.#setting !== undefined) return this.#setting;
    this.#asked.config = this.#begin();
    const { files, trusted } = this.options;
    const asked = { ...this.options, files: trusted?.files ?? files, known: loadKnown };
    const { config, root = this.options.cwd, document: configuration } = await loadConfig(asked);
    this.#isConfigOpen = false;
    // A package.json is looked into on the way, and mostly has no configuration before and after.
    if (config === this.#setting?.config) return this.#setting;
    this.#setting = undefined;
    this.#asked.plan = this.#begin();
    const planned = await plan(this.options, config, root);
    this.#around = undefined;
    this.#looks = new Map();
    this.#together = undefined;
    this.#setting = {
      ...planned,
      config,
      configuration,
      root,
      judge: new Judge({ ...planned.settings, pieces, unfiltered: this.#judging.unfiltered ?? false }),
    };
    return this.#setting;
  }

  /** A file that would be looked at in the same way keeps what came of it. */
  #discover({ files, config, reading }: Setting): Around {
    if (this.#around !== undefined) return this.#around;
    this.#asked.found = this.#begin();
    this.#saidOfConfig = undefined;
    this.#ignored.clear();
    const ignored = (path: string) => config.ignored(path) && this.#ignored.add(path) !== undefined;
    const before = this.#named;
    let found = discover({ ...files, ignored });
    this.#named = namedFiles(found.sources, reading.candidates);
    if (this.#named.size > 0) found = discover({ ...withNamed(files, this.#named), ignored });
    const { sources, around, unseen, leftOut } = found;
    this.#searched = { unseen, leftOut };
    const looks = sources.map((each) => {
      const known = this.#looks.get(each.absolute);
      const { path } = each.source;
      const isSame = isAnswered(known, each) && before.get(path) === this.#named.get(path);
      return isSame ? known : newLook(each, this.#noting !== undefined);
    });
    if (looks.length !== this.#looks.size) this.#together = undefined;
    this.#looks = new Map(looks.map((look) => [look.found.absolute, look]));
    this.#around = around;
    return around;
  }

  async #look(around: Around, setting: Setting): Promise<void> {
    const { reading, judge, toolLists } = setting;
    const looks = [...this.#looks.values()].filter((look) => !look.isDone);
    if (looks.length === 0 && this.#together !== undefined) return;
    this.#together = undefined;
    judge.startAgain();
    for (const { isDone, readings } of this.#looks.values()) if (isDone) for (const each of readings) judge.note(each);
    const own = this.#isForReported(setting) ? looks.filter(({ found }) => found.reported) : looks;
    await this.#lookAt(own, around, setting);
    if (own.length === looks.length) return;
    const others = looks.filter(({ found }) => !found.reported);
    const hasBearing = bearingOn(own.flatMap(({ readings }) => readings));
    const { candidates } = readingNamed(reading, this.#named);
    const lists = new Set(toolLists.values());
    const isNear = ({ found: { source } }: Look) =>
      hasBearing === undefined || lists.has(source.path) || hasBearing(source.path, candidates(source.path));
    this.#apart = others.filter((look) => !isNear(look));
    await this.#lookAt(others.filter(isNear), around, setting);
  }

  /** Whether of all other files no more is wanted than what they mean to those that are reported. */
  #isForReported({ reading }: Setting): boolean {
    const { all, unfiltered } = this.#judging;
    return this.#noting === undefined && !all && !unfiltered && reading.targets.length === 0;
  }

  async #lookAt(looks: readonly Look[], around: Around, setting: Setting): Promise<void> {
    const { reading, judge, isPage, isWorkflow } = setting;
    const isNamed = () => this.#turn?.found.explicit === true;
    const options = {
      ...readingNamed(reading, this.#named),
      around,
      isNamed,
      isKept: isMarked,
      isHeld: this.#noting !== undefined,
    };
    // To wait for what is there already takes longer than most else that is done for a file.
    for (const readings of readSources(this.#turns(looks), options)) {
      for (const each of readings instanceof Promise ? await readings : readings) {
        const judging = judge.judge(each, this.#judging.all === true || this.#turn?.found.reported === true);
        if (judging !== undefined) await judging;
        if (this.#turn !== undefined) addTo(this.#turn, each, judge.findings);
        judge.findings.length = 0;
      }
      const turn = this.#turn;
      if (turn === undefined || turn.readings.length > 0) continue;
      if (isPage(turn.found)) await this.#lookInside(turn, around, setting, 'page');
      else if (isWorkflow(turn.found) && turn.found.source.text.includes(ACTIONS))
        await this.#lookInside(turn, around, setting, 'workflow');
    }
    for (const look of looks) look.isDone = true;
  }

  /** What is in it is judged by itself: it is there to be copied, or for one step, and part of no project. */
  async #lookInside(look: Look, around: Around, { judge, reading }: Setting, kind: 'page' | 'workflow'): Promise<void> {
    const { found } = look;
    if (!found.reported && this.#judging.all !== true) return;
    const { judgePage, judgeWorkflow } = await import('../blocks/index.ts');
    const judgeInside = kind === 'page' ? judgePage : judgeWorkflow;
    const { readings, documents, findings } = await judgeInside(found.source, judge, { ...reading, around });
    look.snippets = readings;
    look.commented = documents;
    look.findings = findings;
    if (findings.length === 0 && this.#noting === undefined) found.source.forget?.();
  }

  *#turns(looks: readonly Look[]): Iterable<Source> {
    for (const look of looks) {
      this.#turn = look;
      if (look.asked !== undefined) this.#noting?.for(look.asked);
      yield look.found.source;
    }
  }

  #begin(): Asked {
    return this.#noting?.for(new Asked()) ?? new Asked();
  }
}

/** Few runs ask where their files lie. */
function placesOf(looks: readonly Look[], root: string): (path: string) => string {
  let places: ReadonlyMap<string, string> | undefined;
  return (path) => {
    places ??= new Map(looks.map(({ found: { source, absolute } }) => [source.path, absolute]));
    return places.get(path) ?? resolve(root, path);
  };
}

function withNamed(files: Plan['files'], named: ReadonlyMap<string, string>): Plan['files'] {
  return {
    ...files,
    wanted: (path) => named.has(path) || files.wanted(path),
    strayWords: (path) => (named.has(path) ? undefined : files.strayWords?.(path)),
  };
}

/** What a manifest names is what the manifest says, unless somebody says otherwise. */
function readingNamed(reading: Plan['reading'], named: ReadonlyMap<string, string>): Plan['reading'] {
  const formatAt = (path: string) => {
    const format = reading.isForced(path) ? undefined : named.get(path);
    return format === undefined ? undefined : formatNamed(format);
  };
  return {
    ...reading,
    candidates: (path) => {
      const format = formatAt(path);
      return format === undefined ? reading.candidates(path) : [format];
    },
    isForced: (path) => reading.isForced(path) || formatAt(path) !== undefined,
  };
}

/** Some of the files that were named are no client's. */
export class Unclaimed extends UsageError {
  /** Absolute. */
  readonly paths: readonly string[];

  constructor(paths: readonly string[], message: string) {
    super(message);
    this.paths = paths;
  }
}

/** What somebody names is meant to be read. */
function refuseUnclaimed(looks: readonly Look[]): void {
  const strangers = looks.filter(({ found, readings }) => found.explicit && readings.length === 0);
  const [first] = strangers;
  if (first === undefined) return;
  const { source } = first.found;
  const path = printable(source.path);
  const unseen = source.problems.find(({ kind, fatal }) => kind === 'limits' || (kind === 'encoding' && fatal));
  if (unseen !== undefined) {
    throw new UsageError(`"${path}": ${unseen.message}${unseen.kind === 'encoding' ? `; ${unseen.help}` : ''}`);
  }
  throw new Unclaimed(
    strangers.map(({ found }) => found.absolute),
    `no client's format claims "${path}", by its path or by its content; say what it is with --as ("--as mcp" for any client's servers), or under "files" in mcp-lint.json`,
  );
}
