import { isNotedPackage, type Server } from '../model/index.ts';

/** What stands in the words of a command, as far as one look at each of them tells. */
export type WordTrait =
  | 'odd-command' // a blank in it, or at an end
  | 'odd-word' // what a shell would make something else of, or two words in one
  | 'risky-word' // a program that fetches or asks for more rights
  | 'container' // docker and its like
  | 'file-word' // a path that begins with no variable, or a script
  | 'package'; // one that the list of packages knows

export function addOfWords(found: { add(trait: WordTrait): unknown }, { fields }: Server): void {
  for (const { fact, value } of fields) {
    if (fact?.is !== 'command' && fact?.is !== 'commandLine' && fact?.is !== 'args') continue;
    if (typeof value === 'string') addOfWord(found, value, fact.is === 'command');
    else if (Array.isArray(value)) {
      for (let at = 0; at < value.length; at += 1) {
        if (typeof value[at] === 'string') addOfWord(found, value[at], fact.is === 'commandLine' && at === 0);
      }
    }
  }
}

function addOfWord(found: { add(trait: WordTrait): unknown }, word: string, isCommand: boolean): void {
  if (isCommand && /\s/.test(word)) found.add('odd-command');
  if (/[|<>~`;&\n\r]|\$(?!\{)|%|^-[\w-]*\s|^\S+\s+-/.test(word)) found.add('odd-word');
  if (/\b(?:sudo|doas|curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b/i.test(word)) found.add('risky-word');
  if (/(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$/i.test(word)) found.add('container');
  if (/[\\/]|\.(?:[cm]?[jt]sx?|py|rb|php|pl|sh)$/.test(word) && !isPlainPackage(word)) found.add('file-word');
  if (isNotedPackage(word)) found.add('package');
}

/** "@scope/name@version", an address or a variable: not a path. */
function isPlainPackage(word: string): boolean {
  return /^(?:@[\w.-]+\/[\w.@-]+|[a-z][a-z+.-]*:\/\/\S*|\$\{.*)$/i.test(word);
}
