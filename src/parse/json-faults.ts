import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';
import { conflictProblem, findConflict } from './conflict.ts';
import type { Problem, Span } from './document.ts';
import { findUnclosed } from './json-brackets.ts';
import type { Explanation, Slot } from './json-fault.ts';
import { strayUntil } from './json-habits.ts';
import { explain } from './json-sentences.ts';
import { tokensOf } from './json-tokens.ts';

const MAX_PROBLEMS = 20;
const MAX_BREAKS = 100;

/** Turns the stream of errors of jsonc-parser into one problem per cause. */
export class JsonFaults {
  readonly problems: Problem[] = [];
  readonly breaks: Span[] = [];
  /** The text is in another language. */
  foreign = false;
  readonly #text: string;
  readonly #habits = new Set<string>();
  /** Nothing has been understood since the last fault. */
  #lost = false;
  #until = 0;

  constructor(text: string) {
    this.#text = text;
  }

  accepted(): void {
    this.#lost = false;
  }

  report(code: ParseErrorCode, span: Span, slot: Slot): void {
    if (span.start < this.#until) return;
    if (this.#lost) {
      this.#until = strayUntil(this.#text, span.start);
      return;
    }
    this.#lost = true;
    if (this.problems.length === 0 && this.#reportConflict()) return;
    if (span.start >= this.#text.length && slot.expects !== 'document') this.#reportUnclosed();
    else if (this.problems.length === MAX_PROBLEMS || this.breaks.length === MAX_BREAKS) this.#giveUp(span.start);
    else this.#reportFault(code, span, slot);
  }

  #reportFault(code: ParseErrorCode, span: Span, slot: Slot): void {
    const explanation = explain({ code: printParseErrorCode(code), text: this.#text, span, slot });
    this.#until = explanation.until ?? 0;
    this.foreign = explanation.foreign === true;
    this.breaks.push(this.#until === Number.POSITIVE_INFINITY ? this.#tail(explanation.span.start) : explanation.span);
    if (explanation.habit && this.#habits.has(explanation.message)) return;
    this.#habits.add(explanation.message);
    this.#add(explanation);
  }

  #add({ message, help, span, edit, related, json5, onlyComments }: Explanation): void {
    const problem: Problem = { kind: 'syntax', message, help, span, fatal: true };
    const marks = { ...(json5 && { json5 }), ...(onlyComments && { onlyComments }) };
    this.problems.push({ ...problem, ...(related && { related }), ...(edit && { edit }), ...marks });
  }

  #tail(start: number): Span {
    return { start, end: this.#text.length };
  }

  #giveUp(start: number): void {
    this.breaks.push(this.#tail(start));
    this.#until = Number.POSITIVE_INFINITY;
  }

  #reportConflict(): boolean {
    const conflict = findConflict(this.#text);
    if (conflict === undefined) return false;
    this.problems.push(conflictProblem(conflict.marker));
    this.breaks.push(conflict.whole);
    this.#until = Number.POSITIVE_INFINITY;
    return true;
  }

  /** The nodes that are open at the end know it themselves; only wrongly paired ones have to be broken here. */
  #reportUnclosed(): void {
    this.#until = Number.POSITIVE_INFINITY;
    const unclosed = findUnclosed(this.#text);
    if (unclosed === undefined) return;
    if (unclosed.byIndentation) this.breaks.push(this.#tail(unclosed.offset));
    const bracket = this.#text.charAt(unclosed.offset);
    const end = this.#text.trimEnd().length;
    const closing = bracket === '{' ? '}' : ']';
    const edit = {
      title: 'close what is open',
      span: { start: end, end },
      text: closingAll(this.#text),
      isGuess: true,
    } as const;
    // What was to stand there is lost, and an empty entry would be a fault of its own.
    const isCutOff = /[[{]$/.test(this.#text.slice(end - 1, end));
    this.#add({
      ...(isCutOff ? {} : { edit }),
      message: `the text ends before the "${bracket}" is closed`,
      help: `add the missing "${closing}"`,
      span: { start: end - 1, end },
      related: { span: { start: unclosed.offset, end: unclosed.offset + 1 }, message: 'opened here' },
    });
  }
}

/** The brackets that are missing at the end, the innermost first. */
function closingAll(text: string): string {
  const open: string[] = [];
  for (const { kind } of tokensOf(text)) {
    if (kind === '{') open.push('}');
    else if (kind === '[') open.push(']');
    else if (kind === '}' || kind === ']') open.pop();
  }
  return open.reverse().join('');
}
