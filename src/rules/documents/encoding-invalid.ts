import { atSpan } from '../../model/values/index.ts';
import { consequence, severityOf } from '../../model/verdict/index.ts';
import type { Document } from '../../parse/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'encoding-invalid',
  category: 'correctness',
  severity: 'error',
  messages: {
    bytes: (data: { fact: string }) => data.fact,
    half: (data: { consequence: string }) => `half of a character is no text, so ${data.consequence}`,
    mark: (data: { consequence: string }) => `the file starts with a byte order mark, so ${data.consequence}`,
  },
  on: {
    file: {
      halves: true,
      check({ document, format: { syntax } }, { client, report }) {
        if (syntax.halves === undefined) return;
        const start = halfIn(document);
        if (start === undefined) return;
        report(
          'half',
          { consequence: consequence(syntax.halves, client) },
          atSpan(document, { start, end: start + 6 }),
          {
            reaction: syntax.halves,
            help:
              document.language === 'json' ? 'take the escape out, or write both halves' : 'write the character itself',
          },
        );
      },
    },
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

/** A backslash that is one, a whole character of two halves, and a half. */
const ofJson = /\\\\|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[dD][89a-fA-F][\da-fA-F]{2}/g;
const ofYaml = /\\\\|\\u[dD][89a-fA-F][\da-fA-F]{2}/g;

/** Strings that begin and end on one line, or reach to its end, and comments. */
const ofLine = /"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'|['#].*/g;

/** Where an escape stands that is one half without the other, or in YAML one of the two. */
function halfIn({ text, language }: Document): number | undefined {
  if (language === 'json') return halfOf(text, ofJson);
  for (const { 0: found, index } of text.matchAll(ofLine)) {
    // In other texts of YAML a backslash is one.
    const half = found.startsWith('"') ? halfOf(found, ofYaml) : undefined;
    if (half !== undefined) return index + half;
  }
  return undefined;
}

function halfOf(text: string, escapes: RegExp): number | undefined {
  for (const { 0: found, index } of text.matchAll(escapes)) if (found.length === 6) return index;
  return undefined;
}

export const docs = defineDocs({
  summary: 'The bytes are not UTF-8 text, or start with a mark that the client does not take',
  why: 'Clients read their configuration as UTF-8. UTF-16, binary data and wrong byte sequences cannot be parsed or turn into replacement characters; a byte order mark is harmless for some clients and costs the whole file in others.',
  fix: 'Save the file as UTF-8 without a byte order mark.',
  mends: 'the file is not text that could be edited; save it as UTF-8',
  examples: [
    {
      title: 'Half of a character, which Copilot CLI does not parse',
      files: {
        '.github/mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp", "args": ["⟦\\ud83d⟧", "\\ud83d\\ude80"] } } }\n',
      },
    },
    {
      title: 'A character as JSON escapes it, in the YAML of goose',
      files: {
        '.config/goose/config.yaml':
          'extensions:\n  docs:\n    type: stdio\n    name: docs\n    enabled: true\n    cmd: docs-mcp\n    args: ["⟦\\ud83d⟧\\ude80"]\n',
      },
    },
    {
      title: 'In other strings of YAML, and in comments, a backslash is one',
      files: {
        '.config/goose/config.yaml':
          'extensions:\n  docs:\n    type: stdio\n    name: docs\n    enabled: true\n    cmd: docs-mcp # not "\\ud83d"\n    args: [\'\\ud83d\', a\\ud83d, "\\\\ud83d"]\n',
      },
    },
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
