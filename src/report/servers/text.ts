import { cellsOf, widthOf } from '../cells.ts';
import type { RenderOptions } from '../options.ts';
import { isOutside } from '../outside.ts';
import { painter } from '../paint.ts';
import { shown } from '../shown.ts';
import type { Overview, ProjectOverview } from './overview.ts';
import { cellFor, isEmpty, listed, NOTHING, notesOn } from './words.ts';

/** Beyond it, a table is turned into a list. */
const WIDEST = 120;
const GAP = 2;

export function renderServersText(overview: Overview, options: RenderOptions): string {
  if (isEmpty(overview)) return 'no MCP servers found\n';
  const blocks = overview.projects.map((project) => projectLines(project, options).join('\n'));
  const others = otherLines(overview, options);
  if (others.length > 0) blocks.push(others.join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

function projectLines(project: ProjectOverview, { color, cwdPrefix }: RenderOptions): string[] {
  const paint = painter(color);
  const path = (file: string) => (isOutside(file) ? file : cwdPrefix + file);
  const notes = notesOn(project).map(
    ({ at, words }) => `${paint('bold', shown(`${path(at.path)}:${at.line}:${at.column}`))}  ${shown(words)}`,
  );
  const rows = tableOf(project);
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => widthOf(cellsOf(row[column] ?? ''))))) ?? [];
  const isTooWide = widths.reduce((sum, width) => sum + width + GAP, -GAP) > WIDEST;
  const table = isTooWide
    ? listOf(project)
    : rows.map((row) =>
        row
          .map((cell, at) => padded(cell, widths[at] ?? 0))
          .join('')
          .trimEnd(),
      );
  const heads = isTooWide ? 0 : 2;
  return [
    paint('bold', shown(path(project.folder) || './')),
    ...table.map((line, at) => (at < heads ? paint('dim', line) : line)),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ];
}

/** Clients and their files above, names at the left. */
function tableOf({ folder, clients, servers }: ProjectOverview): string[][] {
  const inside = (file: string) => (file.startsWith(folder) ? file.slice(folder.length) : file);
  return [
    ['', ...clients.map(({ name }) => name)],
    ['', ...clients.map(({ files }) => shown(files.map(inside).join(', ')))],
    ...servers.map((row) => [shown(row.name), ...clients.map((client) => cellFor(row, client))]),
  ];
}

function listOf({ clients, servers }: ProjectOverview): string[] {
  return servers.flatMap((row) => [
    shown(row.name),
    ...clients
      .map((client) => ({ name: client.name, cell: cellFor(row, client) }))
      .filter(({ cell }) => cell !== NOTHING)
      .map(({ name, cell }) => `  ${name}: ${cell}`),
  ]);
}

function otherLines({ others }: Overview, { color }: RenderOptions): string[] {
  const paint = painter(color);
  const lines: string[] = [];
  let last: string | undefined;
  for (const file of others) {
    if (file.client.id !== last) lines.push(paint('bold', file.client.name));
    last = file.client.id;
    lines.push(shown(listed(file)));
  }
  return lines;
}

function padded(cell: string, width: number): string {
  return cell + ' '.repeat(Math.max(0, width + GAP - widthOf(cellsOf(cell))));
}
