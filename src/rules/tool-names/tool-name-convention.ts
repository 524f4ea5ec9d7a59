import { toolsIn } from '../../model/answers/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { nameForm } from '../shared/name-form.ts';

export default defineRule({
  id: 'tool-name-convention',
  category: 'clarity',
  severity: 'off',
  messages: {
    prefix: (data: { name: string; prefix: string }) =>
      `the name of tool ${quote(data.name)} does not begin with ${quote(data.prefix)}`,
    pattern: (data: { name: string; pattern: string }) =>
      `the name of tool ${quote(data.name)} is not of the form ${quote(data.pattern)}`,
  },
  on: {
    answers({ document }, { report, options: { prefix, pattern } }) {
      const hasPrefix = typeof prefix === 'string' ? nameForm(`${prefix}*`) : undefined;
      const hasForm = typeof pattern === 'string' ? nameForm(pattern) : undefined;
      for (const { name, route } of toolsIn(document)) {
        if (name === '') continue;
        const place = at(document, [...route, 'name']);
        const help = 'rename the tool, or change the rule in mcp-lint.json';
        if (hasPrefix?.(name) === false) report('prefix', { name, prefix: String(prefix) }, place, { help });
        else if (hasForm?.(name) === false) report('pattern', { name, pattern: String(pattern) }, place, { help });
      }
    },
  },
});

const tools = (...names: string[]) =>
  `{ "tools": [${names.map((name) => `{ "name": ${name}, "description": "Works", "inputSchema": { "type": "object" } }`).join(', ')}] }\n`;
const config = (options: string) => `{ "rules": { "tool-name-convention": ["warning", ${options}] } }\n`;

export const docs = defineDocs({
  summary: 'A tool whose name does not follow the convention that the configuration sets',
  why: 'Off unless the configuration says what names look like: `"tool-name-convention": ["warning", { "prefix": "opencode_" }]`. `prefix` is what a name begins with, `pattern` what all of it looks like. In both, `{word}`, with any word, stands for one or more letters and digits, and `*` for anything; everything else stands for itself. Under `overrides` the lists of one server can have a convention of their own.',
  fix: 'Rename the tool.',
  examples: [
    {
      title: 'A prefix',
      files: {
        'mcp-lint.json': config('{ "prefix": "opencode_" }'),
        'opencode.tools.json': tools('"opencode_run"', '⟦"run"⟧', '"opencode_session_create"'),
      },
    },
    {
      title: 'A prefix with a category',
      files: {
        'mcp-lint.json': config('{ "prefix": "opencode_{category}_" }'),
        'opencode.tools.json': tools('⟦"opencode_run"⟧', '"opencode_session_create"', '"opencode_file_read"'),
      },
    },
    {
      title: 'The form of the whole name',
      files: {
        'mcp-lint.json': config('{ "pattern": "{verb}_{noun}" }'),
        'issues.tools.json': tools('"create_issue"', '⟦"issue-create"⟧', '⟦"create_issue_now"⟧'),
      },
    },
    {
      title: 'A convention for each server',
      files: {
        'mcp-lint.json':
          '{ "rules": { "tool-name-convention": ["warning", { "prefix": "opencode_" }] }, "overrides": [{ "files": ["issues.tools.json"], "rules": { "tool-name-convention": ["warning", { "prefix": "{verb}_" }] } }] }\n',
        'opencode.tools.json': tools('"opencode_run"', '⟦"run"⟧'),
        'issues.tools.json': tools('"create_issue"', '⟦"issue"⟧'),
      },
    },
    {
      title: 'No convention',
      files: { 'opencode.tools.json': tools('"run"') },
    },
  ],
  evidence: [
    {
      claim: 'names of tools begin with opencode_ and, for most, a category',
      source: 'MCP Protocol Constraints of an MCP server for OpenCode',
      date: '2026-11-18',
    },
  ],
});
