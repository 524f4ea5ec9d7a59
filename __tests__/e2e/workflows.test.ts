import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { tree } from '../tree.ts';
import { action, cli, report, repository } from './support.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  permissions?: Record<string, string>;
  /** Absent where the job is another workflow. */
  steps?: Step[];
  uses?: string;
}
interface Workflow {
  permissions: object;
  jobs: Record<string, Job>;
}

/** The jobs that may write, and what. */
const writers: Readonly<Record<string, readonly string[]>> = {
  'release.yml/publish': ['id-token'],
  'release.yml/release': ['contents'],
  'site.yml/publish': ['pages', 'id-token'],
  'witness.yml/tell': ['issues'],
};

const folder = join(repository, '.github/workflows');
const declared = parse(readFileSync(join(repository, 'action.yml'), 'utf8')) as { inputs: object };

describe.each(readdirSync(folder))('%s', (file) => {
  const workflow = parse(readFileSync(join(folder, file), 'utf8')) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps ?? []);

  test('may no more than it needs', () => {
    expect(workflow.permissions).toEqual({});
    for (const [name, { permissions = {} }] of jobs) {
      const written = Object.keys(permissions).filter((what) => permissions[what] === 'write');
      expect([name, written]).toEqual([name, writers[`${file}/${name}`] ?? []]);
      if (written.length === 0) expect(permissions).toMatchObject({ contents: 'read' });
    }
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const step of checkouts) expect(step.with?.['persist-credentials']).toBe(false);
  });

  test('runs only programs of GitHub where it may write something of GitHub', () => {
    for (const [, { permissions = {}, steps = [] }] of jobs) {
      if (!['contents', 'issues', 'pages'].some((what) => permissions[what] === 'write')) continue;
      for (const { uses = '', run = '' } of steps) {
        expect(uses).not.toMatch(/^\.|checkout/);
        expect(run).not.toMatch(/\b(?:npm|npx|node|git) /);
      }
    }
  });

  test('installs what the lock says, and lets nothing run that comes with it', () => {
    for (const { run = '' } of steps) {
      expect(run).not.toMatch(/\bnpx --yes|\bnpm (?:i|install)\b|@latest/);
      expect(run.match(/\bnpm ci\b.*/g) ?? []).toEqual(run.match(/\bnpm ci --ignore-scripts$/gm) ?? []);
    }
  });

  test('uses actions of GitHub and of this repository only, pinned', () => {
    for (const { uses } of steps)
      if (uses !== undefined) expect(uses).toMatch(/^(?:\.\/|actions\/[a-z-]+@[0-9a-f]{40})$/);
    for (const [, { uses }] of jobs)
      if (uses !== undefined) expect(uses).toMatch(/^\.\/\.github\/workflows\/[a-z]+\.yml$/);
  });

  test('puts no expression into a script, where it would be run', () => {
    for (const { run } of steps) expect(run ?? '').not.toContain('${{');
  });

  test('gives the action inputs that it has', () => {
    const given = steps.filter(({ uses }) => uses === './').flatMap((step) => Object.keys(step.with ?? {}));
    expect(given.filter((name) => !Object.hasOwn(declared.inputs, name))).toEqual([]);
  });
});

test('what runs elsewhere belongs to the maintainers, and all that is pinned is moved by a bot', () => {
  const owned = readFileSync(join(repository, '.github/CODEOWNERS'), 'utf8').match(/^\/\S+/gm) ?? [];
  expect(owned).toEqual(expect.arrayContaining(['/dist/', '/action.yml', '/.github/', '/package-lock.json']));
  for (const path of owned) expect([path, existsSync(join(repository, path))]).toEqual([path, true]);
  const { updates } = parse(readFileSync(join(repository, '.github/dependabot.yml'), 'utf8')) as {
    updates: { 'package-ecosystem': string; directory: string }[];
  };
  expect(updates.map((each) => each['package-ecosystem'])).toEqual(['npm', 'npm', 'npm', 'github-actions', 'pip']);
  for (const { directory } of updates) expect(existsSync(join(repository, directory))).toBe(true);
});

test('the fixtures of the self-test have the outcome that it expects', () => {
  const counts = (name: string) =>
    report(cli(join(import.meta.dirname, 'fixtures', name), ['--format', 'json'])).summary;
  expect(counts('good')).toMatchObject({ files: 1, errors: 0, warnings: 0, infos: 0 });
  expect(counts('bad')).toMatchObject({ files: 1, errors: 1, warnings: 1 });
});

test('the folder without configuration that the self-test uses has none', () => {
  expect(report(cli(join(repository, 'docs'), ['--format', 'json'])).summary.files).toBe(0);
  expect(action(tree()).code).toBe(0);
});
