// What the clients' modules share when they read an answer.

/** Lines that hold something, without blanks at the end. */
export function lines(text) {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

/** Whether a name begins a line of a list, after a mark, and these words follow. */
export function startOf(text, follow, mark = /^/) {
  const rows = text.split('\n').map((line) => line.replace(mark, ''));
  return (name) =>
    rows.some((row) => row.startsWith(name.split('\n')[0]) && (name.includes('\n') || row.startsWith(name + follow)));
}

/** The JSON value that a text is, or that begins on a line of its own and goes to the end. */
export function parsed(text) {
  for (const [{ index }] of [[{ index: 0 }], ...[...text.matchAll(/^[[{]/gm)].map((match) => [match])]) {
    try {
      return JSON.parse(text.slice(index));
    } catch {}
  }
  return undefined;
}
