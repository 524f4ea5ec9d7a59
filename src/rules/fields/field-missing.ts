import { lacksOpening } from '../../model/reading/index.ts';
import { at, atSpan } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { reportViolation, violated } from '../shared/violations.ts';

export default defineRule({
  id: 'field-missing',
  category: 'correctness',
  severity: 'error',
  inSnippets: 'whole',
  messages: {
    violated,
    unopened: (data: { key: string; client: string; otherwise: string }) =>
      `the file has no front matter at its first line, and so no ${quote(data.key)}: ${data.client} ${data.otherwise}`,
    silent: (data: { key: string; client: string; otherwise: string }) =>
      `the front matter has no ${quote(data.key)}, so ${data.client} ${data.otherwise}`,
  },
  on: {
    file: {
      format: 'opens',
      check({ document, format }, { client, report }) {
        const { opens } = format;
        if (opens === undefined || !lacksOpening(document, format)) return;
        const { otherwise, by } = opens;
        const [key = ''] = opens.with;
        const reaction = { effect: 'ignored', by } as const;
        if (document.value !== undefined) {
          report('silent', { key, client, otherwise }, at(document, []), { reaction, help: `add ${quote(key)}` });
          return;
        }
        const end = /^[^\r\n]*/.exec(document.text)?.[0].length ?? 0;
        report('unopened', { key, client, otherwise }, atSpan(document, { start: 0, end }), {
          reaction,
          help: `begin the file with a line "---", ${quote(`${key}: …`)} and another line "---"`,
        });
      },
    },
    violation: {
      kind: 'missing',
      check(violation, context) {
        // A page shows of a file what is to be put into it.
        if (context.reading.snippet !== undefined && violation.route.length === 0) return;
        reportViolation('missing', violation, context);
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A field that the client needs is missing',
  why: 'The loader checks every entry against a shape; without the field the entry does not pass.',
  fix: 'Add the field.',
  mends: { safe: 'adds an empty list of arguments where the client wants one' },
  examples: [
    {
      title: 'A rule for a tool without the name of the tool',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "tools": [⟦{ "permission_policy": "always_ask" }⟧] } } }\n',
      },
    },
    {
      title: 'The whole rule',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "tools": [{ "name": "search", "permission_policy": "always_ask" }] } } }\n',
      },
    },
    {
      title: 'A skill of a plugin without front matter, and one that says nothing of itself',
      files: {
        'kit/.claude-plugin/plugin.json': '{ "name": "kit" }\n',
        'kit/skills/draw/SKILL.md': '⟦# Draw⟧\n\nHow to draw.\n',
        'kit/skills/late/SKILL.md': '⟦⟧\n---\nname: late\ndescription: Comes late\n---\n\nText.\n',
        'kit/skills/paint/SKILL.md': '---\n⟦name: paint⟧\n---\n\nHow to paint.\n',
        'kit/skills/mix/SKILL.md': '---\nwhen_to_use: Mixing colours\n---\n\nHow to mix.\n',
        'kit/skills/ship/SKILL.md': '---\ndisable-model-invocation: true\n---\n\nHow to ship.\n',
        '.claude/skills/read/SKILL.md': '# Read\n\nHow to read.\n',
      },
    },
    {
      title: 'Several fields of one object',
      files: { '.claude-plugin/marketplace.json': '⟦{ "title": "Our plugins" }⟧\n' },
    },
  ],
  evidence: [
    {
      claim:
        'skills of a plugin without "description" and "when_to_use", or with a line before the front matter, are commands and stand in no list that the model gets; those of a project do, with their first line',
      source: 'Claude Code 2.1.327, run with a model of ours',
      date: '2026-11-20',
    },
    { claim: 'items of "tools" are objects with a name', source: 'Claude Code 2.1.326, run', date: '2026-11-18' },
  ],
});
