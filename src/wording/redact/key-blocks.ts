import type { Hide } from './redact.ts';

const BEGIN = '-----BEGIN ';
const END = '-----END ';

/** The body of PEM blocks; without an end line everything that follows. */
export function hideKeyBlocks(text: string, hide: Hide): void {
  let begin = text.indexOf(BEGIN);
  while (begin !== -1) {
    const end = text.indexOf(END, begin);
    const label = /-----BEGIN [A-Z0-9 ]{1,60}-----/y;
    label.lastIndex = begin;
    const body = label.test(text) ? label.lastIndex : begin + BEGIN.length;
    if (end === -1) {
      hide(body, text.length);
      return;
    }
    hide(body, end);
    begin = text.indexOf(BEGIN, end);
  }
}
