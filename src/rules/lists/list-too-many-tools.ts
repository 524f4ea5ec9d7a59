import { profilesOf } from '../../model/answers/index.ts';
import { at } from '../../model/values/index.ts';
import { list } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { placeOfTool } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'list-too-many-tools',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    many: (data: { count: number; max: number; who: string }) =>
      `the server has ${data.count} tools; at most ${data.max} fit into one request of ${data.who}`,
  },
  on: {
    toolList({ document, route, tools }, { report, reading }) {
      const over = profilesOf(reading).flatMap(({ name, tools: limit }) =>
        limit !== undefined && tools.length > limit.max ? [{ name, max: limit.max }] : [],
      );
      const [first] = over;
      const tool = first === undefined ? undefined : tools[first.max];
      if (first === undefined || tool === undefined) return;
      const who = list(
        over.map(({ name }) => name),
        { bare: true },
      );
      report('many', { count: tools.length, max: first.max, who }, placeOfTool(tool), {
        help: 'split the server, or let its users choose groups of tools',
        related: [{ place: at(document, route, 'key'), message: 'the list' }],
      });
    },
  },
});

const many = (count: number, mark: (name: string, index: number) => string) => ({
  'tools.json': `{ "tools": [\n${Array.from({ length: count }, (_, index) => {
    const name = mark(`"t${index}"`, index);
    return `{ "name": ${name}, "description": "Does thing ${index}", "inputSchema": { "type": "object" } }`;
  }).join(',\n')}\n] }\n`,
});

export const docs = defineDocs({
  summary: 'More tools than a request to a model can carry',
  why: 'VS Code and the OpenAI API take 128 functions in one request, those of all servers together. A server that has more by itself can never be used as a whole, and the user has to choose among tools they do not know.',
  fix: 'Split the server by topic, or offer options that switch groups of tools on.',
  examples: [
    { title: '129 tools', files: many(129, (name, index) => (index === 128 ? `⟦${name}⟧` : name)) },
    { title: 'As many as fit', files: many(128, (name) => name) },
  ],
  evidence: [
    { claim: 'at most 128 tools per request', source: 'microsoft/vscode-copilot-chat 31acd00', date: '2026-03-29' },
    { claim: 'at most 128 functions', source: 'types of the openai package 6.49.0', date: '2026-11-18' },
  ],
});
