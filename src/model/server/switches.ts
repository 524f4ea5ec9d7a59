import type { Field } from './server.ts';

/** What people call a switch, for a client that does not know it; in small letters. */
const words = /^_{0,2}(?:is[-_]?)?(?:(enabled?|active|use)|disabled?|inactive|deactivated|skip|off|paused)$/;

/** Whether the client makes something of a switch with this value. */
export function isHonoured({ fact, value }: Field): boolean {
  if (fact === undefined || fact.unread) return false;
  return fact.booleanAlone === undefined || typeof value === 'boolean';
}

/** Whether a field is a switch, read or not, and which way it turns. */
export function switchIn({ key, fact }: Field): 'enabled' | 'disabled' | undefined {
  if (fact !== undefined) return fact.is === 'enabled' || fact.is === 'disabled' ? fact.is : undefined;
  const word = words.exec(key.toLowerCase());
  if (word === null) return undefined;
  return word[1] === undefined ? 'disabled' : 'enabled';
}
