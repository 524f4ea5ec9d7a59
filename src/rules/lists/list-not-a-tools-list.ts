import { answersOf } from '../../model/answers/index.ts';
import { at, kindOf } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';

const wanted: Readonly<Record<string, string>> = {
  tools: 'a list of tools',
  prompts: 'a list of prompts',
  resources: 'a list of resources',
  result: 'the result of a tool',
};

const samples: Readonly<Record<string, string>> = {
  prompts: '{ "prompts": [] }',
  resources: '{ "resources": [] }',
  result: '{ "content": [] }',
};

export default defineRule({
  id: 'list-not-a-tools-list',
  category: 'correctness',
  severity: 'error',
  messages: {
    nothing: (data: { wanted: string }) => `the file does not hold ${data.wanted}, so nothing was checked`,
    other: (data: { wanted: string; found: string }) => `the file holds ${data.found}, not ${data.wanted}`,
    shape: (data: { kind: string }) =>
      `"tools" is ${data.kind} where a list is needed, so clients on the official SDK have no tools`,
  },
  on: {
    answers({ document, format }, { report }) {
      const { answer = 'tools' } = format;
      const answers = answersOf(document);
      for (const { kind, route, value } of answers) {
        if (kind === 'tools' && route.at(-1) === 'tools' && !Array.isArray(value)) {
          report('shape', { kind: kindOf(value) }, at(document, route), { help: 'write a list of tools' });
        }
      }
      if (document.value === undefined || document.isBroken([])) return;
      if (answers.some(({ kind }) => kind === answer || kind === 'refusal' || isPart(answer, kind))) return;
      const data = { wanted: wanted[answer] ?? 'an answer' };
      const found = wanted[answers[0]?.kind ?? ''];
      if (found === undefined) {
        report('nothing', data, at(document, []), {
          help: `save what the server answers to the request, for example ${samples[answer] ?? '{ "tools": [] }'}`,
        });
      } else report('other', { ...data, found }, at(document, []), { help: 'name its format with --as' });
    },
  },
});

function isPart(answer: string, kind: string): boolean {
  return answer === 'resources' && kind === 'templates';
}

export const docs = defineDocs({
  summary: 'A file that is said to hold tools and does not',
  why: 'A list of tools is the answer to tools/list, with or without the JSON-RPC message around it, a bare array of tools, or one tool. In anything else there is nothing to check, and a green run would mean nothing.',
  fix: 'Save what the server answers, for example with the command line of the MCP Inspector and `--method tools/list`.',
  examples: [
    { title: 'Something else', files: { 'list.json': '⟦{ "openapi": "3.1.0" }⟧\n' }, as: 'mcp-tools' },
    {
      title: 'A result where a list is expected',
      files: { 'list.json': '⟦{ "content": [{ "type": "text", "text": "done" }] }⟧\n' },
      as: 'mcp-tools',
    },
    {
      title: 'Tools by name',
      files: { 'list.json': '{ "tools": ⟦{ "search": { "description": "Searches" } }⟧ }\n' },
      as: 'mcp-tools',
    },
    { title: 'No tools at all', files: { 'list.json': '{ "tools": [] }\n' }, as: 'mcp-tools' },
  ],
  evidence: [
    {
      claim: 'an answer without a list under "tools" is refused',
      source: '@modelcontextprotocol/sdk 1.32.2 and @modelcontextprotocol/core 2.4.0, their schemas run',
      date: '2026-11-18',
    },
  ],
});
