import { placeholdersIn } from './placeholders.ts';

/** What was to be a reference to a variable and is none. */
export interface MalformedPlaceholder {
  readonly kind: 'open' | 'nameless' | 'blank' | 'nested' | 'double' | 'operator' | 'undollared' | 'sigil';
  /** The beginning up to the fault; without any default, which could be a secret. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

type Kind = MalformedPlaceholder['kind'];

const forms: readonly (readonly [Kind, RegExp])[] = [
  ['nameless', /\$\{\s*\}|\{(?:env|file):\s*\}/y],
  ['blank', /\$\{(?:\s+\w+\s*|\w+\s+)\}/y],
  ['nested', /\$\{[A-Za-z_]\w*:-(?=[^{}]*\$\{[^{}]*\}[^{}]*\})/y],
  ['double', /\$\{\{\s*[A-Za-z_]\w*\s*\}\}/y],
  ['operator', /\$\{[A-Za-z_]\w*[-+=?^#%/,@](?=[^{}]*\})/y],
  ['open', /\$\{input:[\w-]+(?![\w-])(?=[^{}]*$)/y],
  ['open', /(?:\$\{(?:env:)?|\{env:)[A-Za-z_]\w*(?!\w)(?=[^{}]*$)/y],
];

/** A variable of code editors whose dollar or braces are missing; the name alone is a name like others. */
const UNDOLLARED =
  /(?<![$\w{(])(?:\{workspace(?:Folder|Root)\}|\$\(workspace(?:Folder|Root)\)|\$workspace(?:Folder|Root))(?![\w})])/g;

/** Another sign where the dollar belongs, as templates of other programs have it; names of variables are in capitals. */
const OTHER_SIGIL = /(?<![\w$@#%&{])[@#%&]\{[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\}/g;

/** Cheap, and never wrong when it says no. */
export function mayBeMalformed(text: string): boolean {
  return /[$@#%&]\{|\{(?:env|file):|workspace/.test(text);
}

export function malformedIn(text: string): MalformedPlaceholder[] {
  if (!mayBeMalformed(text)) return [];
  const right = placeholdersIn(text);
  const starts = new Set(right.map(({ start }) => start));
  const found: MalformedPlaceholder[] = right.flatMap(({ syntax, name, start, end }) =>
    (syntax === '${env:NAME}' || syntax === '{env:NAME}') && name !== name.trim()
      ? [{ kind: 'blank' as const, text: text.slice(start, end), start, end }]
      : [],
  );
  for (const { index } of text.matchAll(/\$\{|(?<!\$)\{(?=(?:env|file):)/g)) {
    if (starts.has(index)) continue;
    const fault = faultAt(text, index);
    if (fault !== undefined) found.push(fault);
  }
  for (const { 0: whole, index } of text.matchAll(UNDOLLARED)) {
    found.push({ kind: 'undollared', text: whole, start: index, end: index + whole.length });
  }
  for (const { 0: whole, index } of text.matchAll(OTHER_SIGIL)) {
    found.push({ kind: 'sigil', text: whole, start: index, end: index + whole.length });
  }
  return found;
}

function faultAt(text: string, start: number): MalformedPlaceholder | undefined {
  for (const [kind, form] of forms) {
    form.lastIndex = start;
    const match = form.exec(text);
    if (match !== null) return { kind, text: match[0], start, end: form.lastIndex };
  }
  return undefined;
}
