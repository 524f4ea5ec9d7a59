import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { at } from '../../src/model/values/index.ts';
import {
  type RenderOptions,
  type Report,
  type ReportFormat,
  render,
  renderReferences,
  renderServers,
  reportFormats,
  type ServersFormat,
  serversFormats,
} from '../../src/report/index.ts';
import { inTurn, isWhole } from '../fuzz.ts';
import { workspaceOf } from '../model/workspace.ts';
import { file, findingAt, parse, plain, report } from './support.ts';
import { type Check, checks, unseenIn } from './syntaxes.ts';

const src = join(import.meta.dirname, '../../src/report');

/** What the files of a folder define, whether a list names them or not. */
async function outputsIn(folder: string): Promise<{ id: string; syntax: string }[]> {
  const names = readdirSync(join(src, folder)).filter((name) => !/^(?:define|index)\.ts$|\.generated\.ts$/.test(name));
  const found = [];
  for (const name of names) found.push((await import(`../../src/report/${folder}/${name}`)).default);
  return found;
}

const outputs = await outputsIn('outputs');
const ofServers = await outputsIn('servers/outputs');

test('every file that defines an output is in the list of its folder', () => {
  expect([...reportFormats].sort()).toEqual(outputs.map(({ id }) => id).sort());
  expect([...serversFormats].sort()).toEqual(ofServers.map(({ id }) => id).sort());
});

const secret = 'ghp_aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5';
/** What each syntax gives a meaning to, and what a terminal obeys. */
const marks = `<"&'>]]>-->%0A\r\nFORGED ::error::x,y \`c\` | z\\| [a](b) *s* \u2028FORGED\u001b[2J\u202e\u0000\ud800`;
const hostile = `${marks}\nFORGED: ${secret}`;

const options: RenderOptions = { ...plain, docsUrl: (rule) => `https://example.com/${rule}.md`, limit: 1_000_000 };

/** Finds nothing wrong with an output: it keeps to its syntax, no line of it is forged, and no secret is told. */
function expectSound(output: string, syntax: string): void {
  const check: Check = checks[syntax] ?? (() => [`__tests__/report/syntaxes.ts cannot check ${syntax}`]);
  expect(check(output)).toEqual([]);
  expect(output.split(/[\r\n\u2028\u2029]/).filter((line) => /^\W*FORGED/.test(line))).toEqual([]);
  expect(unseenIn(output)).toEqual([]);
  for (let index = 4; index + 6 <= secret.length; index++) expect(output).not.toContain(secret.slice(index, index + 6));
}

function hostileReport(): Report {
  const path = `a/${marks}.json`;
  const text = JSON.stringify(
    { mcpServers: { [hostile]: { env: { API_KEY: 'hunter2hunter2', x: hostile } } } },
    null,
    2,
  );
  const document = parse(text, path);
  const server = ['mcpServers', hostile];
  const more = {
    message: `server ${hostile}`,
    help: `remove ${hostile}`,
    server: hostile,
    related: [{ place: at(document, server, 'key'), message: `also ${hostile}` }],
  };
  const findings = (['error', 'warning', 'info'] as const).flatMap((severity) => [
    findingAt(document, server, 'key', { ...more, severity }),
    findingAt(document, [...server, 'env', 'x'], 'value', { ...more, severity }),
  ]);
  const files = [file(path, 'Claude Code', { servers: [hostile], status: 'findings' }), file(`b/${marks}`)];
  return { ...report(findings, files), looked: marks };
}

describe('whatever stands in names, paths and messages', () => {
  const full = hostileReport();

  test.each(outputs.map(({ id, syntax }) => [id, syntax]))('a report as %s is %s', async (id, syntax) => {
    const output = await render(id as ReportFormat, full, options);
    expectSound(output, syntax);
    expect(output).not.toContain('hunter2');
    expectSound(await render(id as ReportFormat, report([], full.files), options), syntax);
    expectSound(await render(id as ReportFormat, { ...report([], []), looked: marks }, options), syntax);
  });

  test.each(ofServers.map(({ id, syntax }) => [id, syntax]))('an overview as %s is %s', async (id, syntax) => {
    const servers = (command: string) => JSON.stringify({ mcpServers: { [hostile]: { command }, other: { command } } });
    const workspace = await workspaceOf({
      '.mcp.json': servers('a'),
      '.cursor/mcp.json': servers('b'),
      [`${marks}/.mcp.json`]: servers('c'),
      '.claude/settings.json': JSON.stringify({ enabledMcpjsonServers: [hostile] }),
    });
    const paths = workspace.readings.map(({ document }) => document.path);
    const findings = workspace.readings.flatMap(({ document, client }) =>
      findingAt(document, ['mcpServers', hostile], 'key', {
        message: `server ${hostile}`,
        effect: 'skips-server',
        clients: [client.id],
      }),
    );
    for (const found of [[], findings]) {
      const input = { workspace, findings: found, reported: new Set(paths) };
      for (const width of [40, 4000]) {
        expectSound(await renderServers(id as ServersFormat, input, { ...options, width }), syntax);
      }
    }
    expectSound(await renderReferences(id as ServersFormat, hostile, workspace, options), syntax);
    expectSound(await renderReferences(id as ServersFormat, `no ${hostile}`, workspace, options), syntax);
  });
});

test('a path is as it is, for whoever has to open the file', async () => {
  const path = '.claude/worktrees/agent-a1b2c3d4e5f60718/.mcp.json';
  const full = report([findingAt(parse('{}', path), [], 'value')], [file(path)]);
  for (const { id } of outputs)
    expect(await render(id as ReportFormat, full, options)).toMatch(/agent-a1b2c3d4e5f60718/);
});

describe('a line of many megabytes', () => {
  function longReport(run: string): Report {
    const document = parse(`{"${run}": {"command": 1}}`);
    const finding = findingAt(document, [run, 'command'], 'value', { server: run, message: run, help: run });
    return report([finding, findingAt(document, [run], 'key')], [file('.mcp.json', 'X', { servers: [run] })]);
  }

  // What is masked and cut is so for all of them: without FUZZ=1 half a megabyte for others than the first.
  const others = outputs.map(({ id }) => id).filter((id) => id !== 'text');
  const rows: [id: string, size: number][] = inTurn(others, 0).map((id) => [id, isWhole ? 4 << 20 : 1 << 18]);
  test.each([['text', 4 << 20] as const, ...rows])('is no fault of ours as %s', async (id, size) => {
    expect(await render(id as ReportFormat, longReport('k1'.repeat(size)), options)).toMatch(/\n$/);
  });
});
