import type { Dialect, Format, Meaning, PlaceholderSyntax } from '../../clients/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { isObject, own, valueAt } from '../../model/values/index.ts';
import { isCompletion, placeholdersIn, spell, takesDefault } from '../../model/variables/index.ts';
import type { Document } from '../../parse/index.ts';
import { shown } from '../../report/index.ts';
import type { Mentionable } from './mentioned.ts';

interface Asked {
  readonly dialect: Dialect;
  readonly meaning: Meaning;
  readonly typed: string;
  /** What the value stands for: the name of a variable or of a header. */
  readonly name: string | undefined;
  readonly format: Format;
  readonly document: Document;
  readonly readings: readonly Reading[];
}

/** What a reference may begin with. */
const BEGUN = /(?:\$\{?[\w:.]*|\{[\w:]*|%\w*)$/;
const MOST = 100;

/** References in the syntax that the client expands in such a field. */
export function variablesFor(asked: Asked): Mentionable[] {
  const { dialect, meaning, typed, name, document } = asked;
  const [begun = ''] = BEGUN.exec(typed) ?? [];
  const isOfOne = (meaning === 'env' || meaning === 'headers') && name !== undefined;
  if (begun === '' && !(isOfOne && typed === '')) return [];
  const syntaxes = dialect.placeholders?.in[meaning] ?? [];
  const isVisible = (each: string) => shown(each, [document]) === each;
  return syntaxes
    .flatMap((syntax) =>
      namesFor(syntax, asked)
        .filter(isVisible)
        .map((each) => spell(syntax, each)),
    )
    .slice(0, MOST)
    .map((text) => ({ text, detail: 'variable', replaces: begun.length }));
}

function namesFor(syntax: PlaceholderSyntax, { dialect, meaning, name, format, document, readings }: Asked): string[] {
  if (syntax === '${input:id}') return inputsOf(format, document);
  if (syntax === '${workspaceFolder}') return ['workspaceFolder'];
  if (!isCompletion(syntax)) return [];
  const own = meaning === 'env' && name !== undefined && /^\w+$/.test(name) ? [name] : [];
  return [...new Set([...own, ...(dialect.placeholders?.own ?? []), ...usedIn(readings)])];
}

function inputsOf({ inputs }: Format, document: Document): string[] {
  const list = inputs === undefined ? undefined : valueAt(document.value, inputs);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => {
    const id = isObject(entry) ? own(entry, 'id') : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}

/** Names of variables that the files use already. */
function usedIn(readings: readonly Reading[]): string[] {
  const names = new Set<string>();
  for (const { servers } of readings) {
    for (const { env, headers, url, args } of servers) {
      for (const { value } of [...env, ...headers, ...args, ...(url === undefined ? [] : [url])]) {
        for (const { syntax, name } of placeholdersIn(value)) if (isOfEnvironment(syntax)) names.add(name);
      }
    }
  }
  return [...names].sort();
}

function isOfEnvironment(syntax: PlaceholderSyntax): boolean {
  return isCompletion(syntax) || takesDefault(syntax);
}
