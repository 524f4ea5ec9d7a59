import { atSpan } from '../../model/values/index.ts';
import { consequence, severityOf } from '../../model/verdict/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'encoding-invalid',
  category: 'correctness',
  severity: 'error',
  messages: {
    bytes: (data: { fact: string }) => data.fact,
    mark: (data: { consequence: string }) => `the file starts with a byte order mark, so ${data.consequence}`,
  },
  on: {
    problem: [
      {
        kind: 'encoding',
        check(problem, { reading: { document }, report }) {
          if (problem.kind !== 'encoding') return;
          const help = problem.help ?? 'save the file as UTF-8';
          report('bytes', { fact: problem.message }, atSpan(document, problem.span), { help });
        },
      },
      {
        kind: 'bom',
        check(problem, { client, reading: { document, format }, report }) {
          const reaction = format.syntax.bom;
          if (problem.kind !== 'bom' || severityOf(reaction) === 'info') return;
          report('mark', { consequence: consequence(reaction, client) }, atSpan(document, problem.span), {
            reaction,
            help: 'save the file as UTF-8 without a byte order mark',
          });
        },
      },
    ],
  },
});

export const docs = defineDocs({
  summary: 'The bytes are not UTF-8 text, or start with a mark that the client does not take',
  why: 'Clients read their configuration as UTF-8. UTF-16, binary data and wrong byte sequences cannot be parsed or turn into replacement characters; a byte order mark is harmless for some clients and costs the whole file in others.',
  fix: 'Save the file as UTF-8 without a byte order mark.',
  examples: [
    {
      title: 'A byte order mark in a plugin, whose loader does not take one',
      files: {
        'plugin/.claude-plugin/plugin.json': '{ "name": "docs" }\n',
        'plugin/.mcp.json': '\ufeff⟦⟧{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n',
      },
    },
    {
      title: "A byte order mark in Claude Code's project file, which takes one",
      files: { '.mcp.json': '\ufeff{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n' },
    },
  ],
  evidence: [
    {
      claim: 'a byte order mark loses the plugin file',
      source: 'Claude Code 2.1.326, run (case 14)',
      date: '2026-11-18',
    },
    { claim: 'JSON exchanged between systems is UTF-8', source: 'RFC 8259, section 8.1', date: '2017-12-01' },
  ],
});
