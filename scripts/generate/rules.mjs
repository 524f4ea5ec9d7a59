// Writes the lists of rules from the files in src/rules.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const notRules = new Set([
  'clashes.ts',
  'define.ts',
  'index.ts',
  'run.ts',
  'together.ts',
  'traits.ts',
  'violations.ts',
]);

export function ruleIds(root) {
  return readdirSync(join(root, 'src/rules'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts') && !notRules.has(name))
    .map((name) => name.slice(0, -3))
    .sort();
}

/** The sources of both lists, from the compiled rules: those that clean files are asked about, and the others. */
export async function ruleLists(root, ids) {
  const load = (name) => import(pathToFileURL(join(root, 'build/rules', `${name}.js`)).href);
  const { commonTraits } = await load('traits');
  const rules = await Promise.all(ids.map(async (id) => (await load(id)).default));
  const isCommon = ({ onlyWith }) => onlyWith?.some((trait) => commonTraits.has(trait)) ?? true;
  return {
    common: commonSource(rules, rules.filter(isCommon)),
    rare: rareSource(rules.filter((rule) => !isCommon(rule))),
  };
}

function commonSource(rules, common) {
  return `// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule, KnownRule } from './define.ts';
${imports(common)}

/** Those that clean files are asked about. */
export const commonRules: readonly AnyRule[] = [
${names(common)}
];

/** The others. */
export const loadRareRules = () => import('./rare.generated.ts');

/** All of them, by what has to be known before they are loaded. */
export const rules: readonly KnownRule[] = [
${rules.map(({ id, severity, scope }) => `  ${JSON.stringify({ id, severity, scope })},`).join('\n')}
];
`;
}

function rareSource(rare) {
  return `// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from './define.ts';
${imports(rare)}

export const rareRules: readonly AnyRule[] = [
${names(rare)}
];
`;
}

function imports(rules) {
  return rules.map(({ id }) => `import ${nameOf(id)} from './${id}.ts';`).join('\n');
}

function names(rules) {
  return rules.map(({ id }) => `  ${nameOf(id)},`).join('\n');
}

function nameOf(id) {
  return id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}
