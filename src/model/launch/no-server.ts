import { containerExec, containerRun } from './containers.ts';
import { heard } from './heard.ts';
import { isNamed, isNoVerb, withoutRun } from './no-verb.ts';
import { programIndex, programName, pythons } from './program.ts';
import { runnerCall, runnerWords } from './runner-call.ts';
import type { NoServer } from './why-no-server.ts';

export function noServer(words: readonly string[]): NoServer | undefined {
  const first = programIndex(words);
  const word = words[first] ?? '';
  // A line in one is told as such.
  if (/\s/.test(word)) return undefined;
  if (/^[A-Za-z_]\w*=/.test(word)) return { why: 'variable', line: word.slice(0, word.indexOf('=')), word: first };
  if (builtins.has(word)) return { why: 'builtin', line: word, word: first };
  const program = programName(word);
  if (shells.has(program)) return inShell(words, first, program);
  return (
    unsaid(words, first, program) ??
    ending(words, first, program) ??
    verbOfRunner(words) ??
    moduleFault(words, first) ??
    heard(words, first, program) ??
    programAsFile(words, first, program) ??
    idle(words, first, program)
  );
}

const builtins: ReadonlySet<string> = new Set('cd export source alias set unset eval exec'.split(' '));
const shells: ReadonlySet<string> = new Set('sh bash zsh dash ksh'.split(' '));

const dockerVerbs = ['pull', 'build', 'start', 'stop', 'restart', 'create', 'ps', 'rm', 'inspect', 'network', 'volume'];
const composeVerbs = ['pull', 'build', 'start', 'stop', 'restart', 'create', 'ps', 'down'];

/** What programs are told that do their work and end. */
const endings: Readonly<Record<string, readonly string[]>> = {
  pip: ['install', 'download', 'show', 'list', 'freeze', 'uninstall'],
  npm: [
    'install',
    'i',
    'add',
    'ci',
    'init',
    'update',
    'uninstall',
    'link',
    'view',
    'login',
    'test',
    'run build',
    'run test',
  ],
  pnpm: ['install', 'i', 'add', 'init', 'update', 'remove', 'test', 'run build', 'run test'],
  yarn: ['install', 'add', 'init', 'remove', 'test', 'run build', 'run test'],
  bun: ['install', 'i', 'add', 'init', 'remove', 'build', 'test', 'run build', 'run test'],
  deno: ['install', 'cache', 'compile', 'add', 'test', 'fmt', 'lint', 'check'],
  npx: ['playwright install', 'tsc'],
  uv: ['pip', 'add', 'sync', 'lock', 'init', 'venv', 'remove', 'tool install', 'tool upgrade', 'python install'],
  pipx: ['install', 'inject', 'upgrade', 'list'],
  poetry: ['install', 'add', 'lock', 'update'],
  conda: ['install', 'create'],
  brew: ['install', 'upgrade', 'reinstall', 'tap', 'services'],
  apt: ['install', 'update'],
  'apt-get': ['install', 'update'],
  apk: ['add'],
  yum: ['install'],
  dnf: ['install'],
  snap: ['install'],
  choco: ['install'],
  scoop: ['install'],
  winget: ['install'],
  cargo: ['install', 'build', 'add', 'test', 'check'],
  go: ['install', 'get', 'build', 'mod', 'test'],
  gem: ['install'],
  bundle: ['install', 'add'],
  composer: ['install', 'require', 'update'],
  dotnet: ['build', 'restore', 'tool install', 'add', 'test', 'publish'],
  mvn: ['install', 'package', 'compile', 'clean', 'test'],
  git: ['clone', 'pull', 'fetch', 'checkout', 'init', 'status', 'push'],
  docker: dockerVerbs.concat(
    composeVerbs.map((verb) => `compose ${verb}`),
    ['images', 'version', 'info', 'login'],
  ),
  podman: dockerVerbs.concat(['images']),
  'docker-compose': composeVerbs,
  kubectl: ['apply', 'create', 'get', 'delete', 'describe', 'rollout'],
  systemctl: ['start', 'restart', 'enable', 'status'],
  pm2: ['start', 'restart'],
  mise: ['install', 'use', 'trust'],
  gh: ['auth', 'repo', 'extension install', 'extension list', 'extension upgrade', 'extension remove'],
  claude: ['mcp add', 'mcp add-json', 'mcp add-from-claude-desktop', 'mcp remove', 'mcp list', 'mcp get'],
  codex: ['mcp add', 'mcp remove', 'mcp list', 'mcp get', 'mcp login'],
  gemini: ['mcp add', 'mcp remove', 'mcp list', 'extensions'],
  qwen: ['mcp add', 'mcp remove', 'mcp list', 'extensions'],
  fastmcp: ['install', 'inspect', 'version'],
  mcp: ['install', 'version'],
};
/** And those that are over whatever they are told. */
const over: ReadonlySet<string> = new Set(
  'echo printf mkdir ls cp mv rm touch pwd which open xdg-open chmod tsc'.split(' '),
);

function ending(words: readonly string[], first: number, program: string): NoServer | undefined {
  if (over.has(program)) return { why: 'ends', line: program, word: first };
  const runless = withoutRun(words, first, program);
  if (runless !== undefined) return runless;
  const isModule = pythons.test(program) && words[first + 1] === '-m' && words[first + 2] === 'pip';
  const from = isModule ? first + 3 : first + 1;
  const name = isModule || program === 'pip3' ? 'pip' : program;
  const verb = words.findIndex(
    (word, index) => index >= from && !word.startsWith('-') && !ofCompose.test(words[index - 1] ?? ''),
  );
  if (verb === -1) return undefined;
  // It may be the value of an option that is not known.
  const before = verb > from ? (words[verb - 1] ?? '') : '';
  if (before.startsWith('-') && !before.includes('=') && !standsAlone.test(before)) return undefined;
  // Behind a goal of its own, as in "compile exec:java", a server may go on.
  if (name === 'mvn' && words.slice(verb).some((word) => /^\w[\w.-]*:[\w.:@-]+$/.test(word))) return undefined;
  const isCompose = words[verb] === 'compose';
  const behind = isCompose
    ? words.findIndex((word, at) => at > verb && !word.startsWith('-') && !ofCompose.test(words[at - 1] ?? ''))
    : verb + 1;
  const next = `${words[verb]} ${words[behind] ?? ''}`;
  if (/^docker(?:-compose)?$|^podman$/.test(program) && isOfCompose(program, next)) {
    const why = words.some((word) => /^(?:-d|--detach|--wait)$/.test(word)) ? 'ends' : 'shows';
    return { why, line: program === 'docker-compose' ? 'docker-compose up' : `${program} compose up`, word: verb };
  }
  const known = Object.hasOwn(endings, name) ? endings[name] : undefined;
  const said = known?.find((each) => each === words[verb] || each === next);
  // Started so, a container shows what it writes, and may be given what is written.
  const isAttached = said === 'start' && words.some((word) => /^-(?:[ai]{1,2}|-attach|-interactive)$/.test(word));
  if (isAttached) return undefined;
  if (said === undefined)
    return isNoVerb(name, words[verb] ?? '') ? { why: 'verbless', line: name, word: verb } : undefined;
  return { why: 'ends', line: said === 'pip' ? `${name} ${next.trim()}` : `${name} ${said}`, word: verb };
}

/** Options without a value, before the verb. */
const standsAlone =
  /^(?:-[qvygsBUD]|-D.+|--(?:quiet|verbose|yes|global|silent|user|save-dev|no-cache|debug|offline|batch-mode))$/;
/** Options with a value, before the verb. */
const ofCompose = /^(?:-f|--file|-p|--project-name|--profile|--env-file|--project-directory|--ansi|--context)$/;

function isOfCompose(program: string, next: string): boolean {
  return program === 'docker-compose' ? next.startsWith('up ') : next === 'compose up';
}

function verbOfRunner(words: readonly string[]): NoServer | undefined {
  const call = runnerCall(words);
  const what = call && runnerWords(words, call).what;
  if (call === undefined || what === undefined || what.start > 0) return undefined;
  const word = words[what.word] ?? '';
  const [, name] = /^([A-Z][A-Z0-9_]*)=/.exec(word) ?? [];
  if (name !== undefined) return { why: 'variable', line: name, word: what.word };
  const isVerb = /^(?:install|add)$/.test(word) || (/^(?:run|exec)$/.test(word) && isNamed(words[what.word + 1] ?? ''));
  return isVerb ? { why: 'verb', line: call.line, word: what.word } : undefined;
}

/** A word that names a program, and no file of commands. */
const mayBeProgram = /^(?:npx|npm|pnpm|yarn|bunx?|node|deno|uvx?|pipx|python3?|docker|podman|java|dotnet|go)(?:\s|$)/;

/** Letters join: "-lc". */
function hasLetter(word: string, letter: RegExp): boolean {
  return /^[-+]\w+$/.test(word) && letter.test(word);
}

/** Options with a value: "-euo pipefail". */
function takesNext(word: string): boolean {
  return word === '--rcfile' || word === '--init-file' || hasLetter(word, /o/i);
}

function inShell(words: readonly string[], first: number, program: string): NoServer | undefined {
  const says = words.findIndex((word, index) => index > first && hasLetter(word, /c/));
  const start = words.findIndex(
    (word, index) =>
      index > Math.max(first, says) &&
      !/^[-+]./.test(word) &&
      !(index - 1 > first && takesNext(words[index - 1] ?? '')),
  );
  const script = words[start];
  // What it reads then is what a client says.
  if (script === undefined) return { why: 'idle', line: program, word: first };
  if (says === -1) return mayBeProgram.test(script) ? { why: 'unread', line: program, word: start } : undefined;
  const isLine = /[^\w@.\\/:+~-]/.test(script);
  return isLine || start + 1 >= words.length ? undefined : { why: 'beyond', line: program, word: start };
}

function unsaid(words: readonly string[], first: number, program: string): NoServer | undefined {
  if (program !== 'cmd') return undefined;
  const word = words.findIndex((each, index) => index > first && !each.startsWith('/'));
  return word === -1 ? undefined : { why: 'unsaid', line: program, word };
}

function programAsFile(words: readonly string[], first: number, program: string): NoServer | undefined {
  const isProgram = /^(?:npx|npm|pnpm|uvx|uv|docker)$/.test(words[first + 1] ?? '');
  const takesFile = pythons.test(program) || /^(?:node|tsx|ts-node|ruby|php|perl)$/.test(program);
  return isProgram && takesFile ? { why: 'program', line: program, word: first + 1 } : undefined;
}

/** Behind "-m", where Python or "uv run" reads it. */
function moduleFault(words: readonly string[], first: number): NoServer | undefined {
  for (let at = first + 1; at < words.length; at += 1) {
    if (words[at] !== '-m') continue;
    let before = at - 1;
    while (before > first && /^-[a-zA-Z]$/.test(words[before] ?? '')) before -= 1;
    const isUv = programName(words[first] ?? '') === 'uv' && words[before] === 'run';
    const name = words[at + 1];
    if (!isUv && !pythons.test(programName(words[before] ?? ''))) continue;
    if (name === undefined || /[\s${}<>%]/.test(name)) return undefined;
    const why = /[\\/]|\.pyw?$/.test(name) ? 'file' : name.includes('-') ? 'hyphen' : undefined;
    return why && { why, line: isUv ? 'uv run' : programName(words[before] ?? ''), word: at + 1 };
  }
  return undefined;
}

/** Those of which the name alone is a question to whoever sits before it, and the verbs that want one word more. */
const interactive: ReadonlySet<string> = new Set(
  'node deno bun python python3 py ruby php perl tsx ts-node uv npm pnpm docker podman go cargo dotnet poetry java'.split(
    ' ',
  ),
);
const unfinished = /^(?:(?:uv|deno|go|bun|poetry|npm|pnpm) run)$/;

function idle(words: readonly string[], first: number, program: string): NoServer | undefined {
  const rest = words.slice(first + 1);
  const line = [program, ...rest].join(' ');
  if ((rest.length === 0 && interactive.has(program)) || unfinished.test(line))
    return { why: 'idle', line, word: first };
  const container = containerRun(words) ?? containerExec(words);
  if (container !== undefined) {
    const { image, run } = container;
    if (image === undefined) return { why: 'idle', line: `${program} ${words[run]}`, word: run };
    const [inside = '', ...more] = words.slice(image + 1);
    // In it, a shell waits for what it is to run.
    const isShell = shells.has(programName(inside)) && more.every((word) => /^-[il]+$/.test(word));
    return isShell ? { why: 'idle', line: programName(inside), word: image + 1 } : undefined;
  }
  const call = runnerCall(words);
  if (call === undefined) return undefined;
  const { isIdle, what } = runnerWords(words, call);
  // Options alone have a finding of their own.
  const isAll = call.from >= words.length || what !== undefined;
  return isIdle && isAll ? { why: 'idle', line: call.line, word: first } : undefined;
}
