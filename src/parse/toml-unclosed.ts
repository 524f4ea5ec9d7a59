import type { Problem, Span } from './document.ts';
import { lineEnd } from './lines.ts';
import { findOpenBracket } from './toml-scan.ts';

/** What the parser notices behind a bracket that should have been closed before, or in a name that needs quotes. */
export function explainUnclosed(text: string, offset: number, token: Span): Problem | undefined {
  const bracket = findOpenBracket(text, offset);
  if (bracket === undefined) return undefined;
  const end = lineEnd(text, bracket);
  if (text.slice(lineStart(text, bracket), bracket).replaceAll('[', '').trim() === '') {
    return explainHeader(text, { start: bracket, end }, token);
  }
  if (offset <= end || !startsEntry(text.slice(lineStart(text, offset), lineEnd(text, offset)))) return undefined;
  const [kind, closing] = text.charAt(bracket) === '[' ? ['list', ']'] : ['inline table', '}'];
  const related = { span: { start: bracket, end: bracket + 1 }, message: 'opened here' };
  return fault(`the ${kind} is not closed`, `add "${closing}"`, token, related);
}

function explainHeader(text: string, header: Span, token: Span): Problem | undefined {
  const line = text.slice(header.start, header.end);
  if (token.start < header.end && line.includes(']')) {
    return fault(
      'a name in the table header needs quotes',
      'write it in double quotes: without them it has only letters, digits, "-" and "_"',
      token,
    );
  }
  const end = header.start + line.trimEnd().length;
  return line.includes(']') ? undefined : fault('the table header is not closed', 'add "]"', { ...header, end });
}

/** A key with a value, or a table header: nothing that stands in a list. */
function startsEntry(line: string): boolean {
  return /^\s*(?:[\w."'-]+\s*=|\[{1,2}[A-Za-z_"'])/.test(line);
}

function fault(message: string, help: string, span: Span, related?: NonNullable<Problem['related']>): Problem {
  return { kind: 'syntax', message, help, span, ...(related && { related }), fatal: true };
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}
