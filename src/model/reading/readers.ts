import { type Format, formatsWith, type RegisteredFormat, registry, type Writing } from '../../clients/index.ts';
import { type Target, targetFor } from '../canonical/index.ts';
import { folderHolding } from '../folders/index.ts';
import type { Reader } from '../server/index.ts';
import { isAnyThere } from './candidates.ts';
import type { LoadedClients } from './loaded-clients.ts';

/** A client that reads a file. */
export interface FileReader extends Reader {
  /** The client whose file it is; the others read it too and are judged when they are targets. */
  readonly owner: boolean;
  /** Who reads it besides. */
  readonly others: readonly Reader[];
  /** Of the owner: the clients that do not read the file, and for which its servers are judged. */
  readonly targets: readonly Target[];
}

/** Formats as which a client reads files of another one wherever its own sign lies beside them. */
const signed = formatsWith('readsBeside');

/** As what other clients read a file because of what lies beside it. */
export function sharersBeside(
  format: Format,
  path: string,
  exists: (path: string) => boolean,
): readonly RegisteredFormat[] {
  const folder = folderHolding(path);
  return signed.filter(
    ({ readsBeside, beside = [] }) => readsBeside?.includes(format.id) && isAnyThere(beside, folder, exists),
  );
}

/** The owner of a file, those who share it, and those of the clients asked for that read it too. */
export function readersOf(
  owner: Reader,
  sharers: readonly RegisteredFormat[],
  asked: readonly string[],
  clients: LoadedClients,
): FileReader[] {
  const { format } = owner;
  if (asked.length + sharers.length === 0 && format.writes === undefined) {
    // Written out, as thousands are made: V8 gives each object that begins with a spread a shape of its own.
    const { client } = owner;
    return [{ client, format, owner: true, others: nobody, targets: nobody }];
  }
  const reading = registry().filter((other) => asked.includes(other.client) && other.readsToo?.includes(format.id));
  const sharing = [...sharers, ...reading];
  const strangers = asked.filter((target) => !sharing.some(({ client }) => client === target));
  const others = sharing.map((other) => clients.known(other));
  return [
    { ...owner, owner: true, others, targets: targetsOf(owner, strangers, clients) },
    ...others.map((other) => ({
      ...other,
      owner: false,
      others: [owner, ...others.filter((each) => each !== other)],
      targets: nobody,
    })),
  ];
}

const nobody: readonly Target[] = [];

/** Who is asked for is to get all that it reads; that texts are copied stays as it is. */
function asAsked(writing: Writing | undefined): Pick<Writing, 'keeps' | 'copies'> {
  return { keeps: [], ...(writing?.copies && { copies: true }) };
}

/** The clients that are asked for, and those whose files are written from this one; what is asked for comes first. */
function targetsOf({ client: own, format }: Reader, asked: readonly string[], clients: LoadedClients): Target[] {
  const always = (format.writes ?? []).filter(({ chosen }) => chosen === undefined);
  const written = new Map(always.map((writing) => [writing.client, writing]));
  return [...new Set([...asked, ...written.keys()])].flatMap((id) => {
    const client = id === own.id ? undefined : clients.client(id);
    const target = client && targetFor(client, asked.includes(id) ? asAsked(written.get(id)) : written.get(id));
    return target === undefined ? [] : [target];
  });
}
