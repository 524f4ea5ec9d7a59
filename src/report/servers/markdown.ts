import { escaped } from '../escape-markdown.ts';
import type { RenderOptions } from '../options.ts';
import { isOutside } from '../outside.ts';
import { shown } from '../shown.ts';
import type { Overview, ProjectOverview } from './overview.ts';
import { cellFor, filesOf, isEmpty, labelOf, listed, notesOn } from './words.ts';

/** A table for each project, as it can be pasted into a pull request. */
export function renderServersMarkdown(overview: Overview, { cwdPrefix }: Pick<RenderOptions, 'cwdPrefix'>): string {
  if (isEmpty(overview)) return 'no MCP servers found\n';
  const path = (file: string) => say(isOutside(file) ? file : cwdPrefix + file);
  const blocks = overview.projects.map((project) => {
    const notes = notesOn(project).map(({ at, words }) => `- ${path(at.path)}:${at.line}:${at.column} ${say(words)}`);
    const head = `### MCP servers in ${path(project.folder) || 'this repository'}`;
    return [head, tableOf(project), ...(notes.length > 0 ? [notes.join('\n')] : [])].join('\n\n');
  });
  let last: string | undefined;
  for (const file of overview.others) {
    if (file.client.id !== last) blocks.push(`### ${say(file.client.name)}\n`);
    last = file.client.id;
    blocks.push(`${blocks.pop()}\n- ${say(listed(file))}`);
  }
  return `${blocks.join('\n\n')}\n`;
}

function tableOf(project: ProjectOverview): string {
  const { clients, servers } = project;
  const heads = clients.map((client) => [client.name, ...filesOf(client, project)].map(say).join('<br>'));
  const rows = servers.map((row) => [say(labelOf(row)), ...clients.map((client) => marked(cellFor(row, client)))]);
  return [['server', ...heads], ['---', ...clients.map(() => '---')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** What is worth a look stands out. */
function marked(cell: string): string {
  return escaped(cell).replace(/^(?:differs|refused)/, '**$&**');
}

function say(text: string): string {
  return escaped(shown(text));
}
