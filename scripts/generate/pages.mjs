// Writes the pages in docs/rules and docs/clients: every fact from the sources, every output from a run.
import { reactionsOf } from './reactions.mjs';

export const note = '<!-- Written by "npm run generate"; do not edit. -->';

export const confidence = {
  R: 'seen in the running client',
  H: 'read in its source',
  M: 'documented',
  I: 'reported in an issue',
  L: 'hearsay',
};

/** Kinds of things that are a part of one server. */
const ofServer = new Set(['server', 'name', 'field', 'text']);

/** Of a rule that also asks for other things: of one file, whatever is in it. */
function askedOf({ on }) {
  const subjects = Object.keys(on);
  if (subjects.length === 0) return 'every comment';
  if (subjects.includes('run')) return 'all files together';
  return subjects.every((subject) => ofServer.has(subject)) ? 'every server' : 'every file';
}

export async function rulePage({ rule, docs, examples }) {
  const lines = [
    note,
    '',
    `# ${rule.id}`,
    '',
    `${docs.summary}.`,
    '',
    `| category | default severity | asked of |`,
    `| --- | --- | --- |`,
    `| ${rule.category} | ${rule.severity}${rule.severity === 'error' ? ', or what the client makes of it' : ''} | ${askedOf(rule)} |`,
    '',
    '## Why',
    '',
    docs.why,
    '',
    '## How to fix',
    '',
    docs.fix,
    '',
  ];
  if (examples.length > 0) lines.push('## Examples', '');
  for (const { title, files, asked, findings, print } of examples) {
    lines.push(`### ${title}`, '');
    if (asked !== undefined) lines.push(`Asked with ${asked.map((part) => `\`${part}\``).join(' and ')}.`, '');
    for (const { path, text } of files) {
      lines.push(`\`${path}\``, '', fence(shorten(text), languageOf(path)), '');
    }
    lines.push(findings.length === 0 ? 'Nothing is reported.' : fence(shorten(await print()), 'text'), '');
  }
  lines.push(
    '## How to silence it',
    '',
    `In \`mcp-lint.json\`: \`{ "rules": { "${rule.id}": "off" } }\`, or for some files only under \`overrides\`. In files with comments: \`// mcp-lint-disable-next-line ${rule.id} -- why\`.`,
    '',
    '## Evidence',
    '',
    ...docs.evidence.map(({ claim, source, date }) => `* ${claim} — ${source} (${date})`),
    '',
  );
  return lines.join('\n');
}

/** Examples of enormous files are cut: the shape is what matters. */
function shorten(text) {
  return text
    .split('\n')
    .map((line) => (line.length > 200 ? `${line.slice(0, 90)} … ${line.slice(-40)}` : line))
    .join('\n')
    .trimEnd();
}

export function fence(text, language) {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

const languages = {
  json: 'json',
  jsonc: 'jsonc',
  'code-workspace': 'jsonc',
  toml: 'toml',
  yaml: 'yaml',
  yml: 'yaml',
  md: 'markdown',
  js: 'js',
  mjs: 'js',
  py: 'python',
};

export function languageOf(path) {
  return path.startsWith('opencode') ? 'jsonc' : (languages[path.slice(path.lastIndexOf('.') + 1)] ?? 'text');
}

export function clientPage(client) {
  const lines = [note, '', `# ${client.name}`, '', client.about, '', '## Files', ''];
  const tables = new Map();
  for (const format of client.formats) lines.push(...formatSection(format, client, tables));
  lines.push(
    '## What it does with mistakes',
    '',
    `In ${client.formats[0].title}:`,
    '',
    '| mistake | what happens | known from |',
    '| --- | --- | --- |',
  );
  for (const { question, answer, by } of reactionsOf(client)) lines.push(`| ${question} | ${answer} | ${known(by)} |`);
  lines.push('');
  if (client.precedence) lines.push(...precedenceSection(client));
  lines.push(...toolSection(client), ...formerlySection(client));
  lines.push('## Sources', '', '| tag | what | version | date |', '| --- | --- | --- | --- |');
  for (const [tag, { title, version, date }] of Object.entries(client.sources))
    lines.push(`| ${tag} | ${title} | ${version} | ${date} |`);
  lines.push('');
  return lines.join('\n');
}

const overlong = {
  cut: 'a longer name is cut',
  hashed: 'a longer name is cut and ends in a hash',
  'left-out': 'a tool with a longer name is not offered',
  refused: 'a request with a longer name fails',
  sent: 'a longer name is sent as it is',
  none: 'a longer name keeps every tool from being offered',
};

function toolSection({ toolNames, nameLimit, toolCount }) {
  const limit = toolNames?.limit ?? nameLimit;
  const facts = [];
  if (toolNames) {
    const { form, server, collision, by } = toolNames;
    const samples = ['github', 'my.server', 'Google Drive'].map(
      (name) => `\`${name}\` → \`${form.replace('S', () => server(name)).replace('T', 'search')}\``,
    );
    facts.push(
      `\`${form}\` with S for the server and T for the tool: ${samples.join(', ')}. Collisions: ${collision} (${known(by)}).`,
    );
    if (toolNames.earlier) {
      const versions = toolNames.earlier.map(({ before }) => before).join(', ');
      facts.push(`Names of versions before ${versions} are judged where \`clients\` in \`mcp-lint.json\` says so.`);
    }
  }
  if (limit) {
    const whose = limit.whose ? `; the limit is that of ${limit.whose}` : '';
    facts.push(`At most ${limit.most} characters: ${overlong[limit.over]}${whose} (${known(limit.by)}).`);
  }
  if (toolCount) facts.push(`It ${toolCount.fact} (${known(toolCount.by)}).`);
  return facts.length === 0 ? [] : ['## Names of tools', '', ...facts.flatMap((fact) => [fact, ''])];
}

function formerlySection({ name, formerly = [] }) {
  if (formerly.length === 0) return [];
  const rows = formerly.map(({ what, until, by }) => `| ${what} | ${until ?? 'never so'} | ${known(by)} |`);
  return [
    '## What is no longer so',
    '',
    `What earlier versions of ${name} did, and what is written about it:`,
    '',
    '| what | until | known from |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ];
}

function precedenceSection({ name, precedence }) {
  const lines = ['## Which of two servers counts', ''];
  for (const { sources, same, by } of precedence) {
    lines.push(
      same === 'merged'
        ? `When several of its files have a server of one name, ${name} lays them over each other field by field; the first of these counts most (${known(by)}):`
        : `When several of its files have a server of one name, ${name} takes it from the first of these (${known(by)}):`,
      '',
      ...sources.map((source, index) => `${index + 1}. ${sourceInWords(source)}`),
      '',
    );
  }
  return lines;
}

function sourceInWords({ format, files, at, above, note }) {
  const paths = typeof files === 'string' ? `the files of the ${files}` : files.map((file) => `\`${file}\``).join(', ');
  return [
    `${format}: ${paths}`,
    at ? `, under \`${at.join('.')}\`` : '',
    above === 'nearer' ? '; of the folders above too, the nearer one first' : '',
    above === 'outer' ? '; of the folders above too, the outer one first' : '',
    note ? `; ${note}` : '',
  ].join('');
}

function movedBy(userFiles, { moved = [] }) {
  const variables = moved.filter(({ from }) => userFiles.some((file) => file.startsWith(`${from}/`)));
  const names = [...new Set(variables.map(({ env }) => `\`${env}\``))];
  return names.length === 0 ? '' : `; elsewhere with ${names.join(', ')}`;
}

function formatSection(format, client, tables) {
  const { id, title, files, userFiles = [], folder, syntax, servers, dialect, bareMap, mayBeServer } = format;
  // Where a client does not look it does not matter how a text is written.
  const isRead = servers.length > 0 || format.unread === undefined || format.references !== undefined;
  const lines = [`### ${id}`, '', `${title[0].toUpperCase()}${title.slice(1)}.`, ''];
  const rows = [
    [
      'files',
      files.map((file) => `\`${file.replace(/^\//, '')}\`${file.startsWith('/') ? ' at the root' : ''}`).join(', '),
    ],
    ['with `--user`', userFiles.map((file) => `\`${file}\``).join(', ') + movedBy(userFiles, client)],
    [
      'folder',
      folder
        ? `every \`*.json\` of the folder given with \`--as ${client.id}\`, named by \`${folder.env}\`, or \`${folder.fallback}\``
        : '',
    ],
    ['syntax', isRead ? syntaxOf(syntax) : ''],
    [
      'servers under',
      placesOf(servers) +
        (bareMap ? ', or as the whole file' : '') +
        (mayBeServer ? ', or the whole file as one server' : ''),
    ],
    ['mentions servers in', (format.references ?? []).map(mentionOf).join(', ')],
    ['rules about servers in', (format.serverRules ?? []).map(({ at }) => `\`${at.join('.')}\``).join(', ')],
    ['written from it', writtenFrom(format)],
    ['variables', isRead && dialect?.placeholders ? variablesOf(dialect.placeholders) : ''],
  ].filter(([, value]) => value !== '');
  lines.push('| | |', '| --- | --- |', ...rows.map(([name, value]) => `| ${name} | ${value} |`), '');
  if (isRead && dialect) {
    const table = fieldTable(dialect);
    const before = tables.get(table);
    if (before === undefined) tables.set(table, id);
    lines.push(before === undefined ? table : `The fields of a server are those of [${before}](#${before}).`, '');
  }
  return lines;
}

function fieldTable(dialect) {
  const lines = ['| field | meaning | for | notes | known from |', '| --- | --- | --- | --- | --- |'];
  for (const [key, fact] of Object.entries(dialect.fields)) {
    const notes = [
      fact.unread ? 'not read' : '',
      fact.unit ? (fact.unit === 'ms' ? 'milliseconds' : 'seconds') : '',
      fact.default ? `default \`${fact.default}\`` : '',
      fact.note ?? '',
    ].filter(Boolean);
    const meaning = fact.is === 'other' ? '' : spaced(fact.is);
    lines.push(
      `| \`${key}\` | ${meaning} | ${(fact.for ?? []).join(', ')} | ${notes.join('; ')} | ${known(fact.by ?? dialect.by)} |`,
    );
  }
  return lines.join('\n');
}

/** Of many, how many more there are. */
function placesOf(maps) {
  const named = maps.slice(0, 8).map(({ at, list }) => `\`${at.join('.')}\`${list ? ' (a list)' : ''}`);
  const left = maps.length - named.length;
  return named.join(', ') + (left > 0 ? ` and ${left} more like these` : '');
}

function mentionOf({ at, form }) {
  return `\`${at.join('.')}\` (\`${form}\`)`;
}

function writtenFrom({ writes = [] }) {
  return writes.map(({ client, by }) => `the file of [${client}](${client}.md) (${known(by)})`).join(', ');
}

function spaced(word) {
  return word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function syntaxOf({ language, comments, trailingCommas }) {
  if (language !== 'json') return language === 'markdown' ? 'YAML front matter of Markdown' : language.toUpperCase();
  return `JSON, ${comments ? 'with' : 'no'} comments, ${trailingCommas ? 'with' : 'no'} trailing commas`;
}

function variablesOf({ in: fields, whenUnset }) {
  const forms = [...new Set(Object.values(fields).flat())];
  if (forms.length === 0) return 'none';
  return `${forms.map((form) => `\`${form}\``).join(', ')} in ${Object.keys(fields).map(spaced).join(', ')}; unset: ${whenUnset}`;
}

function known(by) {
  return `${confidence[by[0]]} (${by.slice(2)})`;
}

/** The text between two markers of a hand-written page. */
export function between(page, name, text) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from === -1 || to === -1) throw new Error(`no "${start}" … "${end}" to write between`);
  return `${page.slice(0, from + start.length)}\n${text}\n${page.slice(to)}`;
}

/** What GitHub shows for the folder. */
export function rulesPage(rules) {
  const rows = rules.map(({ rule, docs }) => `| [${rule.id}](${rule.id}.md) | ${rule.severity} | ${docs.summary} |`);
  return [
    note,
    '',
    '# Rules',
    '',
    'A rule whose severity depends on the client has the one here where nothing else is known. One that is `off` speaks when `mcp-lint.json` or `--rule` gives it a severity.',
    '',
    '| rule | severity | what it says |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** All of them in a line. */
export function clientsLine(clients, folder) {
  const named = clients.filter(({ formats }) => !formats.every(({ stray }) => stray));
  return named.map(({ id, name }) => `[${name}](${folder}/${id}.md)`).join(' · ');
}

export function clientsPage(clients) {
  return [
    note,
    '',
    '# Clients',
    '',
    'Each has a page with its fields, and what it does with mistakes; [clients and mistakes](../mistakes.md) has all of them side by side.',
    '',
    clientsTable(clients),
    '',
  ].join('\n');
}

function clientsTable(clients) {
  const rows = clients.map((client) => {
    const files = client.formats.flatMap((format) => format.files.map((file) => `\`${file.replace(/^\//, '')}\``));
    const folders = client.formats.flatMap(({ folder: own }) => (own ? [`a folder with \`--as ${client.id}\``] : []));
    // Without any in a repository, those that are the user's own.
    const own = client.formats.flatMap(({ userFiles = [] }) => userFiles.map((file) => `\`${file}\` with \`--user\``));
    if (client.formats.every(({ stray }) => stray)) {
      return `| [${client.name}](${client.id}.md) | any other JSON, YAML or TOML with a map of servers |`;
    }
    const read = [[...files, ...folders], own, [`a file with \`--as ${client.id}\``]].find((list) => list.length > 0);
    return `| [${client.name}](${client.id}.md) | ${[...new Set(read)].join(', ')} |`;
  });
  return ['| client | files that are read |', '| --- | --- |', ...rows].join('\n');
}

/** One row per key of the configuration, from its schema. */
export function configurationTable(schema) {
  const rows = Object.entries(schema.properties).map(
    ([key, { description = '' }]) => `| \`${key}\` | ${description.replaceAll('|', '\\|')} |`,
  );
  return ['| key | meaning |', '| --- | --- |', ...rows].join('\n');
}

/** Names of files that no client reads, and that mostly hold servers; "*.json.example" is one of their patterns. */
function strayNames(clients) {
  const files = clients.flatMap(({ formats }) => formats.flatMap(({ stray, files }) => (stray ? files : [])));
  const asides = new Set(files.flatMap((file) => file.split('.')[2] ?? []));
  return `(^|/)[^/]*(mcp|claude_desktop_config)[^/]*\\.(jsonc?|ya?ml|toml)(\\.(${[...asides].sort().join('|')}))?`;
}

/** A hook runs when one of these paths changes; it then looks at the whole repository. */
export function hooksFile(clients) {
  const patterns = clients.flatMap((client) => client.formats.flatMap((format) => (format.stray ? [] : format.files)));
  const regexes = [...new Set([...patterns, 'mcp-lint.json'])].sort().map((pattern) => {
    const start = pattern.startsWith('/') ? '^' : '(^|/)';
    return (
      start +
      pattern
        .replace(/^\//, '')
        .replace(/[.\\+?^${}()|[\]]/g, '\\$&')
        .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '([^/]*/)*'))
    );
  });
  const hook = (id, entry, description) => `- id: ${id}
  name: ${id}
  description: ${description}
  entry: ${entry}
  language: node
  pass_filenames: false
  require_serial: true
  files: |
    (?x)(
${[...regexes, strayNames(clients)].map((regex) => `      ${regex}`).join('|\n')}
    )$
`;
  return [
    '# Written by "npm run generate"; do not edit.\n',
    hook('mcp-lint', 'mcp-lint', `Says ${SAYS}`),
    hook('mcp-lint-fix', 'mcp-lint --fix', `Mends what has one right remedy, and says ${SAYS}`),
  ].join('');
}

const SAYS = 'what AI clients will reject, ignore, shadow or lose of the MCP configuration in this repository';
