import type { Around } from '../../discover/index.ts';
import { type Document, parseSource, type Source, unparsed } from '../../parse/index.ts';
import type { Protocol } from '../answers/index.ts';
import type { Reader } from '../server/index.ts';
import { type CandidateOptions, candidatesFor, surroundingsOf } from './candidates.ts';
import type { FileReading } from './file-reading.ts';
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

/** The files of a small repository are held, for rules across files ask about them again. */
const MAX_HELD = 32;

interface Held {
  readonly source: Source;
  readonly document: Document;
  readonly readings: readonly FileReading[];
}

/**
 * Source → Document → Format → Servers, one source after the other, each read when its turn comes. A source that no
 * format claims has no reading.
 */
export async function* readSources(sources: Iterable<Source>, options: ReadOptions): AsyncGenerator<Reading> {
  const clients = new LoadedClients(options.targets, options.versions);
  const held: Held[] = [];
  let areMany = false;
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
    const { FileReading: FileRead } = loaded;
    const readings = readers.map((reader) => new FileRead(document, reader, options));
    if (options.isKept(document)) readings[0]?.keep();
    yield* readings;
    if (options.isHeld) continue;
    held.push({ source, document, readings });
    areMany ||= held.length > MAX_HELD;
    if (areMany) for (const each of held.splice(0)) forget(each);
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

/** The text is read once more for whoever asks, and what was made of it made once more. */
function forget({ source, document, readings }: Held): void {
  for (const reading of readings) reading.forget();
  if (readings.some(({ isKept }) => isKept)) return;
  document.forget();
  source.forget?.();
}
