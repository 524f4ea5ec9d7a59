import type { Meaning, Portion, Writing } from '../../clients/index.ts';
import {
  type CanonicalServer,
  canBeGiven,
  canonical,
  identity,
  rejectionOf,
  type Statement,
  targetFor,
} from '../canonical/index.ts';
import type { Reading } from '../reading/index.ts';
import { EntryServer, type Reader, type Server } from '../server/index.ts';
import { isSameRoute, valueAt } from '../values/index.ts';

/** A server of a file that others are written from, as the file of one client should have it. */
export interface Expected {
  readonly name: string;
  /** Where it stands; nothing where it is put together from several entries. */
  readonly source?: Server;
  /** What the client should read; nothing where that is not known. */
  readonly said?: CanonicalServer;
  /** What of it can be held against the copy; all when absent. */
  readonly compares?: (meaning: Meaning) => boolean;
  /** Whether its own file has a way to say it; taken to be so when absent. */
  readonly canSay?: (meaning: Meaning) => boolean;
}

/** Which servers a client gets, and whether its others go; nothing where its file is not written. */
export function portionOf(source: Reading, { chosen }: Writing): Portion | undefined {
  const { choice } = source.format;
  if (choice === undefined || chosen === undefined) {
    return { servers: new Map(source.servers.map(({ name, route }) => [name, route])), replaces: false };
  }
  const settings = choice.settings === undefined ? undefined : source.neighbours.document(choice.settings)?.value;
  return choice.portion(source.document.value, chosen.tool, settings);
}

export function expectedOf(
  source: Reading,
  { servers }: Portion,
  writing: Writing,
  { client, format }: Reader,
): readonly Expected[] {
  const target = targetFor(client);
  const { dialect } = format;
  return [...servers].map(([name, route]): Expected => {
    const own = route && source.servers.find((server) => isSameRoute(server.route, route));
    if (own === undefined || own.broken || dialect === undefined) return { name };
    if (!canBeGiven(own) || target === undefined || rejectionOf(own, target) !== undefined) {
      return { name, source: own };
    }
    const said = { ...canonical(own), statements: canonical(own).statements.filter(isText) };
    const canSay = (meaning: Meaning) => meaning === 'transport' || says(own, meaning);
    if (writing.copiesKeys === undefined) {
      const hasSwitch = Object.values(dialect.fields).some(
        ({ is, unread }) => unread !== true && (is === 'enabled' || is === 'disabled'),
      );
      const isChosen = own.transport !== undefined && writing.as?.[own.transport] !== undefined;
      const compares = (meaning: Meaning) =>
        meaning === 'enabled' ? hasSwitch : ofWhatRuns.has(meaning) && !(meaning === 'transport' && isChosen);
      return { name, source: own, said, compares, canSay };
    }
    const copied = new EntryServer(own.document, format, dialect, {
      name,
      route: own.route,
      nameAt: own.nameAt,
      entry: without(own.entry, writing.copiesKeys.without),
    });
    const known = new Set(said.statements.map(identity));
    const read = canonical(copied);
    const statements = read.statements.filter(
      (statement) => statement.meaning === 'transport' || known.has(identity(statement)),
    );
    // What is worked out from the rest is the writer's affair.
    const isTold = !writing.copiesKeys.without.includes(own.dialect.transportKey ?? 'type');
    const compares = (meaning: Meaning) =>
      meaning === 'enabled' || (ofWhatRuns.has(meaning) && (meaning !== 'transport' || isTold));
    return { name, source: own, said: { ...read, statements }, compares, canSay };
  });
}

const ofWhatRuns: ReadonlySet<Meaning> = new Set<Meaning>([
  'command',
  'args',
  'env',
  'url',
  'headers',
  'transport',
  'cwd',
]);

/** Values of another type reach nobody. */
function isText({ meaning, of, route, field }: Statement): boolean {
  if ((meaning !== 'env' && meaning !== 'headers') || of === undefined || field.fact?.form !== undefined) return true;
  return typeof valueAt(field.value, route.slice(field.route.length)) === 'string';
}

function says({ dialect }: Server, meaning: Meaning): boolean {
  if (dialect.open) return true;
  const same: readonly Meaning[] = meaning === 'enabled' ? ['enabled', 'disabled'] : [meaning];
  return Object.values(dialect.fields).some(({ is, unread, idle }) => !unread && !idle && same.includes(is));
}

function without(entry: unknown, keys: readonly string[]): unknown {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !keys.includes(key)));
}
