import type { CodeBlock } from '../markdown/index.ts';
import type { Handed } from './links.ts';
import { languageOf } from './snippet.ts';

/** A command that gives a client a server, in a block of a shell. */
export interface Command {
  readonly span: { readonly start: number; readonly end: number };
  readonly handed: Handed;
}

const SHELL = /^(?:bash|sh|shell|zsh|console|terminal|powershell|ps1|cmd|bat|)$/;
const ADD = /(?:^|[;&|]|\$|>)[ \t]*((claude|codex)[ \t]+mcp[ \t]+(add(?:-json)?)[ \t]+[^\n]*)/g;
const ADD_TO_CODE = /\bcode(?:-insiders)?[ \t]+--add-mcp[ \t]+'([^'\n]*)'/g;
/** Of the options of both that take a value. */
const TAKES_VALUE =
  /^(?:-s|--scope|-t|--transport|-e|--env|-H|--header|--url|--bearer-token-env-var|--callback-port|--client-id)$/;
/** What people write before an address, though only an option says it. */
const TRANSPORT = /^(?:sse|(?:streamable-?)?http)$/i;
const LONGEST = 4000;

interface Word {
  readonly text: string;
  /** It holds something that the shell fills in, or ends otherwise than it seems. */
  readonly isOpen: boolean;
}

export function commandsIn(block: CodeBlock): Command[] {
  if (block.info === undefined || !SHELL.test(languageOf(block)) || !/mcp/.test(block.text)) return [];
  // A backslash at the end of a line goes on with the next one.
  const text = block.text.replace(/\\(\r?\n)/g, (_, end: string) => ' '.repeat(1 + end.length));
  const { start } = block.span;
  const commands = Array.from(text.matchAll(ADD)).flatMap(({ 0: whole, 1: first = '', 2: program, 3: verb, index }) => {
    const at = index + whole.length - first.length;
    const line = verb === 'add-json' ? withQuoted(first, text.slice(at + first.length, at + LONGEST)) : first;
    const handed = handedBy(line, program === 'codex' ? 'codex' : 'claude-code', verb === 'add-json');
    const from = start + at;
    return handed === undefined ? [] : [{ span: { start: from, end: from + line.trimEnd().length }, handed }];
  });
  for (const { 0: whole, 1: json = '', index } of text.matchAll(ADD_TO_CODE)) {
    const entry = parsed(json);
    if (entry === undefined) continue;
    const { name, inputs, ...rest } = entry;
    const span = { start: start + index, end: start + index + whole.length };
    commands.push({ span, handed: { client: 'vscode', name: String(name ?? ''), inputs, entry: rest } });
  }
  return commands;
}

/** With the lines up to the quote that closes the one which is open at the end of the first. */
function withQuoted(line: string, rest: string): string {
  if (line.split("'").length % 2 === 1) return line;
  const close = rest.indexOf("'");
  return close === -1 ? line : line + rest.slice(0, close + 1);
}

function handedBy(line: string, client: string, isJson: boolean): Handed | undefined {
  if (line.length > LONGEST) return undefined;
  const words = wordsIn(line)?.slice(3);
  if (words === undefined) return undefined;
  if (isJson) {
    const [name, json] = plainWords(words);
    const entry = json === undefined || json.isOpen ? undefined : parsed(json.text);
    return entry === undefined || name === undefined
      ? undefined
      : { client, name: name.text, inputs: undefined, entry };
  }
  const entry = entryOf(words, client !== 'codex');
  return entry && { client, inputs: undefined, ...entry };
}

/** Without the options and their values. */
function plainWords(words: readonly Word[]): Word[] {
  return words.filter(({ text }, index) => !text.startsWith('-') && !TAKES_VALUE.test(words[index - 1]?.text ?? ''));
}

/** What comes behind "--", or behind the name, is started or called. */
function entryOf(
  words: readonly Word[],
  isTyped: boolean,
): Pick<Handed, 'name' | 'entry' | 'takenForProgram'> | undefined {
  const bar = words.findIndex(({ text }) => text === '--');
  const before = bar === -1 ? words : words.slice(0, bar);
  const [name, ...others] = plainWords(before);
  const url = before[before.findIndex(({ text }) => text === '--url') + 1];
  const isCalled = before.some(({ text }) => text === '--url') ? url : others.find(({ text }) => /^https?:/.test(text));
  const used = bar === -1 ? others : words.slice(bar + 1);
  if (name === undefined || words.some(({ isOpen }) => isOpen)) return undefined;
  const given = {
    ...assigned(before, /^(?:-e|--env)$/, '=', 'env'),
    ...assigned(before, /^(?:-H|--header)$/, ':', isTyped ? 'headers' : 'http_headers'),
  };
  const [first, second] = others;
  const word = TRANSPORT.test(first?.text ?? '') ? first?.text : undefined;
  const isBare = !before.some(({ text }) => /^(?:-t|--transport)(?:=|$)/.test(text));
  if (isTyped && isBare && first !== undefined && bar === -1 && isCalled === (word === undefined ? first : second)) {
    const args = others.slice(1).map(({ text }) => text);
    return { name: name.text, entry: { command: first.text, args, ...given }, takenForProgram: { word } };
  }
  if (isCalled !== undefined && bar === -1)
    return { name: name.text, entry: { ...(isTyped && { type: 'http' }), url: isCalled.text, ...given } };
  const [command, ...args] = used;
  // Options behind the command may be its own, and may be those of the client.
  if (command === undefined || bar === -1) return undefined;
  return { name: name.text, entry: { command: command.text, args: args.map(({ text }) => text), ...given } };
}

/** What options set: `-e NAME=value`, `--header "Name: value"`. */
function assigned(
  words: readonly Word[],
  option: RegExp,
  sign: string,
  key: string,
): Readonly<Record<string, unknown>> {
  const pairs = words.flatMap(({ text }, index) => {
    if (!option.test(words[index - 1]?.text ?? '') || !text.includes(sign)) return [];
    return [[text.slice(0, text.indexOf(sign)), text.slice(text.indexOf(sign) + 1).trim()] as const];
  });
  return pairs.length === 0 ? {} : { [key]: Object.fromEntries(pairs) };
}

function parsed(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** The words of a line as a POSIX shell takes them apart; nothing where a quote is not closed. */
function wordsIn(line: string): Word[] | undefined {
  const words: Word[] = [];
  const word = /\s+|((?:'[^']*'|"(?:[^"\\]|\\.)*"|\\.|[^\s'"\\;&|#])+)|[;&|#].*|./gy;
  for (let found = word.exec(line); found !== null; found = word.exec(line)) {
    const [whole, text] = found;
    if (text === undefined) {
      if (/^\s/.test(whole)) continue;
      if (/^[;&|#]/.test(whole)) break;
      return undefined;
    }
    const outside = text.replace(/'[^']*'/g, '');
    words.push({
      text: text.replace(/'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/g, '$1$2$3'),
      isOpen: /[$`<>*]/.test(outside),
    });
  }
  return words;
}
