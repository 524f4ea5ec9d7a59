import type { Dialect, Meaning } from '../../clients/index.ts';
import { list, quote } from '../../wording/index.ts';
import { ownKey, type Server } from '../server/index.ts';
import { at, below, type Place, valueAt } from '../values/index.ts';
import { variableIn } from '../variables/index.ts';
import type { Loss } from './losses.ts';
import type { Said } from './said.ts';
import type { Target } from './target.ts';
import type { Variable } from './text.ts';

/** About whom a sentence is, and about what. */
export interface LossData {
  readonly targets: string;
  readonly several: boolean;
  readonly what: string;
  readonly server: string;
}

const has = ({ several }: LossData) => (several ? 'have' : 'has');

export const lossSentences = {
  field: (data: LossData) =>
    `${data.targets} ${has(data)} no field for ${data.what} of ${data.server}, so it is lost there`,
  runs: (data: LossData) => `${data.targets} cannot switch off ${data.server} in its entry, so it runs there`,
  variable: (data: LossData) => `${data.targets} ${has(data)} no way to write ${data.what} of ${data.server}`,
  fallback: (data: LossData) =>
    `${data.targets} ${has(data)} no defaults for variables, so that of ${data.what} of ${data.server} is lost`,
  changed: (data: LossData) => `${data.what} of ${data.server} does not reach ${data.targets} as it is written`,
};

export interface Lost {
  readonly id: keyof typeof lossSentences;
  readonly what: string;
}

/** What there is to say of a loss, one thing for each variable. */
export function saidOfLoss(loss: Loss, server: Server, target: Target): Said<Lost>[] {
  const { statement, why } = loss;
  const { dialect } = target;
  const { field, meaning } = statement;
  const said = (message: Lost, place: Place, help: string | undefined, by = dialect.by): Said<Lost> => ({
    message,
    key: `${message.id} ${message.what}`,
    place,
    reaction: { effect: 'ignored', by },
    help,
  });
  const inside = loss.inside ?? statement.inside;
  const what = inside === undefined ? quote(field.key) : `${quote(inside)} in ${quote(field.key)}`;
  if (why === 'variables') return ofVariables(loss, server, target, said);
  const name = at(server.document, inside === undefined ? field.route : below(field.route, inside), 'key');
  if (why === 'field') {
    return meaning === 'enabled'
      ? [said({ id: 'runs', what: '' }, name, dialect.switchOff)]
      : [said({ id: 'field', what }, name, remedies[meaning])];
  }
  return [said({ id: 'changed', what }, at(server.document, statement.route), undefined)];
}

/** What can be done where a client has nothing of the kind. */
const remedies: Partial<Record<Meaning, string>> = {
  platforms: 'keep a file for each platform, let the server itself look at it, or document what it needs',
  cwd: 'write absolute paths, or start the server through a script that changes the folder',
  envFile: 'write the variables themselves, or start the server through a script that reads the file',
  headersHelper: 'write the headers themselves, with a variable for the token',
};

function ofVariables(
  { statement, item, variables }: Loss,
  server: Server,
  { dialect }: Target,
  said: (message: Lost, place: Place, help: string | undefined, by: Said<Lost>['reaction']['by']) => Said<Lost>,
): Said<Lost>[] {
  const route = item?.route ?? statement.route;
  const text = valueAt(server.document.value, route);
  const by = dialect.placeholders?.by ?? dialect.by;
  let last = 0;
  return variables.map(({ variable, onlyFallback }) => {
    const start = typeof text === 'string' ? text.indexOf(variable.spelling, last) : -1;
    const within = start === -1 ? undefined : { start, end: start + variable.spelling.length };
    if (within !== undefined) last = within.end;
    const place = at(server.document, route, 'value', within);
    const what = `${quote(withoutDefault(variable))} in ${quote(statement.field.key)}`;
    if (onlyFallback) return said({ id: 'fallback', what }, place, 'set the variable wherever the server runs', by);
    return said({ id: 'variable', what }, place, helpFor(variable, dialect), by);
  });
}

function helpFor({ kind }: Variable, dialect: Dialect): string {
  if (kind === 'editor' || kind === 'plugin') return 'write a path or value that holds wherever the server is started';
  if (kind === 'file') return 'let the server itself read the file';
  const fields = kind === 'environment' ? fieldsWithVariables(dialect) : [];
  if (fields.length > 0) return `variables are expanded there in ${list(fields)}`;
  return 'let the server itself read it from its environment';
}

/** The keys of the fields in which the client expands variables of the environment. */
function fieldsWithVariables(dialect: Dialect): string[] {
  const meanings = Object.keys(dialect.placeholders?.in ?? {}) as Meaning[];
  const expanded = meanings.filter((meaning) => variableIn(dialect, meaning, 'NAME') !== undefined);
  return [...new Set(expanded.flatMap((meaning) => ownKey(dialect, meaning) ?? []))];
}

/** A default may be anything, a password too. */
function withoutDefault({ spelling, fallback }: Variable): string {
  return fallback === undefined ? spelling : `${spelling.slice(0, spelling.length - fallback.length - 1)}…}`;
}
