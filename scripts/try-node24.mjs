// npm run test:node24: the end-to-end tests with the Node that runs the Action, whatever Node is installed here.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const platform = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const isWindows = process.platform === 'win32';

const folder = mkdtempSync(join(tmpdir(), 'mcp-lint-node24-'));
try {
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--silent', '--prefix', folder, `${platform}@24`]);
  const node = join(folder, 'node_modules', platform, 'bin', isWindows ? 'node.exe' : 'node');
  run(node, ['--version']);
  run('npm', ['test', '--silent', '--', '--ci', '__tests__/e2e'], { MCP_LINT_NODE: node });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: isWindows,
  });
  if (status === 0) return;
  process.exitCode = 1;
  throw new Error(`"${command} ${args.join(' ')}" failed`);
}
