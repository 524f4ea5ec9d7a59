import type { Route } from '../../parse/index.ts';
import { gluedPassword, isApart, PASSWORD_OPTION } from './glued.ts';
import { isObject, own } from './values.ts';

/** `name` is what the string is the value of. The route is one array that changes while walking: copy it to keep it. */
export type OnString = (text: string, route: Route, name: string | undefined) => void;

/** Every string below a value, in the order of the file. */
export function eachString(value: unknown, onString: OnString, start: Route = []): void {
  visit(value, [...start], undefined, onString);
}

function visit(
  value: unknown,
  route: (string | number)[],
  name: string | undefined,
  onString: OnString,
  table?: Record<string, unknown>,
): void {
  if (typeof value === 'string') onString(value, route, name);
  else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      route.push(index);
      visit(value[index], route, flagFor(value, index, table) ?? name, onString);
      route.pop();
    }
  } else if (isObject(value)) {
    for (const key of Object.keys(value)) {
      route.push(key);
      visit(value[key], route, nameIn(value, key), onString, value);
      route.pop();
    }
  }
}

/** `--api-key`, whose value is the next argument, and "-p" in one word with its own or beside a user. */
function flagFor(list: readonly unknown[], index: number, table?: Record<string, unknown>): string | undefined {
  const program = table && (own(table, 'command') ?? own(table, 'cmd'));
  if (gluedPassword(list, index, program) !== undefined || isApart(list, index, program)) return PASSWORD_OPTION;
  const before = list[index - 1];
  return isFlag(before) ? before : undefined;
}

/** Asked of every item there is, and faster than an expression the first time. */
function isFlag(text: unknown): text is string {
  if (typeof text !== 'string' || !text.startsWith('-') || text.includes('=')) return false;
  const letter = (text.charCodeAt(text.startsWith('--') ? 2 : 1) | 0x20) - 0x61;
  return letter >= 0 && letter < 26;
}

/** The key, or the name that stands beside it: `{"name": "API_KEY", "value": …}`. */
function nameIn(entry: Record<string, unknown>, key: string): string {
  const beside = key === 'value' || key === 'default' ? (own(entry, 'name') ?? own(entry, 'id')) : undefined;
  return typeof beside === 'string' ? beside : key;
}
