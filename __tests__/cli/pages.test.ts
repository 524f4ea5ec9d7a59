import { describe, expect, test } from '@jest/globals';
import type { ClientInfo, RuleInfo } from '../../src/cli/index.ts';
import { printClients } from '../../src/commands/catalog/print-clients.ts';
import { printExplain } from '../../src/commands/catalog/print-explain.ts';
import { printRules } from '../../src/commands/catalog/print-rules.ts';

const missing: RuleInfo = {
  id: 'transport-missing',
  category: 'correctness',
  severity: 'error',
  summary: 'a server has neither a command nor a URL',
  why: 'No client can start it.',
  fix: 'Add "command" for a local server or "url" for a remote one.',
  examples: [
    {
      title: 'nothing to start',
      path: '.mcp.json',
      text: '{\n  "mcpServers": { "docs": {} }\n}\n',
      findings: ['server "docs" has neither "command" nor "url"'],
    },
    {
      title: 'a command',
      path: '.mcp.json',
      text: '{ "mcpServers": { "docs": { "command": "docs" } } }',
      findings: [],
    },
  ],
  evidence: [{ claim: 'the entry is skipped', source: 'Claude Code 2.1.0, running', date: '2026-08-20' }],
  url: 'https://example.com/transport-missing',
};
const tls: RuleInfo = {
  ...missing,
  id: 'url-not-tls',
  category: 'security',
  severity: 'warning',
  summary: 'a URL is not encrypted',
  examples: [],
  evidence: [],
  url: '',
};
const pinned: RuleInfo = {
  ...tls,
  id: 'package-unpinned',
  category: 'correctness',
  severity: 'off',
  summary: 'no version',
};

describe('rules', () => {
  test('one line each, by category', () => {
    expect(printRules([missing, tls, pinned], 'text')).toBe(
      [
        'correctness',
        '  transport-missing  error    a server has neither a command nor a URL',
        '  package-unpinned   off      no version',
        '',
        'security',
        '  url-not-tls        warning  a URL is not encrypted',
        '',
        '3 rules; "mcp-lint explain <rule>" says more',
        '',
      ].join('\n'),
    );
  });

  test('as JSON', () => {
    expect(JSON.parse(printRules([missing], 'json'))).toEqual({ version: 1, rules: [missing] });
  });
});

describe('explain', () => {
  test('a page', () => {
    expect(printExplain(missing, 'text')).toBe(
      `transport-missing  (error, correctness)
a server has neither a command nor a URL

Why
  No client can start it.

How to fix
  Add "command" for a local server or "url" for a remote one.

Example: nothing to start (.mcp.json)
    {
      "mcpServers": { "docs": {} }
    }
  reported: server "docs" has neither "command" nor "url"

Example: a command (.mcp.json)
    { "mcpServers": { "docs": { "command": "docs" } } }
  nothing is reported

Evidence
  the entry is skipped
    Claude Code 2.1.0, running, 2026-08-20

https://example.com/transport-missing
`,
    );
  });

  test('long paragraphs are wrapped, missing sections left out', () => {
    const page = printExplain({ ...tls, why: 'word '.repeat(60).trim() }, 'text');
    expect(Math.max(...page.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(page).not.toContain('Evidence');
    expect(page).not.toContain('Example');
  });

  test('as JSON', () => {
    expect(JSON.parse(printExplain(tls, 'json'))).toEqual({ version: 1, rule: tls });
  });
});

describe('clients', () => {
  const client: ClientInfo = {
    id: 'claude-code',
    name: 'Claude Code',
    formats: [
      {
        id: 'claude-code-project',
        title: 'the project file',
        files: ['.mcp.json'],
        userFiles: [],
        language: 'json',
        comments: false,
        trailingCommas: false,
      },
      {
        id: 'claude-code-user',
        title: 'the user file',
        files: [],
        userFiles: ['~/.claude.json', '~/.claude/x.json'],
        language: 'toml',
        comments: true,
        trailingCommas: true,
      },
    ],
    reactions: [
      { question: 'neither "command" nor "url"', answer: 'skips the server', by: 'H:CC' },
      { question: 'a comment', answer: 'refuses the file', by: 'R:CC' },
    ],
  };

  test('formats, files, and what it does with mistakes', () => {
    expect(printClients([client, { ...client, id: 'omp', name: 'omp', formats: [], reactions: [] }], 'text')).toBe(
      `Claude Code (claude-code)
  claude-code-project  the project file
    files   .mcp.json
    syntax  JSON, no comments, no trailing commas
  claude-code-user  the user file
    with --user  ~/.claude.json, ~/.claude/x.json
    syntax       TOML
  neither "command" nor "url":  skips the server
  a comment:                    refuses the file

omp (omp)
`,
    );
  });

  test('as JSON', () => {
    expect(JSON.parse(printClients([client], 'json'))).toEqual({ version: 1, clients: [client] });
  });
});
