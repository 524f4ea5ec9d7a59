import type { Mention } from '../../model/mentions/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { type Malformed, malformed, malformedAlone, referencesIn } from '../../model/references/index.ts';
import { readerOf } from '../../model/server/index.ts';
import { grouped } from '../../model/values/index.ts';
import { consequence, onceMore } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'reference-malformed',
  category: 'correctness',
  severity: 'warning',
  messages: {
    nothing: (data: { text: string; fault: string; client: string }) =>
      `${quote(data.text)} ${data.fault}, so it matches no tool in ${data.client}`,
    costly: (data: { text: string; fault: string; consequence: string }) =>
      `${quote(data.text)} ${data.fault}, so ${data.consequence}`,
  },
  on: {
    run: {
      with: 'mention',
      check(workspace, { report }) {
        const { references, strays, servers } = referencesIn(workspace);
        const all = [
          ...strays.map((stray) => ({ mention: stray, found: malformedAlone(stray) })),
          ...references.map((reference) => ({ mention: reference, found: malformed(reference, servers) })),
        ].flatMap(({ mention, found }) => (found === undefined ? [] : [{ ...mention, ...found }]));
        for (const [first, ...others] of alikeOf(all)) {
          if (first === undefined) continue;
          const { text, place, reading, fault, costs, by } = first;
          const client = readerOf(reading);
          const help = remedies([first, ...others]);
          const related = others.map((other) => onceMore(other.place));
          if (costs !== undefined) {
            const data = { text, fault, consequence: consequence(costs, client) };
            report('costly', data, place, { help, reaction: costs, reading, related });
          } else {
            report('nothing', { text, fault, client }, place, {
              help,
              reaction: { effect: 'ignored', by },
              reading,
              related,
            });
          }
        }
      },
    },
  },
});

type Entry = Mention & { readonly reading: Reading } & Malformed;

/** Those of one list with one fault. */
function alikeOf(entries: readonly Entry[]): Entry[][] {
  const kindOf = ({ fact, fault, costs }: Entry) => [fact.at.join('.'), fault, costs?.effect].join('\n');
  return [...grouped(entries, ({ reading }) => reading).values()].flatMap((ofFile) => [
    ...grouped(ofFile, kindOf).values(),
  ]);
}

/** Each once, a few of them. */
function remedies(entries: readonly Malformed[]): string {
  const all = [...new Set(entries.map(({ help }) => help))];
  return [...all.slice(0, FEW), ...(all.length > FEW ? ['and so on'] : [])].join('; ');
}

const FEW = 3;

export const docs = defineDocs({
  summary: 'A rule or a list of tools with an entry that can match nothing',
  why: 'Each client compares such entries with the names of tools in its own way. An entry that does not follow it is kept and never matches: what it forbids stays allowed, what it allows is still asked for. Some clients refuse the whole file.',
  fix: 'Write the name as the client writes the names of its tools.',
  mends: 'which tools are meant is a decision: such lists forbid and allow',
  examples: [
    {
      title: 'A rule of Claude Code with parentheses',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        '.claude/settings.json': '{ "permissions": { "deny": [⟦"mcp__db__query(drop *)"⟧] } }\n',
      },
    },
    {
      title: 'One underscore, and the name as it stands in the file',
      files: {
        '.mcp.json': '{ "mcpServers": { "flow-v2.1": { "command": "flow-mcp" } } }\n',
        '.claude/settings.json':
          '{ "permissions": { "allow": [⟦"mcp_flow_run"⟧, ⟦"mcp__flow-v2.1__run"⟧, "mcp__flow-v2_1__run"] } }\n',
      },
    },
    {
      title: 'The name of a server in a hook, which is compared as it stands, and in expressions',
      files: {
        '.mcp.json': '{ "mcpServers": { "my_db": { "command": "db-mcp" } } }\n',
        '.claude/settings.json':
          '{ "hooks": { "PreToolUse": [{ "matcher": "Write|⟦mcp__my_db⟧", "hooks": [] }, { "matcher": "mcp__my_db|Notebook.*", "hooks": [] }, { "matcher": "^mcp__my_db", "hooks": [] }, { "matcher": "mcp__my_db__query", "hooks": [] }, { "matcher": "Write, mcp__my_db,mcp__my_db__drop", "hooks": [] }] } }\n',
      },
    },
    {
      title: 'Everything may be forbidden at once, and not allowed',
      files: {
        '.claude/settings.json': '{ "permissions": { "allow": [⟦"mcp__*"⟧], "deny": ["mcp__*"] } }\n',
      },
      also: ['list-contradiction'],
    },
    {
      title: 'The server of a plugin in its own command',
      files: {
        'flow/.claude-plugin/plugin.json': '{ "name": "flow" }\n',
        'flow/.mcp.json': '{ "mcpServers": { "db": { "command": "${CLAUDE_PLUGIN_ROOT}/db-mcp" } } }\n',
        'flow/commands/ask.md': '---\nallowed-tools: Read, ⟦mcp__db__query⟧, mcp__docs__search\n---\n\nAsk.\n',
        'flow/agents/asker.md': '---\nname: asker\ntools: mcp__plugin_flow_db__query, mcp__db__query\n---\n\nAsk.\n',
        'flow/skills/ask/SKILL.md':
          '---\nname: ask\ndescription: Asks\nallowed-tools: mcp__plugin_flow_db__*\n---\n\nAsk.\n',
      },
    },
    {
      title: 'OpenCode compares whole names of tools',
      files: {
        'opencode.json':
          '{ "mcp": { "my-db": { "type": "local", "command": ["db-mcp"] }, "my.docs": { "type": "local", "command": ["docs-mcp"] } },\n  "permission": { ⟦"my-db"⟧: "deny", ⟦"my.docs_*"⟧: "ask", "my-db_*": "ask", "my-d*": "ask", "bash": "ask" } }\n',
      },
    },
    {
      title: 'The names of tools in another client',
      files: {
        'opencode.json':
          '{ "mcp": { "db": { "type": "local", "command": ["db-mcp"] } },\n  "permission": { ⟦"mcp__db__query"⟧: "deny", "mcp__docs__*": "ask" } }\n',
      },
    },
    {
      title: 'Agents of Gemini CLI, which are lost with one name that can be none',
      files: {
        '.gemini/settings.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n',
        '.gemini/agents/reader.md':
          '---\nname: reader\ndescription: Reads\ntools:\n  - read_file\n  - mcp_docs_search\n  - ⟦mcp__docs__search⟧\n  - ⟦mcp_docs⟧\n  - ⟦Grep⟧\n---\n\nRead.\n',
      },
    },
    {
      title: 'A program, and a tool of another client, where an agent of Claude Code has tools',
      files: {
        '.claude/agents/helper.md':
          '---\nname: helper\ndescription: Helps\ntools: Read, ⟦pip⟧, read_file, mcp__docs__search\n---\n\nHelp.\n',
      },
    },
    {
      title: 'No server at all',
      files: { '.claude/settings.json': '{ "permissions": { "allow": [⟦"mcp"⟧] } }\n' },
    },
    {
      title: 'A server, one of its tools, and some of them',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        '.claude/settings.json':
          '{ "permissions": { "allow": ["mcp__db", "mcp__db__query", "mcp__db__get_*"], "deny": ["mcp__*"] } }\n',
      },
    },
  ],
  evidence: [
    {
      claim:
        'an agent with "tools: Read, Write, Bash, pip" asks the model with three tools, one with "pip, pytest" is not started ("unrecognized [pip, pytest]"), one with a map under "tools" has no tool; "bash" under "disallowedTools" leaves "Bash"',
      source: 'Claude Code 2.1.327, run with a model of ours',
      date: '2026-11-20',
    },
    {
      claim: 'an agent with one name under "tools" that no tool can have is not loaded: "Invalid tool name"',
      source: 'Gemini CLI 0.61.0, run and read',
      date: '2026-11-20',
    },
    {
      claim:
        'tools of a server that a plugin brings have the plugin\'s name in front; other names in "allowed-tools" match nothing',
      source: 'anthropics/claude-code#65770, tried with 2.1.166',
      date: '2026-11-18',
    },
    {
      claim: 'patterns of "tools" and "permission" are compared with the whole name of a tool, "<server>_<tool>"',
      source: 'anomalyco/opencode d545d8f, read',
      date: '2026-08-19',
    },
    {
      claim: 'rules with parentheses, and in "allow" wildcards before the end of a server\'s name, are refused',
      source: 'Claude Code 2.1.326, claude doctor',
      date: '2026-11-16',
    },
    {
      claim: 'a rule has to have the name as tools have it; with one underscore it is taken for a tool of that name',
      source: 'Claude Code 2.1.326, run and read',
      date: '2026-11-16',
    },
  ],
});
