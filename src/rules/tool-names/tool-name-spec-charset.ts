import { revisionOf } from '../../model/answers/index.ts';
import { printable, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { toolsNamed } from '../shared/answers/examples.ts';
import { limitsNames, placeOfTool, toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'tool-name-spec-charset',
  category: 'correctness',
  severity: 'warning',
  messages: {
    character: (data: { tool: string; character: string }) =>
      `the name of ${data.tool} holds ${data.character}, which the specification leaves out of names`,
  },
  on: {
    tool: {
      when: (reading) => limitsNames(revisionOf(reading)),
      check(tool, { report }) {
        if (tool.name.trim() === '') return;
        const found = /[^A-Za-z0-9_.-]/u.exec(tool.name)?.[0];
        if (found === undefined) return;
        const character = /\s/.test(found)
          ? `a blank (${printable(found) === found ? 'space' : printable(found)})`
          : quote(found);
        const better = tool.name.trim().replace(/[^A-Za-z0-9_.-]+/gu, '_');
        report('character', { tool: toolName(tool), character }, placeOfTool(tool), {
          help: /^[A-Za-z]/.test(better) ? `write ${quote(better)}` : 'use letters, digits, "_", "-" and "."',
        });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A tool name with characters that the specification leaves out',
  why: 'Since 2025-11-25 names consist of letters, digits, "_", "-" and ".". SDKs warn about others; the model providers refuse requests that hold such a name.',
  fix: 'Use letters, digits and "_". A change of name is a change for everyone who allows the tool by its name.',
  examples: [
    { title: 'A blank', files: toolsNamed('⟦"search docs"⟧') },
    { title: 'A slash', files: toolsNamed('⟦"docs/search"⟧') },
    {
      title: 'A slash, before names were limited',
      files: toolsNamed('"docs/search"'),
      spec: '2025-03-26',
      profiles: [],
    },
    { title: 'Every kind that is allowed', files: toolsNamed('"Search_docs-2"') },
  ],
  evidence: [
    {
      claim: 'names should hold A-Z, a-z, 0-9, "_", "-" and "." only',
      source: 'specification of MCP 2025-11-25 and 2026-07-28',
      date: '2026-08-22',
    },
    {
      claim: 'servers register other names with a warning',
      source: 'modelcontextprotocol/typescript-sdk 3924de9',
      date: '2026-08-18',
    },
  ],
});
