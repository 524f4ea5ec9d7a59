import { existsSync, readFileSync, writeFileSync } from 'node:fs';

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

/** Puts a text between the markers of a page that name the script which writes it. */
export function writeBetweenMarkers(page, text, script) {
  const old = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const opening = `<!-- ${script}: written by "npm run ${script} -- --write" -->`;
  const start = old.indexOf(opening);
  const end = old.indexOf(`<!-- ${script} end -->`);
  if (start < 0 || end < start) throw new Error(`${page} has no markers for the table`);
  writeFileSync(page, `${old.slice(0, start + opening.length)}\n\n${text}\n\n${old.slice(end)}`);
}
