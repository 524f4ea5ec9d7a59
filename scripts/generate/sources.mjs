// What src and its tests import and no one has written: it is ignored by git, and made again when its sources change.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileSchemas } from '../compile-schemas.mjs';
import { compiled } from '../program.mjs';
import { associations, schemasOf } from './associations.mjs';
import { catalog, readRules } from './catalog.mjs';
import { commandEntries, commandList, commandsSource, readCommands } from './commands.mjs';
import { made } from './made.mjs';
import { outputEntries, outputListPaths, outputLists } from './outputs.mjs';
import { clientEntries, fieldsSource, readClients, registrySource, rootKeysSource } from './registry.mjs';
import { ruleEntries, ruleFiles, ruleLists } from './rules.mjs';
import { docsUrlOf, versionSource } from './version.mjs';

const version = 'src/version.generated.ts';
const validators = ['src/schema/generated', 'src/schema/validators.generated.ts'];
const listsOfRules = 'src/rules/generated';
const clientLists = [
  'src/clients/registry/registry.generated.ts',
  'src/clients/registry/fields.generated.ts',
  'src/clients/registry/root-keys.generated.ts',
];
const texts = 'src/catalog';

/** The lists of what there is, and the validators: nothing can be run or compiled without them. */
export async function makeSources(root) {
  const put = putter(root);
  put(version, versionSource(manifestOf(root)));
  await made(
    root,
    'validators',
    { from: ['schemas', 'scripts/compile-schemas', 'scripts/compile-schemas.mjs'], to: validators },
    () => {
      compileSchemas({ schemaDir: join(root, 'schemas'), outDir: join(root, 'src/schema') });
    },
  );
  await made(root, 'clients', { from: ['src/clients', 'src/parse', 'scripts/generate'], to: clientLists }, async () => {
    const clients = await readClients(root, await compiled(root, 'clients', clientEntries(root)));
    put('src/clients/registry/registry.generated.ts', registrySource(clients));
    put('src/clients/registry/fields.generated.ts', fieldsSource(clients));
    put('src/clients/registry/root-keys.generated.ts', rootKeysSource(clients));
  });
  const ofOutputs = { from: ['src/report', 'src/wording', 'scripts/generate'], to: outputListPaths };
  await made(root, 'outputs', ofOutputs, async () => {
    const lists = await outputLists(root, await compiled(root, 'outputs', outputEntries(root)));
    for (const [path, source] of lists) put(path, source);
  });
  const ofCommands = {
    from: ['src/commands', 'src/cli', 'src/report', 'src/suppress', 'scripts/generate'],
    to: [commandList],
  };
  await made(root, 'commands', ofCommands, async () => {
    const load = await compiled(root, 'commands', commandEntries(root));
    put(commandList, commandsSource(await readCommands(root, load)));
  });
  // Rules ask the model, which looks into the registry: they are read when that is there.
  const from = ['src/rules', 'src/judge', 'src/clients', 'src/model', 'src/parse', 'src/wording', 'scripts/generate'];
  await made(root, 'rules', { from, to: [listsOfRules] }, async () => {
    const files = ruleFiles(root);
    const load = await compiled(root, 'rules', ruleEntries(files));
    const { loaders, apart, known, groups } = await ruleLists(load, files);
    rmSync(join(root, listsOfRules), { recursive: true, force: true });
    put(`${listsOfRules}/rules.generated.ts`, loaders);
    put(`${listsOfRules}/apart.generated.ts`, apart);
    put(`${listsOfRules}/known.generated.ts`, known);
    for (const [group, source] of groups) put(`${listsOfRules}/${group}.generated.ts`, source);
  });
}

/** The texts that the program prints about rules and clients. The documented examples are run for them. */
export async function makeCatalog(root, program) {
  await made(
    root,
    'catalog',
    { from: ['src', 'schemas', 'scripts/generate', 'package.json'], to: [texts] },
    async () => {
      await writeCatalog(root, program ?? (await readProgram(root)));
    },
  );
}

/** Everything that can be known of rules and clients, with the outcome of every example. */
export async function readProgram(root) {
  const files = ruleFiles(root);
  const load = await compiled(root, 'program', [
    'lint.ts',
    'files/index.ts',
    'files/disk.ts',
    'report/index.ts',
    'cli/index.ts',
    'mcp/tools.ts',
    ...ruleEntries(files),
    ...clientEntries(root),
    ...outputEntries(root),
    ...commandEntries(root),
  ]);
  return {
    load,
    rules: await readRules(load, files),
    clients: await readClients(root, load),
    commands: await readCommands(root, load),
  };
}

async function writeCatalog(root, { load, rules, clients, commands }) {
  const put = putter(root);
  const { renderHelp } = await load('cli/index.ts');
  const { ruleInfos, clientInfos } = catalog(rules, clients, docsUrlOf(manifestOf(root)));
  // The build takes the whole folder: nothing that an earlier version left may lie in it.
  rmSync(join(root, texts), { recursive: true, force: true });
  put(`${texts}/rules.json`, `${JSON.stringify(ruleInfos, null, 1)}\n`);
  put(`${texts}/schemas.json`, `${JSON.stringify(associations(clients, schemasOf(root)), null, 1)}\n`);
  put(`${texts}/clients.json`, `${JSON.stringify(clientInfos, null, 1)}\n`);
  for (const { id } of commands) put(`${texts}/help/${id}.txt`, renderHelp(commands, id));
}

function manifestOf(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

/** A file that is as it should be keeps its date. */
function putter(root) {
  return (path, text) => {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
}
