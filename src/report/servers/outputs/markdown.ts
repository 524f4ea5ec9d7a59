import { pathFromHere } from '../../outside.ts';
import { type Markdown, markdown } from '../../syntax/markdown.ts';
import type { OtherFile, Overview, ProjectOverview } from '../overview.ts';
import { cellsOf, summaryOf } from '../references.ts';
import { cellFor, filesOf, isEmpty, labelOf, listed, notesOn } from '../words.ts';
import { defineServersOutput } from './define.ts';

/** As it can be pasted into a pull request. */
export default defineServersOutput({
  id: 'markdown',
  order: 3,
  syntax: 'markdown',
  overview(overview, options) {
    if (isEmpty(overview)) return markdown`no MCP servers found\n`;
    const blocks = [...overview.projects.map((project) => projectBlock(project, options)), ...otherBlocks(overview)];
    return markdown`${paragraphs(blocks)}\n`;
  },
  references(mentions, options) {
    const rows = mentions.found.map((each) => rowOf(cellsOf(each, options).map((cell) => markdown`${cell}`)));
    const table = [markdown`| place | client | mention |`, markdown`| --- | --- | --- |`, ...rows, markdown``];
    return markdown`${lines([...(rows.length > 0 ? table : []), markdown`${summaryOf(mentions)}`])}\n`;
  },
});

function projectBlock(project: ProjectOverview, options: { readonly cwdPrefix: string }): Markdown {
  const path = (file: string) => pathFromHere(file, options);
  const head = markdown`### MCP servers in ${path(project.folder) || 'this repository'}`;
  const notes = notesOn(project).map(({ at, words }) => markdown`- ${path(at.path)}:${at.line}:${at.column} ${words}`);
  return paragraphs([head, tableOf(project), ...(notes.length > 0 ? [lines(notes)] : [])]);
}

function tableOf(project: ProjectOverview): Markdown {
  const { clients, servers } = project;
  const heads = clients.map((client) =>
    markdown.joined(
      [client.name, ...filesOf(client, project)].map((words) => markdown`${words}`),
      markdown`<br>`,
    ),
  );
  const rows = servers.map((row) => [
    markdown`${labelOf(row)}`,
    ...clients.map((client) => marked(cellFor(row, client))),
  ]);
  return lines([[markdown`server`, ...heads], ['server', ...heads].map(() => markdown`---`), ...rows].map(rowOf));
}

/** What is worth a look stands out. */
function marked(cell: string): Markdown {
  const [, strong = '', rest = ''] = /^(differs|refused)?(.*)$/s.exec(cell) ?? [];
  return strong === '' ? markdown`${rest}` : markdown`**${strong}**${rest}`;
}

/** A list for each client. */
function otherBlocks({ others }: Overview): Markdown[] {
  const clients = new Map<string, OtherFile[]>();
  for (const file of others) clients.set(file.client.id, [...(clients.get(file.client.id) ?? []), file]);
  return [...clients.values()].map((files) => {
    const head = markdown`### ${files[0]?.client.name ?? ''}\n`;
    return lines([head, ...files.map((file) => markdown`- ${listed(file)}`)]);
  });
}

function rowOf(cells: readonly Markdown[]): Markdown {
  return markdown`| ${markdown.joined(cells, markdown` | `)} |`;
}

function lines(pieces: readonly Markdown[]): Markdown {
  return markdown.joined(pieces, markdown`\n`);
}

function paragraphs(pieces: readonly Markdown[]): Markdown {
  return markdown.joined(pieces, markdown`\n\n`);
}
