// Writes the list of rules from the files in src/rules.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const notRules = new Set(['clashes.ts', 'define.ts', 'index.ts', 'run.ts', 'traits.ts', 'violations.ts']);

export function ruleIds(root) {
  return readdirSync(join(root, 'src/rules'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts') && !notRules.has(name))
    .map((name) => name.slice(0, -3))
    .sort();
}

export function rulesSource(ids) {
  const name = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  return `// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from './define.ts';
${ids.map((id) => `import ${name(id)} from './${id}.ts';`).join('\n')}

export const rules: readonly AnyRule[] = [
${ids.map((id) => `  ${name(id)},`).join('\n')}
];
`;
}
