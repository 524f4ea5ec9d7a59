import { describe, expect, test } from '@jest/globals';
import { crossingAtHome } from './support.ts';

/** What is said of parts that do not fit, with the user's file. */
async function said(project: string, user?: string): Promise<string[]> {
  const path = '.codex/config.toml';
  const lines = await crossingAtHome({ files: { [path]: project }, home: user === undefined ? {} : { [path]: user } });
  return lines.filter((line) => line.includes('server-merge-conflict'));
}

const local = '[mcp_servers.docs]\ncommand = "docs-mcp"\n';
const remote = '[mcp_servers.docs]\nurl = "https://docs.example.com/mcp"\n';
const limit = '[mcp_servers.docs]\nstartup_timeout_sec = 20\n';

describe('the project’s entry is laid over the user’s', () => {
  test('an address over a command, and the reverse', async () => {
    expect(await said(remote, local)).toEqual([
      '.codex/config.toml:2:1-2:4 error server-merge-conflict server "docs" gets "command" from "~/.codex/config.toml" beside its "url", so Codex refuses the whole file | ~/.codex/config.toml:2:1-2:8',
    ]);
    expect(await said(local, remote)).toEqual([
      '.codex/config.toml:2:1-2:8 error server-merge-conflict server "docs" gets "url" from "~/.codex/config.toml" beside its "command", so Codex refuses the whole file | ~/.codex/config.toml:2:1-2:4',
    ]);
  });

  test('a limit over nothing', async () => {
    expect(await said(limit, '[mcp_servers.wiki]\ncommand = "wiki-mcp"\n')).toEqual([
      '.codex/config.toml:1:14-1:18 error server-merge-conflict no file says what server "docs" starts or calls, so Codex refuses the whole file',
    ]);
  });

  test('what fits', async () => {
    expect(await said(local, local)).toEqual([]);
    expect(await said(limit, local)).toEqual([]);
    expect(await said(remote, '[mcp_servers.wiki]\ncommand = "wiki-mcp"\n')).toEqual([]);
  });

  test('without the user’s file nobody knows', async () => {
    expect(await said(limit)).toEqual([]);
  });
});
