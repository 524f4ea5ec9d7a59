import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const hook = fileURLToPath(new URL('at-exit.cjs', import.meta.url));
const shell = spawnSync('bash', ['-c', 'exit 0']).status === 0;

/** What the times are of. */
export const clock = shell ? 'CPU time, user and system' : 'wall time';

/**
 * Runs commands in turn, so that whatever else the machine does meets all of them.
 * @param {readonly { readonly args: readonly string[], readonly cwd?: string }[]} commands of node
 * @returns {number[]} the median time of each in milliseconds
 */
export function medians(commands, rounds) {
  const times = commands.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, command] of commands.entries()) times[index].push(timeOf(command));
  }
  return times.map(median);
}

/** The files the program loaded and the most memory it held. */
export function footprint({ args, cwd }) {
  const child = spawnSync(process.execPath, ['--require', hook, ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  expectSuccess(child);
  const { files, peakKilobytes } = JSON.parse(child.output[3].toString());
  return { files, peakMegabytes: peakKilobytes / 1024 };
}

/** Of the child alone, to the millisecond: node itself tells no times of its children, the shell does. */
function timeOf(command) {
  return shell ? cpuTime(command) : wallTime(command);
}

function cpuTime({ args, cwd }) {
  const script = 'TIMEFORMAT="%3U %3S"; time "$@" >/dev/null 2>&1';
  const child = spawnSync('bash', ['-c', script, 'bash', process.execPath, ...args], {
    cwd,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  expectSuccess(child);
  const [user, system] = child.stderr.toString().trim().split(' ').map(Number);
  return (user + system) * 1000;
}

function wallTime({ args, cwd }) {
  const start = process.hrtime.bigint();
  expectSuccess(spawnSync(process.execPath, args, { cwd, stdio: 'ignore' }));
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** Findings, exit code 1, are part of some inputs. */
function expectSuccess({ status, stderr }) {
  if (status !== 0 && status !== 1) throw new Error(`a measured program ended with ${status}: ${stderr ?? ''}`);
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}
