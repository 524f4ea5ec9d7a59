import { type ListedTool, toolAround } from '../../model/answers/index.ts';
import { own, valueAt } from '../../model/values/index.ts';
import type { Route } from '../../parse/index.ts';
import type { Violation } from '../../schema/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { LOST, placeOfTool, toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'tool-schema-conformance',
  category: 'correctness',
  severity: 'error',
  messages: {
    violated: (data: { subject: string; sentence: string }) => `${data.subject} ${data.sentence}, so ${LOST}`,
  },
  on: {
    answerViolation: {
      of: 'tool-schema-conformance',
      check(violation, { report, reading: { document } }) {
        const { route, kind, sentence, place, help } = violation;
        const tool = toolAround(document, route);
        if (tool === undefined || isNullOptional(violation, tool)) return;
        const inside = route.slice(tool.route.length);
        const isOfTool = kind === 'missing' && inside.length === 0;
        report('violated', { subject: subjectOf(inside, tool), sentence }, isOfTool ? placeOfTool(tool) : place, {
          help,
        });
      },
    },
  },
});

/** A field that may be left out has a rule for null. */
function isNullOptional({ route }: Violation, { document, route: start, value }: ListedTool): boolean {
  const [key, ...deeper] = route.slice(start.length);
  return (
    key !== 'name' && deeper.length === 0 && own(value, String(key)) === null && valueAt(document.value, route) === null
  );
}

function subjectOf(inside: Route, tool: ListedTool): string {
  const names = inside.filter((step) => typeof step === 'string');
  return inside.length === 0 ? toolName(tool) : `${quote(names.join('.'))} of ${toolName(tool)}`;
}

export const docs = defineDocs({
  summary: 'A tool that is not what its revision of the protocol calls a tool',
  why: 'Clients on the official TypeScript SDK check an answer as a whole: one title that is a number costs every tool of the server.',
  fix: 'Write the type that the protocol asks for.',
  examples: [
    {
      title: 'No name',
      files: { 'tools.json': '{ "tools": [⟦{ "inputSchema": { "type": "object" } }⟧] }\n' },
      also: ['description-missing'],
    },
    { title: 'A number as a title', files: oneTool('"title": ⟦1⟧, "inputSchema": { "type": "object" }') },
    {
      title: 'A title, in a revision that does not know it',
      files: oneTool('"title": 1, "inputSchema": { "type": "object" }'),
      spec: '2025-03-26',
    },
    { title: "Keys of one's own", files: oneTool('"x-team": 7, "inputSchema": { "type": "object" }') },
  ],
  evidence: [
    {
      claim: 'one tool that does not fit makes the whole list fail',
      source: '@modelcontextprotocol/sdk 1.32.2 and @modelcontextprotocol/core 2.4.0, their schemas run',
      date: '2026-11-18',
    },
  ],
});
