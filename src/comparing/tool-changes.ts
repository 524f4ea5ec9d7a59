import type { ListedTool } from '../model/answers/index.ts';
import { own } from '../model/values/index.ts';
import { quote } from '../wording/index.ts';
import type { Effect } from './effect.ts';
import { schemaChanges } from './schema-changes.ts';

/** One thing that is otherwise in the later of two saved lists of tools. */
export interface ToolChange {
  readonly effect: Effect;
  readonly tool: string;
  /** A fact in the present tense; names no value. */
  readonly message: string;
}

/** Of the first tool of each name; clients call them by it. */
export function toolChanges(before: readonly ListedTool[], after: readonly ListedTool[]): ToolChange[] {
  const [old, now] = [byName(before), byName(after)];
  const gone = [...old.keys()].filter((name) => !now.has(name));
  const come = [...now.keys()].filter((name) => !old.has(name));
  const both = [...old].flatMap(([name, tool]) => {
    const other = now.get(name);
    return other === undefined ? [] : changesOf(name, tool, other);
  });
  return [
    ...gone.map((tool) => ({ effect: 'breaking' as const, tool, message: `tool ${quote(tool)} is gone` })),
    ...both,
    ...come.map((tool) => ({ effect: 'additive' as const, tool, message: `tool ${quote(tool)} is new` })),
  ];
}

function byName(tools: readonly ListedTool[]): Map<string, unknown> {
  const named = new Map<string, unknown>();
  for (const { name, value } of tools) if (name !== '' && !named.has(name)) named.set(name, value);
  return named;
}

function changesOf(tool: string, before: unknown, after: unknown): ToolChange[] {
  const subject = `of tool ${quote(tool)}`;
  const found: ToolChange[] = [];
  const tell = (effect: Effect, message: string) => void found.push({ effect, tool, message });
  schemaChanges(own(before, 'inputSchema') ?? {}, own(after, 'inputSchema') ?? {}, {
    goes: 'in',
    name: (path) => (path === '' ? `the input ${subject}` : `argument ${quote(path)} ${subject}`),
    tell,
  });
  const [promised, promises] = [own(before, 'outputSchema'), own(after, 'outputSchema')];
  if (promised !== undefined && promises !== undefined) {
    schemaChanges(promised, promises, {
      goes: 'out',
      name: (path) => (path === '' ? `the output ${subject}` : `${quote(path)} in results ${subject}`),
      tell,
    });
  } else if (promised !== undefined) tell('breaking', `tool ${quote(tool)} promises no structured results any more`);
  else if (promises !== undefined) tell('additive', `tool ${quote(tool)} promises structured results`);
  hintChanges(tool, own(before, 'annotations'), own(after, 'annotations'), tell);
  for (const key of ['title', 'description']) {
    if (own(before, key) !== own(after, key)) tell('wording', `the ${key} ${subject} is another one`);
  }
  return found;
}

/** By these clients decide whether to ask before they call; absent they mean the worse. */
function hintChanges(tool: string, before: unknown, after: unknown, tell: (effect: Effect, message: string) => void) {
  const hints = [
    ['readOnlyHint', true],
    ['destructiveHint', false],
  ] as const;
  for (const [key, harmless] of hints) {
    const [was, is] = [own(before, key) === harmless, own(after, key) === harmless];
    if (was !== is)
      tell(
        was ? 'breaking' : 'additive',
        `tool ${quote(tool)} ${was ? 'no longer ' : 'now '}says ${quote(key)}: ${harmless}`,
      );
  }
}
