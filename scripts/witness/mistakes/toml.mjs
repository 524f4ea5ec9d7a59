// What only TOML can say.
import { entry, file, program } from '../dialects.mjs';

const quoted = (role) => JSON.stringify(program(role));
const inToml = (write) => (dialect) =>
  dialect.syntax === 'toml'
    ? `${write(dialect.root)}\n${file(dialect, [['control', entry(dialect, { command: program('control') })]])}`
    : undefined;

const subject = (root, lines) => `[${root}.subject]\ncommand = ${quoted('subject')}\n${lines}`;

export const tomlOddities = Object.entries({
  'name-dotted': (root) => `[${root}.my.server]\ncommand = ${quoted('subject')}\n`,
  'name-blank': (root) => `[${root}.my server]\ncommand = ${quoted('subject')}\n`,
  'name-quoted': (root) => `[${root}."my.server"]\ncommand = ${quoted('subject')}\n`,
  'name-literal': (root) => `[${root}.'my-server']\ncommand = ${quoted('subject')}\n`,
  'tables-list': (root) => `[[${root}]]\nname = "subject"\ncommand = ${quoted('subject')}\n`,
  'tables-list-named': (root) => `[[${root}.subject]]\ncommand = ${quoted('subject')}\n`,
  'table-twice': (root) => `${subject(root, '')}\n${subject(root, 'args = ["x"]\n')}`,
  'key-twice': (root) => subject(root, 'args = ["x"]\nargs = ["y"]\n'),
  'inline-table': (root) => `${root}.subject = { command = ${quoted('subject')}, args = ["x"] }\n`,
  'inline-table-lines': (root) => `${root}.subject = {\n  command = ${quoted('subject')},\n}\n`,
  'dotted-keys': (root) => `${root}.subject.command = ${quoted('subject')}\n`,
  'env-table': (root) => subject(root, `[${root}.subject.env]\nPROBE = "text"\n`),
  'env-table-number': (root) => subject(root, `[${root}.subject.env]\nPROBE = 7\n`),
  'env-elsewhere': (root) => subject(root, '[env]\nPROBE = "text"\n'),
  'args-lines': (root) => subject(root, 'args = [\n  "x", # words\n  "y",\n]\n'),
  'text-unquoted': (root) => subject(root, 'cwd = /\n'),
  'text-single-quotes': (root) => subject(root, "cwd = '/'\n"),
  'text-escape': (root) => subject(root, 'cwd = "C:\\x"\n'),
  'date-as-text': (root) => subject(root, 'cwd = 2026-01-01\n'),
  'capital-true': (root) => subject(root, 'enabled = True\n'),
  'colon-for-equals': (root) => subject(root, 'cwd: "/"\n'),
  'key-without-value': (root) => subject(root, 'cwd = \n'),
  'comment-slashes': (root) => subject(root, '// words\n'),
  'root-text': (root) => `${root} = "text"\n`,
  'root-list': (root) => `${root} = []\n`,
  'subject-text': (root) => `${root}.subject = "text"\n`,
  'number-nan': (root) => subject(root, 'flavour = nan\n'),
  'number-hex': (root) => subject(root, 'flavour = 0x10\n'),
  'root-unknown': (root) => `flavour = "mint"\n\n${subject(root, '')}`,
  'root-hyphen': () => `[mcp-servers.subject]\ncommand = ${quoted('subject')}\n`,
  'root-json': () => `{ "mcpServers": { "subject": { "command": ${quoted('subject')} } } }\n`,
}).map(([id, write]) => ({ id: `toml/${id}`, text: inToml(write), names: namesOf(id) }));

/** A name that is read otherwise than it looks is the one that is meant. */
function namesOf(id) {
  if (!/^name-/.test(id)) return { subject: 'subject', control: 'control' };
  const name = { 'name-blank': 'my server', 'name-literal': 'my-server' }[id] ?? 'my.server';
  return { subject: name, control: 'control' };
}
