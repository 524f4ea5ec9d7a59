import { type Place, spanOf } from '../model/values/index.ts';
import type { Finding, Fix } from '../model/verdict/index.ts';
import { quote, suggest } from '../wording/index.ts';

export function unusedSuppression(place: Place, rule?: string): Finding {
  const message = rule === undefined ? 'this comment silences nothing' : `${quote(rule)} silences nothing here`;
  const help = rule === undefined ? 'remove the comment' : 'remove it';
  return { ...warning('suppression-unused', place, message, help), fix: without(place, rule === undefined, help) };
}

export function unknownSuppression(place: Place, id: string, rules: Iterable<string>): Finding {
  const meant = suggest(id, rules);
  const help = meant === undefined ? 'put "--" before a reason' : `did you mean ${quote(meant)}?`;
  const unknown = warning('suppression-unknown', place, `${quote(id)} is not a rule, so it silences nothing`, help);
  if (meant === undefined) return unknown;
  const fix: Fix = {
    title: `write ${quote(meant)}`,
    safety: 'unsafe',
    changes: [{ do: 'write', span: spanOf(place), text: meant }],
  };
  return { ...unknown, fix };
}

/** A comment with the line that it has to itself, one of several ids with the comma before or behind it. */
function without(place: Place, isWhole: boolean, title: string): Fix {
  const { text } = place.document;
  let { start, end } = spanOf(place);
  if (isWhole) {
    while (/[ \t]/.test(text.charAt(start - 1))) start -= 1;
    const isFirst = start === 0 || /[\n\r]/.test(text.charAt(start - 1));
    if (isFirst) end += /^[ \t]*(?:\r\n|\n|\r)?/.exec(text.slice(end, end + 1000))?.[0].length ?? 0;
  } else {
    const behind = /^[ \t]*,[ \t]*/.exec(text.slice(end, end + 1000))?.[0].length;
    const before = /[ \t]*,?[ \t]*$/.exec(text.slice(Math.max(0, start - 1000), start))?.[0].length ?? 0;
    if (behind === undefined) start -= before;
    else end += behind;
  }
  return { title, safety: 'safe', changes: [{ do: 'write', span: { start, end }, text: '' }] };
}

const FITS_NOTHING = {
  ignore: 'no file or folder fits this pattern, so it leaves nothing out',
  documents: 'no Markdown file fits this pattern, so it shows nothing to check',
  files: 'no file fits this pattern, so it says of none what it is',
  overrides: 'no file that is checked fits this pattern',
} as const;

/** What need not be looked at is often named before it is there. */
export function idlePattern(place: Place, of: keyof typeof FITS_NOTHING): Finding {
  const finding = warning('suppression-unused', place, FITS_NOTHING[of], 'correct it, or remove it');
  return of === 'ignore' || of === 'documents' ? { ...finding, severity: 'info' } : finding;
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
