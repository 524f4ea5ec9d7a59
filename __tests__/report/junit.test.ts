import { describe, expect, test } from '@jest/globals';
import { render } from '../../src/report/index.ts';
import { file, findingAt, parse, plain, report } from './support.ts';

const document = parse('{\n  "mcpServers": {\n    "docs": {}\n  }\n}');
const docs = ['mcpServers', 'docs'];

describe('the JUnit report', () => {
  test('has a suite for each file, in which errors fail and advice passes', async () => {
    const findings = [
      findingAt(document, docs, 'key', { help: 'add "type"' }),
      findingAt(document, docs, 'value', { severity: 'info', rule: 'transport-legacy', message: 'old' }),
    ];
    const text = await render('junit', report(findings, [file('.mcp.json'), file('b.json')]), plain);
    expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="mcp-lint" tests="3" failures="1" errors="0">
  <testsuite name=".mcp.json" tests="2" failures="1" errors="0">
    <testcase name="transport-untyped 3:5" classname=".mcp.json"><failure type="error" message="server &quot;docs&quot; has a &quot;url&quot; but no &quot;type&quot;">.mcp.json:3:5: server &quot;docs&quot; has a &quot;url&quot; but no &quot;type&quot;
help: add &quot;type&quot;</failure></testcase>
    <testcase name="transport-legacy 3:13" classname=".mcp.json"><system-out>info: .mcp.json:3:13: old</system-out></testcase>
  </testsuite>
  <testsuite name="b.json" tests="1" failures="0" errors="0">
    <testcase name="no findings" classname="b.json"/>
  </testsuite>
</testsuites>
`);
  });

  test.each([
    ['error', ['error']],
    ['warning', ['error', 'warning']],
    ['info', ['error', 'warning', 'info']],
    ['never', []],
  ] as const)('with --fail-on %s the failures are %j', async (failOn, failing) => {
    const severities = ['error', 'warning', 'info'] as const;
    const findings = severities.map((severity) => findingAt(document, docs, 'key', { severity }));
    const text = await render('junit', report(findings, [file('.mcp.json')]), { ...plain, failOn });
    expect(Array.from(text.matchAll(/<failure type="(\w+)"/g), ([, severity]) => severity)).toEqual(failing);
    expect(text).toContain(`<testsuites name="mcp-lint" tests="3" failures="${failing.length}" errors="0">`);
    expect(text).toContain(`<testsuite name=".mcp.json" tests="3" failures="${failing.length}" errors="0">`);
  });

  test('is XML whatever names there are', async () => {
    const finding = findingAt(parse('{}', 'a"<&>\u0000\uffff.json'), [], 'value', { message: ']]>\ud800\u0007\ufffe' });
    const text = await render('junit', report([finding], []), plain);
    expect(text).toContain('classname="a&quot;&lt;&amp;&gt;\\u0000\\uffff.json"');
    expect(text).toContain('message="]]&gt;\\ud800\\u0007\\ufffe"');
    expect(text).not.toMatch(/[^\n\u0020-\u007e]/);
  });
});
