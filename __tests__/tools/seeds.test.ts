import { describe, expect, test } from '@jest/globals';
import { briefly, linesOf, lintFiles } from '../formats/support.ts';

/** The seed's own definition of a tool. */
const seedTool = `{
  "name": "tool_name",
  "description": "Tool description for LLM discoverability",
  "inputSchema": {
    "type": "object",
    "properties": {
      "param": { "type": "string" }
    },
    "required": ["param"]
  }
}
`;

describe('P: opencode-mcp', () => {
  test('P1: its definition of a tool is clean, alone, in a list and in a saved answer', async () => {
    const files = {
      'tool.tools.json': seedTool,
      'array.tools.json': `[${seedTool}]`,
      'saved.tools.json': `{ "tools": [${seedTool}] }`,
      'response.tools.json': `{ "jsonrpc": "2.0", "id": 1, "result": { "tools": [${seedTool}] } }`,
    };
    const report = await lintFiles(files, { config: false });
    expect(report.files.map(({ format }) => format)).toEqual(['mcp-tools', 'mcp-tools', 'mcp-tools', 'mcp-tools']);
    expect(linesOf(report)).toEqual([]);
  });

  test('P1: required names only what is declared', async () => {
    const report = await lintFiles({ 'tools.json': seedTool.replace('["param"]', '["other"]') }, { config: false });
    expect(linesOf(report)).toEqual([
      '9:18-9:25 warning schema-required-undeclared "other" is required in "inputSchema" of tool "tool_name" and not declared in its "properties"',
    ]);
  });

  const annotated = (annotations: string) =>
    seedTool.replace('"inputSchema"', `"annotations": ${annotations},\n  "inputSchema"`);

  test.each([
    '{ "readOnlyHint": true, "destructiveHint": false, "idempotentHint": true, "openWorldHint": true }',
    '{ "readOnlyHint": false, "destructiveHint": true, "idempotentHint": false, "openWorldHint": true }',
    '{ "readOnlyHint": false, "destructiveHint": false, "idempotentHint": false, "openWorldHint": true }',
  ])('P2: its pattern of annotations %s is clean', async (annotations) => {
    expect(linesOf(await lintFiles({ 'tools.json': annotated(annotations) }, { config: false }))).toEqual([]);
  });

  test('P2: a hint that is no boolean, and two that contradict each other', async () => {
    const wrong = await lintFiles({ 'tools.json': annotated('{ "readOnlyHint": "yes" }') }, { config: false });
    expect(briefly(wrong)).toEqual(['4:36-4:41 error annotation-type']);
    const both = '{ "readOnlyHint": true, "destructiveHint": true }';
    const contradicting = await lintFiles({ 'tools.json': annotated(both) }, { config: false });
    expect(briefly(contradicting)).toEqual(['4:61-4:65 warning annotation-contradiction']);
  });

  const answer =
    '{ "content": [{ "type": "text", "text": "Response content as string (typically JSON)" }], "isError": false }\n';
  const failure =
    '{ "content": [{ "type": "text", "text": "{\\"error\\":\\"Error message\\",\\"suggestions\\":[\\"Suggestion 1\\",\\"Suggestion 2\\"]}" }], "isError": true }\n';

  test('P3: its results are clean, and an error has to say something', async () => {
    const files = { 'ok.result.json': answer, 'error.result.json': failure };
    expect(linesOf(await lintFiles(files, { config: false }))).toEqual([]);
    const silent = await lintFiles({ 'error.result.json': '{ "content": [], "isError": true }\n' }, { config: false });
    expect(linesOf(silent)).toEqual([
      '1:14-1:16 warning result-empty the error says nothing, so a model cannot tell what to do about it',
    ]);
  });

  test('P3: its own narrower form is a profile', async () => {
    const narrow = { config: false, profiles: ['opencode-mcp'] } as const;
    expect(linesOf(await lintFiles({ 'error.result.json': failure }, narrow))).toEqual([]);
    expect(briefly(await lintFiles({ 'ok.result.json': answer }, narrow))).toEqual([
      '1:41-1:86 warning result-plain-text',
    ]);
  });

  test.each([
    ['', 'y', 'the error says nothing in "error", and opencode-mcp says there what went wrong'],
    ['x', ' ', 'the error has no suggestion in "suggestions", and opencode-mcp gives one with every error'],
  ])('P3: an error %j with the suggestion %j', async (error, suggestion, message) => {
    const text = JSON.stringify({ error, suggestions: [suggestion] });
    const result = JSON.stringify({ content: [{ type: 'text', text }], isError: true });
    const report = await lintFiles({ 'a.result.json': result }, { config: false, profiles: ['opencode-mcp'] });
    expect(report.findings.map((finding) => [finding.rule, finding.message])).toEqual([['result-plain-text', message]]);
  });

  test('P4: each server has its convention, in general or for its own file', async () => {
    const convention = (prefix: string) => ({ 'tool-name-convention': ['warning', { prefix }] });
    const config = {
      rules: convention('opencode_'),
      overrides: [{ files: ['issues.tools.json'], rules: convention('{verb}_') }],
    };
    const tool = (name: string) => seedTool.replace('tool_name', name);
    const report = await lintFiles({
      'mcp-lint.json': JSON.stringify(config),
      'issues.tools.json': `{ "tools": [${tool('create_issue')}, ${tool('issue')}] }`,
      'opencode.tools.json': `{ "tools": [${tool('opencode_session_create')}, ${tool('run')}] }`,
    });
    expect(linesOf(report).filter((line) => line.includes(' warning '))).toEqual([
      '13:11-13:18 warning tool-name-convention the name of tool "issue" does not begin with "{verb}_"',
      '13:11-13:16 warning tool-name-convention the name of tool "run" does not begin with "opencode_"',
    ]);
  });

  test('P5: every revision can be chosen, in the call and in the configuration', async () => {
    const audio = '{ "content": [{ "type": "audio", "data": "AAAA", "mimeType": "audio/wav" }] }\n';
    for (const spec of ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28']) {
      const rules = briefly(await lintFiles({ 'a.result.json': audio }, { config: false, spec }));
      expect(rules.filter((line) => line.includes('result-block-type-version')).length).toBe(
        spec === '2024-11-05' ? 1 : 0,
      );
    }
    const configured = await lintFiles({ 'a.result.json': audio, 'mcp-lint.json': '{ "spec": "2024-11-05" }' });
    expect(briefly(configured)).toEqual(['1:25-1:32 warning result-block-type-version']);
    await expect(lintFiles({}, { spec: '2025-01-01' })).rejects.toThrow(
      'there is no revision "2025-01-01"; there is "2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25" and "2026-07-28"',
    );
  });

  test('P5: the revision is found in the log of a session', async () => {
    const log = [
      {
        jsonrpc: '2.0',
        id: 0,
        result: { protocolVersion: '2024-11-05', capabilities: {}, serverInfo: { name: 'a', version: '1' } },
      },
      { jsonrpc: '2.0', id: 1, result: { content: [{ type: 'audio', data: 'AAAA', mimeType: 'audio/wav' }] } },
    ];
    const { findings } = await lintFiles({ 'session.result.json': JSON.stringify(log) }, { config: false });
    expect(findings.map(({ rule }) => rule)).toEqual(['result-block-type-version']);
  });

  test('P6: what the Inspector prints can be piped in', async () => {
    const text = Buffer.from(JSON.stringify({ tools: [{ name: 'ping', inputSchema: { type: 'object' } }] }, null, 2));
    const report = await lintFiles({}, { config: false, paths: [], document: { path: 'tools.json', content: text } });
    expect(report.files).toMatchObject([{ path: 'tools.json', format: 'mcp-tools' }]);
    expect(linesOf(report)).toEqual([
      '4:15-4:21 warning description-missing tool "ping" has no description, so a model has only its name to go by',
      '5:7-5:20 info schema-properties-absent "inputSchema" of tool "ping" has no "properties"; VS Code and omp add an empty one before it is sent to a model',
    ]);
  });

  test('O8: object schemas without properties, which omp patches, are advice', async () => {
    const files = {
      'tools.json':
        '{ "tools": [{ "name": "ping", "description": "Answers", "inputSchema": { "type": "object" } }] }\n',
    };
    expect(linesOf(await lintFiles(files, { config: false }))).toEqual([
      '1:57-1:70 info schema-properties-absent "inputSchema" of tool "ping" has no "properties"; VS Code and omp add an empty one before it is sent to a model',
    ]);
    expect(linesOf(await lintFiles(files, { config: false, profiles: ['omp'] }))).toEqual([
      '1:57-1:70 info schema-properties-absent "inputSchema" of tool "ping" has no "properties"; omp adds an empty one before it is sent to a model',
    ]);
  });
});
