// The files of a corpus laid out as their repositories had them, and what the built program says of each repository.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = join(dirname(fileURLToPath(import.meta.url)), '../../dist/cli/index.js');

/** Path in the workspace to what `read` reads from the columns of the manifest. */
export function layOut(corpus, workspace, read) {
  const [head, ...rows] = readFileSync(join(corpus, 'MANIFEST.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));
  const files = new Map();
  for (const row of rows) {
    const column = (name) => row[head.indexOf(name)];
    const path = `${column('repo')}/${column('original_path')}`;
    if (files.has(path)) continue;
    files.set(path, read(column));
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    copyFileSync(join(corpus, column('saved_path')), join(workspace, path));
    chmodSync(join(workspace, path), 0o644);
  }
  return files;
}

/** Each repository is a workspace of its own; its name is put before the paths. */
export function* reportsOn(workspace) {
  for (const owner of readdirSync(workspace)) {
    for (const name of readdirSync(join(workspace, owner))) {
      const { files, findings, summary } = lint(join(workspace, owner, name));
      const prefixed = (item) => ({ ...item, path: `${owner}/${name}/${item.path}` });
      yield { files: files.map(prefixed), findings: findings.flatMap(eachPlace).map(prefixed), summary };
    }
  }
}

/** What stands in several places is one finding; here each is looked at. */
export function eachPlace({ places = 1, ...finding }) {
  const { related, ...rest } = finding;
  const own = related.slice(0, related.length - places + 1);
  const others = related.slice(related.length - places + 1);
  return [{ ...rest, related: own }, ...others.map((other) => ({ ...rest, related: own, ...other }))];
}

function lint(cwd) {
  const args = [program, '--format', 'json', '--fail-on', 'never', '--no-config', '.'];
  return JSON.parse(execFileSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 }));
}
