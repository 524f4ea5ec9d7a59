import type { Dialect, FieldFact, SignInPart } from '../../clients/index.ts';
import type { Route } from '../../parse/index.ts';
import type { Field } from '../server/index.ts';
import { areTexts, below, isObject } from '../values/index.ts';
import type { CanonicalValue, Statement } from './statement.ts';
import { textIn } from './text.ts';

/** What a field says of signing in, part by part; nothing where only its own client knows what is in it. */
export function signingIn(field: Field, { keys, part }: FieldFact, dialect: Dialect): Statement[] | undefined {
  const { value, route } = field;
  if (part !== undefined) return [said(field, part, value, route, dialect)];
  if (keys === undefined || !isObject(value)) return undefined;
  return Object.keys(value).flatMap((key): Statement[] => {
    const known = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (known === undefined || value[key] === null) return [];
    const at = below(route, key);
    if (known !== 'own') return [{ ...said(field, known, value[key], at, dialect), inside: key }];
    const data: CanonicalValue = { kind: 'data', data: value[key] };
    return [{ meaning: 'oauth', of: `own ${key}`, value: data, route: at, field, inside: key }];
  });
}

function said(field: Field, part: SignInPart, value: unknown, route: Route, dialect: Dialect): Statement {
  const canonical = part === 'scope' ? 'scopes' : part;
  return { meaning: 'oauth', of: canonical, part: canonical, value: valueFor(canonical, value, dialect), route, field };
}

function valueFor(part: SignInPart, value: unknown, dialect: Dialect): CanonicalValue {
  if (part === 'scopes') {
    const names = typeof value === 'string' ? value.split(/\s+/).filter((word) => word !== '') : value;
    return areTexts(names) ? { kind: 'names', names: new Set(names) } : { kind: 'data', data: value };
  }
  return typeof value === 'string'
    ? { kind: 'text', text: textIn(dialect, 'oauth', value) }
    : { kind: 'data', data: value };
}
