import { blocksOf, profilesOf } from '../../model/answers/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { at, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneResult } from '../shared/answers/blocks.ts';

export default defineRule({
  id: 'result-plain-text',
  category: 'compatibility',
  severity: 'warning',
  messages: {
    type: () => 'opencode-mcp answers with text only: this block is of another type',
    several: (data: { count: number }) => `opencode-mcp answers with one block; this result has ${data.count}`,
    json: () => 'opencode-mcp answers with JSON: this text is none',
    flag: () => 'the text is an error, and "isError" is not true, which opencode-mcp says with every error',
    empty: () => 'the error has no suggestion in "suggestions", and opencode-mcp gives one with every error',
    input: () => 'opencode-mcp answers in one go: this result asks for input',
    silent: () => 'the error says nothing in "error", and opencode-mcp says there what went wrong',
    error: () => 'the error has no "suggestions", which opencode-mcp gives with every error',
  },
  on: {
    result: {
      when: isForOpencode,
      check(result, { report }) {
        if (own(result.value, 'resultType') === 'input_required') {
          report('input', undefined, at(result.document, [...result.route, 'resultType']), {
            help: 'take what is needed as arguments of the tool',
          });
        }
        const { length } = blocksOf(result);
        if (length < 2) return;
        report('several', { count: length }, at(result.document, [...result.route, 'content'], 'key'), {
          help: 'put everything into one JSON text',
        });
      },
    },
    block: {
      when: isForOpencode,
      check({ document, route, value, type, result }, { report }) {
        if (type !== 'text') {
          report('type', undefined, at(document, [...route, 'type']), { help: 'answer with text' });
          return;
        }
        const text = own(value, 'text');
        if (typeof text !== 'string') return;
        const place = at(document, [...route, 'text']);
        const data = parsed(text);
        if (data === undefined) {
          report('json', undefined, place, { help: 'write the answer as JSON' });
          return;
        }
        const isMarked = own(result.value, 'isError') === true;
        if (!isMarked && typeof own(data, 'error') === 'string') {
          report('flag', undefined, place, { help: 'add "isError": true' });
        }
        if (!isMarked) return;
        const help = 'write { "error": "…", "suggestions": ["…"] }';
        const suggestions = own(data, 'suggestions');
        if (!Array.isArray(suggestions)) report('error', undefined, place, { help });
        else if (!suggestions.some(saysSomething)) report('empty', undefined, place, { help });
        else if (!saysSomething(own(data, 'error'))) report('silent', undefined, place, { help });
      },
    },
  },
});

function isForOpencode(reading: Reading): boolean {
  return profilesOf(reading).some(({ id }) => id === 'opencode-mcp');
}

function saysSomething(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const docs = defineDocs({
  summary: 'A result that is not one block of JSON text',
  why: 'opencode-mcp keeps to a narrower form than MCP: one text block that holds JSON, and errors with suggestions. Asked only with the profile opencode-mcp.',
  fix: 'Put everything into one JSON text; give errors "error" and "suggestions".',
  examples: [
    {
      title: 'A picture',
      files: oneResult(
        '"content": [{ "type": ⟦"image"⟧, "data": "iVBORw0KGgo=", "mimeType": "image/png" }], "isError": false',
      ),
      profiles: ['opencode-mcp'],
    },
    {
      title: 'Two blocks',
      files: oneResult(
        '⟦"content"⟧: [{ "type": "text", "text": "{}" }, { "type": "text", "text": "{}" }], "isError": false',
      ),
      profiles: ['opencode-mcp'],
    },
    {
      title: 'A sentence',
      files: oneResult('"content": [{ "type": "text", "text": ⟦"done"⟧ }], "isError": false'),
      profiles: ['opencode-mcp'],
    },
    {
      title: 'An error without suggestions',
      files: oneResult(
        '"content": [{ "type": "text", "text": ⟦"{\\"error\\":\\"no such file\\"}"⟧ }], "isError": true',
      ),
      profiles: ['opencode-mcp'],
    },
    {
      title: 'An error with an empty list of suggestions',
      files: oneResult(
        '"content": [{ "type": "text", "text": ⟦"{\\"error\\":\\"no such file\\",\\"suggestions\\":[]}"⟧ }], "isError": true',
      ),
      profiles: ['opencode-mcp'],
    },
    {
      title: 'An error without a word of what went wrong',
      files: oneResult(
        '"content": [{ "type": "text", "text": ⟦"{\\"error\\":\\"\\",\\"suggestions\\":[\\"list the files\\"]}"⟧ }], "isError": true',
      ),
      profiles: ['opencode-mcp'],
    },
    {
      title: 'An error that is not marked',
      files: oneResult(
        '"content": [{ "type": "text", "text": ⟦"{\\"error\\":\\"no such file\\",\\"suggestions\\":[\\"list the files\\"]}"⟧ }], "isError": false',
      ),
      profiles: ['opencode-mcp'],
    },
    {
      title: 'A question in place of an answer',
      files: oneResult('"content": [], "resultType": ⟦"input_required"⟧, "requestState": "step-2"'),
      profiles: ['opencode-mcp'],
    },
    {
      title: 'An error that helps',
      files: oneResult(
        '"content": [{ "type": "text", "text": "{\\"error\\":\\"no such file\\",\\"suggestions\\":[\\"list the files\\"]}" }], "isError": true',
      ),
      profiles: ['opencode-mcp'],
    },
    { title: 'For others', files: oneResult('"content": [{ "type": "text", "text": "done" }], "isError": false') },
  ],
  evidence: [
    {
      claim: 'text only, one item, JSON, suggestions in errors',
      source: 'MCP protocol constraints of opencode-mcp',
      date: '2026-11-18',
    },
  ],
});
