// Writes the lists of rules from the files in src/rules.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of what rules are made of; every other folder holds rules about one subject, a file each. */
const notRules = new Set(['asking', 'generated', 'shared']);

/** The folders of rules, in the order of their names. */
export function ruleFolders(root) {
  return readdirSync(join(root, 'src/rules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notRules.has(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** Every rule by its id, with its folder. */
export function ruleFiles(root) {
  return ruleFolders(root)
    .flatMap((folder) =>
      readdirSync(join(root, 'src/rules', folder)).map((name) => ({ id: name.slice(0, -'.ts'.length), folder })),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** What has to be compiled for the lists. */
export function ruleEntries(files) {
  return ['rules/asking/traits.ts', ...files.map(({ id, folder }) => `rules/${folder}/${id}.ts`)];
}

/** The sources of the lists, from the compiled rules: what is known of all, and each group that is loaded together. */
export async function ruleLists(load, files) {
  const folderOf = new Map(files.map(({ id, folder }) => [id, folder]));
  const { groups, groupsOf } = await load('rules/asking/traits.ts');
  const rules = await Promise.all(
    files.map(async ({ id, folder }) => ({ ...(await load(`rules/${folder}/${id}.ts`)).default, folder })),
  );
  const crossing = rules.filter(({ scope }) => scope === 'workspace');
  const lists = new Map([...groups, 'crossing'].map((group) => [group, []]));
  lists.set('crossing', crossing);
  for (const { id, scope, onlyWith } of rules) {
    if (onlyWith === undefined || scope === 'workspace') continue;
    const [group, other] = groupsOf(onlyWith);
    if (other !== undefined)
      throw new Error(`src/rules/${folderOf.get(id)}/${id}.ts has reasons of two groups, "${group}" and "${other}"`);
    lists.get(group).push({ id, folder: folderOf.get(id) });
  }
  return {
    loaders: loadersSource(rules, crossing, groups),
    known: knownSource(rules),
    groups: new Map([...lists].map(([group, members]) => [group, listSource(members) + (along[group] ?? '')])),
  };
}

/** What is loaded with a group. */
const along = { configuration: "\nexport { addOfServers } from '../asking/server-traits.ts';\n" };

function loadersSource(rules, crossing, groups) {
  return `// Written by "npm run generate" from src/rules; do not edit.
import type { KnownRule } from '../define.ts';
import type { Trait } from '../asking/traits.ts';

/** What is asked of one file, by what the file is about; most files give no reason to load any. */
export const loadRules = {
${[...groups].map((group) => `  ${group}: () => import('./${group}.generated.ts'),`).join('\n')}
};

/** Those that are asked of the whole run. */
export const loadCrossingRules = () => import('./crossing.generated.ts');

/** What gives each of these a reason. */
export const crossing: readonly (KnownRule & { readonly onlyWith: readonly Trait[] })[] = [
${crossing.map(({ id, severity, scope, onlyWith }) => `  ${JSON.stringify({ id, severity, scope, onlyWith })},`).join('\n')}
];

/** Those that speak only where somebody asks them to. */
export const offByDefault: readonly KnownRule[] = [
${rowsOf(rules.filter(({ severity }) => severity === 'off'))}
];

/** Most runs name no rule. */
export const loadKnownRules = () => import('./known.generated.ts');
`;
}

function knownSource(rules) {
  return `// Written by "npm run generate" from src/rules; do not edit.
import type { KnownRule } from '../define.ts';

/** All of them, by what has to be known before they are loaded. */
export const rules: readonly KnownRule[] = [
${rowsOf(rules)}
];
`;
}

function rowsOf(rules) {
  return rules.map(({ id, severity, scope }) => `  ${JSON.stringify({ id, severity, scope })},`).join('\n');
}

function listSource(rules) {
  return `// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
${imports(rules)}

export const rules: readonly AnyRule[] = [${rules.length === 0 ? '' : `\n${names(rules)}\n`}];
`;
}

function imports(rules) {
  return rules.map(({ id, folder }) => `import ${nameOf(id)} from '../${folder}/${id}.ts';`).join('\n');
}

function names(rules) {
  return rules.map(({ id }) => `  ${nameOf(id)},`).join('\n');
}

function nameOf(id) {
  return id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}
