import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadClient } from '../../src/clients/index.ts';
import { pointerOf } from '../../src/report/located.ts';
import { UsageError } from '../../src/wording/index.ts';
import { printedBy, runCli } from '../hostile/cli.ts';
import { put, tree } from '../tree.ts';
import { canonical, claudeCode, openCode } from './aix-examples.ts';
import { briefly, linesOf, lintFiles } from './support.ts';

/** The server of the seeds' examples has been archived since they were written. */
const rules = new Map([['package-deprecated', 'off' as const]]);

async function rulesOf(name: string, text: string, as?: string): Promise<string[]> {
  const report = await lintFiles({ [name]: text }, as === undefined ? { rules } : { as, rules });
  return report.findings.map(({ severity, rule }) => `${severity} ${rule}`);
}

function claude(entry: object): Promise<string[]> {
  return rulesOf('.mcp.json', JSON.stringify({ mcpServers: { subject: entry } }));
}

function omp(entry: object, name = 'subject'): Promise<string[]> {
  return rulesOf('.omp/mcp.json', JSON.stringify({ mcpServers: { [name]: entry } }));
}

/** The program itself, since only a process of its own can have another home directory. */
function runAtHome(home: string, args: readonly string[]) {
  const { findings, files } = printedBy(
    runCli(tree(), ['--format', 'json', ...args], { HOME: home, USERPROFILE: home }),
  );
  return { findings: findings.map(({ path: name, rule }) => [name, rule]), files };
}

describe('A: aix', () => {
  test.each(Object.entries(canonical))('A1: the canonical form of %s is recognised by its shape', async (_, text) => {
    for (const name of ['.aix/servers.json', 'aix.json', 'tools/aix-team.json']) {
      const report = await lintFiles({ [name]: text }, { rules });
      expect(report.files).toMatchObject([{ path: name, client: 'aix', format: 'aix' }]);
    }
    expect((await lintFiles({ 'any-name.json': text }, { as: 'aix' })).files).toMatchObject([{ format: 'aix' }]);
  });

  test.each(['aix.json', '.aix/servers.json'])('A1: servers of %s under the key of other clients', async (name) => {
    const text = '{"mcpServers":{"db":{"command":"db-mcp"}}}';
    expect(linesOf(await lintFiles({ [name]: text }))).toEqual([
      '1:2-1:14 error root-key-wrong aix reads "servers" from this file, but it has "mcpServers" with 1 server; it refuses the whole file',
    ]);
  });

  test('A1: every field of the canonical form has its type', async () => {
    const wrong: Record<string, unknown> = {
      name: 1,
      command: 1,
      args: 'a',
      url: 1,
      env: { A: 1 },
      headers: { A: 1 },
      platforms: 'darwin',
      disabled: 'no',
    };
    for (const [key, value] of Object.entries(wrong)) {
      const entry = { transport: 'stdio', command: 'test-cmd', [key]: value };
      const found = await rulesOf('aix.json', JSON.stringify({ servers: { test: entry } }));
      expect([key, found.includes('error field-type')]).toEqual([key, true]);
    }
  });

  test('A4: a missing transport is inferred: a command is local, a url is remote', async () => {
    const local = '{"servers":{"test":{"name":"test","command":"test-cmd","headers":{"X-A":"1"}}}}';
    const remote = '{"servers":{"test":{"name":"test","url":"https://api.example.com/mcp/v1","args":["a"]}}}';
    expect(linesOf(await lintFiles({ 'aix.json': local }))).toEqual([
      '1:56-1:65 warning field-other-transport "headers" has no effect: server "test" is a local server, and aix reads it only for remote ones',
    ]);
    expect(linesOf(await lintFiles({ 'aix.json': remote }))).toEqual([
      '1:74-1:80 warning field-other-transport "args" has no effect: server "test" is a remote server, and aix reads it only for local ones',
    ]);
  });

  test('A4: a declared transport that disagrees with the fields is reported at its value', async () => {
    const text = canonical.sse.replace('"transport": "sse"', '"transport": "stdio"');
    expect(linesOf(await lintFiles({ 'aix.json': text }))).toEqual([
      '6:20-6:27 error transport-mismatch server "api-gateway" has "transport" "stdio" and "url", but no "command", so aix refuses the whole file',
    ]);
  });

  test('A4: OpenCode infers nothing: an entry without its type refuses the file', async () => {
    const text = openCode.stdio.replace('      "type": "local",\n', '');
    expect(briefly(await lintFiles({ 'opencode.json': text }))).toEqual(['4:7-4:16 error transport-untyped']);
  });

  test('A5: unknown fields are no fault', async () => {
    const text = '{"servers":{"test":{"name":"test","command":"test-cmd","future_feature":"some value"}}}';
    expect(await rulesOf('aix.json', text)).toEqual([]);
  });

  test.each(['stdio', 'sse'] as const)('A6: the canonical example of %s is clean', async (name) => {
    expect(await rulesOf('.aix/servers.json', canonical[name])).toEqual([]);
  });

  test('A3, A6: the canonical example of platforms has the one documented loss', async () => {
    const report = await lintFiles({ '.aix/servers.json': canonical.platforms });
    expect(linesOf(report)).toEqual([
      '7:7-7:18 warning lossy-field OpenCode has no field for "platforms" of server "macos-tools", so it is lost there',
    ]);
    expect(report.findings.map(({ help, clients }) => [help, clients])).toEqual([
      ['keep a file for each platform, let the server itself look at it, or document what it needs', ['opencode']],
    ]);
  });

  test.each(Object.entries(openCode))('A6: the OpenCode example of %s is clean', async (_, text) => {
    expect(await rulesOf('opencode.json', text)).toEqual([]);
  });

  test('A6: in the Claude Code examples "transport" is not read', async () => {
    expect(linesOf(await lintFiles({ '.mcp.json': claudeCode.stdio }, { rules }))).toEqual([
      '6:7-6:18 info field-other-client Claude Code does not read "transport" of server "github"; its own name for it is "type"',
    ]);
    expect(linesOf(await lintFiles({ '.mcp.json': claudeCode.sse }))).toEqual([
      '5:7-5:18 error field-other-client Claude Code does not read "transport" of server "api-gateway", only "type", so it skips the server',
      '5:20-5:25 info transport-legacy server "api-gateway" uses the SSE transport, which the protocol replaced with Streamable HTTP in 2025-03-26',
    ]);
    expect(linesOf(await lintFiles({ '.mcp.json': claudeCode.platforms }))).toEqual([
      '5:7-5:18 info field-other-client Claude Code does not read "transport" of server "macos-tools"; its own name for it is "type"',
      '6:7-6:18 warning field-other-client Claude Code does not read "platforms" of server "macos-tools"',
    ]);
  });
});

const filesystem = {
  mcpServers: {
    filesystem: {
      type: 'stdio',
      command: 'npx',
      args: ['-y', '@modelcontextprotocol/server-filesystem'],
      env: { DEBUG: 'true' },
      enabled: true,
      timeout: 30,
    },
  },
};

const weather = {
  mcpServers: {
    'weather-api': {
      type: 'http',
      url: 'https://mcp-weather.example.com',
      headers: { Authorization: 'Bearer ${WEATHER_API_KEY}' },
      enabled: true,
      timeout: 30,
      retries: 3,
    },
  },
};

describe('C: the Claude Code configuration form', () => {
  test('C1: servers stand in .mcp.json; settings files are not read for them', async () => {
    const text = JSON.stringify(weather);
    const report = await lintFiles({
      '.mcp.json': text,
      '.claude/settings.json': text,
      '.claude/settings.local.json': text,
    });
    expect(report.files.map(({ path: name, servers }) => [name, servers])).toEqual([
      ['.claude/settings.json', []],
      ['.claude/settings.local.json', []],
      ['.mcp.json', ['weather-api']],
    ]);
    const unread = report.findings.filter(({ rule }) => rule === 'file-unread');
    expect(unread.map(({ place, severity, help }) => [place.document.path, severity, help])).toEqual([
      ['.claude/settings.json', 'warning', 'move the servers to .mcp.json'],
      ['.claude/settings.local.json', 'warning', 'move the servers to .mcp.json'],
    ]);
  });

  test('C1: nor are those of the user', () => {
    const home = tree();
    put(home, '.claude/settings.json', JSON.stringify(filesystem));
    expect(runAtHome(home, ['--user']).findings).toEqual([['~/.claude/settings.json', 'file-unread']]);
  });

  test('C1: a name is unique within its file', async () => {
    const text = '{"mcpServers":{"a":{"command":"docs-mcp"},"a":{"command":"wiki-mcp"}}}';
    expect(linesOf(await lintFiles({ '.mcp.json': text }))).toEqual([
      '1:16-1:19 error key-duplicate server "a" is defined twice; Claude Code keeps the last definition and loses this one',
    ]);
  });

  test('C2: the examples, with what Claude Code makes of them today', async () => {
    expect(linesOf(await lintFiles({ '.mcp.json': JSON.stringify(filesystem, null, 2) }))).toEqual([
      '14:18-14:20 warning timeout-unit "timeout" of server "filesystem" is 30 milliseconds, and Claude Code ignores less than 1000',
    ]);
    expect(linesOf(await lintFiles({ '.mcp.json': JSON.stringify(weather, null, 2) }))).toEqual([
      '10:18-10:20 warning timeout-unit "timeout" of server "weather-api" is 30 milliseconds, and Claude Code ignores less than 1000',
      '11:7-11:16 info field-other-client Claude Code does not read "retries" of server "weather-api"',
    ]);
  });

  test.each([
    ['type', 'grpc', 'error transport-unknown'],
    ['type', 5, 'error transport-unknown'],
    ['command', 5, 'error field-type'],
    ['command', '', 'error field-value'],
    ['args', '-y', 'error field-type'],
    ['env', { DEBUG: true }, 'error field-type'],
    ['enabled', false, 'warning enabled-conflict'],
    ['timeout', 0, 'error field-value'],
    ['timeout', 1, 'warning timeout-unit'],
    ['timeout', '30', 'error field-type'],
    ['retries', 3, 'info field-other-client'],
  ])('C2: %s %j', async (key, value, finding) => {
    expect(await claude({ command: 'docs-mcp', [key]: value })).toEqual([finding]);
  });

  test.each([
    ['url', 5, 'error field-type'],
    ['headers', { 'X-A': 1 }, 'error field-type'],
  ])('C2: %s %j of a remote server', async (key, value, finding) => {
    expect(await claude({ type: 'http', url: 'https://mcp-server.example.com', [key]: value })).toEqual([finding]);
  });

  test('C2: names are letters, digits, hyphens and underscores; others load', async () => {
    for (const name of ['weather-api', 'weather_api', 'weather2', 'Weather']) {
      expect(await rulesOf('.mcp.json', JSON.stringify({ mcpServers: { [name]: { command: 'docs-mcp' } } }))).toEqual(
        [],
      );
    }
    for (const name of ['weather api', 'weather.api', '']) {
      expect(await rulesOf('.mcp.json', JSON.stringify({ mcpServers: { [name]: { command: 'docs-mcp' } } }))).toEqual([
        'info server-name-invalid',
      ]);
    }
  });

  const local = { type: 'stdio', command: 'docs-mcp' };
  const http = { type: 'http', url: 'https://mcp-server.example.com' };
  const sse = { type: 'sse', url: 'https://mcp-server.example.com' };
  test.each([
    ['stdio', 'command', { type: 'stdio' }, ['error transport-missing']],
    ['stdio', 'url', { ...local, url: 'https://mcp-server.example.com' }, ['warning transport-conflict']],
    ['stdio', 'headers', { ...local, headers: { A: 'b' } }, ['warning field-other-transport']],
    ['http', 'url', { type: 'http' }, ['error transport-missing']],
    ['http', 'command', { ...http, command: 'docs-mcp' }, ['warning transport-conflict']],
    ['http', 'args', { ...http, args: ['-y'] }, ['warning field-other-transport']],
    ['http', 'env', { ...http, env: { DEBUG: 'true' } }, ['warning field-other-transport']],
    ['sse', 'url', { type: 'sse' }, ['info transport-legacy', 'error transport-missing']],
    ['sse', 'command', { ...sse, command: 'docs-mcp' }, ['info transport-legacy', 'warning transport-conflict']],
    ['sse', 'args', { ...sse, args: ['-y'] }, ['info transport-legacy', 'warning field-other-transport']],
    ['sse', 'env', { ...sse, env: { A: 'b' } }, ['info transport-legacy', 'warning field-other-transport']],
  ])('C3: with %s, %s', async (_, __, entry, findings) => {
    expect((await claude(entry)).sort()).toEqual(findings.sort());
  });

  test('C4: ${VAR} and ${VAR:-default} are expanded in env, command, args and headers', async () => {
    expect(
      await claude({
        command: '${HOME}/bin/server',
        args: ['--port', '${PORT:-8080}'],
        env: { DEBUG: 'true', PATH: '${HOME}/bin:${PATH}' },
      }),
    ).toEqual([]);
    expect(await claude({ ...http, headers: { Authorization: 'Bearer ${MCP_TOKEN}' } })).toEqual([]);
  });

  test.each(['$MCP_TOKEN', '%MCP_TOKEN%', '${env:MCP_TOKEN}', '{env:MCP_TOKEN}', '${input:token}', '{file:token}'])(
    'C4: %s is literal text',
    async (text) => {
      expect(await claude({ command: 'docs-mcp', env: { TOKEN: text } })).toEqual(['warning placeholder-syntax']);
      expect(await claude({ command: 'npx', args: [text] })).toEqual(['warning placeholder-syntax']);
      expect(await claude({ ...http, headers: { 'X-Key': text } })).toEqual(['warning placeholder-syntax']);
    },
  );
});

const complete = {
  description: 'Development environment MCP servers',
  mcpServers: {
    filesystem: {
      type: 'stdio',
      command: 'npx',
      args: ['-y', '@modelcontextprotocol/server-filesystem', '/workspace'],
      env: { DEBUG: 'mcp:filesystem:*' },
    },
    database: {
      type: 'stdio',
      command: './bin/db-mcp-server',
      args: ['--database', 'postgres://localhost/dev'],
      env: { DB_POOL_SIZE: '10', LOG_LEVEL: 'info' },
    },
    'weather-api': {
      type: 'http',
      url: 'https://api.openweathermap.org/mcp/v1',
      headers: { Authorization: 'Bearer ${WEATHER_API_KEY}', 'User-Agent': 'MyApp/1.0' },
    },
    'live-updates': {
      type: 'sse',
      url: 'https://updates.example.com/stream',
      headers: { Accept: 'text/event-stream', Authorization: 'Bearer ${UPDATE_TOKEN}' },
      env: { RECONNECT_TIMEOUT: '5000' },
    },
  },
};

const minimal = '{"mcpServers":{"simple":{"command":"mcp-server"}}}';
const broken = '{"mcpServers":{"simple":{"command":""}}}';

describe('M: ccmcp', () => {
  test('M1: the folder is the argument, every *.json in it, hidden ones too', async () => {
    const report = await lintFiles(
      {
        'configs/a.json': minimal,
        'configs/.hidden.json': minimal,
        'configs/readme.md': '#',
        'configs/sub/b.json': minimal,
      },
      { as: 'ccmcp', paths: ['configs'] },
    );
    expect(report.files.map(({ path: name, format }) => [name, format])).toEqual([
      ['configs/.hidden.json', 'ccmcp'],
      ['configs/a.json', 'ccmcp'],
    ]);
  });

  test('M1: without an argument it is the one in CCMCP_CONFIG_DIR', () => {
    const folder = tree();
    put(folder, 'work.json', broken);
    const ended = runCli(folder, ['--as', 'ccmcp', '--format', 'json'], { CCMCP_CONFIG_DIR: folder });
    expect(printedBy(ended).findings).toMatchObject([{ path: 'work.json', rule: 'field-value' }]);
  });

  test('M1: else ~/.claude/mcp-configs', () => {
    const home = tree();
    put(home, '.claude/mcp-configs/work.json', broken);
    const { files } = runAtHome(home, ['--as', 'ccmcp']);
    expect(files).toMatchObject([{ format: 'ccmcp', servers: ['simple'] }]);
  });

  test('M1: a folder that is missing is named', () => {
    const cwd = tree();
    const missing = path.join(cwd, 'nowhere');
    const configured = runCli(cwd, ['--as', 'ccmcp'], { CCMCP_CONFIG_DIR: missing });
    expect([configured.code, configured.stderr.includes(missing)]).toEqual([2, true]);
    const byDefault = runCli(cwd, ['--as', 'ccmcp']);
    expect([byDefault.code, byDefault.stderr.includes('.claude/mcp-configs')]).toEqual([2, true]);
    const given = runCli(cwd, ['--as', 'ccmcp', 'nowhere']);
    expect([given.code, given.stderr]).toEqual([2, 'mcp-lint: "nowhere" does not exist\n']);
  });

  test('M1: one file that fails does not stop the others', async () => {
    const report = await lintFiles(
      {
        'configs/a.json': '{"mcpServers":',
        'configs/b.json/file': '',
        'configs/c.json': broken,
        'configs/d.json': minimal,
      },
      { as: 'ccmcp', paths: ['configs'] },
    );
    expect(report.files.map(({ path: name, status }) => [name, status])).toEqual([
      ['configs/a.json', 'findings'],
      ['configs/b.json', 'unreadable'],
      ['configs/c.json', 'findings'],
      ['configs/d.json', 'ok'],
    ]);
  });

  const server = (entry: unknown) => JSON.stringify({ mcpServers: { test: entry } });
  test.each([
    // What its schema takes.
    [true, JSON.stringify(complete)],
    [true, minimal],
    [true, server({ command: 'node', args: ['legacy-server.js', '--port', '3000'], env: { NODE_ENV: 'production' } })],
    [true, '{"description":"Optional human-readable description"}'],
    [true, '{}'],
    [true, '{"mcpServers":{}}'],
    [true, '{"other":1}'],
    [true, server({ type: 'stdio', command: 'npx', args: [] })],
    [true, server({ type: 'http', url: 'http://localhost:3000/mcp' })],
    [true, server({ type: 'http', url: 'https://${HOST}/mcp' })],
    [true, server({ type: 'http', url: 'localhost:3000' })],
    [true, server({ type: 'http', url: 'ftp://example.com' })],
    [true, server({ type: 'sse', url: 'https://streaming.example.com/mcp/events', command: '' })],
    [true, server({ command: 'docs-mcp', url: 'not a url' })],
    [true, server({ command: ' ' })],
    [true, server({ command: 'npx', unknown: 1, enabled: 'x' })],
    [true, server({ command: 'docs-mcp', env: {}, headers: {} })],
    [true, '{"mcpServers":{"":{"command":"npx"}}}'],
    // What it refuses.
    [false, '{"mcpServers":null}'],
    [false, '{"mcpServers":[]}'],
    [false, '{"description":5}'],
    [false, '{"description":null}'],
    [false, '[]'],
    [false, 'null'],
    [false, '"x"'],
    [false, ''],
    [false, '{"mcpServers":{},}'],
    [false, '{/**/"mcpServers":{}}'],
    [false, server(null)],
    [false, server('npx')],
    [false, server([])],
    [false, server({})],
    [false, server({ args: ['-y'] })],
    [false, server({ command: '' })],
    [false, server({ command: 5 })],
    [false, server({ command: null })],
    [false, server({ command: 'npx', args: '-y' })],
    [false, server({ command: 'npx', args: [5] })],
    [false, server({ command: 'npx', args: null })],
    [false, server({ command: 'docs-mcp', env: { PORT: 123 } })],
    [false, server({ command: 'docs-mcp', env: { ON: true } })],
    [false, server({ command: 'docs-mcp', env: ['A=b'] })],
    [false, server({ command: 'docs-mcp', url: 5 })],
    [false, server({ command: 'docs-mcp', headers: { A: 1 } })],
    [false, server({ type: 'ws', url: 'wss://example.com' })],
    [false, server({ type: 'streamable-http', url: 'https://example.com' })],
    [false, server({ type: 'STDIO', command: 'docs-mcp' })],
    [false, server({ type: null, command: 'docs-mcp' })],
    [false, server({ url: 'https://api.weather.com/mcp' })],
    [false, server({ type: 'http' })],
    [false, server({ type: 'http', url: '' })],
    [false, server({ type: 'http', command: 'docs-mcp' })],
    [false, server({ type: 'stdio', url: 'https://api.weather.com/mcp' })],
    [false, server({ type: 'http', url: 'api.weather.com' })],
    [false, server({ type: 'sse', url: '${API_URL}/mcp' })],
  ])('M2: valid %s: %s', async (isValid, text) => {
    const { summary, files } = await lintFiles({ 'config.json': text }, { as: 'ccmcp' });
    expect(files).toHaveLength(1);
    expect(summary.errors === 0).toBe(isValid);
  });

  test.each([
    ['env', { command: 'docs-mcp', env: { PORT: 123 } }, '/mcpServers/test/env/PORT', 'write "123"'],
    ['url', { type: 'http', url: 'api' }, '/mcpServers/test/url', 'write an address such as "https://host/mcp"'],
    ['type', { type: 'STDIO', command: 'docs-mcp' }, '/mcpServers/test/type', 'write "stdio"'],
    ['command', { args: [] }, '/mcpServers/test', 'add "command" for a local server or "url" for a remote one'],
  ])('M3: the place of a wrong %s, and the way out', async (_, entry, pointer, help) => {
    const { findings } = await lintFiles({ 'config.json': server(entry) }, { as: 'ccmcp' });
    expect(findings.map((finding) => [pointerOf(finding.place), finding.help])).toEqual([[pointer, help]]);
  });

  test('M5: a syntax error has its line', async () => {
    expect(linesOf(await lintFiles({ 'config.json': '{\n  "mcpServers": {},\n}\n' }, { as: 'ccmcp' }))).toEqual([
      '2:19-2:20 error syntax-error there is a comma after the last entry, which this file does not allow, so ccmcp refuses the whole file',
    ]);
  });

  test('M5: several faults of one file are all reported', async () => {
    const text = JSON.stringify(
      {
        mcpServers: {
          cli: { command: '' },
          api: { type: 'http', url: 'api' },
          test: { command: 'a', env: { PORT: 1 } },
        },
      },
      null,
      2,
    );
    expect(briefly(await lintFiles({ 'config.json': text }, { as: 'ccmcp' }))).toEqual([
      '4:18-4:20 error field-value',
      '8:14-8:19 error url-shape',
      '13:17-13:18 error field-type',
    ]);
  });

  test('M6: nothing is executed and nothing is written', () => {
    const cwd = tree();
    const trace = path.join(cwd, 'trace');
    const file = put(cwd, 'configs/a.json', JSON.stringify({ mcpServers: { a: { command: 'touch', args: [trace] } } }));
    const before = fs.statSync(file).mtimeMs;
    expect(runCli(cwd, ['--as', 'ccmcp', 'configs']).code).toBe(0);
    expect(fs.existsSync(trace)).toBe(false);
    expect(fs.readdirSync(path.dirname(file))).toEqual(['a.json']);
    expect(fs.statSync(file).mtimeMs).toBe(before);
  });

  test('M6: a configured path that leads out of its folder is refused', async () => {
    const config = JSON.stringify({ tools: { a: '../../etc/passwd' } });
    const refused = lintFiles({ 'mcp-lint.json': config });
    await expect(refused).rejects.toThrow(UsageError);
    await expect(refused).rejects.toThrow('mcp-lint.json:1:15 the path "../../etc/passwd" leads out of');
  });
});

describe('O: the coding agent omp', () => {
  test('O1: the files of a project', async () => {
    const text = JSON.stringify({ mcpServers: { a: { command: 'a-mcp' } } });
    for (const name of ['.omp/mcp.json', 'mcp.json']) {
      const { files } = await lintFiles({ [name]: text });
      expect(files).toMatchObject([{ path: name, client: 'omp', servers: ['a'], status: 'ok' }]);
    }
  });

  test('O1: in the folder of omp the hidden file is its own as well', async () => {
    const { files } = await lintFiles({ '.omp/.mcp.json': '{"mcpServers":{"a":{"command":"a-mcp"}}}' });
    expect(files).toMatchObject([{ client: 'omp' }]);
  });

  test('O1: .mcp.json is read too, and judged when omp is a target', async () => {
    const text = JSON.stringify({ mcpServers: { a: { type: 'streamable-http', url: 'https://a.example.com/mcp' } } });
    const { findings } = await lintFiles({ '.mcp.json': text }, { targets: ['omp'] });
    expect(findings.map(({ rule, clients }) => [rule, clients])).toEqual([['transport-unknown', ['omp']]]);
  });

  test('O1: the files of the user, of which omp reads those of its agent', () => {
    const home = tree();
    for (const name of ['.omp/mcp.json', '.omp/agent/mcp.json', '.omp/agent/.mcp.json']) {
      put(home, name, JSON.stringify({ mcpServers: { a: {} } }));
    }
    expect(runAtHome(home, ['--user']).findings).toEqual([
      ['~/.omp/agent/.mcp.json', 'transport-missing'],
      ['~/.omp/agent/mcp.json', 'transport-missing'],
      ['~/.omp/mcp.json', 'file-unread'],
    ]);
  });

  test('O1: stdio is the default of a command; http and sse need a url; enabled, timeout and auth are shared', async () => {
    const shared = { enabled: true, timeout: 60000, auth: { type: 'oauth', credentialId: 'a' } };
    expect(await omp({ command: 'a-mcp', args: ['a'], env: { A: 'b' }, cwd: 'a', ...shared })).toEqual([]);
    expect(await omp({ type: 'stdio', command: 'a-mcp', ...shared })).toEqual([]);
    expect(await omp({ type: 'http', url: 'https://a.example.com', headers: { A: 'b' }, ...shared })).toEqual([]);
    expect(await omp({ type: 'sse', url: 'https://a.example.com', headers: { A: 'b' }, ...shared })).toEqual([
      'info transport-legacy',
    ]);
  });

  test('O2: both a command and a url', async () => {
    const text = '{"mcpServers":{"a":{"command":"a-mcp","url":"https://a.example.com"}}}';
    const report = await lintFiles({ '.omp/mcp.json': text });
    expect(linesOf(report)).toEqual([
      '1:39-1:44 warning transport-conflict server "a" has both "command" and "url"; omp uses "command" and ignores "url"',
    ]);
    expect(report.findings[0]?.help).toMatch(/refuse/);
  });

  test.each([
    [{ type: 'stdio' }, ['error transport-missing']],
    [{ type: 'stdio', url: 'https://a.example.com' }, ['error transport-mismatch']],
    [{ type: 'http' }, ['error transport-missing']],
    [{ type: 'http', command: 'a-mcp' }, ['error transport-mismatch']],
    [{ type: 'sse', command: 'a-mcp' }, ['error transport-mismatch']],
    [{ type: 'grpc', url: 'https://a.example.com' }, ['error transport-unknown']],
  ])('O2: %j', async (entry, findings) => {
    expect((await omp(entry)).sort()).toEqual(findings.sort());
  });

  test.each([
    ['', ['error server-name-invalid']],
    ['a'.repeat(100), ['warning tool-name-length']],
    ['a'.repeat(101), ['info server-name-invalid']],
    ['a_Z.9-b', []],
    ['a/b', ['info server-name-invalid']],
    ['größe', ['info server-name-invalid']],
  ])('O2: the name %j', async (name, findings) => {
    expect(await omp({ command: 'a-mcp' }, name)).toEqual(findings);
  });

  test('O3: a url without a type is http today; sse is kept for compatibility', async () => {
    expect(await omp({ url: 'https://a.example.com' })).toEqual(['info transport-untyped']);
    expect(await omp({ type: 'http', url: 'https://a.example.com' })).toEqual([]);
    expect(await omp({ type: 'sse', url: 'https://a.example.com' })).toEqual(['info transport-legacy']);
  });

  test.each([
    ['enabled', 'maybe', 'warning field-value'],
    ['enabled', 1, 'warning field-type'],
    ['timeout', -1, 'warning field-value'],
    ['timeout', 'soon', 'warning field-value'],
    ['timeout', true, 'warning field-type'],
  ])('O3: %s %j is warned about and not fatal', async (key, value, finding) => {
    expect(await omp({ command: 'a-mcp', [key]: value })).toEqual([finding]);
  });

  test('O4: enabled: false drops the server, so its faults are only mentioned', async () => {
    expect(await omp({ type: 'http', command: 'a-mcp' })).toEqual(['error transport-mismatch']);
    expect(await omp({ type: 'http', command: 'a-mcp', enabled: false })).toEqual(['info transport-mismatch']);
  });

  test('O5: ${VAR} and ${VAR:-default}, names of variables and commands as values', async () => {
    expect(
      await omp({
        command: '${HOME}/bin/a-mcp',
        args: ['--port', '${PORT:-8080}'],
        env: { A: '${A}', TOKEN: 'TOKEN', KEY: '!pass show key' },
      }),
    ).toEqual(['info env-silent-drop']);
    expect(await omp({ command: 'a-mcp', env: { A: '${env:A}' } })).toEqual(['warning placeholder-syntax']);
    expect(await omp({ command: 'a-mcp', env: { A: '{env:A}' } })).toEqual(['warning placeholder-syntax']);
  });

  test('O6: signing in with OAuth needs the credential it refers to', async () => {
    const remote = { type: 'http', url: 'https://a.example.com/mcp' };
    expect(await omp({ ...remote, auth: { type: 'oauth', credentialId: 'a' } })).toEqual([]);
    // Today it takes what it has stored for the address.
    expect(await omp({ ...remote, auth: { type: 'oauth' } })).toEqual(['info auth-incomplete']);
    expect(await omp({ command: 'a-mcp', auth: { type: 'oauth' } })).toEqual(['warning auth-incomplete']);
    expect(await omp({ command: 'a-mcp', auth: { type: 'oauth', credentialId: '' } })).toEqual([
      'warning auth-incomplete',
    ]);
  });
});

/** Each is a statement of a seed, and what a program of today is seen or read to do instead. */
describe("what today's programs do otherwise is on their pages, from a fact", () => {
  test.each([
    ['aix', '`sse` was written as `sse` for Claude Code'],
    ['aix', '`transport` was written under its own name for Claude Code'],
    ['aix', '`disabled` was written under its own name for OpenCode'],
    ['aix', 'unknown fields survive a round trip'],
    ['aix', 'Claude Code keeps `platforms` and `disabled`'],
    ['ccmcp', 'an entry with a `url` and no `type` is an HTTP server'],
    ['ccmcp', '`http://` or `https://` in a `url`'],
    ['claude-code', '`.claude/settings.json`, `.claude/settings.local.json` and `~/.claude/settings.json`'],
    ['claude-code', 'names of lower-case letters'],
    ['claude-code', 'a `type` in every entry'],
    ['claude-code', '`"enabled": false` runs'],
    ['claude-code', '`timeout` in seconds'],
    ['claude-code', '`retries`'],
    ['claude-code', 'variables in `env`, `command`, `args` and `headers`'],
    ['claude-code', 'the transport as `transport`'],
    ['claude-code', 'a `url` without a transport for sse'],
    ['claude-code', '`platforms` here'],
    ['claude-code', '`"disabled": true` runs'],
    ['omp', '`mcp_<server>_<tool>`'],
    ['omp', 'of two tools with one name the last was left'],
    ['omp', 'digits in the names of servers and tools became `_`'],
    ['omp', '`sse` was spoken as Streamable HTTP'],
    ['omp', '`auth` without a `credentialId`'],
    ['omp', 'a server without a `type` is stdio'],
    ['omp', '`~/.omp/mcp.json`'],
    ['opencode', 'infers a `type` that is missing'],
  ])('%s: %s', async (client, words) => {
    const { formerly = [] } = await loadClient(client);
    expect(formerly.some(({ what }) => what.includes(words))).toBe(true);
  });

  test('fields that a seed has and nothing reads are known as such', async () => {
    const { formats } = await loadClient('claude-code');
    const fields = formats.find(({ id }) => id === 'claude-code-project')?.dialect?.fields ?? {};
    expect(['enabled', 'retries', 'transport', 'platforms', 'disabled'].filter((key) => !fields[key]?.unread)).toEqual(
      [],
    );
  });
});
