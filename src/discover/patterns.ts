import createIgnore, { type Ignore } from 'ignore';

const MAX_GLOBSTARS = 3;
const MAX_LENGTH = 4096;

/** A matcher for lines as they stand in a `.gitignore`. */
export function compilePatterns(lines: readonly string[], ignoreCase = false): Ignore {
  return createIgnore({ ignoreCase }).add(lines.filter(isAffordable));
}

/** Every further "**" multiplies the time of a match by the number of folders in the path. */
export function isAffordable(pattern: string): boolean {
  return pattern.length <= MAX_LENGTH && pattern.split('**').length - 1 <= MAX_GLOBSTARS;
}

/** A line that matches this path and no other. */
export function literalPattern(path: string): string {
  return `/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}`;
}
