import type { Transport } from '../clients/index.ts';
import {
  type CanonicalServer,
  canBeGiven,
  canonical,
  type Given,
  givenTo,
  identity,
  rejectionOf,
  type Statement,
  saidOfRejection,
  type Target,
} from '../model/canonical/index.ts';
import type { Definition, Workspace } from '../model/reading/index.ts';
import { isOff } from '../model/references/index.ts';
import { readerOf, type Server } from '../model/server/index.ts';
import type { Finding, Plain } from '../model/verdict/index.ts';
import { blocksBehind, faultsOf, statementAt } from './faults.ts';
import { described, descriptionOf, isUndescribed, named } from './labels.ts';
import {
  isChange,
  isForbidden,
  isLeftOut,
  isUnsaid,
  withoutNulls,
  withoutTimeless,
  withoutVariables,
} from './left-out.ts';
import { type HiddenSecret, holdsSecret, withoutSecrets } from './secrets.ts';
import { Teller } from './teller.ts';
import type { Variables } from './variables.ts';

/** What becomes of a server: `changed`: it says something else there; `refused`: it is not there. */
export type Fate = 'kept' | 'changed' | 'lost' | 'refused';

/** A server as it is to stand in the target's file. */
export interface Prepared {
  readonly name: string;
  /** Nothing where the target is not given it. */
  readonly entry?: Readonly<Record<string, Plain>>;
  /** As the target reads it. */
  readonly read?: CanonicalServer;
  readonly fate: Fate;
  /** What is lost, or not as it was. */
  readonly losses: readonly Finding[];
  /** What costs nothing. */
  readonly notes: readonly Finding[];
}

export interface PrepareOptions {
  readonly workspace: Workspace;
  readonly copySecrets: boolean;
  /** Those that stand for secrets, in all that is prepared together. */
  readonly variables: Variables;
}

export async function prepare(
  { server, reading }: Definition,
  target: Target,
  options: PrepareOptions,
): Promise<Prepared> {
  const teller = new Teller(server, target, readerOf(reading));
  if (!canBeGiven(server)) return refused(server, [teller.nothing()]);
  const as = olderFor(server, target);
  const rejection = as === undefined ? rejectionOf(server, target) : undefined;
  const writable = writableOf(server, target, options);
  if (rejection !== undefined) return refused(server, [teller.rejected(saidOfRejection(rejection, server, target))]);
  const { said, hidden, timeless, nulls } = writable;
  const whole: Whole = { said, server, target, as, isDescribed: isToBeDescribed(server, options) };
  const first = givenTo(target, server, { said, as });
  if (first === undefined) return refused(server, [teller.nothing()]);

  const gone = hidden.filter((secret) => secret.variable === undefined || isUnsaid(secret, first.losses));
  const here = teller.ofThisProject(said);
  const losses = [
    ...first.losses.flatMap((loss) => teller.lost(withoutVariables(loss, gone))),
    ...gone.map((secret) => teller.dropped(secret)),
    ...nulls.map((statement) => teller.block(statement)),
    ...here,
    ...timeless.map((statement) => teller.timeless(statement)),
    ...teller.nowVariable(said, first),
    ...(as === undefined ? [] : [teller.older(said)]),
  ];
  const notes = notesOn(
    whole,
    first,
    hidden.filter((secret) => !gone.includes(secret)),
    teller,
  );
  // What was off does not begin to run because it is written elsewhere.
  if (first.losses.some(({ statement }) => statement.meaning === 'enabled')) return refused(server, losses, notes);
  if (first.losses.some((loss) => isForbidden(loss, target))) {
    return refused(server, [...losses, teller.forbidden()], notes);
  }
  const { given, left, told, isRefused } = await untilTaken(whole, first, teller);
  if (isRefused) return refused(server, [...losses, ...told], notes);
  const all = [...losses, ...told];
  const isLost = [here, gone, nulls, timeless, left].some(({ length }) => length > 0) || !first.losses.every(isChange);
  const fate = all.length === 0 ? 'kept' : isLost ? 'lost' : 'changed';
  return { name: server.name, entry: entryOf(given, whole), read: given.read, fate, losses: all, notes };
}

function refused({ name }: Server, losses: readonly Finding[], notes: readonly Finding[] = []): Prepared {
  return { name, fate: 'refused', losses, notes };
}

/** All that a server says and the target's file can hold, with variables for its secrets. */
function writableOf(server: Server, target: Target, { workspace, copySecrets, variables }: PrepareOptions) {
  const { timeless, rest: timed } = withoutTimeless(inFull(server, isOff(server, workspace)), target);
  const { nulls, rest } = withoutNulls(timed, target);
  const { said, hidden } = copySecrets ? { said: rest, hidden: [] } : withoutSecrets(rest, variables);
  return { said, hidden, timeless, nulls };
}

/** Not where a secret stands in what is said of it. */
function isToBeDescribed(server: Server, { copySecrets }: PrepareOptions): boolean {
  const about = descriptionOf(server);
  return copySecrets || about === undefined || !holdsSecret(server, about.route);
}

/** What costs nothing, and is not as it was. */
function notesOn(
  { said, server, target, isDescribed }: Whole,
  first: Given,
  hidden: readonly HiddenSecret[],
  teller: Teller,
): Finding[] {
  return [
    ...first.losses.flatMap((loss) => teller.guessed(loss)),
    ...teller.untold(first),
    ...teller.handedOn(said, first),
    ...(isDescribed && isUndescribed(server, target) ? [teller.undescribed()] : []),
    ...(isDescribed ? [] : [teller.untellable()]),
    ...hidden.map((secret) => teller.hid(secret)),
    ...teller.unknown(said),
    ...(target.dialect === said.server.dialect ? [] : teller.asItStands(said, first)),
  ];
}

interface Taken {
  readonly given: Given;
  /** What was taken out for it. */
  readonly left: readonly Statement[];
  readonly told: readonly Finding[];
  /** It still objects to something, without which there is no server. */
  readonly isRefused: boolean;
}

/** Takes out what the target objects to, part by part. */
async function untilTaken(whole: Whole, first: Given, teller: Teller): Promise<Taken> {
  const { said, server, target } = whole;
  const faultsIn = (given: Given) => faultsOf({ name: server.name, value: entryOf(given, whole) }, server, target);
  const without = first.losses.filter(isLeftOut).map(({ statement }) => statement);
  let given = givenWithout(without, whole) ?? first;
  let faults = await faultsIn(given);
  const left = target.dialect === said.server.dialect ? [] : [...blocksBehind(faults.keys, said, given.read)];
  const told = left.map((block) => teller.block(block));
  if (left.length > 0) {
    given = givenWithout([...without, ...left], whole) ?? given;
    faults = await faultsIn(given);
  }
  const parts: Statement[] = [];
  while (faults.refusal !== undefined) {
    const { finding, at: place } = faults.refusal;
    const part = statementAt(place, said, given.read);
    const less = part && givenWithout([...without, ...left, part], whole);
    if (part === undefined || less === undefined || parts.includes(part)) {
      return { given, left, told: [...told, teller.refused(finding)], isRefused: true };
    }
    parts.push(part);
    left.push(part);
    told.push(teller.part(part, finding));
    given = less;
    faults = await faultsIn(given);
  }
  return { given, left, told, isRefused: false };
}

function entryOf({ entry }: Given, { server, target, isDescribed }: Whole): Readonly<Record<string, Plain>> {
  const about = isDescribed ? described(server, target) : {};
  return { ...entry, ...about, ...named(server, target) } as Readonly<Record<string, Plain>>;
}

interface Whole {
  readonly said: CanonicalServer;
  readonly server: Server;
  readonly target: Target;
  readonly as: Transport | undefined;
  readonly isDescribed: boolean;
}

function givenWithout(without: readonly Statement[], { said, server, target, as }: Whole): Given | undefined {
  const gone = without.map(identity);
  const statements = said.statements.filter((statement) => !gone.includes(identity(statement)));
  return givenTo(target, server, { said: { ...said, statements }, as });
}

/** With what a list says of it elsewhere. */
function inFull(server: Server, off: boolean): CanonicalServer {
  const said = canonical(server);
  const [field] = server.fields;
  if (!off || field === undefined || said.statements.some(({ meaning }) => meaning === 'enabled')) return said;
  const statement: Statement = { meaning: 'enabled', value: { kind: 'off' }, route: server.nameAt.route, field };
  return { ...said, statements: [...said.statements, statement] };
}

/** What is written from the target for others knows no newer word: the one before it stands for both. */
function olderFor(server: Server, target: Target): Transport | undefined {
  const { dialect, format } = target;
  const isWord = Object.values(dialect.spellings).includes('sse') && !Object.values(dialect.spellings).includes('http');
  return server.transport === 'http' && isWord && format.writes !== undefined ? 'sse' : undefined;
}
