import { baseName } from './base-name.ts';

/** What "-pSECRET" is the value of, where it is one. */
export const PASSWORD_OPTION = '--password';

const GLUED = '-p';

/** Programs of MySQL and MariaDB that sign in: behind a blank, "-p" asks for the password, and the word is a database. */
const ofDatabase =
  /^(?:mysql(?:admin|binlog|check|dump|import|pump|sh|show|slap)?|mariadb(?:-[a-z]{1,12})?|mycli)(?:\.exe)?$/i;
const address = /^(?:jdbc:[a-z\d]{2,20}:|(?:mysql|mariadb)(?:\+[a-z]{1,20})?:\/\/)/i;

/** Of these as well, "-p" alone asks, or means something else. */
const notApart = /^(?:docker|podman|nerdctl|psql|pg_dump|ssh|npx|mkdir)(?:\.exe)?$/i;

const LEAST = GLUED.length + 4;
/** No command line has more words; each would be held against all others. */
const MOST_WORDS = 100;
const LONGEST_PROGRAM = 300;

/** Ports, and options with one dash: "-p3306:3306", "-port", "-profile=a". */
const noPassword = /^-p(?:(?:[\d.]{1,15}:)?\d{1,5}(?:[:-]\d{1,5}){0,3}(?:\/[a-z]{3})?|[a-z]+(?:=.*)?)$/;

/**
 * Where the password begins in a word that is "-p" and a password in one: of a program for a database, or beside the
 * address of one and the user who signs in there.
 */
export function gluedPassword(words: readonly unknown[], index: number, program: unknown): number | undefined {
  const word = words[index];
  if (typeof word !== 'string' || !word.startsWith(GLUED) || word.length < LEAST) return undefined;
  if (words.length > MOST_WORDS || noPassword.test(word)) return undefined;
  const others = [program, ...words].filter((each): each is string => typeof each === 'string' && each !== word);
  const isOfDatabase =
    others.some((each) => each.length < LONGEST_PROGRAM && ofDatabase.test(baseName(each))) ||
    (others.some((each) => address.test(each)) && others.some((each) => /^-u/.test(each)));
  return isOfDatabase ? GLUED.length : undefined;
}

/** Whether a word behind "-p" is a password: beside the user who signs in, of a program that asks for it otherwise. */
export function isApart(words: readonly unknown[], index: number, program: unknown): boolean {
  if (words[index - 1] !== GLUED || words.length > MOST_WORDS) return false;
  const isUser = (word: unknown) => typeof word === 'string' && /^(?:-u|-U|--user(?:name)?)(?:=|$)/.test(word);
  const isProgram = (word: unknown) => {
    if (typeof word !== 'string' || word.length >= LONGEST_PROGRAM) return false;
    const name = baseName(word);
    return ofDatabase.test(name) || notApart.test(name);
  };
  return words.some(isUser) && ![program, ...words].some(isProgram);
}

/** Where the password begins in a text that is the value of such an option; 0 where all of it is. */
export function passwordStart(text: string, name: string | undefined): number {
  return name === PASSWORD_OPTION && text.startsWith(GLUED) ? GLUED.length : 0;
}
