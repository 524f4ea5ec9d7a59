import { isRelativePath } from '../../model/launch/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { nameOf, type Server } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { expandableStrings, type Placeholder, placeholdersIn } from '../../model/variables/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'placeholder-file-missing',
  category: 'correctness',
  severity: 'warning',
  inSnippets: 'never',
  messages: {
    missing: (data: { path: string; server: string; client: string }) =>
      `${data.client} refuses the whole file without ${quote(data.path)}, which ${data.server} refers to`,
  },
  on: {
    server: {
      text: /\{file:/,
      check(server, { client, reading, report }) {
        const { owner, format } = reading;
        if (server.dialect.placeholders?.needsFiles === undefined || !owner || format.ofUser) return;
        for (const { route, reference } of missingIn(reading, server)) {
          const { name: path, start, end } = reference;
          const place = at(reading.document, route, 'value', { start, end });
          report('missing', { path, server: nameOf(server), client }, place, {
            server,
            help: 'correct the path, or tell git to ignore the file if everybody has one of their own',
          });
        }
      },
    },
  },
});

/** What stands in a comment of the file is not looked at, and neither is what is beyond the project. */
function missingIn(reading: Reading, server: Server) {
  return expandableStrings(server, (text) => text.includes('{file:')).flatMap(({ part: { value, route } }) =>
    placeholdersIn(value)
      .filter((reference) => isFile(reference) && reading.lacks(reference.name.replaceAll('\\', '/')))
      .map((reference) => ({ route, reference })),
  );
}

function isFile({ syntax, name }: Placeholder): boolean {
  return syntax === '{file:path}' && isRelativePath(name) && !name.includes('..');
}

export const docs = defineDocs({
  summary: 'A reference to a file that the project does not have',
  why: 'OpenCode puts the text of a file in the place of "{file:path}" before it reads the configuration, and does not start where there is no such file. The path counts from the folder of the configuration. Files that git ignores are left alone: everybody has one of their own.',
  fix: 'Correct the path, or have git ignore the file if it holds a secret that everybody keeps for themselves.',
  mends: 'what the file should hold cannot be told',
  examples: [
    {
      title: 'A file that was never added',
      files: {
        'opencode.json':
          '{ "mcp": { "docs": { "type": "local", "command": ["docs-mcp"], "environment": { "TEAM": "⟦{file:./team.txt}⟧" } } } }\n',
      },
    },
    {
      title: 'A file that is there, one at home, and one that git ignores',
      files: {
        'opencode.json':
          '{ "mcp": { "docs": { "type": "remote", "url": "https://docs.example.com/mcp", "headers": { "X-Team": "{file:team.txt}", "X-User": "{file:~/.user}", "X-Token": "{file:.token}" } } } }\n',
        'team.txt': 'docs\n',
        '.gitignore': '.token\n',
        '.git/HEAD': '',
      },
    },
  ],
  evidence: [
    {
      claim: 'the configuration is refused with "bad file reference" and the path that does not exist',
      source: 'OpenCode 1.18.33, run (case 24k)',
      date: '2026-11-18',
    },
    {
      claim: 'the path counts from the folder of the configuration, and "~/" is the home directory',
      source: 'anomalyco/opencode d545d8f, read',
      date: '2026-08-19',
    },
  ],
});
