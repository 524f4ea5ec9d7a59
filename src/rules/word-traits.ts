import { isNotedPackage, type Server } from '../model/index.ts';

/** What stands in the words of a command, as far as one look at each of them tells. */
export type WordTrait =
  | 'odd-command' // a blank in it, or at an end
  | 'odd-word' // what a shell would make something else of, or two words in one
  | 'risky-word' // a program that fetches or asks for more rights
  | 'container' // docker and its like
  | 'file-word' // a path that begins with no variable, or a script
  | 'package'; // one that the list of packages may know, or one of npm for Python

type Traits = { readonly has: (trait: WordTrait) => boolean; readonly add: (trait: WordTrait) => unknown };

export function addOfWords(found: Traits, { fields }: Server): void {
  for (const { fact, value } of fields) {
    if (fact?.is === 'command') {
      if (typeof value === 'string') addOfCommand(found, value);
    } else if ((fact?.is === 'args' || fact?.is === 'commandLine') && Array.isArray(value)) {
      const [first] = value;
      if (fact.is === 'commandLine' && typeof first === 'string') addOfCommand(found, first);
      for (const word of value) if (typeof word === 'string') addOfWord(found, word);
      if (value.some(isScoped) && value.concat(fields.map((field) => field.value)).some(isForPython))
        found.add('package');
    }
  }
}

function addOfCommand(found: Traits, command: string): void {
  if (/\s/.test(command)) found.add('odd-command');
  addOfWord(found, command);
}

function addOfWord(found: Traits, word: string): void {
  if (/[|<>~`;&\n\r]|\$(?!\{)|%|^-[\w-]*\s|^\S+\s+-/.test(word)) found.add('odd-word');
  if (/\b(?:sudo|doas|curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b/i.test(word)) found.add('risky-word');
  if (/(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$/i.test(word)) found.add('container');
  if (/[\\/]|\.(?:[cm]?[jt]sx?|py|rb|php|pl|sh)$/.test(word) && !isElsewhere(word)) found.add('file-word');
  if (isNotedPackage(word)) found.add('package');
}

/** "@scope/name@version", an address or a variable: not a path. */
function isElsewhere(word: string): boolean {
  return isScoped(word) || /^(?:[a-z][a-z+.-]*:\/\/|\$\{)/i.test(word);
}

function isScoped(word: unknown): boolean {
  return typeof word === 'string' && /^@[\w.-]+\/[\w.@^~-]+$/.test(word);
}

function isForPython(word: unknown): boolean {
  return typeof word === 'string' && /(?:^|[\\/])(?:uvx?|pipx)(?:\.exe)?$/i.test(word);
}
