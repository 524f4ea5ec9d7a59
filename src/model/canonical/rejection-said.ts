import type { NameRule } from '../../clients/index.ts';
import { list } from '../../wording/index.ts';
import { placeOfName, type Server } from '../server/index.ts';
import { at, type Place } from '../values/index.ts';
import type { Rejection } from './rejection.ts';
import type { Said } from './said.ts';
import type { Target } from './target.ts';

/** About whom a sentence is, and what becomes of the server there. */
export interface RejectionData {
  readonly targets: string;
  readonly several: boolean;
  readonly server: string;
  readonly detail: string;
  readonly consequence: string;
}

export const rejectionSentences = {
  transport: (data: RejectionData) =>
    `${data.targets} ${data.several ? 'have' : 'has'} no ${data.detail} transport, so ${data.server} is lost there`,
  remote: (data: RejectionData) =>
    `${data.targets} ${data.several ? 'start' : 'starts'} only local servers, so ${data.server} is lost there`,
  name: (data: RejectionData) => `for ${data.targets}, the name of ${data.server} ${data.detail}; ${data.consequence}`,
  reserved: (data: RejectionData) => `the name of ${data.server} is reserved in ${data.targets}; ${data.consequence}`,
  command: (data: RejectionData) =>
    `${data.targets} ${data.several ? 'take' : 'takes'} the whole command of ${data.server} for one program, so it does not start there`,
};

export interface Reason {
  readonly why: Rejection['why'];
  readonly detail: string;
}

export function saidOfRejection(rejection: Rejection, server: Server, target: Target): Said<Reason> {
  const { why, reaction } = rejection;
  const detail = detailOf(rejection);
  return {
    message: { why, detail },
    key: `${why} ${detail} ${reaction.effect}`,
    place: placeOf(why, server),
    reaction,
    help: helpFor(rejection, target),
  };
}

function placeOf(why: Rejection['why'], server: Server): Place {
  if (why === 'name' || why === 'reserved') return placeOfName(server);
  const { command, document } = server;
  return why === 'command' && command !== undefined ? at(document, command.route) : placeOfTransport(server);
}

function detailOf(rejection: Rejection): string {
  if (rejection.why === 'transport') return words[rejection.transport] ?? rejection.transport;
  return rejection.why === 'name' ? faultOf(rejection.rule) : '';
}

const words: Readonly<Record<string, string>> = { http: 'Streamable HTTP', sse: 'SSE', ws: 'WebSocket' };

function faultOf({ fault, allows }: NameRule): string {
  return fault ?? `holds more than ${allows}`;
}

/** Where the transport is said, or what it follows from. */
function placeOfTransport({ declared, fields, document, nameAt }: Server): Place {
  if (declared !== undefined) return at(document, declared.route);
  const said = fields.find(({ fact }) => fact !== undefined && (fact.is === 'url' || fact.is === 'command'));
  return said === undefined ? at(document, nameAt.route, nameAt.side) : at(document, said.route, 'key');
}

function helpFor(rejection: Rejection, { dialect }: Target): string {
  switch (rejection.why) {
    case 'name':
      return `use ${rejection.rule.allows}`;
    case 'reserved':
      return 'choose another name';
    case 'command':
      return 'write the program alone, and each further word as an argument of its own';
    case 'remote':
      return 'start a local bridge to it there, such as mcp-remote, or leave it out';
    case 'transport': {
      const known = Object.keys(dialect.spellings).filter((word) => words[dialect.spellings[word] ?? ''] !== undefined);
      // The usual bridge does not speak WebSocket.
      const bridge =
        rejection.transport === 'ws' ? 'leave it out there' : 'start a local bridge to it there, such as mcp-remote';
      return known.length === 0 ? bridge : `it knows ${list(known.sort())}; use one of them or ${bridge}`;
    }
  }
}
