import type { Client, Confidence, Dialect, Evidence, FieldFact, Meaning, Reaction } from '../clients/index.ts';
import { confidenceOf, consequence } from '../model/verdict/index.ts';
import { list, printable } from '../wording/index.ts';

const meanings: Readonly<Record<Exclude<Meaning, 'other'>, string>> = {
  transport: 'How the server is reached.',
  command: 'The program that is started.',
  args: 'The arguments of the command.',
  commandLine: 'The program that is started, and its arguments.',
  env: 'Variables for the environment of the server.',
  envFile: 'A file with variables for the environment of the server.',
  cwd: 'The folder that the server is started in.',
  url: 'The address of the server.',
  headers: 'Headers that are sent with every request.',
  headersHelper: 'A command that prints headers.',
  timeout: 'The longest that the client waits for an answer.',
  startupTimeout: 'The longest that the start may take.',
  retries: 'How often the client tries again.',
  enabled: 'Whether the server is used.',
  disabled: 'Whether the server is left alone.',
  platforms: 'The systems that the server is used on.',
  auth: 'How the client signs in.',
  oauth: 'How the client signs in with OAuth.',
  toolsAllowed: 'The tools that are offered; no others are.',
  toolsDenied: 'Tools that are not offered.',
  toolPolicy: 'What each tool may do.',
  autoApprove: 'Tools that run without a question.',
  alwaysLoad: 'Whether its tools are offered from the start.',
  trust: 'Whether its tools run without a question.',
  name: 'The name of the server.',
  description: 'What the server is for.',
};

const confidences: Readonly<Record<Confidence, string>> = {
  R: 'Seen in the running client',
  H: 'Read in its source',
  M: 'Documented',
  I: 'Reported in an issue',
  L: 'Hearsay',
};

export function meaningOf({ is }: FieldFact): string | undefined {
  return is === 'other' ? undefined : meanings[is];
}

/** What there is to know of a field besides its meaning, a sentence each. */
export function factsOf(fact: FieldFact, dialect: Dialect, client: Client, reader: string): string[] {
  const { unread, for: transports, deprecated, note, floor, is } = fact;
  const said: string[] = [];
  if (unread) said.push(`${reader} does not read it.`);
  if (fact.unit === 'ms') said.push('In milliseconds.');
  if (fact.unit === 's') said.push('In seconds.');
  if (fact.default !== undefined) said.push(`Default: ${code(fact.default)}.`);
  if (is === 'transport' && !unread) {
    const words = Object.entries(fact.spellings ?? dialect.spellings).map(([word]) => code(word));
    if (words.length > 0) said.push(`Values: ${words.join(', ')}.`);
  }
  if (transports !== undefined) said.push(`Read of ${list(transports, { bare: true })} servers alone.`);
  if (floor !== undefined) said.push(`A number below ${floor} is not honoured.`);
  if (deprecated !== undefined) said.push(`Replaced by ${code(deprecated.use)}.`);
  if (note !== undefined) said.push(sentence(note));
  const syntaxes = unread ? undefined : dialect.placeholders?.in[is];
  if (syntaxes !== undefined && dialect.placeholders !== undefined) {
    said.push(
      `Variables: ${syntaxes.map(code).join(', ')}; of one that is not set, ${dialect.placeholders.whenUnset}.`,
    );
  }
  if (!unread && !fact.idle) said.push(`Of a value that does not fit: ${mistake(dialect.bad, reader)}.`);
  said.push(`${evidenceOf(fact.by ?? dialect.by, client)}.`);
  return said;
}

export function mistake(reaction: Reaction, reader: string): string {
  return `${consequence(reaction, reader)}${reaction.note === undefined ? '' : ` (${reaction.note})`}`;
}

/** Where a fact comes from: how, from what, and when. */
export function evidenceOf(evidence: Evidence, { sources }: Client): string {
  const confidence = confidenceOf(evidence);
  const source = sources[evidence.slice(evidence.indexOf(':') + 1)];
  const where = source === undefined ? '' : `: ${source.title} ${source.version}, ${source.date}`;
  return `${confidences[confidence]}${where}`;
}

/** As code in Markdown, on one line, whatever it is. */
export function code(text: string): string {
  const line = printable(text);
  const longest = Math.max(0, ...Array.from(line.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const pad = longest > 0 ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}

function sentence(note: string): string {
  return `${note.charAt(0).toUpperCase()}${note.slice(1)}.`;
}
