import { spoken } from '../clients/index.ts';

/** Whom a text names. */
export interface Names {
  readonly clients: ReadonlySet<string>;
  /** It speaks of a product that is not known here, or of clients in general. */
  readonly others: boolean;
  /** Those that it names are examples of any. */
  readonly areExamples: boolean;
}

const MOST_OF_LINE = 2000;

/** "Other clients", "your IDE": whoever that is, nobody else is meant. */
const ANYBODY =
  /\b(?:other|any|custom|most|your|all|every|various|different|another|generic|typical|standard|usual|compatible)\b[^.:]{0,40}?(?<![\w-])(?:clients?|hosts?|IDEs?|editors?|assistants?|agents?|applications?)(?![\w-])/i;

/** What stands before a name of somebody with whom another one is compared. */
const COMPARED =
  /\b(?:identical to|same as|similar to|unlike|compared (?:to|with)|differs? from|fork of|migrat(?:e|ing|ion) from)\s+(?:the\s+|an?\s+)?$/i;

/** And what stands behind it. */
const COMPARED_BEHIND =
  /^(?:(?:['’]s)?[ \-‐-—](?:[\w-]+ ){0,2}compatib(?:le|ility)\b| ?(?:との|と|와|과)? ?(?:兼容|相容|互換|호환))/i;

/** Two are set side by side: which of them the block is for is not said, and who the other is may not be known. */
const SIDE_BY_SIDE = /(?:^|\s)(?:vs\.?|versus)\s+(?!code\b|studio\b)/;

interface Word {
  readonly client: string | undefined;
  /** Where it is a word of everyday language, its own letters. */
  readonly isWord: boolean;
  readonly name: string;
}

let words: ReadonlyMap<string, Word> | undefined;
let pattern: RegExp | undefined;

function known(): { readonly words: ReadonlyMap<string, Word>; readonly pattern: RegExp } {
  if (words === undefined || pattern === undefined) {
    const all = spoken.flatMap(({ client, names, words: plain = [] }): Word[] => [
      ...names.map((name) => ({ client, name, isWord: false })),
      ...plain.map((name) => ({ client, name, isWord: true })),
    ]);
    words = new Map(all.map((word) => [word.name.toLowerCase(), word]));
    // The longer wins: "Visual Studio Code" is not "Visual Studio".
    const sorted = all.map(({ name }) => name).sort((a, b) => b.length - a.length);
    pattern = new RegExp(`(?<![\\w./@-])(?:${sorted.map(escaped).join('|')})(?![\\w/]|-\\w|\\.\\w)`, 'gi');
  }
  return { words, pattern };
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \\u00a0-]');
}

/** In a heading, a title or a name of a file nothing but a name can stand where one stands. */
export function namesIn(text: string, isTitle: boolean): Names {
  const line = text.slice(0, MOST_OF_LINE);
  const plain = withoutMarkup(line);
  const clients = new Set<string>();
  let others = false;
  for (const { 0: found, index } of plain.matchAll(known().pattern)) {
    const word =
      known().words.get(found.toLowerCase().replaceAll(/[-\u00a0]/g, ' ')) ?? known().words.get(found.toLowerCase());
    if (word === undefined || isCompared(plain, index, found)) continue;
    if (word.isWord && !(isTitle || found === word.name)) continue;
    if (word.isWord && !isTitle && !isAlone(plain, index, found, line)) continue;
    if (word.client === undefined) others = true;
    else clients.add(word.client);
  }
  const isAnybody = ANYBODY.test(plain);
  others ||= isAnybody ? clients.size === 0 : clients.size === 1 && SIDE_BY_SIDE.test(plain);
  return { clients, others, areExamples: clients.size > 0 && isAnybody };
}

function isCompared(plain: string, index: number, found: string): boolean {
  const behind = index + found.length;
  return (
    COMPARED.test(plain.slice(Math.max(0, index - 40), index)) || COMPARED_BEHIND.test(plain.slice(behind, behind + 60))
  );
}

/** A word of everyday language in a sentence: as a link, in bold, or where it can be no other word. */
function isAlone(plain: string, index: number, found: string, line: string): boolean {
  if (line.includes(`[${found}]`) || line.includes(`**${found}`)) return true;
  const before = plain.slice(0, index);
  // At the beginning of a sentence any word has a capital letter.
  return /\b(?:in|for|with|to|of|or|and|using|your|via|from|on|like|such as|e\.g\.,?)\s+$|[,/(]\s*$/i.test(before);
}

/** Without badges, addresses, code and tags. */
function withoutMarkup(line: string): string {
  return line
    .replace(/!\[[^\][]*\]\([^()]*\)/g, ' ')
    .replace(/\]\([^()]*\)/g, '] ')
    .replace(/`[^`]*`/g, (code) => (/[\s/."'[\]{}=:]/.test(code) ? ' ' : code))
    .replace(/<[^<>]*>/g, ' ')
    .replace(/https?:\/\/\S+/g, ' ');
}
