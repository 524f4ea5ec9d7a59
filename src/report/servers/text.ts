import { cellsOf, widthOf } from '../cells.ts';
import type { RenderOptions } from '../options.ts';
import { isOutside } from '../outside.ts';
import { painter } from '../paint.ts';
import { shown } from '../shown.ts';
import type { Overview, ProjectOverview } from './overview.ts';
import { cellFor, filesOf, isEmpty, labelOf, listed, NOTHING, notesOn } from './words.ts';

/** Beyond it, a table that is not for a terminal is turned into a list. */
const WIDEST = 120;
const GAP = 2;

export function renderServersText(overview: Overview, options: RenderOptions): string {
  if (isEmpty(overview)) return 'no MCP servers found\n';
  const blocks = overview.projects.map((project) => projectLines(project, options).join('\n'));
  const others = otherLines(overview, options);
  if (others.length > 0) blocks.push(others.join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

function projectLines(project: ProjectOverview, { color, cwdPrefix, width = WIDEST }: RenderOptions): string[] {
  const paint = painter(color);
  const path = (file: string) => (isOutside(file) ? file : cwdPrefix + file);
  const notes = notesOn(project).map(
    ({ at, words }) => `${paint('bold', shown(`${path(at.path)}:${at.line}:${at.column}`))}  ${shown(words)}`,
  );
  const table = [detailed(project), brief(project)].map(alignedRows).find((rows) => rows.width <= width);
  return [
    paint('bold', shown(path(project.folder) || './')),
    ...(table === undefined
      ? listOf(project)
      : table.lines.map((line, at) => (at < table.heads ? paint('dim', line) : line))),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ];
}

interface Table {
  readonly heads: readonly (readonly string[])[];
  readonly rows: readonly (readonly string[])[];
}

/** Clients and their files above, names at the left. */
function detailed(project: ProjectOverview): Table {
  const { clients, servers } = project;
  return {
    heads: [
      ['', ...clients.map(({ name }) => name)],
      ['', ...clients.map((client) => shown(filesOf(client, project).join(', ')))],
    ],
    rows: servers.map((row) => [shown(labelOf(row)), ...clients.map((client) => cellFor(row, client))]),
  };
}

/** Without what the notes below say too. */
function brief({ clients, servers }: ProjectOverview): Table {
  return {
    heads: [['', ...clients.map(({ name }) => name)]],
    rows: servers.map((row) => [
      shown(labelOf(row)),
      ...clients.map((client) => cellFor(row, client, { brief: true })),
    ]),
  };
}

function alignedRows({ heads, rows }: Table): { width: number; heads: number; lines: string[] } {
  const all = [...heads, ...rows];
  const widths = (all[0] ?? []).map((_, column) => all.reduce((most, row) => Math.max(most, wide(row[column])), 0));
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) + GAP - wide(cell)))
      .join('')
      .trimEnd(),
  );
  return { width: widths.reduce((sum, width) => sum + width + GAP, -GAP), heads: heads.length, lines };
}

function wide(cell = ''): number {
  return widthOf(cellsOf(cell));
}

function listOf({ clients, servers }: ProjectOverview): string[] {
  return servers.flatMap((row) => [
    shown(labelOf(row)),
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
