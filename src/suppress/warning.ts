import type { Place } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';

/** Of what silences nothing, whoever's file it stands in. */
export function warning(rule: string, place: Place, message: string, help: string): Finding {
  return { rule, severity: 'warning', message, help, place, related: [], clients: [] };
}
