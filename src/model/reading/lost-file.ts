import { type Format, type Reaction, takesComments, takesTrailingCommas } from '../../clients/index.ts';
import type { Document, Problem } from '../../parse/index.ts';
import { isObject } from '../values/index.ts';
import { severityOf } from '../verdict/index.ts';

/** Whether the client is known to get nothing at all from the file, whatever was meant to stand in it. */
export function isLostFile({ problems, value }: Document, format: Format): boolean {
  if (problems.some((problem) => loses(reactionTo(problem, format)))) return true;
  if (value === undefined || isObject(value)) return false;
  return loses(reactionToRoot(value, format));
}

/** To a file that is no object. */
export function reactionToRoot(value: unknown, { arrayRoot, nullRoot, badRoot }: Format): Reaction {
  const own = Array.isArray(value) ? arrayRoot : value === null ? nullRoot : undefined;
  return own ?? badRoot;
}

function loses(reaction: Reaction | undefined): boolean {
  return reaction !== undefined && severityOf(reaction) === 'error';
}

/** Nothing for what costs less than the whole file. */
function reactionTo({ kind, onlyComments }: Problem, { syntax }: Format): Reaction | undefined {
  switch (kind) {
    case 'syntax':
      return (onlyComments && syntax.onlyComments) || syntax.broken;
    case 'unreadable':
    case 'limits':
    case 'encoding':
      return syntax.broken;
    case 'comment':
      return takesComments(syntax) ? undefined : syntax.broken;
    case 'trailing-comma':
      return takesTrailingCommas(syntax) ? undefined : syntax.broken;
    case 'empty':
      return syntax.empty;
    case 'duplicate-key':
      return syntax.duplicates;
    case 'bom':
      return syntax.bom;
  }
}
