import { clientNames } from '../../clients/index.ts';
import { anyOf, printable } from '../../wording/index.ts';

/** A shorter run of characters says nothing. */
const GRAM = 6;
/** A piece of so many is no name that happens to stand in a secret as well. */
const TELLING = 20;
/** Of a longer secret no more is quoted anywhere. */
const LONGEST = 500;
/** In all; each takes some bytes. */
const MOST_GRAMS = 1_000_000;

/** What everybody's database is called and locked with, and words that a sentence of ours may need. */
const isCommon = anyOf(
  'admin administrator changeme client command config default development docker example github guest localhost mongo mongodb mysql neo4j postgres postgresql production public redis remote sample secret server staging testing token user username',
);
const PASSWORD = /^pass(?:w(?:or)?d)?\d{0,3}$/i;

/** What was hidden for safety alone: names of variables, calls of a shell before them, references that miss a brace. */
const NO_SECRET = /^[A-Z]+\d{0,2}(?:_[A-Z]+\d{0,2})+$|^\$\(|^(?:\$\{|\{{1,2})[\w:. -]*\}{0,2}$/;

/** Letters and digits in turn, as programs make tokens. */
const MADE = /[A-Za-z]\d+[A-Za-z]|\d[A-Za-z]+\d/;

/** Secrets that begin with the same characters; of more, the beginning is enough. */
const MOST_ALIKE = 32;

/** Three characters in a row, of which a run of six has one at every fourth place of a text: no other place is looked at. */
const SAMPLE = 3;
const STEP = GRAM - SAMPLE + 1;
/** Of as many it is known whether some secret has one: most texts have none. */
const SAMPLES = 1024;

/** What is hidden in a document, so that it is hidden wherever else the same text goes. */
export class Known {
  /** All runs of a few characters. */
  readonly #grams = new Set<string>();
  readonly #samples = new Uint8Array(SAMPLES);
  /** By their beginnings. */
  readonly #whole = new Map<string, string[]>();

  get isEmpty(): boolean {
    return this.#grams.size === 0;
  }

  add(secret: string): void {
    const text = secret.trim().slice(0, LONGEST);
    if (text.length < GRAM || isCommon(text) || PASSWORD.test(text) || NO_SECRET.test(text) || namesClients(text))
      return;
    for (const form of new Set([text, quoted(text), JSON.stringify(text).slice(1, -1)])) this.#note(form);
  }

  /** Says of every part of a text, in order, that is a secret or a telling piece of one. */
  find(text: string, tell: (start: number, end: number) => void): void {
    for (let at = 0; at + GRAM <= text.length; at += 1) {
      // The last sample of a run here, and the first of one that begins three places later.
      if (at % STEP === 0 && this.#samples[sampleAt(text, at + STEP - 1)] === 0) {
        at += STEP - 1;
        continue;
      }
      if (!this.#hasAt(text, at)) continue;
      let last = at;
      while (last + 1 + GRAM <= text.length && this.#hasAt(text, last + 1)) last += 1;
      this.#findIn(text, at, last + GRAM, tell);
      at = last;
    }
  }

  #hasAt(text: string, at: number): boolean {
    return this.#samples[sampleAt(text, at)] === 1 && this.#grams.has(gramAt(text, at));
  }

  /** In a run of which every few characters stand in some secret. */
  #findIn(text: string, start: number, end: number, tell: (start: number, end: number) => void): void {
    const run = text.slice(start, end);
    if (run.length >= TELLING || MADE.test(run)) {
      tell(start, end);
      return;
    }
    for (let at = start; at + GRAM <= end; at += 1) {
      const alike = this.#whole.get(gramAt(text, at)) ?? [];
      const length = alike.reduce((most, each) => (text.startsWith(each, at) ? Math.max(most, each.length) : most), 0);
      if (alike.length > MOST_ALIKE) tell(at, end);
      else if (length > 0) tell(at, at + length);
    }
  }

  #note(form: string): void {
    const begin = gramAt(form, 0);
    const alike = this.#whole.get(begin);
    if (alike === undefined) this.#whole.set(begin, [form]);
    else if (alike.length <= MOST_ALIKE && !alike.includes(form)) alike.push(form);
    for (let at = 0; at + GRAM <= form.length && this.#grams.size < MOST_GRAMS; at += 1)
      this.#grams.add(gramAt(form, at));
    for (let at = 0; at + SAMPLE <= form.length; at += 1) this.#samples[sampleAt(form, at)] = 1;
  }
}

/** Of clients our sentences speak themselves. */
function namesClients(text: string): boolean {
  words ??= new Set(clientNames().flatMap((name) => name.toLowerCase().split(' ')));
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words?.has(word));
}

let words: ReadonlySet<string> | undefined;

/** As messages quote it. */
function quoted(text: string): string {
  return printable(text.replace(/["\\]/g, '\\$&'));
}

function sampleAt(text: string, at: number): number {
  return ((text.charCodeAt(at) << 6) ^ (text.charCodeAt(at + 1) << 3) ^ text.charCodeAt(at + 2)) % SAMPLES;
}

function gramAt(text: string, at: number): string {
  return text.slice(at, at + GRAM);
}
