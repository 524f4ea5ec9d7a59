import { programIndex, programName } from './program.ts';

/** An option of `docker run`, long or short, with its value. */
export interface ContainerOption {
  readonly name: string;
  readonly value: string | undefined;
  /** Which of the words it stands in, and where the value does. */
  readonly word: number;
  readonly valueWord: number;
  readonly valueStart: number;
}

export interface ContainerRun {
  /** Which of the words is "run". */
  readonly run: number;
  readonly options: readonly ContainerOption[];
  /** Which of the words is the image, or the container; nothing where the words end before it. */
  readonly image: number | undefined;
}

const programs = ['docker', 'podman', 'nerdctl'];
const plainShort = 'itdPq';
const plainLong = ['--interactive', '--tty', '--detach', '--rm', '--init', '--privileged', '--publish-all', '--quiet']
  .concat(['--read-only', '--no-healthcheck', '--oom-kill-disable', '--sig-proxy', '--disable-content-trust'])
  .concat(['--use-api-socket', '--help', '--replace', '--rmi', '--tls-verify', '--no-hosts', '--no-hostname'])
  .concat(['--passwd', '--read-only-tmpfs', '--http-proxy', '--env-host', '--rootfs']);

/** `docker run …`, `podman container run …`; `docker compose run` and the gateways are something else. */
export function containerRun(words: readonly string[]): ContainerRun | undefined {
  return containerCall(words, 'run');
}

/** `docker exec …`, in a container that runs already. */
export function containerExec(words: readonly string[]): ContainerRun | undefined {
  return containerCall(words, 'exec');
}

function containerCall(words: readonly string[], verb: 'run' | 'exec'): ContainerRun | undefined {
  const first = programIndex(words);
  if (!programs.includes(programName(words[first] ?? ''))) return undefined;
  const run = words[first + 1] === 'container' ? first + 2 : first + 1;
  if (words[run] !== verb) return undefined;
  const options: ContainerOption[] = [];
  for (let at = run + 1; at < words.length; ) {
    const word = words[at] ?? '';
    if (word === '--') return { run, options, image: at + 1 < words.length ? at + 1 : undefined };
    if (!word.startsWith('-') || word === '-') return { run, options, image: at };
    const read = word.startsWith('--') ? longOption(words, at) : shortOptions(words, at);
    for (const option of read) options.push(option);
    at = (read.at(-1)?.valueWord ?? at) + 1;
  }
  return { run, options, image: undefined };
}

/** `kubectl exec …`, in a pod that runs already: what stands before "--" is its own. */
export function podExec(words: readonly string[]): ContainerRun | undefined {
  const first = programIndex(words);
  const dashes = words.indexOf('--', first);
  const run = words.indexOf('exec', first);
  if (programName(words[first] ?? '') !== 'kubectl' || run === -1 || dashes < run) return undefined;
  const options: ContainerOption[] = [];
  for (let at = first + 1; at < dashes; at += 1) {
    const [name = '', said] = (words[at] ?? '').split('=', 2);
    // Short ones join: "-it", and "-ic box" with the container's name behind.
    const isOpen = /^-\w+$/.test(name) && name.includes('i');
    // In "-it=false" the value is that of the last one.
    const value = isOpen && !name.endsWith('i') ? undefined : said;
    options.push({
      name: isOpen ? '-i' : (ofPods.get(name) ?? name),
      value,
      word: at,
      valueWord: at,
      valueStart: 0,
    });
  }
  return { run, options, image: dashes + 1 < words.length ? dashes + 1 : undefined };
}

const ofPods: ReadonlyMap<string, string> = new Map([['--stdin', '--interactive']]);

/** Whether a switch is on; the last one counts. */
export function isOn({ options }: ContainerRun, ...names: readonly string[]): boolean {
  const last = options.findLast(({ name }) => names.includes(name));
  return last !== undefined && last.value !== 'false';
}

function longOption(words: readonly string[], at: number): ContainerOption[] {
  const word = words[at] ?? '';
  const equals = word.indexOf('=');
  if (equals !== -1) {
    const valueStart = equals + 1;
    return [{ name: word.slice(0, equals), value: word.slice(valueStart), word: at, valueWord: at, valueStart }];
  }
  if (plainLong.includes(word)) return [{ name: word, value: undefined, word: at, valueWord: at, valueStart: 0 }];
  return [{ name: word, value: words[at + 1], word: at, valueWord: at + 1, valueStart: 0 }];
}

/** `-it`, `-e NAME`, `-v/a:/b`: the first letter that takes a value takes the rest of the word, or the next one. */
function shortOptions(words: readonly string[], at: number): ContainerOption[] {
  const word = words[at] ?? '';
  const found: ContainerOption[] = [];
  for (let letter = 1; letter < word.length; letter += 1) {
    const name = `-${word[letter]}`;
    if (word[letter + 1] === '=' || !plainShort.includes(word[letter] ?? '')) {
      const valueStart = letter + (word[letter + 1] === '=' ? 2 : 1);
      const isGlued = valueStart < word.length;
      const value = isGlued ? word.slice(valueStart) : words[at + 1];
      const valueWord = isGlued ? at : at + 1;
      found.push({ name, value, word: at, valueWord, valueStart: isGlued ? valueStart : 0 });
      return found;
    }
    found.push({ name, value: undefined, word: at, valueWord: at, valueStart: 0 });
  }
  return found;
}
