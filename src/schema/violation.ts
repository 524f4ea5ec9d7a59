import { at, type Place } from '../model/values/index.ts';
import type { Fix } from '../model/verdict/index.ts';
import type { Document, Route } from '../parse/index.ts';
import { type Failure, refusedKey } from './failure.ts';
import { fixFor } from './fix.ts';
import { helpFor } from './help.ts';
import { sentenceFor } from './sentences.ts';

/** One cause, one violation: what the loader of the client would complain about. */
export interface Violation {
  /** `type`: wrong JSON type. `value`: right type, wrong value, or a key that is refused. `missing`: a key is absent. */
  readonly kind: 'type' | 'value' | 'missing';
  /** The smallest: the value; for a missing key the name of the object that lacks it; for a refused key that key. */
  readonly place: Place;
  /** Of the value that was judged; for keys that of their object. */
  readonly route: Route;
  /** The missing or refused key. */
  readonly key?: string;
  /** Names that would do, where the name of the key is the matter. */
  readonly names?: readonly string[];
  /** A predicate, to stand behind the name of what it is about: `is 0; the least value is 1`. */
  readonly sentence: string;
  readonly help?: string;
  readonly fix?: Fix;
  /** The rule that answers this question; the schema stays silent about it. */
  readonly rule?: string;
  readonly effect?: string;
  readonly by?: string;
  readonly keyword: string;
  readonly schemaPath: string;
}

export function violationOf(failure: Failure, document: Document): Violation {
  const { keyword, schemaPath, route, notes } = failure;
  const help = helpFor(failure, document);
  const fix = fixFor(failure, document);
  const key = keyOf(failure);
  return {
    kind: kindOf(failure),
    place: placeOf(failure, key, document),
    route,
    ...(key === undefined ? {} : { key }),
    ...namesFor(failure),
    sentence: sentenceFor(document.language === 'toml' ? withoutNull(failure) : failure),
    ...(help === undefined ? {} : { help }),
    ...(fix === undefined ? {} : { fix }),
    ...notes,
    keyword,
    schemaPath,
  };
}

/** TOML has none, whatever else is read by the same schema. */
function withoutNull(failure: Failure): Failure {
  const { type } = failure.schema;
  if (!Array.isArray(type)) return failure;
  return { ...failure, schema: { ...failure.schema, type: type.filter((each) => each !== 'null') } };
}

function kindOf({ keyword, name }: Failure): Violation['kind'] {
  if (name !== undefined) return 'value';
  if (keyword === 'type') return 'type';
  return keyword === 'required' || keyword === 'dependentRequired' ? 'missing' : 'value';
}

function namesFor({ name, keyword, schema }: Failure): { names?: readonly string[] } {
  if (name === undefined || keyword !== 'enum') return {};
  return { names: (schema.enum ?? []).filter((each) => typeof each === 'string') };
}

function keyOf(failure: Failure): string | undefined {
  const { missingProperty } = failure.params;
  return typeof missingProperty === 'string' ? missingProperty : refusedKey(failure);
}

function placeOf(failure: Failure, key: string | undefined, document: Document): Place {
  const { keyword, params, route } = failure;
  const named = typeof route.at(-1) === 'string' ? 'key' : 'value';
  if (kindOf(failure) === 'missing') return at(document, route, named);
  if (key !== undefined) return at(document, [...route, key], 'key');
  if (keyword === 'uniqueItems') return at(document, [...route, Number(params.i)]);
  return at(document, route, refusesAnything(failure) ? named : 'value');
}

/** No value would do, so the key is what is wrong. */
function refusesAnything({ keyword, schema }: Failure): boolean {
  if (keyword === 'false schema') return true;
  return keyword === 'not' && typeof schema.not === 'object' && Object.keys(schema.not).length === 0;
}
