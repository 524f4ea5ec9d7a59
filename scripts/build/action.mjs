// The entry of the Action as the one file that action.yml names.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ncc from '@vercel/ncc';

/**
 * Packs the entry with @vercel/ncc, which fails where anything is missing that it requires; the pieces that it shares
 * with the command line stay beside it. The same text comes out in every checkout, since its folder there is the same.
 * @param {string} root
 * @param {{ readonly fileName: string, readonly code: string }} entry
 */
export async function packed(root, { fileName, code }) {
  const folder = join(root, 'build/entry');
  const file = join(folder, fileName);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}\n');
  writeFileSync(file, code);
  const shared = Array.from(code.matchAll(/require\("(\.\.\/[^"]+)"\)/g), ([, path]) => path);
  const { code: text, assets } = await from(root, () =>
    ncc(file, { cache: false, quiet: true, externals: Object.fromEntries(shared.map((path) => [path, path])) }),
  );
  const others = Object.keys(assets).filter((name) => name !== 'package.json');
  if (others.length > 0) throw new Error(`the Action needs files of its own: ${others.join(', ')}`);
  return { fileName, code: text };
}

/** The names that ncc gives to modules follow from the working directory. */
async function from(folder, run) {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await run();
  } finally {
    process.chdir(before);
  }
}
