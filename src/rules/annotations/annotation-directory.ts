import { profilesOf } from '../../model/answers/index.ts';
import { isObject, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneTool } from '../shared/answers/examples.ts';
import { placeOfTool, toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'annotation-directory',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    title: (data: { tool: string }) => `${data.tool} has no title, which the Anthropic directory requires`,
    hint: (data: { tool: string }) =>
      `${data.tool} says neither that it only reads nor that it destroys, as the Anthropic directory requires`,
  },
  on: {
    tool: {
      when: (reading) => profilesOf(reading).some(({ id }) => id === 'anthropic-directory'),
      check(each, { report }) {
        if (!isObject(each.value)) return;
        const tool = toolName(each);
        const annotations = own(each.value, 'annotations');
        const hasTitle = [own(each.value, 'title'), own(annotations, 'title')].some(
          (title) => typeof title === 'string' && title !== '',
        );
        const hasHint = own(annotations, 'readOnlyHint') === true || own(annotations, 'destructiveHint') !== undefined;
        if (!hasTitle) report('title', { tool }, placeOfTool(each), { help: 'add "title" with a name for people' });
        if (!hasHint)
          report('hint', { tool }, placeOfTool(each), {
            help: 'set "readOnlyHint" or "destructiveHint" in "annotations"',
          });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'What the Anthropic directory wants to see of every tool',
  why: 'Its review asks for a title and for the hint that applies. Asked only with the profile anthropic-directory.',
  fix: 'Add "title", and "readOnlyHint": true or "destructiveHint".',
  examples: [
    {
      title: 'No title',
      files: {
        'tools.json':
          '{ "tools": [{ "name": ⟦"search"⟧, "description": "Searches", "annotations": { "readOnlyHint": true }, "inputSchema": { "type": "object" } }] }\n',
      },
      profiles: ['anthropic-directory'],
    },
    {
      title: 'No hint',
      files: {
        'tools.json':
          '{ "tools": [{ "name": ⟦"search"⟧, "title": "Search", "description": "Searches", "inputSchema": { "type": "object" } }] }\n',
      },
      profiles: ['anthropic-directory'],
    },
    {
      title: 'Both',
      files: oneTool('"title": "Search", "annotations": { "readOnlyHint": true }, "inputSchema": { "type": "object" }'),
      profiles: ['anthropic-directory'],
    },
  ],
  evidence: [
    {
      claim: 'a title and the applicable hint are required',
      source: 'connectors review criteria of Anthropic',
      date: '2026-11-18',
    },
  ],
});
