import type { Transport } from '../../clients/index.ts';
import { type Document, unparsed } from '../../parse/index.ts';
import { EntryServer, type Server } from '../server/index.ts';
import { canonical } from './canonical.ts';
import { differences } from './differences.ts';
import { canBeGiven, transportFor } from './judged.ts';
import type { Unspeakable } from './spelling.ts';
import { type CanonicalServer, identity, type PlacedText, type Statement } from './statement.ts';
import type { Target } from './target.ts';
import { written } from './written.ts';

/** Something that a server says and that does not reach another client, or not unchanged. */
export interface Loss {
  readonly statement: Statement;
  /** The argument, where it is one of several. */
  readonly item?: PlacedText;
  /** The key, where it is one of those in a block. */
  readonly inside?: string;
  /** `field`: the client has none for it. `changed`: it comes back as something else. */
  readonly why: 'field' | 'variables' | 'changed';
  readonly variables: readonly Unspeakable[];
}

/** A server as an entry of a target, and what it says that does not get there. */
export interface Given {
  readonly entry: Readonly<Record<string, unknown>>;
  readonly losses: readonly Loss[];
  /** The target speaks it, but is told another one that covers it. */
  readonly transport: Transport;
  /** As the target reads it. */
  readonly read: CanonicalServer;
}

/** What does not reach a target, as far as anybody knows. */
export function lossesOf(server: Server, target: Target): readonly Loss[] {
  const { losses = [] } = givenTo(target, server) ?? {};
  return losses.flatMap((loss) => {
    if (loss.why !== 'variables') return [loss];
    const variables = loss.variables.filter(({ isGuess }) => !isGuess);
    return variables.length === 0 ? [] : [{ ...loss, variables }];
  });
}

/**
 * Writes the server for the target, reads it back as the target does, and compares; nothing where no client could be given
 * it. `said` is what is written, where that is not all that stands in the file, `as` the transport that it is called.
 */
export function givenTo(
  target: Target,
  server: Server,
  { said, as }: { readonly said?: CanonicalServer; readonly as?: Transport | undefined } = {},
): Given | undefined {
  const transport = canBeGiven(server) ? (as ?? transportFor(server, target)) : undefined;
  if (transport === undefined) return undefined;
  const given = said ?? canonical(server);
  // What it passes on as it stands is passed on from itself as well.
  const dialect = server.dialect === target.format.dialect ? server.dialect : target.dialect;
  const { entry, unsaid } = written(given, dialect, transport);
  const read = new EntryServer(paper(), target.format, dialect, {
    name: server.name,
    route: [],
    entry,
    nameAt: { route: [], side: 'key' },
  });
  const losses = unsaid.map(({ statement, item, inside, variables }): Loss => {
    const why = variables === undefined ? 'field' : 'variables';
    return {
      statement,
      ...(item && { item }),
      ...(inside !== undefined && { inside }),
      why,
      variables: variables ?? [],
    };
  });
  const statements = new Map(given.statements.map((statement) => [identity(statement), statement]));
  const known = new Set(unsaid.map(({ statement }) => identity(statement)));
  const back = canonical(read);
  for (const { meaning, of, a } of differences(given, back)) {
    const key = identity(of === undefined ? { meaning } : { meaning, of });
    const statement = statements.get(key);
    // Which transport is spoken has been settled; what only its own client understands cannot be compared.
    if (statement === undefined || meaning === 'transport' || statement.value.kind === 'data') continue;
    if (a === undefined || known.has(key)) continue;
    known.add(key);
    losses.push({ statement, why: 'changed', variables: [] });
  }
  const missed = losses.filter(({ statement }) => isMissed(statement, target));
  return { entry, transport, read: back, losses: missed.filter((loss) => !isOfCommand(loss, missed)) };
}

/** Arguments are others where words of the command are taken for some of them. */
function isOfCommand({ statement, why }: Loss, losses: readonly Loss[]): boolean {
  if (statement.meaning !== 'args' || why !== 'changed') return false;
  return losses.some((other) => other.statement.meaning === 'command');
}

function isMissed({ meaning, field }: Statement, { keeps }: Target): boolean {
  // A variable that is passed on by name is passed on unasked by most clients.
  return !keeps.includes(meaning) && field.fact?.form !== 'variable-names';
}

let blank: Document | undefined;

/** What is written stands in no file. */
function paper(): Document {
  blank ??= unparsed({ path: '', text: '', problems: [] }, 'json');
  return blank;
}
