import { defineClient, type Reaction, type SeenFile } from './define.ts';

const fine: Reaction = { effect: 'fine', by: 'H:CLI' };
/** A file that does not fit counts as none, without a word; the deployment goes on with defaults. */
const ignored: Reaction = { effect: 'ignored', by: 'H:CLI' };

/** Words of either generation, so that another program's file of this name is left alone. */
const words = ['startCommand', 'runtime', 'target', 'build', 'configSchema', 'name', 'exampleConfig'];

/** What a generator writes such a file from. */
const template = /<%[-_=#\s]|^[ \t]*\{[%{][-#/%{ ]*(?:if|for|unless|each|end)/m;

function looksLikeProject({ value, text }: SeenFile): boolean {
  if (template.test(text)) return false;
  if (value === undefined) return /^(?:startCommand|runtime|target):/m.test(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  return words.some((word) => Object.hasOwn(value, word));
}

export default defineClient({
  id: 'smithery',
  name: 'Smithery',
  about:
    'A host for servers. Its command line reads `name`, `target` and `runtime` of `smithery.yaml`; the build on the host also reads what an earlier generation of the file had.',
  sources: {
    CLI: { title: 'smithery-ai/cli, read', version: '4.x', date: '2026-05-31' },
    DOC: { title: 'Smithery’s documentation of smithery.yaml', version: '2026-05', date: '2026-05-31' },
  },
  formats: [
    {
      id: 'smithery',
      title: 'a project of Smithery',
      files: ['smithery.yaml', 'smithery.yml'],
      schemaBy: 'H:CLI',
      syntax: {
        language: 'yaml',
        bom: fine,
        empty: ignored,
        broken: ignored,
        duplicates: ignored,
      },
      servers: [],
      noMap: fine,
      badRoot: ignored,
      former: {
        keys: ['startCommand', 'configSchema', 'exampleConfig'],
        reaction: { effect: 'ignored', by: 'L:CLI' },
      },
      when: looksLikeProject,
    },
  ],
});
