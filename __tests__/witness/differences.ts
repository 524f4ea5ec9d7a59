import type { Finding, Severity } from '../../src/model/verdict/index.ts';
import { lintFiles } from '../formats/support.ts';
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
}

const judged = new WeakMap<Row, Promise<Judged>>();

/** What we say of a recorded text to those who use the client that was asked. */
export async function findingsOn(row: Row, witness: Witness): Promise<readonly Finding[]> {
  return (await judge(row, witness)).findings;
}

/** Whether something in a recorded text is mended without being asked twice. */
export async function isMended(row: Row, witness: Witness): Promise<boolean> {
  return (await judge(row, witness)).isMended;
}

function judge(row: Row, witness: Witness): Promise<Judged> {
  const known = judged.get(row) ?? judgeNow(row, witness);
  judged.set(row, known);
  return known;
}

async function judgeNow({ text }: Row, witness: Witness): Promise<Judged> {
  const { client, file } = witness;
  const { findings, fixes } = await lintFiles({ [file]: text }, optionsOf(witness));
  return {
    findings: findings.filter(({ clients }) => clients.length === 0 || clients.includes(client)),
    isMended: [...fixes.values()].some(({ safety }) => safety === 'safe'),
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
