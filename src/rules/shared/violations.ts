import type { Effect, Evidence, Reaction } from '../../clients/index.ts';
import { consequence, masked, type Reading, type Server, serverFinder, subjectOf } from '../../model/index.ts';
import type { Violation } from '../../schema/index.ts';
import type { Context } from '../define.ts';
import { inUnit } from './in-unit.ts';

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
export function reportViolations(kind: Violation['kind'], context: Context<FieldMessages>): void {
  const { reading, client } = context;
  let serverAt: ReturnType<typeof serverFinder> | undefined;
  for (const violation of context.violations) {
    if (violation.kind !== kind) continue;
    // Another rule answers this question, with more knowledge.
    if (violation.rule !== undefined && violation.rule !== `field-${kind}`) continue;
    serverAt ??= serverFinder(reading.servers);
    const server = serverAt(violation.route);
    const reaction = reactionTo(violation, reading, server);
    if (reaction.effect === 'fine') continue;
    context.report(
      'violated',
      {
        subject: subjectOf(violation.route, server),
        sentence: violation.sentence,
        consequence: consequence(reaction, client),
      },
      violation.place,
      { reaction, server, help: violation.help ?? helpWithTime(violation, server) },
    );
  }
}

function helpWithTime({ kind, route }: Violation, server: Server | undefined): string | undefined {
  if (kind !== 'type' || server === undefined || route.length !== server.route.length + 1) return undefined;
  const field = server.fields.find(({ key }) => key === route.at(-1));
  return inUnit(field?.value, field?.fact);
}

function reactionTo(violation: Violation, reading: Reading, server: Server | undefined): Reaction {
  const { format } = reading;
  if (violation.effect !== undefined) {
    return { effect: violation.effect as Effect, by: (violation.by as Evidence | undefined) ?? format.schemaBy };
  }
  return server === undefined ? format.badRoot : masked(server, server.dialect.bad);
}
