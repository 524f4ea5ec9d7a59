import { baseName } from '../values/index.ts';

/** Few are as long. */
const LONGEST = 200;
const MOST = 1000;
/** A dozen questions about a server begin with this one, and most servers are started by one of a few programs. */
const known = new Map<string, string>();

/** The name of a program, without its folder and the endings that Windows adds. */
export function programName(word: string): string {
  let name = known.get(word);
  if (name === undefined) {
    name = nameIn(word);
    if (known.size === MOST) known.clear();
    if (word.length <= LONGEST) known.set(word, name);
  }
  return name;
}

function nameIn(word: string): string {
  const name = baseName(word).toLowerCase();
  // "./cmd" is a program of somebody's own: a system keeps its own elsewhere, or calls it "cmd.exe".
  if (ofOneSystem.has(name) && /[\\/]/.test(word) && !isInBin(word)) return word.toLowerCase();
  return name.replace(/\.(?:exe|cmd|bat)$/, '');
}

const ofOneSystem: ReadonlySet<string> = new Set(['cmd', 'open', 'wsl']);

/** "/usr/local/bin/node server.js", but not "/opt/node versions/20/bin/node". */
export function isInBin(path: string): boolean {
  return /(?:^|[\\/])(?:bin|Scripts|System32)[\\/][^\\/]+$/i.test(path);
}

/** What Python is called: "python3.12", and the launcher of Windows. */
export const pythons = /^(?:py|python(?:\d(?:\.\d+)?)?)$/;

/** Where the program stands that others only start: behind `cmd /c`, `env NAME=value`, `sudo`, `op run --`. */
export function programIndex(words: readonly string[]): number {
  let at = 0;
  for (;;) {
    const next = nextProgram(words, at);
    if (next === undefined || next >= words.length) return at;
    at = next;
  }
}

function nextProgram(words: readonly string[], at: number): number | undefined {
  switch (programName(words[at] ?? '')) {
    case 'cmd':
      return behindSwitch(words, at + 1);
    case 'env':
      return behindOptions(words, at + 1, ['-u', '--unset', '-C', '--chdir'], (word) => /^\w+=/.test(word));
    case 'sudo':
    case 'doas':
      return behindOptions(words, at + 1, ['-u', '-g', '-h', '-p', '-C', '-R', '-D', '-T']);
    case 'wsl':
      return behindOptions(words, at + 1, ['-d', '--distribution', '-u', '--user', '--cd', '--shell-type']);
    case 'nohup':
      return at + 1;
    case 'op':
    case 'mise':
    case 'doppler':
    case 'infisical':
    case 'dotenv':
    case 'dotenvx':
    case 'aws-vault':
    case 'chamber':
    case 'flox':
    case 'devbox':
      return behindDashes(words, at + 1);
    default:
      return undefined;
  }
}

function behindSwitch(words: readonly string[], from: number): number | undefined {
  for (let at = from; words[at]?.startsWith('/'); at += 1) if (/^\/[ck]$/i.test(words[at] ?? '')) return at + 1;
  return undefined;
}

function behindOptions(
  words: readonly string[],
  from: number,
  valued: readonly string[],
  belongs: (word: string) => boolean = () => false,
): number {
  let at = from;
  for (let word = words[at]; word !== undefined; word = words[at]) {
    if (word === '--') return at + 1;
    if (!word.startsWith('-') && !belongs(word)) break;
    at += valued.includes(word) ? 2 : 1;
  }
  return at;
}

function behindDashes(words: readonly string[], from: number): number | undefined {
  const dashes = words.indexOf('--', from);
  return dashes === -1 ? undefined : dashes + 1;
}
