import type { Dialect, FieldForm } from '../../clients/index.ts';
import type { Route } from '../../parse/index.ts';
import type { Field } from '../server/index.ts';
import { below, isObject, own } from '../values/index.ts';
import type { Statement } from './statement.ts';
import { type Text, textIn, textOf, type Variable } from './text.ts';

/** The headers and variables that a field stands for, which most clients write in full. */
export function inAnotherForm(field: Field, form: FieldForm, dialect: Dialect): Statement[] {
  const { value, route, key } = field;
  const say = (meaning: 'env' | 'headers', of: string, text: Text, at: Route): Statement => ({
    meaning,
    of,
    value: { kind: 'text', text },
    route: at,
    field,
  });
  switch (form) {
    case 'bearer-token':
      if (typeof value !== 'string') return [];
      return [say('headers', 'Authorization', bearer(textIn(dialect, 'headers', value)), route)];
    case 'bearer-variable':
      return typeof value === 'string' ? [say('headers', 'Authorization', bearer([variable(value)]), route)] : [];
    case 'header-variables':
      return namedStrings(value, route).map(({ name, text, at }) => say('headers', name, [variable(text)], at));
    case 'variable-names':
      return listed(value, route).map(({ text, at }) => say('env', text, [variable(text)], at));
    case 'headers-inside': {
      // Mostly nobody knows what is expanded in there.
      const known = dialect.placeholders?.in.headers;
      const inside = namedStrings(own(value, 'headers'), below(route, 'headers')).map(({ name, text, at }) =>
        say('headers', name, textOf(text, known), at),
      );
      if (!isObject(value)) return inside;
      const { headers: _, ...rest } = value;
      if (Object.keys(rest).length === 0) return inside;
      return [...inside, { meaning: 'other', of: key, value: { kind: 'data', data: rest }, route, field }];
    }
  }
}

/** "Bearer " joined to the text, as one that is written in full would be read. */
function bearer([first, ...rest]: Text): Text {
  return typeof first === 'string' ? [`Bearer ${first}`, ...rest] : ['Bearer ', ...(first ? [first] : []), ...rest];
}

function variable(name: string): Variable {
  return { kind: 'environment', name, spelling: `\${${name}}`, syntax: '${NAME}', expanded: true };
}

function namedStrings(value: unknown, route: Route): { name: string; text: string; at: Route }[] {
  if (!isObject(value)) return [];
  return Object.keys(value).flatMap((name) => {
    const text = value[name];
    return typeof text === 'string' ? [{ name, text, at: below(route, name) }] : [];
  });
}

/** Names, alone or as the `name` of an object. */
function listed(value: unknown, route: Route): { text: string; at: Route }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, index) => {
    const text = typeof item === 'string' ? item : own(item, 'name');
    return typeof text === 'string' ? [{ text, at: below(route, index) }] : [];
  });
}
