import type { Format, Reaction } from '../../clients/index.ts';
import type { Document, Problem } from '../../parse/index.ts';
import { isObject } from '../values/index.ts';
import { severityOf } from '../verdict/index.ts';

/** Whether the client is known to get nothing at all from the file, whatever was meant to stand in it. */
export function isLostFile({ problems, value }: Document, format: Format): boolean {
  if (problems.some((problem) => loses(reactionTo(problem, format)))) return true;
  if (value === undefined || isObject(value)) return false;
  return loses((Array.isArray(value) ? format.arrayRoot : undefined) ?? format.badRoot);
}

function loses(reaction: Reaction | undefined): boolean {
  return reaction !== undefined && severityOf(reaction) === 'error';
}

/** Nothing for what costs less than the whole file. */
function reactionTo({ kind, fatal }: Problem, { syntax }: Format): Reaction | undefined {
  switch (kind) {
    case 'syntax':
    case 'unreadable':
    case 'limits':
    case 'encoding':
      return syntax.broken;
    case 'comment':
      return syntax.comments ? undefined : syntax.broken;
    case 'trailing-comma':
      return syntax.trailingCommas ? undefined : syntax.broken;
    case 'empty':
      return syntax.empty;
    case 'duplicate-key':
      return fatal ? syntax.broken : undefined;
    case 'bom':
      return syntax.bom;
  }
}
