import type { Conversion } from '../../src/converting/index.ts';
import { splitsCommand } from '../../src/model/launch/index.ts';
import type { Server } from '../../src/model/server/index.ts';
import type { Route } from '../../src/parse/index.ts';

/** Values of a server that stand neither in what was written of it nor in anything that is said. */
export function vanished(server: Server, written: Server | undefined, { findings }: Conversion): string[] {
  const said = findings.filter((finding) => finding.server === server.name);
  if (written === undefined) return said.length > 0 ? [] : ['the whole server'];
  const there = leavesOf(written.entry).map(({ value }) => String(value));
  const whole = there.join('\n');
  return leavesOf(server.entry)
    .filter(({ route, value }) => {
      const at = [...server.route, ...route];
      const isSaid = said.some(({ place }) => place.route.length > server.route.length && isAlong(place.route, at));
      if (isSaid || isMute(server, route, value) || isHeaderToo(server, route, said)) return false;
      return (
        !wordsOf(server, value).every((word) => stands(word, there, whole)) && !isSaidOfAnother(server, value, said)
      );
    })
    .map(({ route, value }) => `${route.join('.')}: ${JSON.stringify(value)}`);
}

/** The name of a variable for the header that is spoken of: beside one another the two say the same, and are one loss. */
function isHeaderToo({ fields }: Server, [key]: Route, said: Conversion['findings']): boolean {
  const isName = fields.some((field) => field.key === key && field.fact?.form === 'bearer-variable');
  return isName && said.some(({ place }) => /^authorization$/i.test(String(place.route.at(-1))));
}

/** In `oauth_scopes` and in `oauth.scopes` the same is one loss. */
function isSaidOfAnother(server: Server, value: Leaf['value'], said: Conversion['findings']): boolean {
  const told = said.flatMap(({ place }) => {
    const [first] = place.route.slice(server.route.length);
    return server.fields.filter(({ key }) => key === first);
  });
  return typeof value === 'string' && told.some((field) => leavesOf(field.value).some((leaf) => leaf.value === value));
}

/** What its client takes apart is written word by word. */
function wordsOf(server: Server, value: Leaf['value']): readonly Leaf['value'][] {
  return value === server.command?.value && splitsCommand(server) ? String(value).split(/\s+/) : [value];
}

interface Leaf {
  readonly route: Route;
  readonly value: string | number | boolean;
}

function leavesOf(value: unknown, route: Route = []): Leaf[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) =>
      leavesOf(inner, [...route, Array.isArray(value) ? Number(key) : key]),
    );
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [{ route, value }] : [];
}

/** Whether one route is the way to the other. */
function isAlong(a: Route, b: Route): boolean {
  return a.slice(0, b.length).every((step, index) => String(step) === String(b[index]));
}

/** What says nothing, says it of the file alone, or is said in other words by any client. */
function isMute({ fields, dialect }: Server, [first, second]: Route, value: Leaf['value']): boolean {
  const key = first === dialect.nested ? second : first;
  const fact = fields.find((field) => field.key === key)?.fact;
  if (value === '' || value === false) return true;
  if (fact === undefined) return dialect.open === true;
  if (fact.idle || fact.repeatsName) return true;
  if (fact.is === 'cwd') return value === '.' || value === './' || String(value).startsWith('${workspaceFolder}');
  return ['transport', 'enabled', 'disabled', 'name'].includes(fact.is) || value === '*';
}

const variable = /\$\{\{.*?\}\}|\$\{[^}]*\}|\{(?:env|file):[^}]*\}|\$env:\w+|\$\w+|%\w+%/g;

/** A number may stand in another unit, and a variable in another spelling. */
function stands(value: Leaf['value'], there: readonly string[], whole: string): boolean {
  if (there.includes(String(value))) return true;
  if (typeof value !== 'string') return [1000, 0.001].some((unit) => there.includes(String(Number(value) * unit)));
  const names = [...value.matchAll(variable)].map(
    ([spelt]) => /[A-Za-z_]\w*(?=\W*$)/.exec(spelt.replace(/:-.*/, ''))?.[0],
  );
  const bare = value.replace(/^Bearer /, '').split(variable);
  return [...names, ...bare].every((piece) => piece === undefined || whole.includes(piece));
}
