import type { RenderOptions } from '../../options.ts';
import { pathFromHere } from '../../outside.ts';
import { type Text, text } from '../../syntax/text.ts';
import { painter } from '../../terminal/paint.ts';
import type { Overview, ProjectOverview } from '../overview.ts';
import { cellsOf, summaryOf } from '../references.ts';
import { aligned, briefTable, detailedTable } from '../table.ts';
import { cellFor, isEmpty, labelOf, listed, NOTHING, notesOn } from '../words.ts';
import { defineServersOutput } from './define.ts';

/** Beyond it, a table that is not for a terminal is turned into a list. */
const WIDEST = 120;

export default defineServersOutput({
  id: 'text',
  order: 1,
  syntax: 'text',
  overview(overview, options) {
    if (isEmpty(overview)) return text`no MCP servers found\n`;
    const blocks = overview.projects.map((project) => lines(projectLines(project, options)));
    const others = otherLines(overview, options);
    if (others.length > 0) blocks.push(lines(others));
    return text`${text.joined(blocks, text`\n\n`)}\n`;
  },
  references(mentions, options) {
    const rows = mentions.found.map((each) => text`${cellsOf(each, options).join('  ')}`);
    return text`${lines([...rows, ...(rows.length > 0 ? [text``] : []), text`${summaryOf(mentions)}`])}\n`;
  },
});

function projectLines(project: ProjectOverview, options: RenderOptions): Text[] {
  const { color, width = WIDEST } = options;
  const paint = painter(color);
  const path = (file: string) => pathFromHere(file, options);
  const notes = notesOn(project).map(
    ({ at, words }) => text`${paint('bold', `${path(at.path)}:${at.line}:${at.column}`)}  ${words}`,
  );
  const table = [detailedTable(project), briefTable(project)].map(aligned).find((rows) => rows.width <= width);
  return [
    paint('bold', path(project.folder) || './'),
    ...(table?.lines.map((line, at) => (at < table.heads ? paint('dim', line) : text`${line}`)) ?? listOf(project)),
    ...(notes.length > 0 ? [text``, ...notes] : []),
  ];
}

function listOf({ clients, servers }: ProjectOverview): Text[] {
  return servers.flatMap((row) => [
    text`${labelOf(row)}`,
    ...clients
      .map((client) => ({ name: client.name, cell: cellFor(row, client) }))
      .filter(({ cell }) => cell !== NOTHING)
      .map(({ name, cell }) => text`  ${name}: ${cell}`),
  ]);
}

function otherLines({ others }: Overview, { color }: RenderOptions): Text[] {
  const paint = painter(color);
  let last: string | undefined;
  return others.flatMap((file) => {
    const head = file.client.id === last ? [] : [paint('bold', file.client.name)];
    last = file.client.id;
    return [...head, text`${listed(file)}`];
  });
}

function lines(pieces: readonly Text[]): Text {
  return text.joined(pieces, text`\n`);
}
