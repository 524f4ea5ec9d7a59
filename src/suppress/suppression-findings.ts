import { type Place, spanOf } from '../model/values/index.ts';
import type { Finding, Fix } from '../model/verdict/index.ts';
import { quote, suggest } from '../wording/index.ts';
import { warning } from './warning.ts';

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
    const before = /(?<![ \t])[ \t]*(?:,[ \t]*)?$/.exec(text.slice(Math.max(0, start - 1000), start))?.[0].length ?? 0;
    if (behind === undefined) start -= before;
    else end += behind;
  }
  return { title, safety: 'safe', changes: [{ do: 'write', span: { start, end }, text: '' }] };
}
