// npm run new-client <id>: facts and schema of a client that fail their tests until they are filled in.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [id] = process.argv.slice(2);
if (!/^[a-z]+(?:-[a-z0-9]+)*$/.test(id ?? '')) {
  console.error('usage: npm run new-client <id>, in kebab case (claude-code)');
  process.exit(2);
}
const today = new Date().toISOString().slice(0, 10);
const files = {
  [`src/clients/${id}.ts`]: `import { defineClient, type Dialect, type Reaction, type Syntax } from './define.ts';

// What the client does with a bad entry, a bad file. R: seen running, H: read in its source, M: documented.
const skips: Reaction = { effect: 'skips-server', by: 'M:TODO' };
const refuses: Reaction = { effect: 'refuses-file', by: 'M:TODO' };
const fine: Reaction = { effect: 'fine', by: 'M:TODO' };

const syntax: Syntax = {
  language: 'json',
  comments: false,
  trailingCommas: false,
  bom: fine,
  empty: fine,
  broken: refuses,
  duplicates: fine,
};

const dialect: Dialect = {
  by: 'M:TODO',
  // Where no key names the transport: null, "spellings" empty, no "unknownTransport" and no "mismatch".
  transportKey: 'type',
  spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
  // "command" and "url" are meanings here and below; the client's own keys stand in "fields" alone.
  inferred: { command: 'stdio', url: 'http', urlReaction: fine },
  fields: {
    type: { is: 'transport' },
    command: { is: 'command', for: ['stdio'] },
    args: { is: 'args', for: ['stdio'] },
    env: { is: 'env', for: ['stdio'] },
    url: { is: 'url', for: ['http', 'sse'] },
    headers: { is: 'headers', for: ['http', 'sse'] },
  },
  bad: skips,
  notObject: skips,
  neither: skips,
  both: { winner: 'command', reaction: { effect: 'ignored', by: 'M:TODO' } },
  unknownTransport: { withCommand: skips, withUrl: skips },
  mismatch: skips,
  // Which variables are expanded where: "in: {}" where none are; leave it out where that is not known.
  placeholders: { in: { env: ['\${NAME}'] }, whenUnset: 'TODO', by: 'M:TODO' },
};

export default defineClient({
  id: '${id}',
  name: 'TODO',
  about: 'TODO: one paragraph for its page.',
  sources: { TODO: { title: 'what was run or read', version: '0', date: '${today}' } },
  formats: [
    {
      id: '${id}',
      title: 'TODO: its project file',
      // Of what is read in the home directory alone: files: [], ofUser: true, belongsTo: 'user'.
      files: ['.${id}/mcp.json'],
      userFiles: ['~/.${id}/mcp.json'],
      schemaBy: 'M:TODO',
      syntax,
      servers: [{ at: ['mcpServers'] }],
      noMap: fine,
      badRoot: refuses,
      dialect,
      claims: 'path',
    },
  ],
});
`,
  [`schemas/${id}.schema.json`]: `${JSON.stringify(
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'TODO: servers of the client',
      description: 'What the loader of the client accepts.',
      type: 'object',
      'x-rule': 'root-shape',
      properties: {
        mcpServers: {
          description: 'Server name to server.',
          'x-rule': 'root-shape',
          type: 'object',
          additionalProperties: { $ref: '#/$defs/server' },
        },
      },
      $defs: {
        server: {
          'x-rule': 'server-shape',
          type: 'object',
          properties: {
            type: {
              description: 'How to reach the server.',
              'x-rule': 'transport-unknown',
              type: 'string',
              enum: ['stdio', 'http', 'sse'],
            },
            command: { description: 'The program to start.', type: 'string' },
            args: { description: 'Arguments, one string each.', type: 'array', items: { type: 'string' } },
            env: {
              description: 'Environment variables; values are strings.',
              type: 'object',
              additionalProperties: { type: 'string' },
            },
            url: { description: 'The address of the server.', type: 'string' },
            headers: { description: 'HTTP headers.', type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
    null,
    2,
  )}\n`,
};
const fixture = (folder, name, entry) => {
  const text = JSON.stringify({ mcpServers: { notes: entry } }, null, 2);
  files[`__tests__/fixtures/formats/${id}/${folder}/${name}.json`] = `${text}\n`;
};
fixture('valid', 'local', { command: 'notes-mcp', args: ['--root', '/srv/notes'], env: { MODE: 'fast' } });
fixture('valid', 'remote', { type: 'http', url: 'https://notes.example/mcp', headers: { 'X-Team': 'docs' } });
fixture('invalid', 'args-string', { command: 'notes-mcp', args: '-y' });
fixture('rules', 'neither', { args: ['-y'] });
for (const [path, text] of Object.entries(files)) {
  if (existsSync(join(root, path))) {
    console.error(`${path} exists`);
    process.exit(2);
  }
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(path);
}
execFileSync('npx', ['biome', 'check', '--write', ...Object.keys(files)], { cwd: root, stdio: 'ignore' });
console.log(`replace each TODO and what the client has under other names, and add a fixture for each reaction, then:
npm run generate && npm run types && npm run expectations -- ${id}   (read them, then take them with --write)
npm test -- __tests__/formats __tests__/schema __tests__/architecture`);
