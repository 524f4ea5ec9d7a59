// npm run compare: mcp-lint and other linters on the same files. The others are downloaded from the npm registry.
// --write puts the table into docs/comparison.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBetweenMarkers } from './bench/table.mjs';
import { correct, mistakes } from './compare/cases.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const work = realpathSync(mkdtempSync(join(tmpdir(), 'mcp-lint-compare-')));

/** Each gives what it says of a folder, as `{path, line, text}`; a line only where it names one. */
const linters = [
  {
    name: 'mcp-lint',
    run: (folder) =>
      JSON.parse(output(process.execPath, [join(root, 'dist/cli/index.js'), '--format', 'json'], folder)).findings.map(
        ({ path, line, message, severity }) => ({ path, line, text: message, severity }),
      ),
  },
  {
    name: 'ctxlint 0.14.1',
    install: '@yawlabs/ctxlint@0.14.1',
    run: (folder) =>
      JSON.parse(output(bin('ctxlint'), ['--mcp-only', '--format', 'json', '.'], folder)).files.flatMap(
        ({ path, issues }) => issues.map(({ line, message, severity }) => ({ path, line, text: message, severity })),
      ),
  },
  {
    name: 'claudelint 0.5.0',
    install: 'claude-code-lint@0.5.0',
    run: (folder) => {
      const args = ['check-all', '--cwd', '.', '--format', 'json', '--no-cache', '--no-config', '--preset', 'all'];
      return JSON.parse(output(bin('claudelint'), args, folder)).validators.flatMap(({ errors, warnings }) =>
        [...errors, ...warnings].map(({ file, line, message, severity }) => ({
          path: file?.slice(folder.length + 1),
          line,
          text: message,
          severity,
        })),
      );
    },
  },
];

try {
  const packages = linters.flatMap(({ install }) => install ?? []);
  execFileSync('npm', [
    'install',
    '--silent',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefix',
    work,
    ...packages,
  ]);
  const table = tableOf(linters.map(judge));
  console.log(table);
  if (process.argv.includes('--write')) writeBetweenMarkers(join(root, 'docs/comparison.md'), table, 'compare');
} finally {
  rmSync(work, { recursive: true, force: true });
}

function judge(linter) {
  return {
    name: linter.name,
    mistakes: mistakes.map(({ wrong, right, line }) => verdict(said(linter, wrong), said(linter, right), wrong, line)),
    correct: correct.map(({ files }) => {
      const loud = said(linter, files).filter(({ severity }) => severity !== 'info');
      return loud.length === 0 ? 'silent' : 'complains';
    }),
  };
}

/** What is said of the wrong file and not of the right one; on which line. */
function verdict(ofWrong, ofRight, wrong, line) {
  const known = new Set(ofRight.map(({ text }) => text));
  const own = ofWrong.filter(({ text }) => !known.has(text));
  const [path] = Object.keys(wrong);
  const lines = [line].flat();
  if (own.some((each) => lines.includes(each.line) && (each.path === path || Object.hasOwn(wrong, each.path))))
    return 'at its line';
  if (own.length === 0) return '';
  return own.some((each) => typeof each.line === 'number') ? 'at another line' : 'without a line';
}

function said({ run }, files) {
  const folder = mkdtempSync(join(work, 'case-'));
  const git = (...args) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  // Some look only at what git tracks.
  git('init');
  git('add', '-A');
  git('-c', 'user.name=compare', '-c', 'user.email=compare@example.com', 'commit', '-m', 'case');
  return run(folder);
}

function output(command, args, cwd) {
  const { stdout } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return stdout.slice(stdout.indexOf('{'));
}

function bin(name) {
  return join(work, 'node_modules/.bin', name);
}

function tableOf(results) {
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const count = (list, wanted) => list.filter((each) => wanted.includes(each)).length;
  const found = ['at its line', 'at another line', 'without a line'];
  return [
    row(['mistake', ...results.map(({ name }) => name)]),
    row(['---', ...results.map(() => '---')]),
    ...mistakes.map(({ what }, index) => row([what, ...results.map((each) => each.mistakes[index])])),
    row([
      `**found, of ${mistakes.length}**`,
      ...results.map(
        (each) => `**${count(each.mistakes, found)}, ${count(each.mistakes, ['at its line'])} at their line**`,
      ),
    ]),
    '',
    row(['correct file', ...results.map(({ name }) => name)]),
    row(['---', ...results.map(() => '---')]),
    ...correct.map(({ what }, index) => row([what, ...results.map((each) => each.correct[index])])),
    '',
    `Run on ${new Date().toISOString().slice(0, 10)}. An empty cell: nothing is said. Infos do not count as complaints.`,
  ].join('\n');
}
