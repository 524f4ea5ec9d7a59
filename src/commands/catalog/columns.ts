/** Rows of words as aligned columns, two blanks between them. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, cell.length);
  }
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

export function indent(lines: readonly string[], width: number): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(width) + line));
}
