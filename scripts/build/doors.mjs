// What the library shows: declarations for both ways of loading, and the names for ES modules.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Files of `dist/api` and `dist/browser` and their texts, from the two source files that declare everything a caller
 * sees. The build for browsers takes the options of the library and gives its report.
 * @param {string} root
 */
export function doors(root) {
  const { index, browser } = declarationsOf(root, ['index', 'browser']);
  const names = Array.from(index.matchAll(/^export declare (?:function|const) (\w+)/gm), ([, name]) => name);
  return {
    'api/index.d.ts': index,
    'api/index.d.mts': index,
    'api/index.mjs': `import api from './index.js';\nexport const { ${names.join(', ')} } = api;\n`,
    'browser/index.d.ts': browser.replaceAll("'./index.ts'", "'../api/index.mjs'"),
  };
}

/** Of these files alone: that their types are right is for `npm run types` to say. */
function declarationsOf(root, names) {
  const out = mkdtempSync(join(tmpdir(), 'mcp-lint-types-'));
  try {
    execFileSync(
      process.execPath,
      [
        join(root, 'node_modules/typescript/bin/tsc'),
        ...['--ignoreConfig', '--noCheck', '--noResolve', '--declaration', '--emitDeclarationOnly'],
        ...['--target', 'es2023', '--module', 'nodenext', '--types', '', '--outDir', out],
        ...names.map((name) => join(root, `src/${name}.ts`)),
      ],
      { cwd: root, stdio: 'pipe' },
    );
    return Object.fromEntries(names.map((name) => [name, readFileSync(join(out, `${name}.d.ts`), 'utf8')]));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
