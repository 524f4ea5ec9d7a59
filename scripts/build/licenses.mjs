// The notices of the packages that something in the bundles was taken from.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} root
 * @param {readonly import('rolldown').OutputChunk[]} chunks
 */
export function licensesOf(root, chunks) {
  const ids = chunks.flatMap(({ modules }) => Object.keys(modules ?? {}));
  const names = new Set(ids.flatMap((id) => packageOf(id) ?? []));
  return `${[...names]
    .sort()
    .map((name) => notice(root, name))
    .join('\n\n')}\n`;
}

function packageOf(id) {
  const [, path] = /.*[\\/]node_modules[\\/](.*)/s.exec(id) ?? [];
  if (path === undefined) return undefined;
  const parts = path.split(/[\\/]/);
  return parts.slice(0, path.startsWith('@') ? 2 : 1).join('/');
}

function notice(root, name) {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
  return [`${name} ${version} (${license})`, '', text].join('\n').trimEnd();
}
