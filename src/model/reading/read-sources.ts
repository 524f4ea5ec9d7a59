import type { Format, RegisteredFormat } from '../../clients/index.ts';
import type { Around } from '../../discover/index.ts';
import { type Document, parseSource, type Source, unparsed } from '../../parse/index.ts';
import type { Protocol } from '../answers/index.ts';
import type { Reader } from '../server/index.ts';
import { type CandidateOptions, candidatesFor, Surroundings } from './candidates.ts';
import type { FileReading } from './file-reading.ts';
import { LoadedClients } from './loaded-clients.ts';
import { readersOf, sharersBeside } from './readers.ts';
import type { Reading, SnippetFacts } from './reading.ts';
import { recognise } from './recognise.ts';

export interface ReadOptions extends CandidateOptions {
  /** Clients for which servers are judged too, in files that they read and in others. */
  readonly targets: readonly string[];
  /** Client to the range of versions that are in use, for those that are not the newest. */
  readonly versions: ReadonlyMap<string, string>;
  readonly around: Around;
  readonly protocol: Protocol;
  /** Whether a document will be looked at again at the end of the run. */
  readonly isKept: (document: Document) => boolean;
  /** Whether another run follows, for which everything is held. */
  readonly isHeld?: boolean;
}

/** The files of a small repository are held, for rules across files ask about them again. */
const MAX_HELD = 32;

interface Held {
  readonly source: Source;
  readonly document: Document;
  readonly readings: readonly FileReading[];
}

/** Of one source; those of a source that no format claims are none. */
type Readings = readonly Reading[] | Promise<readonly Reading[]>;

const nobody: readonly Reading[] = [];

/**
 * Source → Document → Format → Servers, one source after the other, each read when its turn comes: at once where all that
 * it takes is loaded, as it is for nearly all of many.
 */
export function* readSources(sources: Iterable<Source>, options: ReadOptions): Generator<Readings> {
  const reader = new SourceReader(options);
  for (const source of sources) {
    yield reader.read(source);
    reader.forgetMany();
  }
}

/** A Snippet as one client reads it. */
export async function readSnippet(
  document: Document,
  reader: Reader,
  options: Pick<ReadOptions, 'protocol' | 'around'>,
  snippet: SnippetFacts,
): Promise<Reading> {
  const { FileReading: FileRead } = await import('./file-reading.ts');
  const reading = new FileRead(document, { ...reader, owner: true, others: [], targets: [] }, options, snippet);
  reading.keep();
  return reading;
}

class SourceReader {
  readonly #options: ReadOptions;
  readonly #clients: LoadedClients;
  readonly #held: Held[] = [];
  #areMany = false;
  #loaded: typeof import('./file-reading.ts') | undefined;

  constructor(options: ReadOptions) {
    this.#options = options;
    this.#clients = new LoadedClients(options.targets, options.versions);
  }

  read(source: Source): Readings {
    const candidates = candidatesFor(source, this.#options, this.#options.around.exists);
    const [first] = candidates;
    if (first === undefined || source.problems.some(({ kind }) => kind === 'gone')) return this.#pass(source);
    const document = source.problems.some((problem) => problem.fatal)
      ? unparsed(source, first.language)
      : parseSource(source, first.language, first);
    const loaded = this.#loaded;
    if (document instanceof Promise || loaded === undefined || !this.#clients.have(candidates)) {
      return this.#readLater(source, document, candidates);
    }
    const owner = this.#ownerOf(document, candidates);
    if (owner === undefined) return this.#pass(source);
    const sharers = this.#sharersOf(owner, source);
    return this.#clients.have(sharers)
      ? this.#readBy({ owner, sharers }, source, document, loaded)
      : this.#readLater(source, document, candidates);
  }

  /** The readings before have been judged. */
  forgetMany(): void {
    this.#areMany ||= this.#held.length > MAX_HELD;
    if (!this.#areMany) return;
    for (const each of this.#held) forget(each);
    this.#held.length = 0;
  }

  async #readLater(
    source: Source,
    parsed: Document | Promise<Document>,
    candidates: readonly RegisteredFormat[],
  ): Promise<readonly Reading[]> {
    const document = await parsed;
    await this.#clients.load(candidates);
    const owner = this.#ownerOf(document, candidates);
    if (owner === undefined) return this.#pass(source);
    const sharers = this.#sharersOf(owner, source);
    await this.#clients.load(sharers);
    // What reads servers is not needed before there is a file that may have some.
    this.#loaded ??= await import('./file-reading.ts');
    return this.#readBy({ owner, sharers }, source, document, this.#loaded);
  }

  /** The format of a document, and the client whose file it is. */
  #ownerOf(document: Document, candidates: readonly RegisteredFormat[]): Reader | undefined {
    const { around, isForced, isNamed } = this.#options;
    const { path } = document;
    const known: Reader[] = [];
    const formats: Format[] = [];
    for (const candidate of candidates) {
      const reader = this.#clients.known(candidate);
      known.push(reader);
      formats.push(reader.format);
    }
    const format = recognise(document, formats, new Surroundings(path, around, isForced(path), isNamed(path)));
    return known.find((each) => each.format === format);
  }

  #sharersOf({ format }: Reader, { path }: Source): readonly RegisteredFormat[] {
    return sharersBeside(format, path, this.#options.around.exists);
  }

  #readBy(
    { owner, sharers }: { readonly owner: Reader; readonly sharers: readonly RegisteredFormat[] },
    source: Source,
    document: Document,
    { FileReading: FileRead }: typeof import('./file-reading.ts'),
  ): readonly Reading[] {
    const options = this.#options;
    const readers = readersOf(owner, sharers, options.targets, this.#clients);
    const readings = readers.map((reader) => new FileRead(document, reader, options));
    if (options.isKept(document)) readings[0]?.keep();
    if (!options.isHeld) this.#held.push({ source, document, readings });
    return readings;
  }

  #pass(source: Source): readonly Reading[] {
    source.forget?.();
    return nobody;
  }
}

/** The text is read once more for whoever asks, and what was made of it made once more. */
function forget({ source, document, readings }: Held): void {
  for (const reading of readings) reading.forget();
  if (readings.some(({ isKept }) => isKept)) return;
  document.forget();
  source.forget?.();
}
