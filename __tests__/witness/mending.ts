import { mend } from '../../src/fixing/index.ts';
import { optionsFor } from '../formats/support.ts';
import { differencesIn, isMended, serversIn } from './differences.ts';
import { optionsOf, type Recording, type Row } from './recordings.ts';
import { reviewedOf } from './reviewed.ts';

/** A text to give to a client once more, as scripts/witness/run.mjs takes it. */
export interface GivenCase {
  readonly id: string;
  readonly text: string;
  readonly names: Readonly<Record<string, string>>;
  readonly off: readonly string[];
}

/** What --fix makes of the recorded texts of a client, where it makes something else of them. */
export async function mendedCasesOf({ witness, rows }: Recording): Promise<GivenCase[]> {
  const cases: GivenCase[] = [];
  for (const row of rows) {
    if (!(await isMended(row, witness))) continue;
    const options = optionsFor({ [witness.file]: row.text }, optionsOf(witness));
    const { files } = await mend(options, { safeties: ['safe'], whyShut: () => undefined });
    const text = files[0]?.after.text;
    if (text === undefined) continue;
    const names = namesOf(row);
    const servers = await serversIn(text, witness);
    const isOff = (role: string) => servers.some(({ name, off }) => off && name === names[role]);
    const off = Object.keys(names).filter((role) => row.off?.includes(role) || isOff(role));
    cases.push({ id: row.case, text, names, off });
  }
  return cases;
}

/** What a text calls our servers. */
export function namesOf({ did, names = {} }: Row): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(did).map((role) => [role, names[role] ?? role]));
}

/** How what we say of mended texts differs from what the client did with them, where that was not so before. */
export async function newDifferencesIn(mended: Recording): Promise<Map<string, string>> {
  const before = reviewedOf(mended.id);
  const all = await differencesIn(mended);
  return new Map([...all].filter(([name, difference]) => before.get(name)?.difference !== difference));
}
