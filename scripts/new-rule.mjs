// npm run new-rule <id>: a rule that fails its tests until it is filled in.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [id] = process.argv.slice(2);
if (!/^[a-z]+(?:-[a-z]+)+$/.test(id ?? '')) {
  console.error('usage: npm run new-rule <id>, in kebab case: the thing, then what is wrong (url-plain-http)');
  process.exit(2);
}
const path = `src/rules/${id}.ts`;
if (existsSync(join(root, path))) {
  console.error(`${path} exists`);
  process.exit(2);
}
writeFileSync(
  join(root, path),
  `import { at, nameOf } from '../model/index.ts';
import { defineDocs, defineRule } from './define.ts';

export default defineRule({
  id: '${id}',
  category: 'correctness',
  severity: 'warning',
  scope: 'server',
  // Of any server that is not plain; name what it speaks of (traits.ts).
  onlyWith: ['server'],
  messages: {
    todo: (data: { server: string; client: string }) => \`\${data.client} does something with \${data.server}\`,
  },
  check(server, { client, report }) {
    // Ask the client's facts (server.dialect), never the client's name.
    if (server.name !== 'todo') return;
    report('todo', { server: nameOf(server), client }, at(server.document, server.route, 'key'), {
      server,
      help: 'say what to write instead',
    });
  },
});

export const docs = defineDocs({
  summary: 'TODO: one line for lists, without a full stop',
  why: 'TODO: what happens to the user.',
  fix: 'TODO: what to do.',
  examples: [
    {
      title: 'TODO: a bad case, its place marked',
      files: { '.mcp.json': '{ "mcpServers": { "todo": { "command": "todo-mcp" } } }\\n' },
    },
    { title: 'TODO: a good case', files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\\n' } },
  ],
  evidence: [],
});
`,
);
console.log(
  `${path}: fill it in, mark the place in the bad example with ⟦…⟧, then: npm run generate && npm test -- __tests__/rules`,
);
