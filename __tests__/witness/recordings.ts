import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LintOptions } from '../../src/plan/index.ts';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The first line of a recording: which client was asked how, and what our file has to be for it. */
export interface Witness {
  readonly client: string;
  readonly version: string;
  readonly asked: string;
  /** Whether it was seen which servers start; otherwise only what the client lists. */
  readonly starts: boolean;
  readonly file: string;
  readonly as?: string;
  /** The file is another client's, and this one reads it too. */
  readonly target?: boolean;
}

/** What became of a server: it was asked to begin, or only named by the client, or neither. */
export type Fate = 'started' | 'listed' | 'lost';

/** What a client did with a text. */
export interface Row {
  readonly case: string;
  /** By the name of our program or address in the text. */
  readonly did: Readonly<Record<string, Fate>>;
  /** What the text calls these servers, where it calls one of them otherwise. */
  readonly names?: Readonly<Record<string, string>>;
  /** Those that the text switches off. */
  readonly off?: readonly string[];
  /** It was still running when its time was over. */
  readonly late?: boolean;
  /** What it said against the text. */
  readonly says: string;
  readonly text: string;
}

export interface Recording {
  readonly id: string;
  readonly witness: Witness;
  readonly rows: readonly Row[];
}

/** What a row says of our severities. */
export interface Verdict {
  /** Names of servers that do not work, although nothing switches them off. */
  readonly lost: readonly string[];
  /** Names of servers that work. */
  readonly works: readonly string[];
  /** A server runs that the text switches off. */
  readonly runsAlthoughOff: boolean;
  readonly complains: boolean;
}

export const recordings: readonly Recording[] = recordedIn(folder('recordings'));

/** What clients did with the texts once --fix had mended them. */
export const mendedRecordings: readonly Recording[] = recordedIn(folder('mended'));

/** What they did with texts that were converted for them from those of others. */
export const convertedRecordings: readonly Recording[] = recordedIn(folder('converted'));

function recordedIn(where: string): Recording[] {
  return fs
    .readdirSync(where)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.replace(/\.jsonl$/, ''))
    .sort()
    .map((id) => {
      const [witness, ...rows] = fs.readFileSync(`${where}/${id}.jsonl`, 'utf8').trim().split('\n').map(parse);
      return { id, witness: witness as Witness, rows: rows as Row[] };
    });
}

/** How a text is linted as what this client reads. */
export function optionsOf({ client, file, as, target }: Witness): Partial<LintOptions> {
  return { paths: [file], as, config: false, targets: target ? [client] : [] };
}

export function verdictOf({ did, names = {}, off = [], says }: Row, { starts }: Witness): Verdict {
  const works = Object.keys(did).filter((role) => did[role] === 'started' || (!starts && did[role] === 'listed'));
  const lost = Object.keys(did).filter((role) => !works.includes(role) && !off.includes(role));
  const named = (roles: readonly string[]) => roles.map((role) => names[role] ?? role);
  return {
    lost: named(lost),
    works: named(works),
    runsAlthoughOff: starts && off.some((role) => works.includes(role)),
    complains: says !== '',
  };
}

function parse(line: string): unknown {
  return JSON.parse(line);
}
