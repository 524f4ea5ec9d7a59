import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { lintFiles } from '../formats/support.ts';

const variables = ['CODEX_HOME', 'GEMINI_CLI_HOME', 'CLAUDE_CONFIG_DIR'];
const before = new Map<string, string | undefined>();
let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-lint-moved-'));
  for (const name of variables) {
    before.set(name, process.env[name]);
    delete process.env[name];
  }
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

async function findings(files: Record<string, string>): Promise<string[]> {
  const report = await lintFiles(files, { user: true });
  return report.findings
    .map(({ place, rule }) => `${place.document.path} ${rule}`)
    .filter((line) => /^[.$]/.test(line));
}

test("a user's file is read where the variable of its client says", async () => {
  write('config.toml', '[mcp_servers.docs]\ncommand = 5\n');
  process.env.CODEX_HOME = folder;
  expect(await findings({})).toEqual(['$CODEX_HOME/config.toml field-type']);
});

test('a variable may move files of several folders', async () => {
  write('.claude.json', '{ "mcpServers": { "docs": { "command": 5 } } }\n');
  write('settings.json', '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n');
  process.env.CLAUDE_CONFIG_DIR = folder;
  expect(await findings({})).toEqual([
    '$CLAUDE_CONFIG_DIR/.claude.json field-type',
    '$CLAUDE_CONFIG_DIR/settings.json file-unread',
  ]);
});

test("a moved file is the user's in the order of the client's sources", async () => {
  write('.gemini/settings.json', '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n');
  process.env.GEMINI_CLI_HOME = folder;
  const project = { '.gemini/settings.json': '{ "mcpServers": { "docs": { "command": "other-mcp" } } }\n' };
  expect(await findings(project)).toEqual(['$GEMINI_CLI_HOME/.gemini/settings.json server-shadowed']);
});

test('an empty variable moves nothing, and a folder that does not exist has no files', async () => {
  process.env.CODEX_HOME = '';
  process.env.GEMINI_CLI_HOME = path.join(folder, 'nowhere');
  expect(await findings({})).toEqual([]);
});
