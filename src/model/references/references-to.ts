import type { Workspace } from '../reading/index.ts';
import type { ServerReference } from './references.ts';
import { referencesIn } from './references.ts';

/** Everything that mentions servers of this name, or matches their tools, in the order of the files. */
export function referencesTo(workspace: Workspace, name: string): readonly ServerReference[] {
  return referencesIn(workspace).references.filter((reference) => means(reference, name));
}

function means(reference: ServerReference, name: string): boolean {
  const { definition, spell, written, named, text, fact, isBundled } = reference;
  const spelt = spell(name);
  if (definition !== undefined) return spell(definition.server.name) === spelt;
  if (named.some(({ server }) => written(server) === spelt)) return true;
  if (isBundled) return spelt !== '' && named.some(({ server }) => server.endsWith(`_${spelt}`));
  return fact.form === 'S_T' && covers(text, `${spelt}_`);
}

/** A pattern that matches every name with this beginning. */
function covers(pattern: string, beginning: string): boolean {
  const star = pattern.indexOf('*');
  return star > 0 && star === pattern.length - 1 && beginning.startsWith(pattern.slice(0, star));
}
