import { at, kindOf } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput } from '../shared/answers/examples.ts';
import { LOST, toolName } from '../shared/answers/naming.ts';

export default defineRule({
  id: 'schema-input-root-type',
  category: 'correctness',
  severity: 'error',
  messages: {
    missing: (data: { tool: string }) => `"inputSchema" of ${data.tool} does not say "type": "object", so ${LOST}`,
    other: (data: { tool: string; found: string }) =>
      `"inputSchema" of ${data.tool} has ${data.found} as its type and not "object", so ${LOST}`,
  },
  on: {
    toolSchema: {
      side: 'inputSchema',
      check({ document, schema, route, tool }, { report }) {
        const { type } = schema;
        if (!Object.hasOwn(schema, 'type')) {
          report('missing', { tool: toolName(tool) }, at(document, route, 'key'), { help: 'add "type": "object"' });
        } else if (type !== 'object') {
          const found = typeof type === 'string' && /^\w{1,20}$/.test(type) ? `"${type}"` : kindOf(type);
          report('other', { tool: toolName(tool), found }, at(document, [...route, 'type']), {
            help: 'write "object"',
          });
        }
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A schema of arguments that is not one of an object',
  why: 'Arguments come by name, so every revision wants exactly "type": "object" at the root, also beside "anyOf" or "$ref". Clients on the official SDK refuse the whole list otherwise.',
  fix: 'Write "type": "object".',
  examples: [
    {
      title: 'An empty schema',
      files: { 'tools.json': '{ "tools": [{ "name": "ping", "description": "Answers", ⟦"inputSchema"⟧: {} }] }\n' },
    },
    { title: 'A list of types', files: oneInput('{ "type": ⟦["object", "null"]⟧ }') },
    { title: 'A string', files: oneInput('{ "type": ⟦"string"⟧ }') },
    { title: 'An object', files: oneInput('{ "type": "object" }') },
  ],
  evidence: [
    {
      claim: 'any other type at the root makes the whole list fail, in every revision',
      source: '@modelcontextprotocol/sdk 1.32.2 and @modelcontextprotocol/core 2.4.0, their schemas run',
      date: '2026-11-18',
    },
    {
      claim: 'a server with such a tool has no tools, without a word',
      source: 'anthropics/claude-code#88049',
      date: '2026-11-18',
    },
  ],
});
