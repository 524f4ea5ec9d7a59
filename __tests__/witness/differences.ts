import { examine, reportOn } from '../../src/lint.ts';
import type { Server } from '../../src/model/server/index.ts';
import type { Finding, Severity } from '../../src/model/verdict/index.ts';
import { optionsFor } from '../formats/support.ts';
import { optionsOf, type Recording, type Row, verdictOf, type Witness } from './recordings.ts';

const ranks: readonly Severity[] = ['info', 'warning', 'error'];

/** How what we say of a text differs from what its client did with it, by the case. */
export async function differencesIn({ witness, rows }: Recording): Promise<Map<string, string>> {
  const differences = new Map<string, string>();
  for (const row of rows) {
    const difference = differenceOf(row, witness, await findingsOn(row, witness));
    if (difference !== undefined) differences.set(row.case, difference);
  }
  return differences;
}

interface Judged {
  readonly findings: readonly Finding[];
  /** Whether --fix would make something else of it. */
  readonly isMended: boolean;
  readonly servers: readonly Server[];
}

/** By the witness and the text: several ask about the same one, and some texts are made again. */
const judged = new Map<string, Promise<Judged>>();

/** What we say of a recorded text to those who use the client that was asked. */
export async function findingsOn(row: Row, witness: Witness): Promise<readonly Finding[]> {
  return (await judge(row.text, witness)).findings;
}

/** Whether something in a recorded text is mended without being asked twice. */
export async function isMended(row: Row, witness: Witness): Promise<boolean> {
  return (await judge(row.text, witness)).isMended;
}

/** The servers that this client reads in a text. */
export async function serversIn(text: string, witness: Witness): Promise<readonly Server[]> {
  return (await judge(text, witness)).servers;
}

function judge(text: string, witness: Witness): Promise<Judged> {
  const { client, file, as, target } = witness;
  const key = JSON.stringify([client, file, as, target, text]);
  const known = judged.get(key) ?? judgeNow(text, witness);
  judged.set(key, known);
  return known;
}

async function judgeNow(text: string, witness: Witness): Promise<Judged> {
  const options = optionsFor({ [witness.file]: text }, optionsOf(witness));
  const examined = await examine(options);
  const { findings, fixes } = await reportOn(examined, options);
  return {
    findings: findings.filter(({ clients }) => clients.length === 0 || clients.includes(witness.client)),
    isMended: [...fixes.values()].some(({ safety }) => safety === 'safe'),
    servers: examined.readings.flatMap((reading) => reading.servers),
  };
}

/**
 * Promise 2 of docs/design.md: what does not work is an error, what works otherwise than written a warning, and what is
 * taken without a word gets advice at most.
 */
function differenceOf(row: Row, witness: Witness, findings: readonly Finding[]): string | undefined {
  if (row.late) return 'no answer in time';
  const { lost, works, runsAlthoughOff, complains } = verdictOf(row, witness);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const worst = ranks.findLast((rank) => findings.some(({ severity }) => severity === rank));
  const said = saidAt(findings, worst);
  if (lost.length > 0) {
    if (worst !== 'error') return `lost, and ${said}`;
    const explains = ({ server }: Finding) => server === undefined || !works.includes(server) || lost.includes(server);
    return errors.some(explains) ? undefined : `lost, and ${said} of a server that works`;
  }
  const hasNoServer = works.length === 0 && row.off === undefined;
  if (worst === 'error') return complains && hasNoServer ? undefined : `taken, and ${said}`;
  if (runsAlthoughOff && worst !== 'warning') return `runs although it is off, and ${said}`;
  if (complains && worst === undefined) return `words, and ${said}`;
  return worst === 'warning' && !complains && !runsAlthoughOff ? `taken, and ${said}` : undefined;
}

function saidAt(findings: readonly Finding[], worst: Severity | undefined): string {
  if (worst === undefined) return 'nothing is said';
  const rules = findings.filter(({ severity }) => severity === worst).map(({ rule }) => rule);
  return `${worst} ${[...new Set(rules)].sort().join(' ')}`;
}
