import { describe, expect, test } from '@jest/globals';
import { at } from '../../src/model/values/index.ts';
import { render } from '../../src/report/index.ts';
import { file, findingAt, parse, plain, report } from './support.ts';

const document = parse('{\n  "mcpServers": {\n    "github": {}\n  }\n}');
const route = ['mcpServers', 'github'];

describe('the JSON report', () => {
  test('is version 1 of the format', async () => {
    const finding = findingAt(document, route, 'key', {
      rule: 'transport-missing',
      message: 'server "github" has neither "command" nor "url"',
      help: 'add "command" or "url"',
      server: 'github',
      related: [{ place: at(document, ['mcpServers'], 'key'), message: 'the map' }],
    });
    const checked = file('.mcp.json', 'Claude Code', { servers: ['github'], status: 'findings' });
    const text = await render('json', report([finding], [checked]), {
      ...plain,
      docsUrl: (rule) => `https://example.com/${rule}`,
    });
    expect(text).toBe(`{
  "version": 1,
  "tool": {
    "name": "mcp-lint",
    "version": "1.2.3"
  },
  "root": ".",
  "files": [
    {
      "path": ".mcp.json",
      "client": "claude-code",
      "format": "claude-code-project",
      "servers": [
        "github"
      ],
      "status": "findings"
    }
  ],
  "findings": [
    {
      "rule": "transport-missing",
      "severity": "error",
      "message": "server \\"github\\" has neither \\"command\\" nor \\"url\\"",
      "help": "add \\"command\\" or \\"url\\"",
      "path": ".mcp.json",
      "line": 3,
      "column": 5,
      "endLine": 3,
      "endColumn": 13,
      "pointer": "/mcpServers/github",
      "server": "github",
      "clients": [
        "claude-code"
      ],
      "related": [
        {
          "path": ".mcp.json",
          "line": 2,
          "column": 3,
          "endLine": 2,
          "endColumn": 15,
          "message": "the map"
        }
      ],
      "fixable": false,
      "url": "https://example.com/transport-missing"
    }
  ],
  "summary": {
    "files": 1,
    "servers": 1,
    "errors": 1,
    "warnings": 0,
    "infos": 0,
    "suppressed": 0
  }
}
`);
  });

  test('lists errors only when quiet', async () => {
    const findings = [findingAt(document, route, 'key', { severity: 'info' }), findingAt(document, route, 'key')];
    const output = JSON.parse(await render('json', report(findings, []), { ...plain, quiet: true }));
    expect(output.findings).toHaveLength(1);
    expect(output.summary.infos).toBe(1);
  });

  test('escapes what a terminal would obey, and keeps the value', async () => {
    const path = 'a\u009b2J\u202e\u2028\u{e0041}\u001b.json';
    const text = await render('json', report([], [file(path)]), plain);
    expect(text).not.toMatch(/[^\n\u0020-\u007e]/);
    expect(JSON.parse(text).files[0].path).toBe(path);
  });

  test('holds no secret in messages, names and pointers', async () => {
    const secret = 'ghp_aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5';
    const leaky = parse(`{"headers": {"${secret}": ""}}`);
    const finding = findingAt(leaky, ['headers', secret], 'key', {
      message: `the name ${secret}`,
      help: `remove ${secret}`,
      server: secret,
    });
    const text = await render('json', report([finding], [file('a.json', 'X', { servers: [secret] })]), plain);
    expect(text).not.toContain(secret.slice(4, 10));
    expect(JSON.parse(text).findings[0].pointer).toBe(`/headers/${'•'.repeat(40)}`);
  });
});
