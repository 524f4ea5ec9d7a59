import type { Hide } from './redact.ts';

const BEGIN = '-----BEGIN ';
const END = '-----END ';

/** What a body consists of; white space may be escaped. */
const BODY = /^[\w+/=\s\\,:-]*/;

/** The body of PEM blocks, with or without their end line. */
export function hideKeyBlocks(text: string, hide: Hide): void {
  let begin = text.indexOf(BEGIN);
  let end = 0;
  while (begin !== -1) {
    const label = /-----BEGIN [A-Z0-9 ]{1,60}-----/y;
    label.lastIndex = begin;
    const body = label.test(text) ? label.lastIndex : begin + BEGIN.length;
    if (end < body) end = indexOrLength(text, END, body);
    const bodyEnd = body + (BODY.exec(text.slice(body, end))?.[0].length ?? 0);
    hide(body, bodyEnd);
    begin = text.indexOf(BEGIN, bodyEnd);
  }
}

function indexOrLength(text: string, part: string, from: number): number {
  const index = text.indexOf(part, from);
  return index === -1 ? text.length : index;
}
