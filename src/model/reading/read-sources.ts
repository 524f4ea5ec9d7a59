import { type Client, type Format, loadClient, type RegisteredFormat, registry } from '../../clients/index.ts';
import type { Around } from '../../discover/index.ts';
import { type Document, parseSource, type Source, unparsed } from '../../parse/index.ts';
import { type Target, targetFor } from '../canonical/target.ts';
import type { Protocol } from '../tools/protocol.ts';
import type { Reading, Recognised } from '../workspace.ts';
import type { LazyReading } from './lazy-reading.ts';
import { recognise } from './recognise.ts';
import { serverNames } from './server-maps.ts';

export interface ReadOptions {
  /** The formats a path may have. */
  readonly candidates: (path: string) => readonly RegisteredFormat[];
  /** Whether the user said which format it is, so that its content need not look like it. */
  readonly isForced: (path: string) => boolean;
  /** Clients for which servers are judged too, in files that they read and in others. */
  readonly targets: readonly string[];
  /** Whether a file or folder exists, relative to the root. */
  readonly exists: (path: string) => boolean;
  /** Loaded for the first file that is looked at in full. */
  readonly around: () => Promise<Around>;
  readonly protocol: Protocol;
}

/** A file that can be looked at in full. */
export interface Openable extends Recognised {
  open(): Promise<Reading>;
  /** Of most files nobody asks again what they hold, and their text is forgotten when the next one is read. */
  keep(): void;
}

/**
 * Source → Document → Format → Servers, one source after the other, each read when its turn comes. A source that no
 * format claims has no reading.
 */
export async function* readSources(sources: readonly Source[], options: ReadOptions): AsyncGenerator<Openable> {
  const exists = remembered(options.exists);
  const clients = new LoadedClients(options.targets);
  const read = readerFor(options);
  for (const source of sources) {
    const readings = await recognisedIn(source, options, exists, clients, read);
    for (const reading of readings) {
      yield reading;
      reading.forget();
    }
    const document = readings[0]?.document;
    document?.forget?.();
    // A document that cannot forget its value holds the text for its places.
    const isHeld = document !== undefined && document.forget === undefined;
    if (!isHeld && !readings.some(({ isKept }) => isKept)) source.forget?.();
  }
}

async function recognisedIn(
  source: Source,
  options: ReadOptions,
  exists: ReadOptions['exists'],
  clients: LoadedClients,
  read: Reader,
): Promise<readonly RecognisedFile[]> {
  const candidates = candidatesFor(source, options, exists);
  const [first] = candidates;
  if (first === undefined) return unclaimed;
  const document = source.problems.some((problem) => problem.fatal)
    ? unparsed(source, first.language)
    : await parseSource(source, first.language);
  const known = await clients.of(candidates);
  const format = recognise(
    document,
    candidates.map((candidate) => formatOf(known, candidate)),
    { ...surroundings(source.path, exists), forced: options.isForced(source.path) },
  );
  return format === undefined ? unclaimed : readingsOf(document, format, known, options.targets, read);
}

const unclaimed: readonly RecognisedFile[] = [];

/** Without those that a look at the folder or the text rules out, so that their clients need not be loaded. */
function candidatesFor(
  source: Source,
  options: ReadOptions,
  exists: ReadOptions['exists'],
): readonly RegisteredFormat[] {
  const { path } = source;
  const candidates = options.candidates(path);
  const isOut = ({ beside, holds }: RegisteredFormat) =>
    (beside !== undefined && !exists(folderOf(path) + beside)) ||
    (holds !== undefined && !holds.some((word) => source.text.includes(word)));
  if (!candidates.some(isOut) || options.isForced(path)) return candidates;
  return candidates.filter((candidate) => !isOut(candidate));
}

/** The owner's reading, and those of the targets that read the same file. */
function readingsOf(
  document: Document,
  format: Format,
  clients: ReadonlyMap<string, Client>,
  targets: readonly string[],
  read: Reader,
): RecognisedFile[] {
  const recognised = (each: Format, judgedFor: readonly Target[] | undefined) =>
    new RecognisedFile(document, clientOf(each, clients), each, judgedFor, read);
  if (targets.length === 0 && format.writes === undefined) return [recognised(format, nobody)];
  const others = registry.filter((other) => targets.includes(other.client) && other.readsToo?.includes(format.id));
  const strangers = targets.filter((target) => !others.some(({ client }) => client === target));
  return [
    recognised(format, judgedFor(format, strangers, clients)),
    ...others.map((other) => recognised(formatOf(clients, other), undefined)),
  ];
}

const nobody: readonly Target[] = [];

/** The clients that are asked for, and those whose files are written from this one; what is asked for comes first. */
function judgedFor(format: Format, asked: readonly string[], clients: ReadonlyMap<string, Client>): Target[] {
  const own = clientOf(format, clients).id;
  const written = (format.writes ?? []).filter(({ client }) => !asked.includes(client));
  const wanted = [...asked.map((client) => ({ client, keeps: [] })), ...written];
  return wanted.flatMap(({ client: id, keeps }) => {
    const client = id === own ? undefined : clients.get(id);
    const target = client && targetFor(client, keeps);
    return target === undefined ? [] : [target];
  });
}

type Reader = (file: Recognised) => Promise<LazyReading>;

/** What it takes to look at servers is loaded for the first file of which somebody asks. */
function readerFor({ around, protocol }: ReadOptions): Reader {
  let loaded: Promise<[typeof import('./lazy-reading.ts'), Around]> | undefined;
  return async (file) => {
    loaded ??= Promise.all([import('./lazy-reading.ts'), around()]);
    const [{ LazyReading }, surroundings] = await loaded;
    return new LazyReading(file, protocol, surroundings);
  };
}

class RecognisedFile implements Recognised {
  readonly document: Document;
  readonly client: Client;
  readonly format: Format;
  readonly owner: boolean;
  readonly targets: readonly Target[];
  isKept = false;
  readonly #read: Reader;
  #names: readonly string[] | undefined;
  #reading: LazyReading | undefined;

  constructor(
    document: Document,
    client: Client,
    format: Format,
    targets: readonly Target[] | undefined,
    read: Reader,
  ) {
    this.document = document;
    this.client = client;
    this.format = format;
    this.owner = targets !== undefined;
    this.targets = targets ?? nobody;
    this.#read = read;
  }

  get names(): readonly string[] {
    this.#names ??= serverNames(this.document, this.format);
    return this.#names;
  }

  keep(): void {
    this.isKept = true;
  }

  async open(): Promise<Reading> {
    const reading = this.#reading ?? (await this.#read(this));
    this.#reading ??= reading;
    return this.#reading;
  }

  forget(): void {
    this.#reading?.forget();
  }
}

/** Those that are judged for, and those whose file one may be that has been met. */
class LoadedClients {
  readonly #clients = new Map<string, Client>();
  readonly #formats = new Set<RegisteredFormat>();
  #targets: readonly string[];

  constructor(targets: readonly string[]) {
    this.#targets = targets;
  }

  async of(formats: readonly RegisteredFormat[]): Promise<ReadonlyMap<string, Client>> {
    for (const format of formats) if (!this.#formats.has(format)) await this.#add(format);
    return this.#clients;
  }

  async #add(format: RegisteredFormat): Promise<void> {
    await this.#load(format.client);
    for (const target of this.#targets) await this.#load(target);
    this.#targets = [];
    for (const { client } of formatOf(this.#clients, format).writes ?? []) await this.#load(client);
    this.#formats.add(format);
  }

  async #load(id: string): Promise<void> {
    if (!this.#clients.has(id)) this.#clients.set(id, await loadClient(id));
  }
}

function clientOf(format: Format, clients: ReadonlyMap<string, Client>): Client {
  for (const client of clients.values()) if (client.formats.includes(format)) return client;
  throw new Error(`the client of ${format.id} is not loaded`);
}

function formatOf(clients: ReadonlyMap<string, Client>, { client, id }: RegisteredFormat): Format {
  const format = clients.get(client)?.formats.find((known) => known.id === id);
  if (format === undefined) throw new Error(`the client of ${id} is not loaded`);
  return format;
}

function surroundings(path: string, exists: (path: string) => boolean) {
  const folder = folderOf(path);
  return {
    beside: (name: string) => exists(folder + name),
    above: (name: string) => parents(folder).some((parent) => exists(parent + name)),
  };
}

/** With a slash at its end, or nothing. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** "a/b/" → "a/b/", "a/", "". */
function parents(folder: string): string[] {
  const steps = folder.split('/').slice(0, -1);
  return steps.map((_, index) => `${steps.slice(0, steps.length - index).join('/')}/`).concat('');
}

function remembered(exists: (path: string) => boolean): (path: string) => boolean {
  const known = new Map<string, boolean>();
  return (path) => {
    const answer = known.get(path) ?? exists(path);
    known.set(path, answer);
    return answer;
  };
}
