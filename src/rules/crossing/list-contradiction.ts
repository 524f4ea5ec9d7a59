import type { ReferencePlace } from '../../clients/index.ts';
import { userHome } from '../../model/folders/index.ts';
import type { Workspace } from '../../model/reading/index.ts';
import { isOff, reaches, referencesIn, type ServerReference, switchingFile } from '../../model/references/index.ts';
import { type Field, nameOf, readerOf } from '../../model/server/index.ts';
import { at, below } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule, type RunContext } from '../define.ts';

interface Data {
  readonly text: string;
  readonly list: string;
  readonly other: string;
  readonly otherList: string;
  readonly client: string;
}

interface OffData {
  readonly text: string;
  readonly list: string;
  readonly server: string;
  readonly file: string;
  readonly client: string;
}

const messages = {
  idle: (data: Data) =>
    `${quote(data.text)} in ${quote(data.list)} has no effect in ${data.client}: ${quote(data.otherList)} has ${quote(data.other)}`,
  kept: (data: Data) =>
    `${data.client} keeps ${quote(data.text)} from this agent: ${quote(data.otherList)} has ${quote(data.other)}`,
  off: (data: OffData) =>
    `${quote(data.text)} in ${quote(data.list)} has no effect in ${data.client}: ${data.server} is switched off in ${quote(data.file)}`,
};

export default defineRule({
  id: 'list-contradiction',
  category: 'correctness',
  severity: 'warning',
  messages,
  on: {
    field: {
      is: ['toolsDenied'],
      check({ server, key, value, fact, route }, { client, report }) {
        if (fact?.is !== 'toolsDenied' || fact.unread || !Array.isArray(value)) return;
        for (const other of server.fields) {
          if (!namesTools(other) || !Array.isArray(other.value)) continue;
          const denied = { key, value, fact, route };
          const [idle, counts] = other.fact?.overrules ? [denied, other] : [other, denied];
          // To allow some and then deny one of them is a way to write it, as long as one is left.
          const isWay = idle === other && other.value.some((tool) => !value.includes(tool));
          for (const [index, tool] of (idle.value as unknown[]).entries()) {
            const place = (counts.value as unknown[]).indexOf(tool);
            if (typeof tool !== 'string' || place === -1) continue;
            const data = { text: tool, list: idle.key, other: tool, otherList: counts.key, client };
            const own = below(idle.route, index);
            report('idle', data, at(server.document, own), {
              server,
              help: `take it out of ${quote(idle.key)} or of ${quote(counts.key)}`,
              related: [{ place: at(server.document, below(counts.route, place)), message: 'what counts' }],
              reaction: { effect: 'ignored', by: counts.fact?.by ?? server.dialect.by },
              ...(isWay && { severity: 'info' }),
            });
          }
        }
      },
    },
    run: {
      with: 'mention',
      check(workspace, context) {
        const { report } = context;
        const { references } = referencesIn(workspace);
        const forbidding = new Map<string, ServerReference[]>();
        for (const reference of references) {
          if (grantOf(reference.fact) !== 'forbids') continue;
          const known = forbidding.get(kindOf(reference));
          if (known) known.push(reference);
          else forbidding.set(kindOf(reference), [reference]);
        }
        for (const reference of references) {
          const grant = grantOf(reference.fact);
          if (grant === undefined || grant === 'forbids') continue;
          const { text, fact, reading, folder, place } = reference;
          const other = forbidding
            .get(kindOf(reference))
            ?.find((each) => (each.folder === folder || each.folder === userHome) && reaches(each, reference));
          if (other === undefined) {
            tellOff(reference, workspace, context);
            continue;
          }
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

/** Lists of an entry itself, of tools that may be used or need no question. */
function namesTools({ fact }: Field): boolean {
  return !fact?.unread && (fact?.is === 'toolsAllowed' || fact?.is === 'autoApprove');
}

/** What is allowed of a server that does not run. */
function tellOff(reference: ServerReference, workspace: Workspace, { report }: RunContext<typeof messages>): void {
  const { fact, text, definition, reading, place, written, spell, scopes, folder, meant } = reference;
  if (definition === undefined || (fact.grants !== 'allows' && fact.grants !== 'needs')) return;
  // A list may be there to switch on what its entry switches off.
  const file = switchingFile(definition.server, workspace, reading.client.id);
  if (file === undefined) return;
  const { servers } = referencesIn(workspace);
  const others = servers.all(written(meant.server), spell, scopes, folder);
  if (others.some(({ server }) => !isOff(server, workspace, reading.client.id))) return;
  const { server } = definition;
  const data = { text, list: listOf(fact), server: nameOf(server), file, client: readerOf(reading) };
  report('off', data, place, {
    help: 'take it out, or switch the server on',
    // Whoever allows a server may have switched it off for a while.
    ...(fact.grants === 'allows' && { severity: 'info' as const }),
    reaction: { effect: 'ignored', by: fact.by },
    reading,
  });
}

function grantOf({ grants, switches }: ReferencePlace): ReferencePlace['grants'] {
  return grants ?? (switches && ({ only: 'allows', off: 'forbids' } as const)[switches]);
}

/** Lists of servers and lists of tools speak of different things. */
function kindOf({ reading, fact }: ServerReference): string {
  return `${reading.client.id} ${fact.form}`;
}

/** The last key that is a word; where items hold the name under a key of theirs, that of the list. */
function listOf({ at, as }: ReferencePlace): string {
  const list = as === 'text' && at.at(-2) === '*' ? at.slice(0, -2) : at;
  return String(list.findLast((key) => key !== '*'));
}

export const docs = defineDocs({
  summary: 'One list allows what another forbids, or what is switched off',
  why: 'Where a tool or a server stands in both, one of the lists counts, in most clients that which forbids: what is allowed beside it is dead, and an agent that names the tool does without it. So it is with what is allowed of a server that a list or its own entry keeps from running. Somebody meant one of the two.',
  fix: 'Take it out of one of the two lists.',
  mends: 'which of the lists is meant is a decision: they forbid and allow',
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
      title: 'A permission, and an agent, of a server that is switched off',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" }, "wiki": { "command": "wiki-mcp" } } }\n',
        '.claude/settings.json':
          '{ "disabledMcpjsonServers": ["db"], "permissions": { "allow": [⟦"mcp__db__query"⟧, "mcp__wiki"] } }\n',
        '.claude/agents/helper.md':
          '---\nname: helper\ndescription: Helps\ntools: ⟦mcp__db__query⟧, mcp__wiki__read\n---\nHelp.\n',
      },
    },
    {
      title: 'The lists in an entry',
      files: {
        '.gemini/settings.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "includeTools": [⟦"query"⟧, "explain"], "excludeTools": ["query"] } } }\n',
        '.roo/mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "alwaysAllow": [⟦"query"⟧], "disabledTools": ["query", "drop"] } } }\n',
      },
    },
    {
      title: 'A client whose list of what may be used counts for more',
      files: {
        '.factory/mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "enabledTools": ["query"], "disabledTools": [⟦"query"⟧] } } }\n',
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
