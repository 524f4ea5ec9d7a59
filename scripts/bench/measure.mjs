import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const hook = fileURLToPath(new URL('at-exit.cjs', import.meta.url));

/** Node reads 144 certificates for the first of these at each start; the others change what it compiles. */
const { NODE_EXTRA_CA_CERTS, NODE_OPTIONS, NODE_COMPILE_CACHE, ...rest } = process.env;
export const environment = { ...rest, LC_ALL: 'C' };

export const bare = [{ args: ['-e', '0'] }];

/**
 * Runs tasks in turn, so that whatever else the machine does meets all of them, and every other round in reverse, after
 * one round that is not counted.
 * @param {Readonly<Record<string, readonly { readonly args: readonly string[], readonly cwd?: string }[]>>} tasks each a
 *   list of commands of node whose times are added
 * @returns {{ rounds: Record<string, number>[], ends: Record<string, number> }} of each round, the milliseconds of each
 *   task; and what each ends with, 0 if all of its commands do
 */
export function roundsOf(tasks, count) {
  const all = Object.entries(tasks);
  const ends = Object.fromEntries(all.map(([name, commands]) => [name, timeOf(commands).end]));
  const rounds = Array.from({ length: count }, (_, round) => {
    const turn = round % 2 === 0 ? all : all.toReversed();
    return Object.fromEntries(turn.map(([name, commands]) => [name, timeOf(commands).milliseconds]));
  });
  return { rounds, ends };
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

/** How a program ends and what it says. */
export function outcome({ args, cwd }) {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  return { end: status ?? signal, stdout, stderr };
}

/** The files the program loaded and the most memory it held. */
export function footprint({ args, cwd }) {
  const child = spawnSync(process.execPath, ['--require', hook, ...args], {
    cwd,
    env: environment,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const { files, peakKilobytes } = JSON.parse(child.output[3].toString());
  return { files, peakMegabytes: peakKilobytes / 1024 };
}

/** CPU time, user and system, of the children alone: node itself tells no times of its children, the shell does. */
function timeOf(commands) {
  const script = 'TIMEFORMAT="%3U %3S"; time "$@" >/dev/null 2>&1';
  let milliseconds = 0;
  let end = 0;
  for (const { args, cwd } of commands) {
    const child = spawnSync('bash', ['-c', script, 'bash', process.execPath, ...args], { cwd, env: environment });
    if (child.error) throw child.error;
    const [user, system] = child.stderr.toString().trim().split(/\s+/).slice(-2).map(Number);
    milliseconds += (user + system) * 1000;
    end ||= child.status;
  }
  return { milliseconds, end };
}
