import type { Meaning } from '../../clients/index.ts';
import { isForOneProject } from '../../model/folders/index.ts';
import { agreementOf } from '../../model/projects/index.ts';
import { type Definition as Found, misplacedServers, type Reading } from '../../model/reading/index.ts';
import { placeOfName, type Server } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { locationOf } from '../located.ts';
import { compareText } from '../order.ts';
import { type Shown, shown } from '../shown/index.ts';
import type { ServerRow } from './overview.ts';
import type { Refusals } from './refusals.ts';

/**
 * `defined`: for no other client, or for others in another way; `same`: as for another client; `differs`: from what
 * `other` says; `shadowed`: a stronger source of the client counts; `off`: switched off; `refused`: not loaded; `lost`: not
 * loaded, as far as is known; `unread`: under a key where the client does not look.
 */
export type Status = 'defined' | 'same' | 'differs' | 'shadowed' | 'off' | 'refused' | 'lost' | 'unread';

export interface Definition {
  readonly client: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly status: Status;
  /** What differs. */
  readonly fields: readonly Meaning[];
  /** The path of the definition that it differs from, or that counts instead, or of the list that switches it off. */
  readonly other?: string;
  /** Why it is refused. */
  readonly reason?: Shown;
}

/** A client may have any number of files in a project; those beyond it are `defined`. */
const MOST_COMPARED = 100;

interface Judging {
  readonly refused: Refusals;
  /** The path of what counts instead. */
  readonly shadow: (reading: Reading, server: Server) => string | undefined;
  /** The path of a file that switches it off. */
  readonly switchedOff: (server: Server) => string | undefined;
}

/** One row for each name, in the order of the names. */
export function definitionsOf(readings: readonly Reading[], judging: Judging): ServerRow[] {
  const byName = new Map<string, Found[]>();
  for (const reading of readings) {
    for (const server of reading.servers) {
      if (isForOneProject(server)) continue;
      const known = byName.get(server.name);
      if (known) known.push({ reading, server });
      else byName.set(server.name, [{ reading, server }]);
    }
  }
  const unread = new Map<string, Unread[]>();
  for (const each of readings.flatMap(unreadIn)) unread.set(each.name, [...(unread.get(each.name) ?? []), each]);
  return [...new Set([...byName.keys(), ...unread.keys()])].sort(compareText).map((name) => {
    const found = byName.get(name) ?? [];
    const misplaced = unread.get(name) ?? [];
    return {
      name: shown(
        name,
        [...found, ...misplaced].map(({ reading }) => reading.document),
      ),
      definitions: [...compared(found, judging), ...misplaced.map(({ definition }) => definition)],
    };
  });
}

interface Unread {
  readonly name: string;
  readonly reading: Reading;
  readonly definition: Definition;
}

/** Servers under a key that belongs to other clients. */
export function unreadIn(reading: Reading): Unread[] {
  const { document, client } = reading;
  return misplacedServers(reading).map((route) => {
    const name = String(route.at(-1));
    const { path, line, column } = locationOf(at(document, route, 'key'));
    const reason = `${quote(name)} stands under ${quote(route.slice(0, -1).join('.'))}, where ${client.name} does not look`;
    const place = { client: client.id, path, line, column };
    return {
      name,
      reading,
      definition: { ...place, status: 'unread', fields: [], reason: shown(reason, [document]) },
    };
  });
}

function compared(definitions: readonly Found[], judging: Judging): Definition[] {
  const settled = new Map(definitions.map((definition) => [definition, settle(definition, judging)]));
  const inUse = definitions.filter((definition) => settled.get(definition) === undefined).slice(0, MOST_COMPARED);
  const agreement = agreementOf(inUse, { isAll: true });
  const disagreeing = new Map(agreement?.disagreeing.map((each) => [each.definition, each.differences]));
  const agreeing = new Set(inUse.filter((definition) => !disagreeing.has(definition)));
  return definitions.map((definition) => {
    const differences = disagreeing.get(definition);
    const compared = {
      status: differences ? 'differs' : agreeing.size > 1 && agreeing.has(definition) ? 'same' : 'defined',
    } as const;
    const { path, line, column } = locationOf(placeOfName(definition.server));
    return {
      client: definition.reading.client.id,
      path,
      line,
      column,
      ...(settled.get(definition) ?? compared),
      fields: [...new Set(differences?.map(({ meaning }) => meaning))],
      ...(differences && agreement && { other: agreement.reference.reading.document.path }),
    };
  });
}

type Settled = Pick<Definition, 'status' | 'other' | 'reason'>;

/** What is known of it without comparing. */
function settle({ reading, server }: Found, { refused, shadow, switchedOff }: Judging): Settled | undefined {
  const other = shadow(reading, server);
  if (other !== undefined) return { status: 'shadowed', other };
  const refusal = refused.ofServer(reading, server);
  if (refusal !== undefined)
    return { status: refusal.isSure ? 'refused' : 'lost', reason: shown(refusal.reason, [reading.document]) };
  const list = switchedOff(server);
  if (list !== undefined && list !== server.document.path) return { status: 'off', other: list };
  return list !== undefined || server.off ? { status: 'off' } : undefined;
}
