import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, outcome } from '../measure.mjs';

/** Makes inputs below a temporary folder when they are first asked for, each once. */
export function inputsIn(work, checker) {
  const made = new Map();

  /** `fill` writes into a folder and tells of each configuration where it lies and whether something is wrong with it. */
  return function input(name, fill) {
    if (!made.has(name)) made.set(name, prepared(join(work, name), fill, checker));
    return made.get(name);
  };
}

/** `list` names the files for the loop that only parses them. */
function prepared(folder, fill, checker) {
  const files = fill(folder);
  const list = `${folder}.txt`;
  writeFileSync(list, files.map(({ json }) => json).join('\n'));
  track(folder);
  check(folder, files, checker);
  return { folder, files, list };
}

/** As after a commit: whether git would publish a file is one of the things that are asked. */
function track(folder) {
  const git = (...args) => spawnSync('git', args, { cwd: folder, env: environment, stdio: 'ignore' });
  if (!existsSync(join(folder, '.git'))) git('init', '--quiet');
  git('-c', 'gc.auto=0', 'add', '--all');
}

/** A measurement of findings in what should be clean, or of none where there should be some, would say nothing. */
function check(folder, files, checker) {
  const { end, stdout, stderr } = outcome(checker.with(['--format', 'json'], folder)[0]);
  if (end !== 0 && end !== 1) throw new Error(`${folder} ends with ${end}: ${stderr.slice(0, 2000)}`);
  const found = new Map(JSON.parse(stdout).findings.map(({ path, rule, message }) => [path, `${rule}: ${message}`]));
  for (const { path, faulty } of files) {
    if (faulty !== found.has(path)) {
      throw new Error(`${join(folder, path)} should have ${faulty ? 'a finding' : 'none'}: ${found.get(path) ?? ''}`);
    }
  }
}
