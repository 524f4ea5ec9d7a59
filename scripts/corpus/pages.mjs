// What the built program says of the pages in one folder.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eachPlace } from './workspaces.mjs';

const program = join(dirname(fileURLToPath(import.meta.url)), '../../dist/cli/index.js');

/** Warnings and errors, each place by itself. */
export function alarmsIn(cwd) {
  const pages = readdirSync(cwd, { recursive: true }).filter((path) => /\.(?:mdx?|markdown)$/i.test(path));
  if (pages.length === 0) return [];
  const args = [program, '--format', 'json', '--fail-on', 'never', '--no-config', ...pages];
  const report = JSON.parse(execFileSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 }));
  return report.findings.flatMap(eachPlace).filter(({ severity }) => severity !== 'info');
}
