// The page about fixes: for each rule what is mended, or why nothing is. __tests__/fixing holds it against what is done.

const note = '<!-- Written by "npm run generate"; do not edit. -->';

const program = 'what a server answers is written by its program: mend it there, and save the answer again';

/** Why nothing is mended of rules that do not say so themselves, by their folder. */
const byFolder = {
  annotations: program,
  lists: program,
  results: program,
  schemas: program,
  texts: program,
  'tool-names': program,
  targets: 'what another client has no word for is a choice: leave it out, or write it otherwise there',
};

/** What --fix does about a rule, or why it does nothing; undefined where nobody says. */
export function mendsOf({ mends }, folder) {
  return mends ?? byFolder[folder];
}

export function fixesPage(rules, folderOf) {
  const sorted = rules
    .map(({ rule: { id }, docs }) => ({ id, mends: mendsOf(docs, folderOf(id)) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const silent = sorted.find(({ mends }) => mends === undefined)?.id;
  if (silent !== undefined)
    throw new Error(
      `src/rules/${folderOf(silent)}/${silent}.ts: say in "mends" of the docs what --fix does about it, or why it does nothing`,
    );
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const link = (id) => `[${id}](rules/${id}.md)`;
  return [
    note,
    '',
    '# Fixes',
    '',
    '`mcp-lint --fix` does what a remedy says, where there is exactly one and a program can carry it out; `--diff` only shows it. [The command line](cli.md#fixes) has the details. A fix is right for the client whose file it is, and for every other client that reads the file, or it is not safe:',
    '',
    '- **Safe**: the client then does what the file plainly means, and no reader of the file loses anything. `--fix` does it.',
    '- **Unsafe**: it may change what the file means, such as taking away a field that is not read. `--fix --unsafe-fixes` does it as well.',
    '',
    'Comments, the order of keys, quotes, indentation, line ends, a byte order mark and everything else stay as they are, byte for byte.',
    '',
    '## What is mended',
    '',
    row(['rule', 'safe', 'unsafe']),
    row(['---', '---', '---']),
    ...sorted
      .filter(({ mends }) => typeof mends !== 'string')
      .map(({ id, mends: { safe = '', unsafe = '' } }) => row([link(id), safe, unsafe])),
    '',
    '## What is not, and why',
    '',
    row(['rule', 'reason']),
    row(['---', '---']),
    ...sorted.filter(({ mends }) => typeof mends === 'string').map(({ id, mends }) => row([link(id), mends])),
    '',
  ].join('\n');
}
