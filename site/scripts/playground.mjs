// The playground: its own modules, and the core as it is published for browsers, in pieces as large as they are used.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { bundleForBrowser } from '../../scripts/build/bundle.mjs';

/** What is described here and configures nobody. */
const NO_PROGRAMS = new Set(['stray', 'mcp', 'mcpb', 'registry-server', 'ccmcp']);

const playground = join(import.meta.dirname, '../playground');

/** @param {string} root @param {string} out @param {readonly { id: string, name: string }[]} clients */
export async function buildPlayground(root, out, clients) {
  const core = mkdtempSync(join(tmpdir(), 'mcp-lint-core-'));
  try {
    for (const { fileName, code } of await bundleForBrowser(root)) write(join(core, fileName), code);
    write(join(playground, 'clients.generated.ts'), clientsModule(clients, await writtenFor(core, clients)));
    const first = await loadedFor(core, 'await lint({ files, fixes: false })');
    await bundle({ out, core, first, next: await loadedFor(core, 'await open({ files }).lint()') });
  } finally {
    rmSync(core, { recursive: true, force: true });
  }
  for (const name of ['index.html', 'style.css']) cpSync(join(playground, name), join(out, name));
}

async function bundle({ out, core, first, next }) {
  const made = await rolldown({
    cwd: playground,
    input: { main: 'main.ts', theme: 'theme.ts', worker: 'worker.ts' },
    platform: 'browser',
    treeshake: { moduleSideEffects: (id) => !id.includes('node_modules') },
    plugins: [{ name: 'core', resolveId: (id) => (id === '../../src/browser.ts' ? join(core, 'index.js') : null) }],
    onLog(level, log, handle) {
      if (level === 'warn' && log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message);
      if (level !== 'warn') handle(level, log);
    },
  });
  await made.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'pieces/[name].js',
    codeSplitting: {
      groups: [
        { name: 'first', test: (id) => first.has(id), priority: 2 },
        { name: 'next', test: (id) => next.has(id), priority: 1 },
        // What the page shares with what it asks for later.
        { name: 'shared', test: /playground\/(?:elements|paths)\.ts$/ },
      ],
    },
    minify: true,
    comments: false,
  });
  await made.close();
  joinFirst(join(out, 'pieces'));
}

/** What the first piece imports late and has itself it takes from itself: each would be a request for a file that hands it on. */
function joinFirst(pieces) {
  const file = join(pieces, 'first.js');
  const code = readFileSync(file, 'utf8');
  const list =
    /export\{([^{}]*)\};?\s*$/
      .exec(code)?.[1]
      .split(',')
      .map((each) => each.split(' as ')) ?? [];
  const local = new Map(list.map(([name, exported = name]) => [exported, name]));
  const joined = code.replace(/import\(`\.\/([\w.-]+)`\)/g, (late, name) => {
    const handed = /^export\{([^{}]*)\}from"\.\/first\.js";?\s*$/.exec(readFileSync(join(pieces, name), 'utf8'))?.[1];
    if (handed === undefined) return late;
    const parts = handed.split(',').map((each) => each.split(' as '));
    if (!parts.every(([from]) => local.has(from))) return late;
    return `Promise.resolve({${parts.map(([from, to = from]) => `${to}:${local.get(from)}`)}})`;
  });
  writeFileSync(file, joined);
}

/** The modules of the core that this needs of the first file: one piece, rather than a request for each. */
async function loadedFor(core, call) {
  const seen = mkdtempSync(join(tmpdir(), 'mcp-lint-seen-'));
  try {
    const { first } = await import(pathToFileURL(await firstExample(seen)).href);
    const run = `import { lint, open } from ${JSON.stringify(pathToFileURL(join(core, 'index.js')).href)};
      const files = ${JSON.stringify(first.files)};
      ${call};`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', run], {
      env: { ...process.env, NODE_V8_COVERAGE: join(seen, 'loaded') },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    const files = readdirSync(join(seen, 'loaded')).map((name) => readFileSync(join(seen, 'loaded', name), 'utf8'));
    const urls = files.flatMap((text) => JSON.parse(text).result.map(({ url }) => url));
    return new Set(urls.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url)));
  } finally {
    rmSync(seen, { recursive: true, force: true });
  }
}

async function firstExample(folder) {
  const made = await rolldown({ input: join(playground, 'first-example.ts') });
  await made.write({ dir: folder, entryFileNames: 'first-example.mjs' });
  await made.close();
  return join(folder, 'first-example.mjs');
}

/** Those that read a file into which servers can be written. */
async function writtenFor(core, clients) {
  const { convert } = await import(pathToFileURL(join(core, 'index.js')).href);
  const files = { '.mcp.json': '{"mcpServers":{"docs":{"command":"docs-mcp"}}}' };
  const written = new Set();
  for (const { id } of clients) {
    const converted = await convert({ files, paths: ['.mcp.json'], to: id }).catch(() => undefined);
    if (converted !== undefined && converted.outputs.length > 0) written.add(id);
  }
  return written;
}

/** The names for the choices, whether servers can be judged for the client, and whether they can be written for it. */
function clientsModule(clients, written) {
  const kindOf = (id) => (NO_PROGRAMS.has(id) ? 'known' : written.has(id) ? 'written' : 'target');
  const rows = clients.map(({ id, name }) => `${kindOf(id)} ${id} ${name}`);
  return `import type { Client } from './overview.ts';

const rows = ${JSON.stringify(rows.join('\n'))};

export const clients: readonly Client[] = rows.split('\\n').map((row) => {
  const [kind, id = '', ...name] = row.split(' ');
  return { id, name: name.join(' '), isTarget: kind !== 'known', isWritten: kind === 'written' };
});
`;
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
