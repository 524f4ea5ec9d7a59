// Writes the pages that people read, and the pattern of the hook: these are in git.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { annotateSchemas } from './annotations.mjs';
import { associations, schemasOf, schemasTable } from './associations.mjs';
import { fixesPage } from './fixes.mjs';
import { namedPages, namesIn, namesOf, renamed } from './names.mjs';
import { outputsTable, readOutputs } from './outputs.mjs';
import { ownTools } from './own-tools.mjs';
import {
  between,
  clientPage,
  clientsLine,
  clientsPage,
  configurationTable,
  hooksFile,
  rulePage,
  rulesPage,
} from './pages.mjs';
import { pairsPage } from './pairs.mjs';
import { ruleFiles } from './rules.mjs';
import { helpText, helpTexts, sampleOutput } from './sample.mjs';
import { readSymptoms, symptomPage, symptomsPage } from './symptoms.mjs';
import { mistakesPage, versionsPage } from './tables.mjs';

/** The paths of what changed, or with `check` of what would change. */
export async function writePages(root, { load, rules, clients, commands }, { check }) {
  const changed = [];
  const written = new Map();

  for (const each of rules) put(`docs/rules/${each.rule.id}.md`, await rulePage(each));
  for (const client of clients) put(`docs/clients/${client.id}.md`, clientPage(client));
  removeOthers('docs/rules', ['README', ...rules.map(({ rule }) => rule.id)]);
  put('docs/clients/README.md', clientsPage(clients));
  removeOthers('docs/clients', ['README', ...clients.map(({ id }) => id)]);
  const symptoms = await readSymptoms(load);
  for (const symptom of symptoms) put(`docs/symptoms/${symptom.id}.md`, symptomPage(root, clients, symptom));
  put('docs/symptoms/README.md', symptomsPage(symptoms));
  removeOthers('docs/symptoms', ['README', ...symptoms.map(({ id }) => id)]);
  put('docs/mistakes.md', mistakesPage(clients));
  put('docs/versions.md', versionsPage(clients));
  put('docs/pairs.md', pairsPage(clients));
  put('.pre-commit-hooks.yaml', hooksFile(clients));
  fill('README.md', {
    output: await sampleOutput(root, load, 'examples'),
    clients: clientsLine(clients, 'docs/clients'),
  });
  put('docs/rules/README.md', rulesPage(rules));
  const folders = new Map(ruleFiles(root).map(({ id, folder }) => [id, folder]));
  put(
    'docs/fixes.md',
    fixesPage(rules, (id) => folders.get(id)),
  );
  put('.ci/mcp-lint.tools.json', await ownTools(load));
  changed.push(...annotateSchemas(root, clients, { check }));
  const configSchema = JSON.parse(read('schemas/mcp-lint.schema.json'));
  fill('docs/configuration.md', { keys: configurationTable(configSchema) });
  fill('docs/cli.md', {
    help: await helpText(load, commands),
    commands: await helpTexts(load, commands),
    formats: outputsTable(await readOutputs(root, load, 'report/outputs')),
  });
  fill('docs/schemas.md', { schemas: schemasTable(associations(clients, schemasOf(root))) });
  const before = namesIn(read('README.md'));
  const now = namesOf(JSON.parse(read('package.json')));
  for (const path of namedPages(root)) put(path, renamed(latest(path), before, now));
  return changed;

  /** Pages of rules and clients that are no more. */
  function removeOthers(folder, ids) {
    for (const name of readdirSync(join(root, folder))) {
      if (ids.includes(name.replace(/\.md$/, ''))) continue;
      changed.push(`${folder}/${name}`);
      if (!check) rmSync(join(root, folder, name));
    }
  }

  /** The parts of a page that are generated. */
  function fill(path, sections) {
    let text = read(path);
    for (const [name, content] of Object.entries(sections)) text = between(text, name, content);
    put(path, text);
  }

  function put(path, text) {
    const file = join(root, path);
    written.set(path, text);
    if (existsSync(file) && read(path) === text) return;
    if (!changed.includes(path)) changed.push(path);
    if (check) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** As it is, or would be. */
  function latest(path) {
    return written.get(path) ?? read(path);
  }

  function read(path) {
    return readFileSync(join(root, path), 'utf8');
  }
}
