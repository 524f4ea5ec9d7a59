// npm run generate: everything that lists rules, clients and schemas, and the pages about them.
// With --check no page is written: those that would change are named and the exit code is 1.
// With --sources only what src needs is made; tests and builds begin with it.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './engine.cjs';
import { makeCatalog, makeSources, readProgram } from './generate/sources.mjs';
import { writePages } from './generate/write-pages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const check = process.argv.includes('--check');

await makeSources(root);
if (process.argv.includes('--sources')) await makeCatalog(root);
else {
  const program = await readProgram(root);
  await makeCatalog(root, program);
  const changed = await writePages(root, program, { check });
  if (changed.length > 0) console.log(`${check ? 'out of date' : 'written'}:\n  ${changed.join('\n  ')}`);
  if (check && changed.length > 0) process.exitCode = 1;
}
