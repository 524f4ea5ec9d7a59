import type { RenderOptions } from './options.ts';
import { aligned } from './servers/table.ts';
import { type Markdown, markdown } from './syntax/markdown.ts';
import { finished } from './syntax/safe.ts';
import { type Text, text } from './syntax/text.ts';
import { painter } from './terminal/paint.ts';

/** Rows with a name at their head, and what there is to say of them. Its words may be shown as they are. */
export interface Table {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes: readonly string[];
}

/** Beyond it, a table that is not for a terminal is turned into a list. */
const WIDEST = 120;

export function renderTables(format: 'text' | 'markdown', tables: readonly Table[], options: RenderOptions): string {
  if (format === 'markdown') return finished(markdown`${markdown.joined(tables.map(inMarkdown), markdown`\n\n`)}\n`);
  return finished(
    text`${text.joined(
      tables.map((table) => inText(table, options)),
      text`\n\n`,
    )}\n`,
  );
}

function inText({ title, heads, rows, notes }: Table, { color, width = WIDEST }: RenderOptions): Text {
  const paint = painter(color);
  const table = aligned({ heads: [heads], rows });
  const lines =
    table.width <= width
      ? table.lines.map((line, at) => (at < table.heads ? paint('dim', line) : text`${line}`))
      : rows.flatMap(([name = '', ...cells]) => [
          text`${name}`,
          ...cells.flatMap((cell, index) => (cell === '' ? [] : [text`  ${heads[index + 1] ?? ''}: ${cell}`])),
        ]);
  const all = [
    ...(title === '' ? [] : [paint('bold', title)]),
    ...(rows.length === 0 ? [] : lines),
    ...(notes.length === 0 || rows.length === 0 ? [] : [text``]),
    ...notes.map((note) => text`${note}`),
  ];
  return text.joined(all, text`\n`);
}

function inMarkdown({ title, heads, rows, notes }: Table): Markdown {
  const row = (cells: readonly string[]) =>
    markdown`| ${markdown.joined(
      cells.map((cell) => markdown`${cell}`),
      markdown` | `,
    )} |`;
  const line = markdown`| ${markdown.joined(
    heads.map(() => markdown`---`),
    markdown` | `,
  )} |`;
  const all = [
    ...(title === '' ? [] : [markdown`### ${title}\n`]),
    ...(rows.length === 0 ? [] : [row(heads), line, ...rows.map(row)]),
    ...(notes.length === 0 || rows.length === 0 ? [] : [markdown``]),
    ...notes.map((note) => markdown`- ${note}`),
  ];
  return markdown.joined(all, markdown`\n`);
}
