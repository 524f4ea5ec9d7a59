/** Passwords that everybody's local database has. */
const common =
  /^(?:|admin|administrator|changeme|db|default|demo|dev(?:elopment)?|guest|local|mysql|neo4j|pass(?:w(?:or)?d)?\d*|postgres(?:ql)?|pwd|qwerty|redis|root|rootpass(?:word)?|sa|sample|secret|test(?:ing|er|pass(?:word)?)?|token|toor|user(?:name)?|pass[a-z_]*\d{0,3}|parola|my[-_]?\w*pass\w*|\d{1,6})$/i;

export function isCommonPassword(value: string): boolean {
  return common.test(value);
}
