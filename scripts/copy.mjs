// A copy of the project to try something in.
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Hands over the folder of a copy, and removes it in the end. What was made from the sources comes along, so that it is
 * not made again.
 * @param {string} name part of the name of the folder
 * @param {readonly string[]} apart what is not copied, besides what git keeps
 * @param {(copy: string) => void} use
 */
export function inCopy(name, apart, use) {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), `mcp-lint-${name}-`)));
  try {
    const names = readdirSync(root).filter((each) => !['.git', 'build', 'node_modules', ...apart].includes(each));
    for (const each of [...names, 'build/made']) cpSync(join(root, each), join(copy, each), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    use(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
