import { anyOf } from '../../wording/index.ts';

/** Passwords that everybody's local database has. */
const isCommon = anyOf(
  'admin administrator changeme db default demo dev development guest local mysql neo4j postgres postgresql pwd qwerty redis root rootpass rootpassword sa sample secret test testing tester testpass testpassword token toor user username parola',
);
/** And what is put together of them. */
const composed = /^(?:|pass[a-z_]*\d{0,3}|pass(?:w(?:or)?d)?\d*|my[-_]?\w*pass\w*|\d{1,6})$/i;

export function isCommonPassword(value: string): boolean {
  return isCommon(value) || composed.test(value);
}
