import type { Definition, Reading, Workspace } from '../reading/index.ts';
import type { ServerReference } from '../references/index.ts';
import { atSpan, spanOf } from '../values/index.ts';
import type { LeftPlace } from './rework.ts';

/** So many in one file are enough to make somebody look at it. */
const MOST = 5;

/** Names of tools in what is written for the model: a prompt, the instructions of an agent. Nobody reads them as names. */
export function textsNaming(
  name: string,
  meant: readonly Definition[],
  references: readonly ServerReference[],
  { readings }: Workspace,
): LeftPlace[] {
  const beginnings = new Map<string, string>();
  for (const { reading } of meant) {
    const beginning = beginningOf(name, reading);
    if (beginning !== undefined) beginnings.set(reading.client.id, beginning);
  }
  return readings.flatMap(({ document, client, owner }): LeftPlace[] => {
    const beginning = beginnings.get(client.id);
    if (!owner || beginning === undefined || document.language !== 'markdown') return [];
    const known = references.filter(({ place }) => place.document === document).map(({ place }) => spanOf(place));
    return positions(document.text, beginning)
      .filter((start) => !known.some((span) => span.start <= start && start < span.end))
      .slice(0, MOST)
      .map((start) => ({
        place: atSpan(document, { start, end: start + beginning.length }),
        why: 'it stands in a text for the model',
        is: 'text',
      }));
  });
}

/** What the names of its tools begin with, where that cannot be anything else. */
function beginningOf(name: string, { client }: Reading): string | undefined {
  const names = client.toolNames;
  if (names === undefined) return undefined;
  const full = names.name(name, 'x');
  const beginning = full.endsWith('__x') ? full.slice(0, -1) : undefined;
  return beginning?.startsWith('mcp__') ? beginning : undefined;
}

function positions(text: string, words: string): number[] {
  const found: number[] = [];
  for (let index = text.indexOf(words); index >= 0; index = text.indexOf(words, index + words.length)) {
    if (!/[\w-]/.test(text.charAt(index - 1))) found.push(index);
  }
  return found;
}
