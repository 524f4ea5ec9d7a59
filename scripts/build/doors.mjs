// What the library shows: declarations for both ways of loading, and the names for ES modules.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the build for browsers shows, whose options and report are those of the library. */
export function browserDoor(root) {
  return { 'index.d.ts': declarationsOf(root, 'browser').replaceAll("'./index.ts'", "'../api/index.mjs'") };
}

/** Files of `dist/api` and their texts, from the one source file that declares everything a caller sees. */
export function doors(root) {
  const declarations = declarationsOf(root, 'index');
  const names = Array.from(declarations.matchAll(/^export declare (?:function|const) (\w+)/gm), ([, name]) => name);
  return {
    'index.d.ts': declarations,
    'index.d.mts': declarations,
    'index.mjs': `import api from './index.js';\nexport const { ${names.join(', ')} } = api;\n`,
  };
}

/** Of this file alone: that its types are right is for `npm run types` to say. */
function declarationsOf(root, name) {
  const out = mkdtempSync(join(tmpdir(), 'mcp-lint-types-'));
  try {
    execFileSync(
      process.execPath,
      [
        join(root, 'node_modules/typescript/bin/tsc'),
        ...['--ignoreConfig', '--noCheck', '--noResolve', '--declaration', '--emitDeclarationOnly'],
        ...['--target', 'es2023', '--module', 'nodenext', '--types', '', '--outDir', out, join(root, `src/${name}.ts`)],
      ],
      { cwd: root, stdio: 'pipe' },
    );
    return readFileSync(join(out, `${name}.d.ts`), 'utf8');
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
