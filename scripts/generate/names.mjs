// What pages call the package, its repository and its version: all three stand in package.json, and nowhere else by hand.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { homeOf } from './version.mjs';

const MARK = /<!-- package: (\S+), repository: (\S+), version: (\S+) -->/;

/** Every page that somebody writes; those about rules and clients are generated, and the changes are history. */
export function namedPages(root) {
  const pages = (folder) => readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'));
  return [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    '.github/CODEOWNERS',
    ...pages('docs').map((name) => `docs/${name}`),
    ...pages('docs/decisions').map((name) => `docs/decisions/${name}`),
    'plugins/claude-code/.claude-plugin/plugin.json',
    'plugins/claude-code/hooks/hooks.json',
    'plugins/claude-code/skills/mcp-lint/SKILL.md',
  ];
}

/** The names that the pages have now; the README notes them. */
export function namesIn(readme) {
  const [, name, repository, version] = MARK.exec(readme) ?? [];
  if (version === undefined) throw new Error('README.md has lost the comment that notes its names');
  return { name, repository, version };
}

export function namesOf(manifest) {
  const repository = homeOf(manifest).replace('https://github.com/', '');
  return { name: manifest.name, repository, version: manifest.version };
}

/** A page with other names. What the command is called (`bin`) is not one of them: a copy that is installed has it. */
export function renamed(text, before, now) {
  const name = escaped(before.name);
  const repository = escaped(before.repository);
  const to = `$1${now.name}`;
  return text
    .replace(MARK, `<!-- package: ${now.name}, repository: ${now.repository}, version: ${now.version} -->`)
    .replace(new RegExp(`(\\bnpx(?: (?!--no-install)-[\\w-]+)* )${name}(?![\\w./-])`, 'g'), to)
    .replace(new RegExp(`(\\bnpm (?:install|i|view|exec)(?: -[\\w-]+)* )${name}(?![\\w./-])`, 'g'), to)
    .replace(new RegExp(`((?:\\bfrom |\\brequire\\(|\\bimport\\()['"])${name}(?=['"/])`, 'g'), to)
    .replace(new RegExp(`(\`)${name}(?=/(?:browser|schemas|package\\.json)\\b)`, 'g'), to)
    .replace(new RegExp(`(https://www\\.npmjs\\.com/package/)${name}(?![\\w./-])`, 'g'), to)
    .replace(new RegExp(`(?<![\\w.-])${repository}(?![\\w.-])(?:@v\\d+(?![\\w.]))?`, 'g'), (found) =>
      found.includes('@') ? `${now.repository}@v${now.version.split('.')[0]}` : now.repository,
    )
    .replaceAll(siteOf(before), siteOf(now))
    .replace(new RegExp(`@${escaped(ownerOf(before))}/maintainers\\b`, 'g'), `@${ownerOf(now)}/maintainers`)
    .replace(new RegExp(`(\\brev: v)${escaped(before.version)}(?![\\w.-])`, 'g'), `$1${now.version}`);
}

/** Where GitHub shows the site, once it is published. */
function siteOf({ repository }) {
  const [owner, name] = repository.split('/');
  return `https://${owner}.github.io/${name}/`;
}

function ownerOf({ repository }) {
  return repository.split('/')[0];
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
