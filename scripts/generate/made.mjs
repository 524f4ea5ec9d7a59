import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes something unless neither what it is made from nor what was made has changed since the last time.
 * @param {string} root
 * @param {string} name
 * @param {{ from: readonly string[], to: readonly string[] }} paths files and folders, relative to the root
 * @param {() => Promise<void> | void} make
 */
export async function made(root, name, { from, to }, make) {
  const note = join(root, 'build/made', name);
  const now = () => digest(root, [...from, 'package-lock.json'], to) + digest(root, to, []);
  if (to.every((path) => existsSync(join(root, path))) && existsSync(note) && readFileSync(note, 'utf8') === now())
    return;
  await make();
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, now());
}

function digest(root, paths, except) {
  const hash = createHash('sha256');
  for (const path of paths) add(path);
  return hash.digest('hex');

  function add(path) {
    if (except.includes(path)) return;
    const file = join(root, path);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat?.isDirectory()) for (const name of readdirSync(file).sort()) add(`${path}/${name}`);
    else hash.update(`${path}\n`).update(stat === undefined ? '' : readFileSync(file));
  }
}
