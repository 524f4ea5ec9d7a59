import { holdNotedPackage } from '../../model/packages/index.ts';
import type { Server } from '../../model/server/index.ts';

/** What stands in the words of a command, as far as one look at each of them tells. */
export type WordTrait =
  | 'odd-command' // a blank in it, or at an end
  | 'odd-word' // what a shell would make something else of, or two words in one
  | 'risky-word' // a program that fetches or asks for more rights
  | 'container' // docker and its like
  | 'file-word' // a path that begins with no variable, or a script
  | 'package'; // one that the list of packages may know, or a name of npm for a runner of Python

type Traits = { readonly add: (trait: WordTrait) => unknown };

export function addOfWords(found: Traits, { fields }: Server): void {
  const words: string[] = [];
  for (const { fact, value } of fields) {
    if (fact?.is === 'command' && typeof value === 'string') {
      if (/\s/.test(value)) found.add('odd-command');
      words.push(value);
    } else if ((fact?.is === 'args' || fact?.is === 'commandLine') && Array.isArray(value)) {
      const [first] = value;
      if (fact.is === 'commandLine' && typeof first === 'string' && /\s/.test(first)) found.add('odd-command');
      for (const word of value) if (typeof word === 'string') words.push(word);
    }
  }
  for (const word of words) addOfWord(found, word);
  if (holdNotedPackage(words)) found.add('package');
}

function addOfWord(found: Traits, word: string): void {
  if (/[|<>~`;&\n\r]|\$(?!\{)|%|^-[\w-]*\s|^\S+\s+-/.test(word)) found.add('odd-word');
  if (/\b(?:sudo|doas|curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b/i.test(word)) found.add('risky-word');
  if (/(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$/i.test(word)) found.add('container');
  if (/[\\/]|\.(?:[cm]?[jt]sx?|py|rb|php|pl|sh)$/.test(word) && !isElsewhere(word)) found.add('file-word');
}

/** "@scope/name@version", an address or a variable: not a path. */
function isElsewhere(word: string): boolean {
  return /^(?:@[\w.-]+\/[\w.@^~-]+$|[a-z][a-z+.-]*:\/\/|\$\{)/i.test(word);
}
