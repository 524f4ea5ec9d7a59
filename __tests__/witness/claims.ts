import type { Finding } from '../../src/model/verdict/index.ts';
import { findingsOn } from './differences.ts';
import { type Recording, type Row, type Verdict, verdictOf } from './recordings.ts';

/** Severities are held by the differences; this is about the words, which say what becomes of the file and the server. */
const wholeFile = /refuses the whole file|fails on the whole file|loads nothing from the file|which .* cannot parse/;
const oneServer = /(?:skips|drops|cannot start) (?:the server|it)\b/;
const passedOver = /(?:skips|drops) (?:the server|it)\b/;
const silence = /without a word/;
const speech = /and says so|with a warning/;

/** What sentences say and the recording does not show, by the case. */
export async function untrueIn({ witness, rows }: Recording): Promise<Map<string, string>> {
  const untrue = new Map<string, string>();
  const hasWords = rows.some(({ says }) => says !== '');
  for (const row of rows) {
    if (row.late) continue;
    // What counts once something is put right is not what the client did with it as it was.
    const findings = (await findingsOn(row, witness)).filter(({ message }) => !message.startsWith('once '));
    const verdict = verdictOf(row, witness);
    const found = findings.flatMap((finding) => [
      ...untrueOfFate(finding, findings, row, verdict),
      ...untrueOfWords(finding, row, hasWords),
    ]);
    if (found.length > 0) untrue.set(row.case, [...new Set(found)].sort().join('; '));
  }
  return untrue;
}

function* untrueOfFate(
  { message, server }: Finding,
  all: readonly Finding[],
  { did, names = {} }: Row,
  { lost, works }: Verdict,
): Iterable<string> {
  if (wholeFile.test(message) && works.length > 0) yield 'the file is lost, and a server of it works';
  if (server === undefined) return;
  const areAllLost = Object.keys(did).length > 1 && works.length === 0 && lost.length > 1;
  if (oneServer.test(message) && areAllLost && !all.some((other) => wholeFile.test(other.message)))
    yield 'one server is lost, and all are';
  const role = Object.keys(did).find((each) => (names[each] ?? each) === server);
  if (passedOver.test(message) && role !== undefined && did[role] === 'listed') yield 'passed over, and listed';
}

function* untrueOfWords({ message }: Finding, { says }: Row, hasWords: boolean): Iterable<string> {
  if (silence.test(message) && says !== '') yield 'nothing is said, and the client speaks';
  if (speech.test(message) && says === '' && hasWords) yield 'the client speaks, and nothing is said';
}

/** Sentences that are right all the same: by the recording, what they seem to say wrongly, the cases, and why. */
/** Settings, of which all are lost. */
const ofAnotherFile: Excuse = {
  claim: 'the file is lost, and a server of it works',
  cases: /^setting\//,
  reason: 'the servers that work stand in another file',
};

export const excused: Readonly<Record<string, readonly Excuse[]>> = {
  'copilot-cli-settings': [ofAnotherFile],
  'copilot-cli-user-settings': [ofAnotherFile],
  gemini: [
    {
      claim: 'the file is lost, and a server of it works',
      cases: /args/,
      reason: 'the program ends with it, and what it had started before goes as well',
    },
  ],
  'claude-code-plugin-hooks': [
    {
      claim: 'the file is lost, and a server of it works',
      cases: /^hooks\//,
      reason: 'it holds hooks, and the servers of the plugin stand in its manifest',
    },
  ],
  factory: [
    {
      claim: 'one server is lost, and all are',
      cases: /^sign-in\/port-huge$/,
      reason: 'its run ends with it, and what it had started before goes as well',
    },
  ],
  grok: [
    {
      claim: 'nothing is said, and the client speaks',
      cases: /^toml\/root-/,
      reason: 'what it speaks of is the second root in the text, which is told too',
    },
  ],
  'mcp-hub': [
    {
      claim: 'passed over, and listed',
      cases: /disabled-/,
      reason: 'it is in the list as one that is switched off, and is not connected',
    },
  ],
  qoder: [
    {
      claim: 'the file is lost, and a server of it works',
      cases: /args/,
      reason: 'the program ends with it, and what it had started before goes as well',
    },
    {
      claim: 'one server is lost, and all are',
      cases: /url-|address-(?:list|map|spare)$/,
      reason: 'it is the list that ends with it; in a session the other servers start',
    },
  ],
  qwen: [
    {
      claim: 'nothing is said, and the client speaks',
      cases: /^(?:file|syntax)\/|^habit\/syntax-/,
      words: /^Cannot read operator sandbox policy from <home>\/.qwen\/settings\.json/,
      reason: "what was asked is the user's own file, of which its policy is read; of a project's it says nothing",
    },
  ],
};

interface Excuse {
  readonly claim: string;
  readonly cases: RegExp;
  /** Only where the client said this. */
  readonly words?: RegExp;
  readonly reason: string;
}

export function isExcused(id: string, { case: name, says }: Pick<Row, 'case' | 'says'>, claim: string): boolean {
  const isMeant = ({ cases, words }: Excuse) => cases.test(name) && (words?.test(says) ?? true);
  return excused[id]?.some((excuse) => excuse.claim === claim && isMeant(excuse)) === true;
}
