// Writes the pages that look across all clients: what each does with each mistake, and what has changed since.
import { confidence, note } from './pages.mjs';
import { effects, reactionsOf } from './reactions.mjs';

/** A mistake that fewer clients are known to have an answer to is on their pages alone. */
const FEWEST = 10;

export function mistakesPage(clients) {
  const rows = clients
    .map((client) => ({ client, answers: new Map(reactionsOf(client).map((each) => [each.question, each])) }))
    .filter(({ answers }) => answers.size > 0);
  const counts = new Map();
  for (const { answers } of rows)
    for (const question of answers.keys()) counts.set(question, (counts.get(question) ?? 0) + 1);
  const questions = [...counts].filter(([, count]) => count >= FEWEST).map(([question]) => question);
  return [
    note,
    '',
    '# Clients and mistakes',
    '',
    'What each client does with each mistake, in its main format. A letter says how it is known:',
    '',
    ...Object.entries(confidence).map(([letter, words]) => `- ${letter}: ${words}`),
    '',
    row(['client', 'as of', ...questions]),
    row(['---', '---', ...questions.map(() => '---')]),
    ...rows.map(({ client, answers }) =>
      row([
        `[${client.name}](clients/${client.id}.md)`,
        asOf(client, [...answers.values()]),
        ...questions.map((question) => cell(answers.get(question))),
      ]),
    ),
    '',
    'Other formats of a client, and mistakes that only few can make, are on its page.',
    '',
  ].join('\n');
}

export function versionsPage(clients) {
  const changed = clients
    .map((client) => ({ client, changes: changesOf(client) }))
    .filter(({ changes }) => changes.length > 0);
  return [
    note,
    '',
    '# What changed since',
    '',
    'What earlier versions of a client did, where that is known: a file that worked may be one that works no more. Clients of which nothing is known to have changed are not here.',
    '',
    ...changed.flatMap(({ client, changes }) => [
      `## ${client.name}`,
      '',
      `As of ${asOf(client, reactionsOf(client))}; [its page](clients/${client.id}.md).`,
      '',
      row(['what', 'version']),
      row(['---', '---']),
      ...changes.map(({ what, version }) => row([what, version])),
      '',
    ]),
  ].join('\n');
}

/** The source of most of it, with its version and date. */
function asOf({ sources }, reactions) {
  const counts = new Map();
  for (const { by } of reactions) counts.set(by.slice(2), (counts.get(by.slice(2)) ?? 0) + 1);
  const [[tag] = []] = [...counts].sort(([, a], [, b]) => b - a);
  const source = sources[tag];
  return source === undefined ? '' : `${source.version} (${source.date})`;
}

function changesOf({ formerly = [], formats, toolNames }) {
  const changes = formerly.map(({ what, until }) => ({
    what,
    version: until === undefined ? 'never so' : `until ${until}`,
  }));
  // Where more is known of them, it says so itself.
  for (const { before } of formerly.length > 0 ? [] : (toolNames?.earlier ?? []))
    changes.push({ what: 'names of tools were built otherwise', version: `before ${before}` });
  const seen = new Set();
  for (const { dialect } of formats) {
    if (dialect === undefined || seen.has(dialect)) continue;
    seen.add(dialect);
    for (const [key, { note: words = '' }] of Object.entries(dialect.fields))
      for (const part of words.split('; '))
        if (/\d+\.\d+.*(?:newer|older)|(?:since|until) \d/.test(part))
          changes.push({ what: `\`${key}\``, version: part });
    for (const { name, reaction } of dialect.reserved ?? [])
      if (reaction.since !== undefined && typeof name === 'string')
        changes.push({ what: `the name "${name}": ${effects[reaction.effect]}`, version: `since ${reaction.since}` });
  }
  const rows = new Map(changes.map((each) => [`${each.what}|${each.version}`, each]));
  return [...rows.values()];
}

function cell(reaction) {
  return reaction === undefined ? '' : `${reaction.answer} (${reaction.by[0]})`;
}

function row(cells) {
  return `| ${cells.map((each) => each.replaceAll('|', '\\|')).join(' | ')} |`;
}
