import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { packaged } from '../bundle.ts';
import { tree } from '../tree.ts';
import { clean, cli, faulty, repository } from './support.ts';

/** A project that has the package installed. */
function consumer(files: Readonly<Record<string, string>> = {}): string {
  const folder = tree({ 'project/package.json': '{"name":"consumer"}', ...files });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(packaged, join(folder, 'node_modules/mcp-lint'));
  return folder;
}

function node(folder: string, file: string): string {
  return execFileSync(process.execPath, [file], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const use = `
lint({ cwd: 'project' }).then((report) => {
  console.log(JSON.stringify([version, report.findings.map(({ rule, line, column }) => [rule, line, column])]));
});
`;
const wrong = `lint({ paths: ['gone'] }).catch((error) => console.log(isUsageError(error), error.message));\n`;

const folder = consumer({
  'project/.mcp.json': faulty.error,
  'a.mjs': `import { lint, version } from 'mcp-lint';${use}`,
  'a.cjs': `const { lint, version } = require('mcp-lint');${use}`,
  'wrong.mjs': `import { isUsageError, lint } from 'mcp-lint';${wrong}`,
  'wrong.cjs': `const { isUsageError, lint } = require('mcp-lint');${wrong}`,
});

describe('the library', () => {
  test.each(['a.mjs', 'a.cjs'])('lints for %s', (file) => {
    expect(JSON.parse(node(folder, file))).toEqual(['0.1.0', [['transport-untyped', 1, 24]]]);
  });

  test.each(['wrong.mjs', 'wrong.cjs'])('tells a mistake of the caller: %s', (file) => {
    expect(node(folder, file)).toBe('true "gone" does not exist\n');
  });

  test('answers with what the command prints', () => {
    const file = join(folder, 'same.mjs');
    writeFileSync(
      file,
      `import { lint } from 'mcp-lint';
       console.log(JSON.stringify(await lint({ cwd: 'project', targets: ['omp'], rules: { 'transport-untyped': 'info' } })));`,
    );
    const args = ['--format', 'json', '--target', 'omp', '--rule', 'transport-untyped=info'];
    expect(JSON.parse(node(folder, file))).toEqual(JSON.parse(cli(join(folder, 'project'), args).stdout));
  });

  test('takes a document that lies nowhere', () => {
    const file = join(folder, 'document.cjs');
    const document = JSON.stringify({ path: '.cursor/mcp.json', text: clean });
    writeFileSync(
      file,
      `require('mcp-lint').lint({ cwd: 'project', document: ${document} }).then((r) => console.log(r.files[0].client));`,
    );
    expect(node(folder, file)).toBe('cursor\n');
  });

  test.each([
    ['import', 'none.mjs', "import 'mcp-lint';"],
    ['require', 'none.cjs', "require('mcp-lint');"],
  ])('does nothing on %s', (_, file, code) => {
    writeFileSync(join(folder, file), code);
    const run = spawnSync(process.execPath, [file, '--version'], { cwd: folder, encoding: 'utf8' });
    expect([run.status, run.stdout, run.stderr]).toEqual([0, '', '']);
  });

  test('has types for both ways of loading', () => {
    const typed = consumer({
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          module: 'nodenext',
          target: 'es2022',
          strict: true,
          noEmit: true,
          types: [],
          skipLibCheck: false,
        },
        files: ['a.mts', 'b.cts'],
      }),
      'a.mts': `import { lint, type Report } from 'mcp-lint';
        export const report: Report = await lint({ rules: { 'transport-untyped': 'off' } });
        export const text: string | undefined = report.findings[0]?.help;
        // @ts-expect-error there is no such severity
        await lint({ rules: { a: 'fatal' } });`,
      'b.cts': `import api = require('mcp-lint');
        export const report: Promise<api.Report> = api.lint();`,
    });
    const run = spawnSync(join(repository, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: typed, encoding: 'utf8' });
    expect([run.status, run.stdout]).toEqual([0, '']);
  });

  test('has declarations that stand for themselves', () => {
    for (const file of ['index.d.ts', 'index.d.mts']) {
      expect(readFileSync(join(packaged, 'dist/api', file), 'utf8')).not.toMatch(/^import\b|\bimport\(|: any\b/m);
    }
  });
});
