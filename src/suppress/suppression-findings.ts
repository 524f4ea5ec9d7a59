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

function warning(rule: string, place: Place, message: string, help: string): Finding {
  return { rule, severity: 'warning', message, help, place, related: [], clients: [] };
}
