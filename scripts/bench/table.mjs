import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** @param rows with the values of each of our builds, and goal and least of the first */
export function resultsTable(rows, programs) {
  const head = ['measured', 'against', ...programs.map(({ name }) => name), 'A/A', 'CPU s', 'goal', 'least', ''];
  return tableOf(
    head,
    rows.map((row) => [
      row.what,
      row.against,
      ...programs.map(({ name }) =>
        shown(
          row.values.find((each) => each.name === name),
          row.unit,
        ),
      ),
      row.control?.toFixed(2) ?? '',
      row.seconds?.toFixed(3) ?? '',
      limit(row.goal, row.unit),
      limit(row.least, row.unit),
      verdict(row),
    ]),
  );
}

/** Only rows in which others were measured. */
export function peersTable(rows, peers, { name: ours }) {
  const head = ['measured', 'against', ours, ...peers.map(({ name }) => name)];
  const measured = rows.filter(({ values }) => peers.some(({ name }) => values.some((each) => each.name === name)));
  return tableOf(
    head,
    measured.map(({ what, against, values }) => [
      what,
      against,
      ...[ours, ...peers.map(({ name }) => name)].map((name) => shown(values.find((each) => each.name === name))),
    ]),
  );
}

export function worstTable(rows, programs) {
  const head = [
    'what there is much of',
    ...programs.flatMap(({ name }) => [`${name}: CPU s`, 'exponent', 'ends with']),
  ];
  return tableOf(
    head,
    rows.map(({ what, times }) => [
      what,
      ...times.flatMap(({ seconds, exponent, end }) => [seconds.toFixed(2), exponent?.toFixed(2) ?? '–', end]),
    ]),
  );
}

function shown(measured, unit = ' ×') {
  if (measured === undefined) return '';
  const { value, end } = measured;
  const text = unit === ' kB' || unit === ' MB' ? value.toFixed(0) : value.toFixed(2);
  return `${text}${unit}${end === undefined || end === 0 || end === 1 ? '' : ` (ends with ${end})`}`;
}

function limit(value, unit = ' ×') {
  return value === undefined ? '' : `≤ ${value}${unit}`;
}

function verdict({ goal, least, values: [{ value }] }) {
  if (goal === undefined) return '';
  if (value <= goal) return 'goal';
  return value <= least ? 'least' : 'missed';
}

function tableOf(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [first, ...body] = all.map(line);
  return [first, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
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
