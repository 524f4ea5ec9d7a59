import { profilesOf } from '../../model/answers/index.ts';
import { isObject, own } from '../../model/values/index.ts';
import { list } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { placeOfTool, toolName } from '../shared/answers/naming.ts';

const asked = ['readOnlyHint', 'destructiveHint', 'openWorldHint'] as const;

export default defineRule({
  id: 'annotation-explicit',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    absent: (data: { tool: string; keys: string }) =>
      `${data.tool} does not say ${data.keys}, without which the ChatGPT app directory rejects it`,
  },
  on: {
    tool: {
      when: (reading) => profilesOf(reading).some(({ id }) => id === 'openai-apps'),
      check(tool, { report }) {
        if (!isObject(tool.value)) return;
        const annotations = own(tool.value, 'annotations');
        const keys = asked.filter((key) => own(annotations, key) === undefined);
        if (keys.length === 0) return;
        report('absent', { tool: toolName(tool), keys: list(keys) }, placeOfTool(tool), {
          help: 'set all three in "annotations", also where the value is the default',
        });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'Hints that the ChatGPT app directory wants to see',
  why: 'Apps whose tools leave out "readOnlyHint", "destructiveHint" or "openWorldHint" are rejected. Serialisers that leave out false values are a common cause. Asked only with the profile openai-apps.',
  fix: 'Set all three, true or false.',
  examples: [
    {
      title: 'One of the three',
      files: {
        'tools.json':
          '{ "tools": [{ "name": ⟦"search"⟧, "description": "Searches", "annotations": { "readOnlyHint": true }, "inputSchema": { "type": "object" } }] }\n',
      },
      profiles: ['openai-apps'],
    },
    {
      title: 'All three',
      files: oneTool(
        '"annotations": { "readOnlyHint": true, "destructiveHint": false, "openWorldHint": false }, "inputSchema": { "type": "object" }',
      ),
      profiles: ['openai-apps'],
    },
    { title: 'For nobody in particular', files: oneTool('"inputSchema": { "type": "object" }') },
  ],
  evidence: [
    {
      claim: 'a submission of 190 tools without hints was rejected',
      source: 'Teamwork/mcp#420, olostep/olostep-mcp-server#22',
      date: '2026-11-18',
    },
  ],
});
