import type { Meaning, PlaceholderSyntax, Placeholders } from '../../clients/index.ts';
import { anyOf } from '../../wording/index.ts';
import { baseName } from '../values/index.ts';
import { forms } from './syntaxes.ts';

/** A reference to a variable inside a string, in whose syntax it is written. */
export interface Placeholder {
  readonly syntax: PlaceholderSyntax;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** What has no braces counts only as a whole value: inside a text it is too often something else. */
const bare = /^(?:Bearer )?(?:\$([A-Z_][A-Z0-9_]*)|%([A-Za-z_]\w*)%|\$env:([A-Za-z_]\w*))$/;

/** In which of the two a text as a whole is written. */
export function bareSyntax(text: string): PlaceholderSyntax | undefined {
  return bareReference(text)?.syntax;
}

function bareReference(text: string): Pick<Placeholder, 'syntax' | 'name'> | undefined {
  const [, dollar, percent, powerShell] = bare.exec(text) ?? [];
  if (dollar !== undefined) return { syntax: '$NAME', name: dollar };
  if (percent !== undefined) return { syntax: '%NAME%', name: percent };
  return powerShell === undefined ? undefined : { syntax: '$env:NAME', name: powerShell };
}

/** The syntaxes that a client knows in a text of this meaning; behind "Bearer" what has no braces may be nothing to it. */
export function expandedIn(
  { in: known, alone }: Placeholders,
  meaning: Meaning,
  text: string,
): readonly PlaceholderSyntax[] {
  const syntaxes = known[meaning] ?? [];
  return alone !== undefined && text.startsWith('Bearer ')
    ? syntaxes.filter((each) => !alone.includes(each))
    : syntaxes;
}

export function placeholdersIn(text: string): Placeholder[] {
  const whole = bareReference(text);
  if (whole) return [{ ...whole, start: text.lastIndexOf(' ') + 1, end: text.length }];
  const found: Placeholder[] = [];
  for (let at = nextSign(text, 0); at !== -1; ) {
    const reference = referenceAt(text, at);
    if (reference) found.push(reference);
    at = nextSign(text, reference?.end ?? at + 1);
  }
  return found;
}

/** Where a reference may begin next. */
function nextSign(text: string, from: number): number {
  const brace = text.indexOf('{', from);
  return brace > from && text[brace - 1] === '$' ? brace - 1 : brace;
}

/** Whether one may begin within the text; a whole value may be one all the same. */
export function hasSign(text: string): boolean {
  return nextSign(text, 0) !== -1;
}

/** Whether there can be a reference at all. */
export function mayHoldReference(text: string): boolean {
  return hasSign(text) || text.includes('$') || text.includes('%');
}

function referenceAt(text: string, start: number): Placeholder | undefined {
  for (const [syntax, form] of forms) {
    form.lastIndex = start;
    const match = form.exec(text);
    if (match) return { syntax, name: match[1] ?? '', start, end: form.lastIndex };
  }
  return undefined;
}

const isShellName = anyOf('sh bash zsh dash ksh fish cmd powershell pwsh wsl');
const scriptFlags = /^(?:-[a-z]*c|-e|-p|--eval|--print|-command|-encodedcommand|\/[ck])$/;

function isShell(word: string): boolean {
  return isShellName(baseName(word).replace(/\.exe$/i, ''));
}

/** Arguments whose `$…` belong to a program that expands them itself, by index. */
export function expandedElsewhere(command: string | undefined, args: readonly string[]): (index: number) => boolean {
  if (command !== undefined && isShell(command)) return () => true;
  const shell = args.findIndex((arg) => isShell(arg));
  const remote = args.some((arg) => /(?:^|\/)mcp-remote(?:@|$)/.test(arg));
  return (index) =>
    (shell !== -1 && index > shell) ||
    scriptFlags.test((args[index - 1] ?? '').toLowerCase()) ||
    (remote && (args[index - 1] === '--header' || (args[index] ?? '').startsWith('--header')));
}
