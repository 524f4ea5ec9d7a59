import type { Dialect, FieldForm, Meaning } from '../../clients/index.ts';
import type { Route } from '../../parse/index.ts';
import type { Server } from '../server/index.ts';
import { startsWith } from '../values/index.ts';
import { isRemedy, spell } from './syntaxes.ts';

/**
 * How the client writes a variable in fields of this meaning, one of the environment or of its store of secrets; nothing
 * where it expands none there.
 */
export function variableIn(
  dialect: Dialect,
  meaning: Meaning,
  name: string,
  kind: 'any' | 'of the environment' = 'any',
): string | undefined {
  const syntax = dialect.placeholders?.in[meaning]?.find((form) =>
    isRemedy(form, kind === 'any' ? 'with secrets' : kind),
  );
  return syntax === undefined ? undefined : spell(syntax, name);
}

/** The field that takes the name of a variable, where the client expands none in values of this meaning. */
export function fieldForNames({ fields }: Dialect, meaning: Meaning, value: string): string | undefined {
  const form = formFor(meaning, value);
  return form === undefined ? undefined : Object.keys(fields).find((key) => fields[key]?.form === form);
}

function formFor(meaning: Meaning, value: string): FieldForm | undefined {
  if (meaning === 'env') return 'variable-names';
  if (meaning !== 'headers') return undefined;
  return /^bearer /i.test(value) ? 'bearer-variable' : 'header-variables';
}

/** The meaning of the field of a server that a place lies in. */
export function meaningAt(server: Server, route: Route): Meaning {
  const field = server.fields.find((each) => startsWith(route, each.route));
  return field?.fact?.is ?? 'other';
}

/** Finds the server that a place lies in, for many places. */
export function serverFinder(servers: readonly Server[]): (route: Route) => Server | undefined {
  const byRoute = new Map<string, Server>();
  const depths = new Set<number>();
  for (const server of servers) {
    byRoute.set(JSON.stringify(server.route), server);
    depths.add(server.route.length);
  }
  return (route) => {
    for (const depth of depths) {
      const server = byRoute.get(JSON.stringify(route.slice(0, depth)));
      if (server !== undefined) return server;
    }
    return undefined;
  };
}
