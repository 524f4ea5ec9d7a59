import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { action, cli, report, repository, workspace } from './support.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  permissions: object;
  jobs: Record<string, { permissions?: Record<string, string>; steps: Step[] }>;
}

const folder = join(repository, '.github/workflows');
const declared = parse(readFileSync(join(repository, 'action.yml'), 'utf8')) as { inputs: object };

describe.each(readdirSync(folder))('%s', (file) => {
  const workflow = parse(readFileSync(join(folder, file), 'utf8')) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('may no more than it needs', () => {
    expect(workflow.permissions).toEqual({});
    for (const { permissions } of jobs) expect(Object.values(permissions ?? { none: 'none' })).not.toContain('write');
    for (const { permissions } of jobs) expect(permissions).toMatchObject({ contents: 'read' });
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(jobs.map(() => false));
  });

  test('uses actions of GitHub and of this repository only, pinned', () => {
    for (const { uses } of steps)
      if (uses !== undefined) expect(uses).toMatch(/^(?:\.\/|actions\/[a-z-]+@[0-9a-f]{40})$/);
  });

  test('puts no expression into a script, where it would be run', () => {
    for (const { run } of steps) expect(run ?? '').not.toContain('${{');
  });

  test('gives the action inputs that it has', () => {
    const given = steps.filter(({ uses }) => uses === './').flatMap((step) => Object.keys(step.with ?? {}));
    expect(given.filter((name) => !Object.hasOwn(declared.inputs, name))).toEqual([]);
  });
});

test('the fixtures of the self-test have the outcome that it expects', () => {
  const counts = (name: string) =>
    report(cli(join(import.meta.dirname, 'fixtures', name), ['--format', 'json'])).summary;
  expect(counts('good')).toMatchObject({ files: 1, errors: 0, warnings: 0, infos: 0 });
  expect(counts('bad')).toMatchObject({ files: 1, errors: 1, warnings: 1 });
});

test('the folder without configuration that the self-test uses has none', () => {
  expect(report(cli(join(repository, 'docs'), ['--format', 'json'])).summary.files).toBe(0);
  expect(action(workspace()).code).toBe(0);
});
