// npm run package: the extension and the server that comes with it → out/ → mcp-lint.vsix. The server is the dist of the
// repository, or another build of it: --dist <folder>.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const here = import.meta.dirname;
const root = join(here, '../..');
const { values } = parseArgs({ options: { dist: { type: 'string', default: join(root, 'dist') } } });
const out = join(here, 'out');
const vsix = join(here, 'mcp-lint.vsix');
/** What a marketplace may be asked to serve to everybody. */
const MOST_BYTES = 2 * 1024 * 1024;

rmSync(out, { recursive: true, force: true });
mkdirSync(out);
await build({
  entryPoints: [join(here, 'src/extension.ts')],
  outfile: join(out, 'extension.js'),
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  external: ['vscode'],
  logLevel: 'warning',
});
for (const part of ['cli', 'core', 'catalog', 'package.json', 'licenses.txt']) {
  cpSync(join(values.dist, part), join(out, 'server/dist', part), { recursive: true });
}
cpSync(join(root, 'schemas'), join(out, 'server/schemas'), { recursive: true });
cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
cpSync(join(here, 'README.md'), join(out, 'README.md'));
cpSync(join(root, 'CHANGELOG.md'), join(out, 'CHANGELOG.md'));
writeFileSync(join(out, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
const vsce = join(here, 'node_modules/@vscode/vsce/vsce');
execFileSync(process.execPath, [vsce, 'package', '--no-dependencies', '--out', vsix], { cwd: out, stdio: 'inherit' });
const { size } = statSync(vsix);
console.log(`mcp-lint.vsix: ${size} bytes`);
if (size > MOST_BYTES) throw new Error(`that is more than ${MOST_BYTES} bytes`);

/** With what follows from the facts about clients: which files there are, and which schema each is held against. */
async function manifest() {
  const { devDependencies, scripts, private: _, ...own } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  const { version, license, homepage, bugs, repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const formats = await formatsOfClients();
  const sure = formats.filter(({ claims, stray }) => claims === 'path' && !stray);
  const files = new Set(sure.flatMap((format) => format.files.map((file) => file.replace(/^\//, ''))));
  const associated = sure.filter(
    ({ client, syntax, schema, unread, servers }) =>
      // VS Code has a schema of its own for its own files.
      client !== 'vscode' &&
      syntax.language === 'json' &&
      hasSchema(schema) &&
      (unread === undefined || servers.length > 0),
  );
  return {
    ...own,
    ...{ version, license, homepage, bugs, repository },
    activationEvents: [
      ...own.activationEvents,
      ...[...files].sort().map((file) => `workspaceContains:**/${file.replace(/^\*\*\//, '')}`),
    ],
    contributes: {
      ...own.contributes,
      jsonValidation: [
        ...associated.map(({ files, schema }) => ({
          fileMatch: files.map((file) => file.replace(/^\//, '')),
          url: urlOf(schema),
        })),
        { fileMatch: ['mcp-lint.json'], url: urlOf('mcp-lint') },
      ].filter(({ fileMatch }) => fileMatch.length > 0),
    },
  };
}

/** The facts, from the sources of the root. */
async function formatsOfClients() {
  const file = join(out, '../node_modules/.cache-clients.mjs');
  await build({
    stdin: {
      contents:
        "import { loadClient, registry } from './index.ts'; export const clients = await Promise.all([...new Set(registry.map(({ client }) => client))].map(loadClient));",
      resolveDir: join(root, 'src/clients'),
      loader: 'ts',
    },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  const { clients } = await import(file);
  return clients.flatMap(({ id: client, formats }) =>
    formats.map((format) => ({ ...format, client, schema: format.schema ?? format.id })),
  );
}

function hasSchema(id) {
  return existsSync(join(root, 'schemas', `${id}.schema.json`));
}

function urlOf(id) {
  return `mcp-lint-schema://schemas/${id}.schema.json`;
}
