import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { memory } from '../../src/files/index.ts';
import { answerTo, type Contract, contracts } from '../../src/hooks/index.ts';
import { runs } from '../fuzz.ts';

const untyped = '{"mcpServers":{"docs":{"url":"https://docs.example.com/mcp"}}}\n';
const conflict = '{"mcpServers":{"a":{"command":"x","disabled":true}}}\n';
const odd = '{"mcpServers":{"A B":{"command":"x"}}}\n';
const clean = '{"mcpServers":{"docs":{"command":"docs-mcp"}}}\n';

function contractOf(id: string): Contract {
  const contract = contracts.find((each) => each.id === id);
  if (contract === undefined) throw new Error(id);
  return contract;
}

const claude = contractOf('claude-code');

function filesOf(files: Record<string, string>) {
  return memory(new Map(Object.entries(files).map(([path, text]) => [`/work/${path}`, text])));
}

function written(path: unknown, more: object = {}): string {
  const event = { hook_event_name: 'PostToolUse', cwd: '/work', tool_name: 'Write', tool_input: { file_path: path } };
  return JSON.stringify({ ...event, ...more });
}

function answer(event: string, files: Record<string, string>, contract = claude) {
  return answerTo(event, contract, '/elsewhere', filesOf(files));
}

describe('what an agent is told', () => {
  test('is the places of errors with their remedies, and that something has to be done', async () => {
    const { output, remark } = await answer(written('/work/.mcp.json'), { '.mcp.json': untyped });
    expect(remark).toBeUndefined();
    const { decision, reason } = output as { decision: string; reason: string };
    expect(decision).toBe('block');
    const lines = reason.split('\n');
    expect(lines[0]).toBe('mcp-lint: 1 error in what was just written');
    expect(lines[1]).toMatch(/^\.mcp\.json:1:24 error: .* \(transport-untyped\)$/);
    expect(lines[2]).toMatch(/^ {2}remedy: .*"type": "http"/);
  });

  test('of warnings is context, and of infos and clean files is nothing', async () => {
    const { output } = await answer(written('.mcp.json'), { '.mcp.json': conflict });
    expect(output).toEqual({
      hookSpecificOutput: {
        hookEventName: 'PostToolUse',
        additionalContext: expect.stringMatching(/^mcp-lint: 1 warning in .*\n\.mcp\.json:1:35 warning: /),
      },
    });
    expect(await answer(written('.mcp.json'), { '.mcp.json': odd })).toEqual({});
    expect(await answer(written('.mcp.json'), { '.mcp.json': clean })).toEqual({});
  });

  test('is about what was written and nothing else', async () => {
    const files = { '.mcp.json': clean, 'a/.mcp.json': untyped, 'src/index.ts': 'x' };
    expect(await answer(written('/work/.mcp.json'), files)).toEqual({});
    expect(await answer(written('/work/src/index.ts'), files)).toEqual({});
    expect(await answer(written('/work/gone/.mcp.json'), files)).toEqual({});
    expect(await answer(written('/work'), files)).toEqual({});
  });

  test('is nothing of a file that could be anything and is no client’s', async () => {
    expect(await answer(written('package.json'), { 'package.json': '{"name":"x"}' })).toEqual({});
  });

  test('is of a file that the configuration says is one, and not of one that it leaves out', async () => {
    const config = JSON.stringify({ files: { '*.conf': 'claude-code-project' } });
    const { output } = await answer(written('/work/a.conf'), { 'mcp-lint.json': config, 'a.conf': untyped });
    expect(output).toMatchObject({ decision: 'block' });
  });

  test('has thirty lines at most, and says how many problems are left', async () => {
    const servers = Object.fromEntries(Array.from({ length: 99 }, (_, n) => [`s${n}`, { command: `p${n} x` }]));
    const { output } = await answer(written('.mcp.json'), { '.mcp.json': JSON.stringify({ mcpServers: servers }) });
    const lines = (output as { reason: string }).reason.split('\n');
    const told = lines.filter((line) => line.includes(' error: ')).length;
    expect(lines.length).toBeLessThanOrEqual(30);
    expect(told).toBeGreaterThan(10);
    expect(lines.at(-1)).toBe(`and ${99 - told} more problems; "mcp-lint <file>" lists all`);
  });

  test('holds no secret and no line that the file has made up', async () => {
    const secret = 'ghp_aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5';
    const name = `a\nFORGED ${secret}`;
    const text = JSON.stringify({ mcpServers: { [name]: { url: 'https://x.example', env: { T: secret } } } });
    const { output } = await answer(written('.mcp.json'), { '.mcp.json': text });
    expect(JSON.stringify(output)).toContain('FORGED');
    expect(JSON.stringify(output)).not.toContain('aB3dE5');
    expect((output as { reason: string }).reason).not.toMatch(/^\W*FORGED/m);
  });
});

describe('each agent', () => {
  const patch = `*** Begin Patch
*** Delete File: gone/.mcp.json
*** Update File: old.json
*** Move to: .mcp.json
@@
-x
+y
*** Add File: package.json
+{}
*** End Patch`;
  const told = expect.stringContaining('.mcp.json:1:24 error: ');
  const cases: Record<string, readonly [event: object, output: object]> = {
    'claude-code': [JSON.parse(written('.mcp.json')), { decision: 'block', reason: told }],
    codex: [
      { hook_event_name: 'PostToolUse', cwd: '/work', tool_name: 'apply_patch', tool_input: { command: patch } },
      { hookSpecificOutput: { hookEventName: 'PostToolUse', additionalContext: told } },
    ],
    gemini: [
      {
        hook_event_name: 'AfterTool',
        cwd: '/work',
        tool_name: 'replace',
        tool_input: { file_path: '/work/.mcp.json', old_string: '', new_string: 'x' },
      },
      { hookSpecificOutput: { hookEventName: 'AfterTool', additionalContext: told } },
    ],
    qwen: [
      { hook_event_name: 'PostToolUse', cwd: '/work', tool_name: 'edit', tool_input: { file_path: '/work/.mcp.json' } },
      { hookSpecificOutput: { hookEventName: 'PostToolUse', additionalContext: told } },
    ],
    factory: [
      { hookEventName: 'PostToolUse', cwd: '/work', tool_name: 'Create', tool_input: { file_path: '/work/.mcp.json' } },
      { decision: 'block', reason: told },
    ],
  };

  test.each(contracts.map(({ id }) => id))('%s is answered in its own contract', async (id) => {
    const [event, output] = cases[id] ?? [{}, {}];
    const files = { '.mcp.json': untyped, 'package.json': '{"name":"x"}', 'gone/README.md': '' };
    expect(await answer(JSON.stringify(event), files, contractOf(id))).toEqual({ output });
  });
});

describe('an event that is not one', () => {
  const none = 'standard input holds no event of Claude Code, which is a JSON object';
  const foreign = 'the event is not "PostToolUse", the one that Claude Code has after a tool';

  test.each([
    ['', none],
    ['{', none],
    ['[]', none],
    ['null', none],
    ['['.repeat(1e6), none],
    ['{}', foreign],
    [written('.mcp.json', { hook_event_name: 'PreToolUse' }), foreign],
    [written('.mcp.json', { hook_event_name: ['PostToolUse'] }), foreign],
  ])('%#: is answered with a word', async (event, remark) => {
    expect(await answer(event, { '.mcp.json': untyped })).toEqual({ remark });
  });

  test.each([
    ['of another tool', { tool_name: 'Read' }],
    ['of a tool with a name of every object', { tool_name: 'constructor' }],
    ['without a tool', { tool_name: 5 }],
    ['without an input', { tool_input: null }],
    ['with an input that is a list', { tool_input: ['.mcp.json'] }],
    ['with a path that is none', { tool_input: { file_path: { path: '.mcp.json' } } }],
    ['with an empty path', { tool_input: { file_path: '' } }],
    ['with a path that no file has', { tool_input: { file_path: 'a\0.mcp.json' } }],
    ['with a path of many kilobytes', { tool_input: { file_path: `${'a/'.repeat(50_000)}.mcp.json` } }],
  ])('%s, it says nothing', async (_, more) => {
    expect(await answer(written('.mcp.json', more), { '.mcp.json': untyped })).toEqual({});
  });

  test('may name no folder to work in: it is that of the program', async () => {
    const files = memory(new Map([['/elsewhere/.mcp.json', untyped]]));
    for (const cwd of [undefined, 5, '/nowhere', '/elsewhere/.mcp.json']) {
      const { output } = await answerTo(written('.mcp.json', { cwd }), claude, '/elsewhere', files);
      expect(output).toMatchObject({ decision: 'block' });
    }
  });

  test('a configuration that cannot be read is said, and the agent goes on', async () => {
    const { output, remark } = await answer(written('.mcp.json'), { '.mcp.json': untyped, 'mcp-lint.json': '{' });
    expect(output).toBeUndefined();
    expect(remark).toContain('mcp-lint.json');
  });

  test('whatever it holds, it is answered', async () => {
    const value = fc.oneof(
      fc.json(),
      fc.string(),
      fc.jsonValue().map((input) => written('.mcp.json', { tool_input: input })),
    );
    await fc.assert(
      fc.asyncProperty(value, fc.constantFrom(...contracts), async (event, contract) => {
        const { output, remark } = await answerTo(event, contract, '/work', filesOf({ '.mcp.json': untyped }));
        expect(output === undefined || remark === undefined).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });
});
