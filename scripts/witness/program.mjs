// Runs a program with a time limit and only the environment that is named, and ends what it leaves behind.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const colours = /\u001b(?:\[[0-9;?]*[A-Za-z]|\][^\u0007]*\u0007)/g;

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: Record<string, string>, seconds?: number, until?: RegExp }} where `until`: what a program
 *   that never ends says when it has done what is asked
 * @returns {Promise<{ code: number | string, out: string, err: string, isLate: boolean }>}
 */
export function runProgram(command, args, { cwd, env, seconds = 60, until }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const said = { out: '', err: '' };
    let isLate = false;
    const endGroup = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {}
    };
    const limit = setTimeout(() => {
      isLate = true;
      endGroup();
    }, seconds * 1000);
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said.out += text;
      if (until?.test(said.out)) endGroup();
    });
    child.stderr.setEncoding('utf8').on('data', (text) => (said.err += text));
    const done = (code) => {
      clearTimeout(limit);
      resolve({ code, out: said.out.replace(colours, ''), err: said.err.replace(colours, ''), isLate });
    };
    child.on('error', (error) => done(String(error)));
    // A program of its own that the client leaves running holds the pipes open, so 'close' may never come.
    child.on('exit', (code, signal) =>
      setTimeout(() => {
        endGroup();
        child.stdout.destroy();
        child.stderr.destroy();
        done(code ?? signal);
      }, 50),
    );
  });
}

/** Ends what still runs with this home folder, whatever group it has moved to. */
export function endAllOf(home) {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)) {
    try {
      const variables = readFileSync(`/proc/${id}/environ`, 'utf8').split('\0');
      if (variables.includes(`HOME=${home}`)) process.kill(Number(id), 'SIGKILL');
    } catch {}
  }
}
