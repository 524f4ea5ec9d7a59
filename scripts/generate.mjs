// npm run generate: everything that lists rules, clients and schemas, and the pages about them.
// With --check nothing is written: the files that would change are named and the exit code is 1.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileSchemas } from './compile-schemas.mjs';
import { catalogSource, readRules } from './generate/catalog.mjs';
import { fieldsSource, readClients, registrySource } from './generate/registry.mjs';
import { ruleIds, rulesSource } from './generate/rules.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const check = process.argv.includes('--check');
const changed = [];

function put(path, text) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  changed.push(path);
  if (check) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Emits even when a generated file it needs is still missing. */
function compile() {
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'pipe' });
  } catch {
    // `npm run types` is the place where errors are shown.
  }
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const repository = manifest.repository.url.replace(/^git\+|\.git$/g, '');
const docsUrl = `${repository}/blob/main/docs`;

put(
  'src/version.generated.ts',
  `// Written by "npm run generate" from package.json; do not edit.
export const about = {
  version: '${manifest.version}',
  bugs: '${manifest.bugs}',
  docs: '${docsUrl}',
} as const;
`,
);
put('src/rules/rules.generated.ts', rulesSource(ruleIds(root)));
changed.push(...(await compileSchemas({ schemaDir: join(root, 'schemas'), outDir: join(root, 'src/schema'), check })));
compile();
const clients = await readClients(root);
put('src/clients/registry.generated.ts', registrySource(clients));
put('src/clients/fields.generated.ts', fieldsSource(clients));
compile();
const rules = await readRules(root, ruleIds(root));
put('src/cli/catalog.generated.ts', catalogSource(rules, clients, docsUrl));

if (changed.length > 0) console.log(`${check ? 'out of date' : 'written'}:\n  ${changed.join('\n  ')}`);
if (check && changed.length > 0) process.exitCode = 1;
