// npm run new-rule <folder>/<id>: a rule that fails its tests until it is filled in.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ruleFiles, ruleFolders } from './generate/rules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ruleFolders(root);
const [folder = '', id = ''] = (process.argv[2] ?? '').split('/');
const wrong = mistake();
if (wrong !== undefined) {
  console.error(
    `${wrong}usage: npm run new-rule <folder>/<id>, in kebab case: the thing, then what is wrong (addresses/url-plain-http)\n  folders: ${folders.join(', ')}`,
  );
  process.exit(2);
}
const other = ruleFiles(root).find((rule) => rule.id === id);
if (other !== undefined) {
  console.error(`src/rules/${other.folder}/${id}.ts exists`);
  process.exit(2);
}
const today = new Date().toISOString().slice(0, 10);
const path = `src/rules/${folder}/${id}.ts`;
writeFileSync(
  join(root, path),
  `import { nameOf } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: '${id}',
  category: 'correctness',
  severity: 'warning',
  messages: {
    todo: (data: { server: string; client: string }) => \`\${data.client} does something with \${data.server}\`,
  },
  on: {
    // A kind of thing, and by which signs it is looked for (src/judge/*/subjects.ts has all of both).
    field: {
      is: ['command'],
      check({ value, route, server }, { client, report }) {
        // Ask the client's facts (server.dialect), never the client's name.
        if (value !== 'todo-mcp') return;
        report('todo', { server: nameOf(server), client }, at(server.document, route), {
          server,
          help: 'say what to write instead',
        });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'TODO: one line for lists, without a full stop',
  why: 'TODO: what happens to the user.',
  fix: 'TODO: what to do.',
  mends: 'TODO: why --fix does nothing about it, or { safe, unsafe }: what it does',
  examples: [
    {
      title: 'TODO: a bad case, its place marked',
      files: { '.mcp.json': '{ "mcpServers": { "todo": { "command": "todo-mcp" } } }\\n' },
    },
    { title: 'TODO: a good case', files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\\n' } },
  ],
  evidence: [{ claim: 'TODO: what was seen', source: 'TODO: in what, of which version', date: '${today}' }],
});
`,
);
console.log(
  `${path}: fill it in, and mark the place in the bad example with ⟦…⟧. Then:
npm run generate && npm run types && npm test -- __tests__/rules/examples -t ${id}
npm test -- __tests__/rules __tests__/formats __tests__/fixing`,
);

/** What is wrong with the argument, on a line of its own; nothing to say where there is none. */
function mistake() {
  if (folder === '') return '';
  if (!folders.includes(folder)) return `there is no folder src/rules/${folder}\n`;
  if (!/^[a-z]+(?:-[a-z0-9]+)+$/.test(id)) return `"${id}" is not two or more words with hyphens between them\n`;
  return undefined;
}
