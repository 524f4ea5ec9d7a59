import type { Around } from '../../discover/index.ts';
import { type Document, parseSource, type Source, unparsed } from '../../parse/index.ts';
import type { Protocol } from '../answers/index.ts';
import type { Reader } from '../server/index.ts';
import { type CandidateOptions, candidatesFor, surroundingsOf } from './candidates.ts';
import { LoadedClients } from './loaded-clients.ts';
import { readersOf } from './readers.ts';
import type { Reading } from './reading.ts';
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

/**
 * Source → Document → Format → Servers, one source after the other, each read when its turn comes. A source that no
 * format claims has no reading.
 */
export async function* readSources(sources: Iterable<Source>, options: ReadOptions): AsyncGenerator<Reading> {
  const clients = new LoadedClients(options.targets, options.versions);
  let loaded: typeof import('./file-reading.ts') | undefined;
  for (const source of sources) {
    const recognised = await recognisedIn(source, options, clients);
    if (recognised === undefined) {
      source.forget?.();
      continue;
    }
    const { document, owner } = recognised;
    const readers = readersOf(owner, options.targets, clients);
    // What reads servers is not needed before there is a file that may have some.
    loaded ??= await import('./file-reading.ts');
    const { FileReading } = loaded;
    const readings = readers.map((reader) => new FileReading(document, reader, options));
    if (options.isKept(document)) readings[0]?.keep();
    for (const reading of readings) {
      yield reading;
      if (!options.isHeld) reading.forget();
    }
    if (!options.isHeld) forget(source, document, readings);
  }
}

/** The format of a source, and the client whose file it is. */
async function recognisedIn(
  source: Source,
  options: ReadOptions,
  clients: LoadedClients,
): Promise<{ readonly document: Document; readonly owner: Reader } | undefined> {
  const candidates = candidatesFor(source, options, options.around.exists);
  const [first] = candidates;
  if (first === undefined || source.problems.some(({ kind }) => kind === 'gone')) return undefined;
  const document = source.problems.some((problem) => problem.fatal)
    ? unparsed(source, first.language)
    : await parseSource(source, first.language, first.merges);
  await clients.load(candidates);
  const known = candidates.map((candidate) => clients.known(candidate));
  const format = recognise(
    document,
    known.map((each) => each.format),
    {
      ...surroundingsOf(source.path, options.around.exists),
      forced: options.isForced(source.path),
      named: options.isNamed(source.path),
    },
  );
  const owner = known.find((each) => each.format === format);
  return owner && { document, owner };
}

/** Both are there again for whoever asks: the text is read once more, and the value parsed once more. */
function forget(source: Source, document: Document, readings: readonly Reading[]): void {
  document.forget?.();
  // A document that cannot forget its value holds the text for its places.
  const isHeld = document.forget === undefined;
  if (!isHeld && !readings.some(({ isKept }) => isKept)) source.forget?.();
}
