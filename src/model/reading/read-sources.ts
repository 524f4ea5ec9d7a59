import { type Client, type Format, loadClient, type RegisteredFormat, registry } from '../../clients/index.ts';
import type { Around } from '../../discover/index.ts';
import { type Document, parseSource, type Source, unparsed } from '../../parse/index.ts';
import { type Target, targetFor } from '../canonical/index.ts';
import { upwards } from '../folders/index.ts';
import type { Protocol } from '../tools/index.ts';
import type { LazyReading } from './lazy-reading.ts';
import type { Reading, Recognised } from './reading.ts';
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
  await clients.load(candidates);
  const known = candidates.map((candidate) => clients.known(candidate));
  const format = recognise(
    document,
    known.map((each) => each.format),
    { ...surroundings(source.path, exists), forced: options.isForced(source.path) },
  );
  const owner = known.find((each) => each.format === format);
  return owner === undefined ? unclaimed : readingsOf(document, owner, clients, options.targets, read);
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
  owner: KnownFormat,
  clients: LoadedClients,
  targets: readonly string[],
  read: Reader,
): RecognisedFile[] {
  const { format } = owner;
  const recognised = (known: KnownFormat, judgedFor: readonly Target[] | undefined) =>
    new RecognisedFile(document, known, judgedFor, read);
  if (targets.length === 0 && format.writes === undefined) return [recognised(owner, nobody)];
  const others = registry.filter((other) => targets.includes(other.client) && other.readsToo?.includes(format.id));
  const strangers = targets.filter((target) => !others.some(({ client }) => client === target));
  return [
    recognised(owner, judgedFor(owner, strangers, clients)),
    ...others.map((other) => recognised(clients.known(other), undefined)),
  ];
}

const nobody: readonly Target[] = [];

/** The clients that are asked for, and those whose files are written from this one; what is asked for comes first. */
function judgedFor({ client: own, format }: KnownFormat, asked: readonly string[], clients: LoadedClients): Target[] {
  const written = (format.writes ?? []).filter(({ client }) => !asked.includes(client));
  const wanted = [...asked.map((client) => ({ client, keeps: [] })), ...written];
  return wanted.flatMap(({ client: id, keeps }) => {
    const client = id === own.id ? undefined : clients.client(id);
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
    { client, format }: KnownFormat,
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

/** A format, and the client whose it is. */
interface KnownFormat {
  readonly client: Client;
  readonly format: Format;
}

/** Those that are judged for, and those whose file one may be that has been met. */
class LoadedClients {
  readonly #clients = new Map<string, Client>();
  readonly #known = new Map<RegisteredFormat, KnownFormat>();
  #targets: readonly string[];

  constructor(targets: readonly string[]) {
    this.#targets = targets;
  }

  async load(formats: readonly RegisteredFormat[]): Promise<void> {
    for (const format of formats) if (!this.#known.has(format)) await this.#add(format);
  }

  client(id: string): Client | undefined {
    return this.#clients.get(id);
  }

  /** Of a client that is loaded. */
  known(registered: RegisteredFormat): KnownFormat {
    const known = this.#known.get(registered);
    if (known !== undefined) return known;
    const client = this.#clients.get(registered.client);
    const format = client?.formats.find(({ id }) => id === registered.id);
    if (client === undefined || format === undefined) throw new Error(`the client of ${registered.id} is not loaded`);
    return { client, format };
  }

  async #add(registered: RegisteredFormat): Promise<void> {
    await this.#load(registered.client);
    for (const target of this.#targets) await this.#load(target);
    this.#targets = [];
    const known = this.known(registered);
    for (const { client } of known.format.writes ?? []) await this.#load(client);
    this.#known.set(registered, known);
  }

  async #load(id: string): Promise<void> {
    if (!this.#clients.has(id)) this.#clients.set(id, await loadClient(id));
  }
}

function surroundings(path: string, exists: (path: string) => boolean) {
  const folder = folderOf(path);
  return {
    beside: (name: string) => exists(folder + name),
    above: (name: string) => [...upwards(folder)].some((each) => exists(each + name)),
  };
}

/** With a slash at its end, or nothing. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function remembered(exists: (path: string) => boolean): (path: string) => boolean {
  const known = new Map<string, boolean>();
  return (path) => {
    const answer = known.get(path) ?? exists(path);
    known.set(path, answer);
    return answer;
  };
}
