import { grouped } from '../model/values/index.ts';
import type { Document } from '../parse/index.ts';
import type { Failure } from './failure.ts';
import { fixFor } from './fix.ts';

/** What one object lacks of what one schema asks for is one mistake, unless a rule of its own, or a fix, speaks of a key. */
export function missingTogether(failures: readonly Failure[], document: Document): Failure[] {
  const plain = failures.filter((failure) => isPlain(failure) && fixFor(failure, document) === undefined);
  const groups = grouped(plain, ({ route, schemaPath }) => JSON.stringify([route, schemaPath]));
  const several = [...groups.values()].filter(({ length }) => length > 1);
  const firsts = new Map(several.map((group) => [group[0], group]));
  const others = new Set(several.flatMap(([, ...rest]) => rest));
  return failures
    .filter((failure) => !others.has(failure))
    .map((failure) => {
      const group = firsts.get(failure);
      if (group === undefined) return failure;
      return { ...failure, params: { missingEach: group.map(({ params }) => params.missingProperty) } };
    });
}

function isPlain({ keyword, params: { missingProperty }, notes: { rule = 'field-missing' } }: Failure): boolean {
  return keyword === 'required' && typeof missingProperty === 'string' && rule === 'field-missing';
}
