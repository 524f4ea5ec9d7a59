import type { Effect, Evidence, Format, Meaning, Reaction } from '../../clients/index.ts';
import { idleWithout, isGarbled, plainWords, programWithArguments } from '../../model/launch/index.ts';
import { foreignMaps, type Reading } from '../../model/reading/index.ts';
import { type Field, isNone, masked, ownKey, reservedName, type Server, subjectOf } from '../../model/server/index.ts';
import { areTexts, startsWith, valueAt } from '../../model/values/index.ts';
import { serverFinder } from '../../model/variables/index.ts';
import { consequence, type Fix, losesServer } from '../../model/verdict/index.ts';
import type { Route } from '../../parse/index.ts';
import type { Violation } from '../../schema/index.ts';
import { quote } from '../../wording/index.ts';
import type { Context } from '../define.ts';
import { limitFor, numberForDuration, unitAt, unitNames } from './durations.ts';
import { fix, writing } from './fixes.ts';
import { delicate } from './own-field.ts';

interface FieldMessages extends Record<string, (data: ViolationData) => string> {
  readonly violated: (data: ViolationData) => string;
}

export interface ViolationData {
  readonly subject: string;
  readonly sentence: string;
  readonly consequence: string;
}

export const violated = ({ subject, sentence, consequence }: ViolationData): string =>
  `${subject} ${sentence}, so ${consequence}`;

/** What the schema objects to, in the words and with the weight of the client whose file it is. */
export function reportViolation(
  kind: Violation['kind'],
  violation: Violation,
  { reading, client, report }: Context<FieldMessages>,
): void {
  if (violation.kind !== kind) return;
  // Another rule answers this question, with more knowledge.
  if (violation.rule !== undefined && violation.rule !== `field-${kind}`) return;
  if (isForeignRoot(violation, reading)) return;
  const server = finderOf(reading)(violation.route);
  // What is dropped for its name is not looked into.
  if (server !== undefined && reservedName(server)?.reaction.effect === 'drops-server') return;
  const said =
    server !== undefined && isUnused(server, violation)
      ? reactionToUnused(server)
      : reactionTo(violation, reading, server);
  if (said.effect === 'fine') return;
  const reaction = losesServer(said.effect) ? said : (withoutArguments(violation, server) ?? said);
  const data = {
    subject: subjectOf(violation.route, server),
    sentence: violation.sentence,
    consequence: consequence(reaction, client),
  };
  report('violated', data, violation.place, {
    reaction,
    server,
    help: helpFor(violation, reading, server),
    fix: fixFor(violation, reading, server),
    meant: violation.fix?.changes.every((change) => change.do === 'rename') ? violation.fix.changes : undefined,
  });
}

/** A key of the root that is refused for the sake of the servers under it. */
function isForeignRoot({ route, key }: Violation, reading: Reading): boolean {
  if (route.length > 0 || key === undefined) return false;
  return foreignMaps(reading).some(({ at, only }) => (at.length === 0 ? only?.includes(key) : at[0] === key));
}

/** A field that counts for another transport, or a null that the client takes for an absent field. */
function isUnused(
  { dialect, fields, transport }: Server,
  { kind, route, effect = dialect.bad.effect }: Violation,
): boolean {
  const field = fields.find((each) => startsWith(route, each.route));
  if (field === undefined) return false;
  if (isNone(field) || (field.value === null && effect === 'ignored'))
    return kind === 'type' && dialect.nullMeansAbsent === true && route.length === field.route.length;
  if (effect !== 'fails-server' && effect !== 'crashes') return false;
  if (field.value === null && field.fact?.mindsNull !== undefined) return false;
  return transport !== undefined && field.fact?.for?.includes(transport) === false;
}

/** Where nothing worse comes of it, a program may lack the word that it is to run. A number is the text that it looks like. */
function withoutArguments({ kind, route }: Violation, server: Server | undefined): Reaction | undefined {
  const field = server?.fields.find(({ fact, route: own }) => fact?.is === 'args' && startsWith(route, own));
  if (server === undefined || field === undefined || kind !== 'type' || isNone(field)) return undefined;
  if (route.length === field.route.length) return idleWithout(server);
  const value = valueAt(server.document.value, route);
  return isGarbled(value) || value === null ? idleWithout(server, Number(route.at(-1))) : undefined;
}

/** What comes of a fault when the field is used does not come; that the client complains of all fields remains. */
function reactionToUnused({ dialect }: Server): Reaction {
  return dialect.bad.effect === 'warns' ? dialect.bad : { ...dialect.bad, effect: 'fine' };
}

const finders = new WeakMap<readonly Server[], ReturnType<typeof serverFinder>>();

/** A file may have very many of both. */
function finderOf({ servers }: Reading): ReturnType<typeof serverFinder> {
  const finder = finders.get(servers) ?? serverFinder(servers);
  finders.set(servers, finder);
  return finder;
}

function helpFor({ kind, route, help }: Violation, { document }: Reading, server: Server | undefined) {
  const unit = kind === 'type' ? unitAt(route, server) : undefined;
  if (unit === undefined) return help;
  return numberForDuration(valueAt(document.value, route), unit) ?? help ?? `write a number of ${unitNames[unit]}`;
}

/** What the schema cannot say, since it does not know which other fields there are. */
function fixFor(violation: Violation, { document, format }: Reading, server: Server | undefined): Fix | undefined {
  const { kind, route, fix } = violation;
  if (fix !== undefined && isOfOnly(format, route)) return { ...fix, safety: 'unsafe' };
  if (kind !== 'type' || server === undefined) return fix && (isQuoting(fix) ? undefined : unlessOn(fix));
  const unit = unitAt(route, server);
  const value = valueAt(document.value, route);
  const limit = unit && limitFor(value, unit);
  if (limit !== undefined) return writing(route, limit.value, limit.isCertain ? 'safe' : 'unsafe');
  const field = server.fields.find((each) => each.route.length === route.length && startsWith(route, each.route));
  return (field && commandIn(field, server)) ?? (fix && inField(fix, server, route));
}

/** A list of the only servers to run: those that it leaves out run as long as it does not count. */
function isOfOnly({ references = [] }: Format, route: Route): boolean {
  return references.some(
    ({ at, switches }) => switches === 'only' && at.length === route.length && startsWith(route, at),
  );
}

/** What is to run unasked, or at all, is for the user to say. */
function unlessOn(fix: Fix): Fix | undefined {
  return fix.changes.some((change) => change.do === 'set' && change.value === true) ? undefined : fix;
}

/** A number is a text by mistake where any text will do, and nowhere else. */
function inField(fix: Fix, server: Server, route: Route): Fix | undefined {
  const field = server.fields.find((each) => startsWith(route, each.route));
  const { is, form } = field?.fact ?? {};
  if (fix.changes.some(({ do: what }) => what === 'remove') && isAlone(field, server)) return undefined;
  if (isQuoting(fix)) return is !== undefined && form === undefined && ofTexts.has(is) ? fix : undefined;
  return is !== undefined && delicate.has(is) ? unlessOn(fix) : fix;
}

/** The only field that says what is started or called: without it the server is none. */
function isAlone(field: Field | undefined, { fields }: Server): boolean {
  const says = ({ fact }: Field) => fact !== undefined && ofStart.has(fact.is);
  return field !== undefined && says(field) && !fields.some((each) => each !== field && says(each));
}

const ofStart: ReadonlySet<Meaning> = new Set<Meaning>(['command', 'commandLine', 'url']);

function isQuoting({ changes }: Fix): boolean {
  return changes.some((change) => change.do === 'quote');
}

const ofTexts: ReadonlySet<Meaning> = new Set<Meaning>(['env', 'headers', 'args', 'commandLine', 'description']);

/** A program with its arguments in one list, or alone, where the client has it the other way. */
function commandIn({ value, route, fact, key }: Field, server: Server): Fix | undefined {
  const args = ownKey(server.dialect, 'args');
  const beside = server.fields.find((each) => each.key === (args ?? 'args') || each.key === 'args');
  if (fact?.is === 'command' && areTexts(value)) {
    const [program, ...rest] = value;
    // Nothing is gained where it names no program.
    if (program === undefined || program.trim() === '' || args === undefined) return undefined;
    const title = `write the program as ${quote(key)}, and the rest as ${quote(args)}`;
    const set = { do: 'set', at: route, value: program } as const;
    if (rest.length === 0) return fix('safe', title, set);
    if (beside === undefined) {
      return fix('safe', title, set, { do: 'add', at: [...server.route, args], value: rest, after: key });
    }
    if (!areTexts(beside.value) || beside.key !== args) return undefined;
    return fix('safe', title, set, { do: 'insert', into: beside.route, position: 0, values: rest });
  }
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (fact?.is === 'commandLine') {
    const words = programWithArguments(value) === undefined ? [value] : plainWords(value);
    if (words === undefined) return undefined;
    const title = `write ${quote(key)} as a list`;
    if (beside === undefined) return fix('safe', title, { do: 'set', at: route, value: words });
    if (!areTexts(beside.value) || beside.key === args) return undefined;
    const all = [...words, ...beside.value];
    return fix('safe', title, { do: 'set', at: route, value: all }, { do: 'remove', at: beside.route });
  }
  const words = fact?.is === 'args' ? plainWords(value) : undefined;
  return words && fix('safe', `make an item of each word of ${quote(key)}`, { do: 'set', at: route, value: words });
}

function reactionTo(violation: Violation, reading: Reading, server: Server | undefined): Reaction {
  const { format } = reading;
  if (violation.effect !== undefined) {
    return { effect: violation.effect as Effect, by: (violation.by as Evidence | undefined) ?? format.schemaBy };
  }
  return server === undefined ? format.badRoot : masked(server, server.dialect.bad);
}
