import { WrittenDate } from '../../parse/index.ts';
import { isObject } from '../values/index.ts';
import type { Statement } from './statement.ts';

/** Dates are known to parsers of YAML alone: for anybody else they are the text that they are written with. */
export function withoutDates(statement: Statement): Statement {
  const { value } = statement;
  if (value.kind !== 'data' || !holdsDate(value.data)) return statement;
  return { ...statement, value: { kind: 'data', data: textsIn(value.data) } };
}

function holdsDate(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsDate);
  return value instanceof WrittenDate || (isObject(value) && Object.values(value).some(holdsDate));
}

function textsIn(value: unknown): unknown {
  if (value instanceof WrittenDate) return value.written;
  if (Array.isArray(value)) return value.map(textsIn);
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, textsIn(each)])) : value;
}
