import type { ReferencePlace } from '../../clients/index.ts';
import { userHome } from '../../model/folders/index.ts';
import { reaches, referencesIn, type ServerReference } from '../../model/references/index.ts';
import { readerOf } from '../../model/server/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

interface Data {
  readonly text: string;
  readonly list: string;
  readonly other: string;
  readonly otherList: string;
  readonly client: string;
}

export default defineRule({
  id: 'list-contradiction',
  category: 'correctness',
  severity: 'warning',
  messages: {
    idle: (data: Data) =>
      `${quote(data.text)} in ${quote(data.list)} has no effect in ${data.client}: ${quote(data.otherList)} has ${quote(data.other)}`,
    kept: (data: Data) =>
      `${data.client} keeps ${quote(data.text)} from this agent: ${quote(data.otherList)} has ${quote(data.other)}`,
  },
  on: {
    run: {
      with: 'mention',
      check(workspace, { report }) {
        const { references } = referencesIn(workspace);
        const forbidding = new Map<string, ServerReference[]>();
        for (const reference of references) {
          if (grantOf(reference.fact) !== 'forbids') continue;
          const known = forbidding.get(kindOf(reference));
          if (known) known.push(reference);
          else forbidding.set(kindOf(reference), [reference]);
        }
        if (forbidding.size === 0) return;
        for (const reference of references) {
          const grant = grantOf(reference.fact);
          if (grant === undefined || grant === 'forbids') continue;
          const { text, fact, reading, folder, place } = reference;
          const other = forbidding
            .get(kindOf(reference))
            ?.find((each) => (each.folder === folder || each.folder === userHome) && reaches(each, reference));
          if (other === undefined) continue;
          const client = readerOf(reading);
          const data = { text, list: listOf(fact), other: other.text, otherList: listOf(other.fact), client };
          report(grant === 'needs' ? 'kept' : 'idle', data, place, {
            help: `take it out of ${quote(data.list)}, or ${quote(other.text)} out of ${quote(data.otherList)}`,
            related: [{ place: other.place, message: 'what counts' }],
            reaction: { effect: 'ignored', by: other.fact.by },
            reading,
          });
        }
      },
    },
  },
});

function grantOf({ grants, switches }: ReferencePlace): ReferencePlace['grants'] {
  return grants ?? (switches && ({ only: 'allows', off: 'forbids' } as const)[switches]);
}

/** Lists of servers and lists of tools speak of different things. */
function kindOf({ reading, fact }: ServerReference): string {
  return `${reading.client.id} ${fact.form}`;
}

/** The last key that is a word. */
function listOf({ at }: ReferencePlace): string {
  return String(at.findLast((key) => key !== '*'));
}

export const docs = defineDocs({
  summary: 'One list allows what another forbids',
  why: 'Where a tool or a server stands in both, the list that forbids counts: what is allowed beside it is dead, and an agent that names the tool does without it. Somebody meant one of the two.',
  fix: 'Take it out of one of the two lists.',
  examples: [
    {
      title: 'A tool that is allowed, and all tools of its server forbidden',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        '.claude/settings.json':
          '{ "permissions": { "allow": [⟦"mcp__db__query"⟧, "mcp__wiki__read"], "deny": ["mcp__db", "mcp__wiki__write"] } }\n',
      },
      also: ['reference-unknown-server'],
    },
    {
      title: 'A server in both lists of approvals',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        '.claude/settings.json': '{ "enabledMcpjsonServers": [⟦"db"⟧], "disabledMcpjsonServers": ["db"] }\n',
      },
    },
    {
      title: 'The lists of Gemini CLI',
      files: {
        '.gemini/settings.json':
          '{ "mcpServers": { "db": { "command": "db-mcp" } }, "mcp": { "allowed": [⟦"db"⟧], "excluded": ["db"] } }\n',
      },
    },
    {
      title: 'An agent and the settings of the project',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        '.claude/settings.json': '{ "permissions": { "deny": ["mcp__db__drop*"] } }\n',
        '.claude/agents/helper.md':
          '---\nname: helper\ndescription: Helps\ntools: mcp__db__query, ⟦mcp__db__drop_table⟧\n---\nHelp.\n',
      },
    },
    {
      title: 'A server that is allowed, but for one of its tools',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        '.claude/settings.json': '{ "permissions": { "allow": ["mcp__db"], "deny": ["mcp__db__drop"] } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'rules that deny are asked before those that allow',
      source: 'Claude Code, documentation of permissions (M:CCD)',
      date: '2026-11-18',
    },
    {
      claim: 'a server in mcp.excluded is not started, whatever mcp.allowed has',
      source: 'google-gemini/gemini-cli 5411f11, read',
      date: '2026-08-21',
    },
  ],
});
