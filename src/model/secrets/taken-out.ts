/** "[MASK]", "***REDACTED***", "<hidden>": whoever published the file has taken the value out. */
const takenOut =
  /^(?:(?:redacted|masked)|[*_\-[(<]{1,4}(?:redacted|masked?|hidden|filtered|removed|omitted|scrubbed|censored))(?:[_ -][a-z]{1,20}){0,4}[*_\-\])>]{0,4}$/i;

export function isTakenOut(value: string): boolean {
  return takenOut.test(value);
}
