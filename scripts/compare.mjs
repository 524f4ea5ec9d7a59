// npm run compare -- --sources <folder>: mcp-lint and other linters on the same files. The others are downloaded from the npm
// registry, or are checkouts in the folder. --write puts the table into docs/comparison.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeBetweenMarkers } from './bench/table.mjs';
import { correct, reported } from './compare/cases.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { values } = parseArgs({ options: { sources: { type: 'string' }, write: { type: 'boolean' } } });
const work = realpathSync(mkdtempSync(join(tmpdir(), 'mcp-lint-compare-')));

/**
 * Each gives what it says of a folder, as `{path, line, text}`; a line only where it names one. Those that the registry
 * does not have are run from a checkout of their source, built as they say it is, in the folder that --sources names.
 */
const linters = [
  {
    name: 'mcp-lint',
    run: (folder) =>
      JSON.parse(output(process.execPath, [join(root, 'dist/cli/index.js'), '--format', 'json'], folder)).findings.map(
        ({ path, line, message, severity }) => ({ path, line, text: message, severity }),
      ),
  },
  {
    name: 'mcpcheck 1.1.0',
    source: 'MukundaKatta/mcpcheck',
    run: (folder, files) =>
      filesFor(files).flatMap((path) =>
        JSON.parse(
          output(process.execPath, [sourceOf('mcpcheck', 'dist/cli.js'), path, '--format', 'json'], folder),
        ).files.flatMap(({ file, issues }) =>
          issues.map(({ line, message, severity }) => ({ path: file, line, text: message, severity })),
        ),
      ),
  },
  {
    name: 'ctxlint 0.21.0',
    source: 'YawLabs/ctxlint',
    run: (folder) =>
      JSON.parse(
        output(process.execPath, [sourceOf('ctxlint', 'dist/index.js'), '--mcp-only', '--format', 'json', '.'], folder),
      ).files.flatMap(({ path, issues }) =>
        issues.map(({ line, message, severity }) => ({ path, line, text: message, severity })),
      ),
  },
  {
    name: 'skillsaw 0.19.0',
    source: 'stbenjam/skillsaw',
    run: (folder) =>
      JSON.parse(
        output(sourceOf('skillsaw', 'venv/bin/skillsaw'), ['lint', '--format', 'json', '.'], folder),
      ).violations.map(({ file_path: path, line, message, severity }) => ({ path, line, text: message, severity })),
  },
  {
    name: 'mcpconform 0.2.1',
    source: 'cejor6/mcpconform',
    run: (folder, files) =>
      filesFor(files).flatMap((path) => {
        const text = output(
          process.execPath,
          [sourceOf('mcpconform', 'src/index.mjs'), path, '--format', 'sarif'],
          folder,
        );
        const levels = { error: 'error', warning: 'warning', note: 'info' };
        const results = text === '' ? [] : JSON.parse(text).runs.flatMap((run) => run.results);
        return results.map(({ level, message }) => ({ path, text: message.text, severity: levels[level] }));
      }),
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
].filter(({ source }) => source === undefined || existsSync(join(values.sources ?? work, source.split('/')[1])));

/** What each has said of which files: the right one of a pair is asked about twice. */
const answers = new Map();

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
  if (values.write) writeBetweenMarkers(join(root, 'docs/comparison.md'), table, 'compare');
} finally {
  rmSync(work, { recursive: true, force: true });
}

function judge(linter) {
  return {
    name: linter.name,
    reported: reported.map(({ wrong, right, line }) => verdict(said(linter, wrong), said(linter, right), wrong, line)),
    correct: [...correct, ...reported.map(({ title, right }) => ({ what: title, files: right }))].map(({ files }) => {
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
  const isThere = (each) => each.path === path || Object.hasOwn(wrong, each.path);
  if (
    own.some(
      (each) => isThere(each) && typeof each.line === 'number' && (line === undefined || lines.includes(each.line)),
    )
  )
    return 'at its line';
  if (own.length === 0) return '';
  return own.some((each) => typeof each.line === 'number') ? 'at another line' : 'without a line';
}

function said(linter, files) {
  const key = `${linter.name} ${JSON.stringify(files)}`;
  if (!answers.has(key)) answers.set(key, ask(linter, files));
  return answers.get(key);
}

/** A linter that fails on a file has said nothing of it. */
function ask({ run }, files) {
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
  try {
    return run(folder, files);
  } catch {
    return [];
  }
}

/** Of linters that look at the files they are given. */
function filesFor(files) {
  return Object.keys(files).filter((path) => /\.(?:json|jsonc|toml|ya?ml)$/.test(path));
}

function sourceOf(name, path) {
  return join(resolve(values.sources), name, path);
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
  const head = (first) => [row([first, ...results.map(({ name }) => name)]), row(['---', ...results.map(() => '---')])];
  const count = (list, wanted) => list.filter((each) => wanted.includes(each)).length;
  const found = ['at its line', 'at another line', 'without a line'];
  const link = (url, index) => `[${index === 0 ? 'report' : 'another'}](${url})`;
  return [
    ...head('reported mistake'),
    ...reported.map(({ title, reports }, index) =>
      row([`${title} (${reports.map(link).join(', ')})`, ...results.map((each) => each.reported[index])]),
    ),
    row([
      `**found, of ${reported.length}**`,
      ...results.map(
        (each) => `**${count(each.reported, found)}, ${count(each.reported, ['at its line'])} at their line**`,
      ),
    ]),
    '',
    ...head('correct file'),
    ...correct.map(({ what }, index) => row([what, ...results.map((each) => each.correct[index])])),
    row([
      `the ${reported.length} files without their mistake`,
      ...results.map((each) => `${count(each.correct.slice(correct.length), ['complains'])} draw complaints`),
    ]),
    '',
    `Run on ${new Date().toISOString().slice(0, 10)}. An empty cell: nothing is said. Infos do not count as complaints.`,
  ].join('\n');
}
