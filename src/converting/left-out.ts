import { unitOf } from '../clients/index.ts';
import { type CanonicalServer, identity, type Loss, type Statement, type Target } from '../model/canonical/index.ts';
import { losesServer } from '../model/verdict/index.ts';
import type { HiddenSecret } from './secrets.ts';
import { languageOf } from './target-file.ts';

/** What of a server is not written for a target, and why. */

export function isChange({ why, variables }: Loss): boolean {
  return (
    why === 'changed' ||
    (why === 'variables' && variables.every(({ onlyFallback, isGuess }) => onlyFallback || isGuess))
  );
}

/** A value with a variable that the client would take for text is none; an argument without it would be another line. */
export function isLeftOut({ why, statement: { meaning }, variables }: Loss): boolean {
  if (why !== 'variables' || variables.every(({ onlyFallback, isGuess }) => onlyFallback || isGuess)) return false;
  return meaning === 'env' || meaning === 'headers' || meaning === 'cwd' || meaning === 'envFile';
}

/** What stands where it cannot be left out, and costs the target the server or the file. */
export function isForbidden(loss: Loss, { dialect }: Target): boolean {
  const { meaning } = loss.statement;
  const refused = [dialect.placeholders?.refused ?? []].flat();
  return (
    !isLeftOut(loss) &&
    loss.variables.some(({ variable, onlyFallback }) =>
      refused.some(
        ({ syntaxes, in: fields, reaction }) =>
          !onlyFallback &&
          losesServer(reaction.effect) &&
          syntaxes.includes(variable.syntax) &&
          (fields === undefined || fields.includes(meaning)),
      ),
    )
  );
}

/** Where the target expands no variable, none can stand for a secret. */
export function isUnsaid({ variable, statement }: HiddenSecret, losses: readonly Loss[]): boolean {
  return losses.some(
    ({ why, statement: lost, variables }) =>
      why === 'variables' &&
      identity(lost) === identity(statement) &&
      variables.some((each) => each.variable.name === variable),
  );
}

export function withoutVariables(loss: Loss, gone: readonly HiddenSecret[]): Loss {
  const names = gone.map(({ variable }) => variable);
  return { ...loss, variables: loss.variables.filter((each) => !names.includes(each.variable.name)) };
}

/** A limit of time is one in a unit: a bare number may be a thousand times as long elsewhere. */
export function withoutTimeless(said: CanonicalServer, target: Target) {
  const isTimeless = ({ meaning, value, field }: Statement) => {
    if (meaning !== 'timeout' && meaning !== 'startupTimeout') return false;
    if (field.fact === undefined || target.dialect === said.server.dialect) return false;
    const [key, fact] =
      Object.entries(target.dialect.fields).find(([, each]) => each.is === meaning && !each.unread && !each.idle) ?? [];
    return key !== undefined && (value.kind !== 'time' || unitOf(fact) === undefined);
  };
  return {
    timeless: said.statements.filter(isTimeless),
    rest: { ...said, statements: said.statements.filter((statement) => !isTimeless(statement)) },
  };
}

/** TOML has no null. */
export function withoutNulls(said: CanonicalServer, target: Target) {
  const isNull = ({ value }: Statement) =>
    value.kind === 'data' && languageOf(target) === 'toml' && hasNull(value.data);
  return {
    nulls: said.statements.filter(isNull),
    rest: { ...said, statements: said.statements.filter((statement) => !isNull(statement)) },
  };
}

function hasNull(data: unknown): boolean {
  return data === null || (typeof data === 'object' && Object.values(data).some(hasNull));
}
