import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const START = '<!-- bench: written by "npm run bench -- --write" -->';
const END = '<!-- bench end -->';

/** @param {readonly { readonly what: string, readonly value: string, readonly target?: string, readonly met?: boolean }[]} rows */
export function tableOf(rows) {
  const cells = rows.map(({ what, value, target = '', met }) => [
    what,
    value,
    target,
    met === undefined ? '' : met ? 'met' : 'missed',
  ]);
  const all = [['measured', 'result', 'target', ''], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...body] = all.map(line);
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}

/** Puts a text between the markers of a page. */
export function writeBetweenMarkers(page, text) {
  const old = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const start = old.indexOf(START);
  const end = old.indexOf(END);
  if (start < 0 || end < start) throw new Error(`${page} has no markers for the table`);
  writeFileSync(page, `${old.slice(0, start + START.length)}\n\n${text}\n\n${old.slice(end)}`);
}
