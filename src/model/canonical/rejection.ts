import type { NameRule, Reaction, Transport } from '../../clients/index.ts';
import { plainWords, programWithArguments, splitsCommand } from '../launch/index.ts';
import { onlyLocal, type Server } from '../server/index.ts';
import { losesServer } from '../verdict/index.ts';
import { canBeGiven, transportFor } from './judged.ts';
import type { Target } from './target.ts';
import { isRemote, speaks } from './transports.ts';

/** Why a client would not take a server at all. */
export type Rejection =
  | { readonly why: 'transport'; readonly transport: Transport; readonly reaction: Reaction }
  | { readonly why: 'remote'; readonly reaction: Reaction }
  | { readonly why: 'name'; readonly rule: NameRule; readonly reaction: Reaction }
  | { readonly why: 'reserved'; readonly reaction: Reaction }
  | { readonly why: 'command'; readonly reaction: Reaction };

export function rejectionOf(server: Server, target: Target): Rejection | undefined {
  return canBeGiven(server)
    ? (ofTransport(server, target) ?? ofName(server, target) ?? ofCommand(server, target))
    : undefined;
}

function ofTransport(server: Server, target: Target): Rejection | undefined {
  const { transport } = server;
  // Every client starts local servers.
  if (transport === undefined || !isRemote(transport) || transportFor(server, target) !== undefined) return undefined;
  const { dialect } = target;
  const { inferred, neither, lacks } = dialect;
  if (onlyLocal(dialect) && !speaks(dialect, 'http')) {
    return { why: 'remote', reaction: inferred.urlReaction.effect === 'fine' ? neither : inferred.urlReaction };
  }
  if (dialect.transportKey === null) {
    return { why: 'transport', transport, reaction: { effect: 'fails-server', by: lacks?.by ?? dialect.by } };
  }
  const { effect, by } = dialect.unknownTransport.withUrl;
  // An entry that is taken all the same is one that says another transport than the server speaks.
  return { why: 'transport', transport, reaction: { effect: effect === 'fine' ? 'ignored' : effect, by } };
}

function ofName({ name }: Server, { client, dialect }: Target): Rejection | undefined {
  const reserved = dialect.reserved?.find((known) =>
    typeof known.name === 'string' ? known.name === name : known.name.test(name),
  );
  if (reserved !== undefined && losesServer(reserved.reaction.effect))
    return { why: 'reserved', reaction: reserved.reaction };
  for (const rule of dialect.names ?? []) {
    const used = rule.cleaned ? (client.toolNames?.server(name) ?? name) : name;
    const fits = rule.pattern.test(used) && used.length <= (rule.maxLength ?? Number.POSITIVE_INFINITY);
    if (!fits && losesServer(rule.reaction.effect)) return { why: 'name', rule, reaction: rule.reaction };
  }
  return undefined;
}

/** A line in which nobody takes the arguments for such: the client of the file is not known to, and the target does not. */
function ofCommand(server: Server, { dialect }: Target): Rejection | undefined {
  const { command, args, transport } = server;
  if (transport !== 'stdio' || command === undefined || dialect.starts === undefined) return undefined;
  const isSplit = splitsCommand(server);
  // Its own client says the same of it, or the target is given the words.
  if (isSplit ? plainWords(command.value) !== undefined : server.dialect.starts !== undefined) return undefined;
  if (splitsCommand({ dialect, args }) || programWithArguments(command.value.trim()) === undefined) return undefined;
  return { why: 'command', reaction: { effect: 'fails-server', by: dialect.starts.by } };
}
