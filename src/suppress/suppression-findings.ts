import type { Place } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { quote, suggest } from '../wording/index.ts';

export function unusedSuppression(place: Place, rule?: string): Finding {
  const message = rule === undefined ? 'this comment silences nothing' : `${quote(rule)} silences nothing here`;
  return warning('suppression-unused', place, message, rule === undefined ? 'remove the comment' : 'remove it');
}

export function unknownSuppression(place: Place, id: string, rules: Iterable<string>): Finding {
  const meant = suggest(id, rules);
  const help = meant === undefined ? 'put "--" before a reason' : `did you mean ${quote(meant)}?`;
  return warning('suppression-unknown', place, `${quote(id)} is not a rule, so it silences nothing`, help);
}

const FITS_NOTHING = {
  ignore: 'no file or folder fits this pattern, so it leaves nothing out',
  files: 'no file fits this pattern, so it says of none what it is',
  overrides: 'no file that is checked fits this pattern',
} as const;

/** What need not be looked at is often named before it is there. */
export function idlePattern(place: Place, of: keyof typeof FITS_NOTHING): Finding {
  const finding = warning('suppression-unused', place, FITS_NOTHING[of], 'correct it, or remove it');
  return of === 'ignore' ? { ...finding, severity: 'info' } : finding;
}

/** Entries of a baseline, the first one and others like it. */
export function staleEntries(place: Place, others: readonly Place[]): Finding {
  const what = others.length === 0 ? 'this entry' : `this entry and ${others.length} more`;
  const verb = others.length === 0 ? 'fits' : 'fit';
  const message = `${what} ${verb} no finding any more`;
  const help = 'remove what is mended, or record all anew with --update-baseline';
  const related = others.map((other) => ({ place: other, message: 'this one as well' }));
  return { ...warning('suppression-unused', place, message, help), related };
}

function warning(rule: string, place: Place, message: string, help: string): Finding {
  return { rule, severity: 'warning', message, help, place, related: [], clients: [] };
}
