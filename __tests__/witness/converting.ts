import { convert } from '../../src/converting/index.ts';
import { UsageError } from '../../src/wording/index.ts';
import { optionsFor } from '../formats/support.ts';
import { serversIn } from './differences.ts';
import { type GivenCase, namesOf } from './mending.ts';
import { optionsOf, type Recording, type Row, recordings, verdictOf, type Witness } from './recordings.ts';

/** What convert makes for a client of the texts that other clients took without a word, each text once. */
export async function convertedCasesOf({ witness }: Recording): Promise<GivenCase[]> {
  const cases = new Map<string, GivenCase>();
  for (const from of recordings) {
    // A file that another client reads too is that one's own, and one that only lists has not shown that it starts.
    if (from.witness.client === witness.client || from.witness.target || !from.witness.starts) continue;
    for (const row of from.rows.filter((each) => isClean(each, from.witness))) {
      const made = await convertedCase(witness, from, row);
      if (made !== undefined && !cases.has(made.text)) cases.set(made.text, made);
    }
  }
  return [...cases.values()];
}

/** The same for a case that was chosen before: it is called by the client it comes from and its name there. */
export async function convertedAgain({ witness }: Recording, id: string): Promise<GivenCase | undefined> {
  const [client = '', ...name] = id.split('/');
  const from = recordings.find((each) => each.id === client);
  const row = from?.rows.find((each) => each.case === name.join('/'));
  return from && row && convertedCase(witness, from, row);
}

/** The mistakes that are about what servers say; names, addresses and syntaxes each client has had itself. */
const groups = ['right', 'word', 'both', 'off', 'env', 'headers', 'field'];

function isClean(row: Row, witness: Witness): boolean {
  if (!groups.includes(row.case.split('/')[0] ?? '')) return false;
  const { lost, works, complains, runsAlthoughOff } = verdictOf(row, witness);
  return !row.late && !complains && !runsAlthoughOff && lost.length === 0 && works.length > 0;
}

/** Nothing where no server is left. */
async function convertedCase(witness: Witness, from: Recording, row: Row): Promise<GivenCase | undefined> {
  const options = optionsFor({ [from.witness.file]: row.text }, optionsOf(from.witness));
  const asked = { to: [witness.client], servers: [], merge: false, force: false, copySecrets: false };
  const conversion = await convert(options, asked).catch((error: unknown) => {
    // A text without servers holds nothing to convert.
    if (error instanceof UsageError) return undefined;
    throw error;
  });
  if (conversion === undefined) return undefined;
  const text = conversion.outputs[0]?.text ?? '';
  const servers = await serversIn(text, witness);
  const known = Object.entries(namesOf(row)).filter(([, name]) => servers.some((server) => server.name === name));
  if (known.length === 0) return undefined;
  const isOff = ([role, name]: readonly [string, string]) =>
    row.off?.includes(role) === true || servers.some((server) => server.off && server.name === name);
  const off = known.filter(isOff).map(([role]) => role);
  return { id: `${from.id}/${row.case}`, text, names: Object.fromEntries(known), off };
}
