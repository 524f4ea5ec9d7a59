// node scripts/try-inspector.mjs: whether the command line of the MCP Inspector gets the answers of our server.
// The Inspector is downloaded from the npm registry into a folder of its own; without a network that is said, and it is all.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0';
const program = join(dirname(fileURLToPath(import.meta.url)), '../dist/cli/index.js');
const folder = mkdtempSync(join(tmpdir(), 'mcp-lint-inspector-'));
const npx = (...args) =>
  spawnSync('npx', ['--yes', '--cache', join(folder, 'cache'), ...args], { cwd: folder, encoding: 'utf8' });

try {
  writeFileSync(join(folder, '.mcp.json'), '{ "mcpServers": { "docs": { "url": "https://docs.example.com/mcp" } } }\n');
  const { status, stderr } = spawnSync('npm', ['view', INSPECTOR, 'version'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) console.log(`skipped: ${INSPECTOR} cannot be had here: ${stderr.trim().split('\n').at(-1)}`);
  else {
    const { tools } = asked('--method', 'tools/list');
    const answer = asked('--method', 'tools/call', '--tool-name', 'lint', '--tool-arg', 'paths=[".mcp.json"]');
    const rules = answer.structuredContent?.findings?.map(({ rule }) => rule);
    console.log(`tools: ${tools.map(({ name }) => name).join(', ')}; found: ${rules}`);
    if (!tools.every(({ annotations }) => annotations.readOnlyHint) || rules?.[0] !== 'transport-untyped') {
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function asked(...args) {
  const { status, stdout, stderr } = npx(INSPECTOR, '--cli', process.execPath, program, 'mcp', folder, ...args);
  if (status !== 0) throw new Error(`the Inspector ended with ${status}: ${stderr}${stdout}`);
  return JSON.parse(stdout);
}
