import type { Definition } from '../../model/reading/index.ts';
import { otherServersOf, referencesIn } from '../../model/references/index.ts';
import { nameOf, placeOfName, readerOf } from '../../model/server/index.ts';
import { toolNamesOf } from '../../model/tools/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'reference-overlap',
  category: 'correctness',
  severity: 'warning',
  messages: {
    overlap: (data: { text: string; server: string; other: string; client: string }) =>
      `${quote(data.text)} is for ${data.server}, and matches every tool of ${data.other} as well in ${data.client}`,
  },
  on: {
    run: {
      with: 'mention',
      check(workspace, { report }) {
        const { references, servers } = referencesIn(workspace);
        for (const reference of references) {
          const names = toolNamesOf(reference.reading);
          const { definition, text, fact, place, reading } = reference;
          if (names === undefined || definition === undefined) continue;
          // Whoever names the other one in the same file has thought of it.
          const isNamed = (found: Definition) =>
            references.some((each) => each.reading === reading && each.definition?.server === found.server);
          const other = otherServersOf(reference, servers, names).find((found) => !isNamed(found));
          if (other === undefined) continue;
          const data = {
            text,
            server: nameOf(definition.server),
            other: nameOf(other.server),
            client: readerOf(reading),
          };
          report('overlap', data, place, {
            help: 'name the tools that are meant, or rename one of the servers',
            related: [{ place: placeOfName(other.server), message: 'the other server' }],
            reaction: { effect: 'warns', by: fact.by },
            reading,
          });
        }
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A pattern for the tools of one server that matches those of another',
  why: 'Clients put the name of a server in front of the names of its tools. Where one server is called as another one and more, a pattern for the first matches the tools of the second: what was to be allowed or forbidden for one is so for both.',
  fix: 'Name the tools, or rename a server.',
  mends: 'which tools are meant is a decision: such lists forbid and allow',
  examples: [
    {
      title: 'Two servers of OpenCode, of which one name begins the other',
      files: {
        'opencode.json':
          '{ "mcp": { "git": { "type": "local", "command": ["git-mcp"] }, "git_admin": { "type": "local", "command": ["admin-mcp"] } }, "permission": { ⟦"git_*"⟧: "allow", "git_log": "allow" } }\n',
      },
    },
    {
      title: 'The other server has an entry of its own',
      files: {
        'opencode.json':
          '{ "mcp": { "git": { "type": "local", "command": ["git-mcp"] }, "git_admin": { "type": "local", "command": ["admin-mcp"] } }, "permission": { "git_*": "allow", "git_admin_*": "deny" } }\n',
      },
    },
    {
      title: 'Claude Code tells them apart by two underscores',
      files: {
        '.mcp.json': '{ "mcpServers": { "git": { "command": "git-mcp" }, "git_admin": { "command": "admin-mcp" } } }\n',
        '.claude/settings.json': '{ "permissions": { "allow": ["mcp__git__*"] } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'a pattern is matched against the whole name of a tool',
      source: 'anomalyco/opencode d545d8f, read',
      date: '2026-11-18',
    },
  ],
});
