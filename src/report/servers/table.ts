import { printable } from '../../wording/index.ts';
import { widthOf } from '../shown/index.ts';
import type { ProjectOverview } from './overview.ts';
import { cellFor, filesOf, labelOf } from './words.ts';

const GAP = 2;

interface Table {
  readonly heads: readonly (readonly string[])[];
  readonly rows: readonly (readonly string[])[];
}

/** Clients and their files above, names at the left. */
export function detailedTable(project: ProjectOverview): Table {
  const { clients, servers } = project;
  return {
    heads: [
      ['', ...clients.map(({ name }) => name)],
      ['', ...clients.map((client) => filesOf(client, project).join(', '))],
    ],
    rows: servers.map((row) => [labelOf(row), ...clients.map((client) => cellFor(row, client))]),
  };
}

/** Without what the notes below say too. */
export function briefTable({ clients, servers }: ProjectOverview): Table {
  return {
    heads: [['', ...clients.map(({ name }) => name)]],
    rows: servers.map((row) => [labelOf(row), ...clients.map((client) => cellFor(row, client, { brief: true }))]),
  };
}

/** Its lines, and the columns of a terminal that they take. */
export function aligned({ heads, rows }: Table): { width: number; heads: number; lines: string[] } {
  const cells = [...heads, ...rows].map((row) => row.map((words) => cellOf(words)));
  const widths = (cells[0] ?? []).map((_, column) =>
    cells.reduce((most, row) => Math.max(most, row[column]?.width ?? 0), 0),
  );
  const lines = cells.map((row) =>
    row
      .map(({ words, width }, column) => words + ' '.repeat((widths[column] ?? 0) + GAP - width))
      .join('')
      .trimEnd(),
  );
  return { width: widths.reduce((sum, width) => sum + width + GAP, -GAP), heads: heads.length, lines };
}

/** As it is printed: what cannot be seen takes the columns of its escaped form. */
function cellOf(words: string): { words: string; width: number } {
  const printed = printable(words);
  return { words: printed, width: widthOf(printed) };
}
