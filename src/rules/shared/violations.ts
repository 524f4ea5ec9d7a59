import type { Effect, Evidence, Reaction } from '../../clients/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { isNone, masked, type Server, subjectOf } from '../../model/server/index.ts';
import { startsWith, valueAt } from '../../model/values/index.ts';
import { serverFinder } from '../../model/variables/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import type { Violation } from '../../schema/index.ts';
import type { Context } from '../define.ts';
import { numberForDuration, unitAt, unitNames } from './durations.ts';

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
  const server = finderOf(reading)(violation.route);
  const reaction =
    server !== undefined && isUnused(server, violation)
      ? reactionToUnused(server)
      : reactionTo(violation, reading, server);
  if (reaction.effect === 'fine') return;
  const data = {
    subject: subjectOf(violation.route, server),
    sentence: violation.sentence,
    consequence: consequence(reaction, client),
  };
  report('violated', data, violation.place, { reaction, server, help: helpFor(violation, reading, server) });
}

/** A field that counts for another transport, or a null that the client takes for an absent field. */
function isUnused(
  { dialect, fields, transport }: Server,
  { kind, route, effect = dialect.bad.effect }: Violation,
): boolean {
  const field = fields.find((each) => startsWith(route, each.route));
  if (field === undefined) return false;
  if (isNone(field)) return kind === 'type' && dialect.nullMeansAbsent === true && route.length === field.route.length;
  if (effect !== 'fails-server' && effect !== 'crashes') return false;
  return transport !== undefined && field.fact?.for?.includes(transport) === false;
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

function reactionTo(violation: Violation, reading: Reading, server: Server | undefined): Reaction {
  const { format } = reading;
  if (violation.effect !== undefined) {
    return { effect: violation.effect as Effect, by: (violation.by as Evidence | undefined) ?? format.schemaBy };
  }
  return server === undefined ? format.badRoot : masked(server, server.dialect.bad);
}
