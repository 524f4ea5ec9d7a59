// npm run generate: everything that lists rules, clients and schemas, and the pages about them.
// With --check nothing is written: the files that would change are named and the exit code is 1.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileSchemas } from './compile-schemas.mjs';
import { catalogSource, readRules } from './generate/catalog.mjs';
import {
  between,
  clientPage,
  clientsTable,
  configurationTable,
  hooksFile,
  rulePage,
  rulesPage,
} from './generate/pages.mjs';
import { fieldsSource, readClients, registrySource, rootKeysSource } from './generate/registry.mjs';
import { ruleFiles, ruleLists } from './generate/rules.mjs';
import { helpText, sampleOutput } from './generate/sample.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const check = process.argv.includes('--check');
const changed = [];

/** Pages of rules and clients that are no more. */
function removeOthers(folder, ids) {
  for (const name of readdirSync(join(root, folder))) {
    if (ids.includes(name.replace(/\.md$/, ''))) continue;
    changed.push(`${folder}/${name}`);
    if (!check) rmSync(join(root, folder, name));
  }
}

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
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(join(root, 'build/package.json'), '{ "type": "module" }\n');
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
  home: '${repository}',
  bugs: '${manifest.bugs}',
  docs: '${docsUrl}',
} as const;
`,
);
const validators = compileSchemas({ schemaDir: join(root, 'schemas'), outDir: join(root, 'src/schema'), check });
changed.push(...validators.map((path) => `src/schema/${path}`));
compile();
const lists = await ruleLists(root, ruleFiles(root));
put('src/rules/generated/rules.generated.ts', lists.loaders);
put('src/rules/generated/known.generated.ts', lists.known);
for (const [group, source] of lists.groups) put(`src/rules/generated/${group}.generated.ts`, source);
const clients = await readClients(root);
put('src/clients/registry/registry.generated.ts', registrySource(clients));
put('src/clients/registry/fields.generated.ts', fieldsSource(clients));
put('src/clients/registry/root-keys.generated.ts', rootKeysSource(clients));
compile();
const rules = await readRules(root, ruleFiles(root));
put('src/cli/catalog.generated.ts', catalogSource(rules, clients, docsUrl));

for (const each of rules) put(`docs/rules/${each.rule.id}.md`, rulePage(each));
for (const client of clients) put(`docs/clients/${client.id}.md`, clientPage(client));
removeOthers('docs/rules', ['README', ...rules.map(({ rule }) => rule.id)]);
removeOthers(
  'docs/clients',
  clients.map(({ id }) => id),
);
put('.pre-commit-hooks.yaml', hooksFile(clients));

const page = (path, sections) => {
  let text = readFileSync(join(root, path), 'utf8');
  for (const [name, content] of Object.entries(sections)) text = between(text, name, content);
  put(path, text);
};
page('README.md', {
  output: await sampleOutput(root, 'examples'),
  clients: clientsTable(clients, 'docs/clients'),
});
put('docs/rules/README.md', rulesPage(rules));
const configSchema = JSON.parse(readFileSync(join(root, 'schemas/mcp-lint.schema.json'), 'utf8'));
page('docs/configuration.md', { keys: configurationTable(configSchema) });
page('docs/cli.md', { help: await helpText(root) });

if (changed.length > 0) console.log(`${check ? 'out of date' : 'written'}:\n  ${changed.join('\n  ')}`);
if (check && changed.length > 0) process.exitCode = 1;
