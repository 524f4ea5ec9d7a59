import type { ToolNames } from '../../clients/index.ts';
import type { ListedTool } from '../../model/answers/index.ts';
import { type Group, isIdle, type Member, offeredBy } from '../../model/precedence/index.ts';
import type { Reading, Workspace } from '../../model/reading/index.ts';
import type { Server } from '../../model/server/index.ts';
import { type CalledTool, calledTools, isComparable, offeredIn, toolNamesOf } from '../../model/tools/index.ts';

/** Two tools that would be called alike; of two servers, the first two. */
export interface Meeting {
  readonly first: CalledTool;
  readonly second: CalledTool;
  count: number;
  /** Whose tool is offered, where the alphabet decides. */
  readonly winner: CalledTool;
  /** The client calls them differently in the end. */
  readonly isRenamed: boolean;
  /** The first is in a folder above that of the second. */
  readonly isNested: boolean;
}

/** Tools with a name that the client has for a tool of its own. */
export function* keptIn(reading: Reading, names: ToolNames, { toolLists }: Workspace): Iterable<CalledTool> {
  const { kept } = names;
  if (kept === undefined) return;
  for (const servers of offeredIn(reading, toolLists)) {
    for (const tool of calledTools(servers, names)) if (kept.has(tool.name)) yield tool;
  }
}

/** Of every two tools of one server that a client would call alike, the second. */
export function metWithin(workspace: Workspace): ReadonlySet<ListedTool> {
  const found = new Set<ListedTool>();
  for (const reading of workspace.readings) {
    const names = toolNamesOf(reading);
    if (names?.clash === undefined) continue;
    for (const { first, second } of meetingsIn(reading, names, workspace)) {
      if (first.server === second.server) found.add(second.listed);
    }
  }
  return found;
}

/** In one map. */
export function* meetingsIn(reading: Reading, names: ToolNames, workspace: Workspace): Iterable<Meeting> {
  for (const servers of offeredIn(reading, workspace.toolLists)) {
    const running = servers.filter(({ server }) => isComparable(server, names) && !isIdle(server, reading, workspace));
    const tools = calledTools(running, names);
    const shared = meet(tools, ({ name }) => name, false);
    yield* shared;
    if (names.names === undefined) continue;
    const renamed = tools.some(({ name, alone }) => name !== alone);
    if (renamed) yield* meet(tools, ({ alone }) => alone, true);
  }
}

function meet(tools: readonly CalledTool[], nameOfTool: (tool: CalledTool) => string, isRenamed: boolean): Meeting[] {
  const firsts = new Map<string, CalledTool>();
  const pairs = new Map<string, Meeting>();
  const meetings: Meeting[] = [];
  const order = new Map<CalledTool['server'], number>();
  for (const second of tools) {
    if (!order.has(second.server)) order.set(second.server, order.size);
    const name = nameOfTool(second);
    const first = firsts.get(name);
    if (first === undefined) {
      firsts.set(name, second);
      continue;
    }
    if (isRenamed && first.name === second.name) continue;
    const pair = `${order.get(first.server)} ${order.get(second.server)}`;
    const known = first.server === second.server ? undefined : pairs.get(pair);
    if (known !== undefined) {
      known.count += 1;
      continue;
    }
    const meeting = { first, second, count: 1, winner: leastOf(first, second), isRenamed, isNested: false };
    pairs.set(pair, meeting);
    meetings.push(meeting);
  }
  return meetings;
}

function leastOf(first: CalledTool, second: CalledTool): CalledTool {
  return identityOf(second) < identityOf(first) ? second : first;
}

function identityOf({ server, listed }: CalledTool): string {
  return `${server.name}\0${listed.name}`;
}

interface OfferedTool {
  readonly server: string;
  readonly tool: CalledTool;
}

/** In several files that a client reads together. */
export class MeetingsAcross {
  readonly #lists: Workspace['toolLists'];
  readonly #offered = new Map<Member, ReadonlyMap<string, OfferedTool>>();

  constructor(lists: Workspace['toolLists']) {
    this.#lists = lists;
  }

  in(group: Group, names: ToolNames): readonly { readonly meeting: Meeting; readonly reading: Reading }[] {
    const pairs = new Map<Server, Map<Server, { meeting: Meeting; reading: Reading }>>();
    for (const pair of group.pairs((member) => this.#toolsOf(member, names))) {
      const { servers, reading, nested } = pair;
      const first = pair.first.tool;
      const second = pair.second.tool;
      const ofFirst = pairs.get(servers[0]) ?? new Map<Server, { meeting: Meeting; reading: Reading }>();
      pairs.set(servers[0], ofFirst);
      const known = ofFirst.get(servers[1]);
      if (known !== undefined) known.meeting.count += 1;
      else {
        const isRenamed = !areCalledAlike(first, second, names);
        const meeting = { first, second, count: 1, winner: leastOf(first, second), isRenamed, isNested: nested };
        ofFirst.set(servers[1], { meeting, reading });
      }
    }
    return [...pairs.values()].flatMap((ofFirst) => [...ofFirst.values()]);
  }

  /** Of those with one name, which is another question, the first. */
  #toolsOf(member: Member, { name }: ToolNames): ReadonlyMap<string, OfferedTool> {
    const known = this.#offered.get(member);
    if (known !== undefined) return known;
    const found = new Map<string, OfferedTool>();
    for (const { server, tools } of offeredBy(member, this.#lists)) {
      for (const listed of tools) {
        const alone = name(server.name, listed.name);
        if (!found.has(alone)) {
          found.set(alone, { server: server.name, tool: { server, listed, name: alone, alone } });
        }
      }
    }
    this.#offered.set(member, found);
    return found;
  }
}

function areCalledAlike(first: CalledTool, second: CalledTool, { names }: ToolNames): boolean {
  if (names === undefined) return true;
  const [one, other] = names([first, second].map(({ server, listed }) => ({ server: server.name, tool: listed.name })));
  return one === other;
}
