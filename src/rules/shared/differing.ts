import type { Meaning } from '../../clients/index.ts';
import { canonical, type Difference, differences } from '../../model/canonical/index.ts';
import type { Server } from '../../model/server/index.ts';
import { list, quote } from '../../wording/index.ts';

/** What two servers do not have in common, whatever dialects they are written in. */
export function differing(a: Server, b: Server): readonly Difference[] {
  return differences(canonical(a), canonical(b));
}

/** Where the word that clients share is not the meaning's own. */
const words: Partial<Record<Meaning, string>> = {
  startupTimeout: 'timeout',
  envFile: 'env',
  headersHelper: 'headers',
  toolsAllowed: 'tools',
  toolsDenied: 'tools',
  toolPolicy: 'tools',
  autoApprove: 'approvals',
  oauth: 'auth',
};

/** `args, env and url`; `"PORT" in env` where it is about one variable. */
export function fieldsOf(found: readonly Difference[]): string {
  const [only] = found;
  if (only !== undefined && found.length === 1 && only.of !== undefined) {
    return only.meaning === 'other' ? quote(only.of) : `${quote(only.of)} in ${wordFor(only)}`;
  }
  return list([...new Set(found.map(wordFor))], { bare: true, max: 4 });
}

function wordFor({ meaning, of }: Difference): string {
  if (meaning === 'other' && of !== undefined) return quote(of);
  return words[meaning] ?? meaning;
}
