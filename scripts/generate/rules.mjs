// Writes the lists of rules from the files in src/rules.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const notRules = new Set([
  'clashes.ts',
  'define.ts',
  'differing.ts',
  'index.ts',
  'run.ts',
  'traits.ts',
  'violations.ts',
]);

export function ruleIds(root) {
  return readdirSync(join(root, 'src/rules'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts') && !notRules.has(name))
    .map((name) => name.slice(0, -3))
    .sort();
}

/** The sources of the lists, from the compiled rules: what clean files are asked, what the others are, what answers of servers are, what the run is. */
export async function ruleLists(root, ids) {
  const load = (name) => import(pathToFileURL(join(root, 'build/rules', `${name}.js`)).href);
  const { answerTraits, commonTraits } = await load('traits');
  const rules = await Promise.all(ids.map(async (id) => (await load(id)).default));
  const isCommon = ({ onlyWith }) => onlyWith?.some((trait) => commonTraits.has(trait)) ?? true;
  const isAboutAnswers = ({ onlyWith }) => onlyWith?.every((trait) => answerTraits.has(trait)) ?? false;
  const crossing = rules.filter(({ scope }) => scope === 'workspace');
  const single = rules.filter(({ scope }) => scope !== 'workspace');
  return {
    common: commonSource(rules, single.filter(isCommon), crossing),
    rare: listSource(
      'rareRules',
      single.filter((rule) => !isCommon(rule) && !isAboutAnswers(rule)),
    ),
    answers: listSource('answerRules', single.filter(isAboutAnswers)),
    crossing: listSource('crossingRules', crossing),
  };
}

function commonSource(rules, common, crossing) {
  return `// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule, KnownRule } from './define.ts';
${imports(common)}
import type { Trait } from './traits.ts';

/** Those that clean files are asked about. */
export const commonRules: readonly AnyRule[] = [
${names(common)}
];

/** The others. */
export const loadRareRules = () => import('./rare.generated.ts');

/** Those about what servers answer. */
export const loadAnswerRules = () => import('./answers.generated.ts');

/** Those that are asked of the whole run. */
export const loadCrossingRules = () => import('./crossing.generated.ts');

/** What gives each of these a reason. */
export const crossing: readonly (KnownRule & { readonly onlyWith: readonly Trait[] })[] = [
${crossing.map(({ id, severity, scope, onlyWith }) => `  ${JSON.stringify({ id, severity, scope, onlyWith })},`).join('\n')}
];

/** All of them, by what has to be known before they are loaded. */
export const rules: readonly KnownRule[] = [
${rules.map(({ id, severity, scope }) => `  ${JSON.stringify({ id, severity, scope })},`).join('\n')}
];
`;
}

function listSource(name, rules) {
  return `// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from './define.ts';
${imports(rules)}

export const ${name}: readonly AnyRule[] = [${rules.length === 0 ? '' : `\n${names(rules)}\n`}];
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
