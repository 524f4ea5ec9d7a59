const WIDTH = 98;

/** A text as lines of readable length; its own line breaks are kept. */
export function wrap(text: string): string[] {
  if (text === '') return [];
  return text.split('\n').flatMap(wrapLine);
}

function wrapLine(line: string): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && longer.length > WIDTH) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}
