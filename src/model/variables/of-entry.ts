import type { Dialect } from '../../clients/index.ts';
import type { Server } from '../server/index.ts';

/** The fields that set variables, or name them. */
export function keysOfVariables({ fields }: Dialect): string[] {
  return Object.keys(fields).filter((key) => {
    const fact = fields[key];
    return !fact?.unread && (fact?.is === 'env' || fact?.form === 'variable-names');
  });
}

/** Whether the client looks for the variable at all: some have only those that the entry sets or names. */
export function isFound({ env, fields, dialect }: Pick<Server, 'env' | 'fields' | 'dialect'>, name: string): boolean {
  if (dialect.placeholders?.ofEntry === undefined || env.some(({ route }) => route.at(-1) === name)) return true;
  const keys = keysOfVariables(dialect);
  return fields.some(({ key, value }) => keys.includes(key) && Array.isArray(value) && value.includes(name));
}
