import { offeredOf, type ServerTools, type ToolLists } from '../tools/index.ts';
import type { Member } from './member.ts';

/** The tools of one of several files that count together, each server by its name. */
export function offeredBy(member: Member, lists: ToolLists): readonly ServerTools[] {
  if (lists.isEmpty) return [];
  const { names, reading } = member;
  const { path } = reading.document;
  return [...names].flatMap((name) => {
    const found = lists.of(name, path) === undefined ? undefined : member.server(name);
    return (found && offeredOf(found, lists)) ?? [];
  });
}
