import type { ClientInfo, FormatInfo } from '../../cli/index.ts';
import { columns, indent } from './columns.ts';
import type { CatalogFormat } from './formats.ts';
import { printJson } from './print-json.ts';

const LANGUAGES = new Map([
  ['json', 'JSON'],
  ['yaml', 'YAML'],
  ['toml', 'TOML'],
  ['markdown', 'Markdown front matter'],
]);

/** Every client with its formats, their files, and what it does with each mistake. */
export function printClients(clients: readonly ClientInfo[], format: CatalogFormat): string {
  if (format === 'json') return printJson({ clients });
  return `${clients.map((client) => clientLines(client).join('\n')).join('\n\n')}\n`;
}

function clientLines({ id, name, formats, reactions }: ClientInfo): string[] {
  return [
    `${name} (${id})`,
    ...indent(formats.flatMap(formatLines), 2),
    ...indent(columns(reactions.map(({ question, answer }) => [`${question}:`, answer])), 2),
  ];
}

function formatLines(format: FormatInfo): string[] {
  const rows = [
    ['files', format.files.join(', ')],
    ['with --user', format.userFiles.join(', ')],
    ['syntax', syntaxOf(format)],
  ].filter(([, value]) => value !== '');
  return [`${format.id}  ${format.title}`, ...indent(columns(rows), 2)];
}

function syntaxOf({ language, comments, trailingCommas }: FormatInfo): string {
  const name = LANGUAGES.get(language) ?? language;
  if (language !== 'json') return name;
  return `${name}, ${allowed('comments', comments)}, ${allowed('trailing commas', trailingCommas)}`;
}

function allowed(what: string, isAllowed = false): string {
  return `${isAllowed ? 'with' : 'no'} ${what}`;
}
