// The notices of everything that is bundled: ncc lists only what it did not merge into one module.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';

export function licensesOf(root, entry) {
  const names = [...closure(root, importedBy(join(root, entry)))].sort();
  return `${names.map((name) => notice(root, name)).join('\n\n')}\n`;
}

/** At the beginning of a line, since sentences have words in quotes behind "from" as well. */
const IMPORTS = /(?:^(?:(?:import|export)\b[^'"\n]*|\}) from |import\(|require\(|^import )["']([^"']+)["']/gm;

/** The packages that a compiled file and those it imports name. */
function importedBy(entry) {
  const packages = new Set();
  const seen = new Set();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, specifier] of text.matchAll(IMPORTS)) {
      if (specifier.startsWith('.')) waiting.push(join(dirname(file), specifier));
      else if (!specifier.startsWith('node:') && !builtinModules.includes(specifier))
        packages.add(packageOf(specifier));
    }
  }
  return packages;
}

function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** With what they depend on. */
function closure(root, packages) {
  const all = new Set();
  const waiting = [...packages];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (all.has(name)) continue;
    all.add(name);
    waiting.push(...Object.keys(manifestOf(root, name).dependencies ?? {}));
  }
  return all;
}

function manifestOf(root, name) {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
}

function notice(root, name) {
  const folder = join(root, 'node_modules', name);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const { version, license } = manifestOf(root, name);
  const text =
    file !== undefined && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return [`${name} ${version} (${license})`, '', text].join('\n').trimEnd();
}
