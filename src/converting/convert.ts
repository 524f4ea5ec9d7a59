import { loadClient } from '../clients/index.ts';
import { readSource } from '../discover/index.ts';
import { type NewEntry, type Part, textOfEntries, withEntries } from '../edits/index.ts';
import { resolve } from '../files/index.ts';
import type { MendedFile } from '../fixing/index.ts';
import { examine } from '../lint.ts';
import { type Target, targetFor } from '../model/canonical/index.ts';
import { compared, type Expected, expectedOf, portionOf } from '../model/copies/index.ts';
import { isForOneProject } from '../model/folders/index.ts';
import { type Reading, readServers } from '../model/reading/index.ts';
import type { Server } from '../model/server/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { type Document, type Language, parseSource } from '../parse/index.ts';
import { clientFor, type LintOptions } from '../plan/index.ts';
import { list, quote, UsageError } from '../wording/index.ts';
import { collisionsIn } from './collisions.ts';
import { entryMapOf, partsOf } from './frames.ts';
import { type Prepared, prepare } from './given.ts';
import { type Sources, type SourcesAsked, sourcesIn } from './sources.ts';
import { languageOf, type TargetFile, targetFile } from './target-file.ts';
import { Variables } from './variables.ts';

export interface ConvertOptions extends SourcesAsked {
  /** Whether the servers are put into a file that is there. */
  readonly merge: boolean;
  /** Whether they take the place of others of their names there. */
  readonly force: boolean;
  readonly copySecrets: boolean;
  /** Whether a file is held against what is written from a source by its own program, where that writes it. */
  readonly asGenerated?: boolean;
}

/** What one client would read. */
export interface ConvertedFile {
  readonly client: string;
  /** Absent where the client reads no file of a known name. */
  readonly file?: TargetFile;
  readonly text: string;
  readonly language: Language;
  readonly servers: readonly string[];
  /** What lies there, and what it would be. */
  readonly merged?: MendedFile;
  /** As it would be if those of its names did not keep their places. */
  readonly forced?: MendedFile;
  /** Names of servers that are not there, and of those that are there and not in the source. */
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  /** Names of servers that are there otherwise, and stay; of those, which nobody can have written from the source. */
  readonly kept: readonly string[];
  readonly edited: readonly string[];
}

export interface Conversion {
  readonly outputs: readonly ConvertedFile[];
  readonly findings: readonly Finding[];
  /** Whether something is lost. */
  readonly isLossy: boolean;
  /** Relative to the working directory. */
  readonly root: string;
  /** The files that were converted. */
  readonly sources: readonly Reading[];
}

/** Servers as other clients would read them. Nothing is written. */
export async function convert(options: LintOptions, asked: ConvertOptions): Promise<Conversion> {
  const targets = await targetsFor(asked.to);
  const examined = await examine(options, { all: true });
  const workspace = await examined.workspace();
  const sources = sourcesIn(examined, workspace, asked, options);
  const root = resolve(options.cwd, examined.root);
  // Of a broken text is converted what could be read of it.
  const broken = examined.findings.filter(
    ({ rule, severity, place }) =>
      rule === 'syntax-error' &&
      severity === 'error' &&
      sources.readings.some(({ document }) => document === place.document),
  );
  const findings: Finding[] = [...broken, ...sources.findings];
  let isLossy = findings.length > 0;
  const outputs: ConvertedFile[] = [];
  const variables = new Variables();
  for (const target of targets) {
    const prepared = await Promise.all(
      sources.definitions.map((definition) =>
        prepare(definition, target, { workspace, copySecrets: asked.copySecrets, variables }),
      ),
    );
    const losses = prepared.flatMap((each) => each.losses);
    const file = targetFile(target, { files: options.files, root, folder: sources.folder, user: options.user });
    const there = file?.isThere === true && asked.merge ? await documentAt(file, target, options) : undefined;
    const clashes = collisionsIn(
      sources.definitions,
      prepared,
      target,
      there === undefined ? [] : readServers(there, target.format),
    );
    findings.push(...losses, ...prepared.flatMap(({ notes }) => notes), ...clashes);
    isLossy ||= losses.length + clashes.length > 0;
    const servers = sources.definitions.map(({ server }) => server);
    const generated = asked.asGenerated ? generatedFor(target, sources, asked) : undefined;
    outputs.push(await outputFor(target, prepared, { file, there, servers, generated }, asked));
  }
  return { outputs, findings, isLossy, root: examined.root, sources: sources.readings };
}

async function targetsFor(ids: readonly string[]): Promise<readonly Target[]> {
  if (ids.length === 0) throw new UsageError('say with --to which client is to read the servers');
  const targets: Target[] = [];
  for (const id of ids) {
    clientFor(id);
    const target = targetFor(await loadClient(id));
    if (target === undefined || entryMapOf(target) === undefined) {
      throw new UsageError(
        `${quote(id)} reads no file that holds the servers of a project or a user, so none is written for it`,
      );
    }
    targets.push(target);
  }
  return targets;
}

interface Here {
  readonly file: TargetFile | undefined;
  readonly there: Document | undefined;
  readonly servers: readonly Server[];
  readonly generated: readonly Expected[] | undefined;
}

/** As the program of the source would write them. */
function generatedFor(
  { client, format }: Target,
  { readings }: Sources,
  { servers }: ConvertOptions,
): readonly Expected[] | undefined {
  const [source, ...others] = readings;
  const writing = source?.format.writes?.find((each) => each.client === client.id);
  if (source === undefined || writing === undefined || others.length > 0) return undefined;
  const portion = portionOf(source, writing);
  if (portion === undefined) return undefined;
  const expected = expectedOf(source, portion, writing, { client, format });
  return expected.filter(({ name }) => servers.length === 0 || servers.includes(name));
}

async function outputFor(
  target: Target,
  prepared: readonly Prepared[],
  { file, there, servers, generated }: Here,
  asked: ConvertOptions,
): Promise<ConvertedFile> {
  const entries = prepared.flatMap(({ name, entry }): NewEntry[] =>
    entry === undefined ? [] : [{ name, value: entry }],
  );
  const names = entries.map(({ name }) => name);
  const base = { client: target.client.id, ...(file && { file }), language: languageOf(target), servers: names };
  const parts = partsOf(target, entries, servers, undefined);
  const expected = generated ?? asPrepared(prepared, servers);
  if (there === undefined || file === undefined) {
    const missing = compared(expected, []).missing.map(({ name }) => name);
    const text = await textOfEntries(languageOf(target), parts, target.format.head);
    return { ...base, text, missing, extra: [], kept: [], edited: [] };
  }
  const present = readServers(there, target.format).filter((server) => !isForOneProject(server));
  const { missing, departures, extra } = compared(expected, present);
  const known = new Set(present.map(({ name }) => name));
  const different = new Set(departures.map(({ copy }) => copy.name));
  const fresh = entries.filter(({ name }) => !known.has(name));
  const others = entries.filter(({ name }) => different.has(name));
  const wanted = asked.force ? [...fresh, ...others] : fresh;
  const text = await merged(there, partsOf(target, wanted, servers, there));
  const isForcedToo = !asked.force && others.length > 0;
  const forced = isForcedToo ? await merged(there, partsOf(target, [...fresh, ...others], servers, there)) : undefined;
  return {
    ...base,
    text,
    merged: await mendedAs(there, text, file),
    ...(forced !== undefined && { forced: await mendedAs(there, forced, file) }),
    missing: missing.map(({ name }) => name),
    extra: extra.map(({ name }) => name),
    kept: asked.force ? [] : [...different],
    edited: departures.filter(({ differences }) => differences.length === 0).map(({ copy }) => copy.name),
  };
}

function asPrepared(prepared: readonly Prepared[], servers: readonly Server[]): readonly Expected[] {
  return prepared.map(({ name, read }, index) => {
    const source = servers[index];
    return { name, ...(source && { source }), ...(read && { said: read }) };
  });
}

async function merged(there: Document, parts: readonly Part[]): Promise<string> {
  const wanted = parts.filter(({ entries }) => entries.length > 0);
  if (wanted.length === 0) return there.text;
  const text = await withEntries(there, wanted);
  if (text !== undefined) return text;
  const names = parts.flatMap(({ entries }) => entries.map(({ name }) => name));
  throw new UsageError(`${quote(there.path)} is not in a form into which ${list(names)} can be put`);
}

async function mendedAs(before: Document, text: string, { at: absolute }: TargetFile): Promise<MendedFile> {
  const marks = before.problems.filter(({ kind }) => kind === 'bom');
  const after = await parseSource({ path: before.path, text, problems: marks }, before.language);
  return { at: absolute, before, after };
}

async function documentAt(file: TargetFile, target: Target, { files }: LintOptions): Promise<Document> {
  const { source } = readSource(files, file.at, file.path);
  const document = await parseSource(source, languageOf(target));
  const fault = document.problems.find(({ fatal, kind }) => fatal && kind !== 'empty');
  if (fault !== undefined) throw new UsageError(`${quote(file.path)}: ${fault.message}`);
  return document;
}
