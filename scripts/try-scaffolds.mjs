// Makes a rule and a client in a copy, as CONTRIBUTING.md says: as they are written their tests fail and say what is missing,
// and once they are filled in they pass.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inCopy } from './copy.mjs';

const rule = 'url-unwritten';
const client = 'example-agent';
const suites = ['rules/examples', 'formats/fixtures', 'schema/coverage', 'schema/fields', 'architecture/facts'];

/** For each file what stands in it, and what somebody writes instead. */
const filledIn = {
  [`src/rules/addresses/${rule}.ts`]: [
    ['TODO: one line for lists, without a full stop', 'A command that is still to be written'],
    ['TODO: what happens to the user.', 'Nothing is started.'],
    ['TODO: what to do.', 'Write the command.'],
    [
      'TODO: why --fix does nothing about it, or { safe, unsafe }: what it does',
      'which program is meant cannot be told',
    ],
    ['TODO: a bad case, its place marked', 'No command'],
    ['"command": "todo-mcp"', '"command": ⟦"todo-mcp"⟧'],
    ['TODO: a good case', 'A command'],
    ['TODO: what was seen', 'no such program'],
    ['TODO: in what, of which version', 'a shell, run'],
  ],
  [`src/clients/${client}.ts`]: [
    ["name: 'TODO'", "name: 'Example Agent'"],
    ['TODO: one paragraph for its page.', 'An example.'],
    ['sources: { TODO:', 'sources: { RUN:'],
    ['M:TODO', 'M:RUN'],
    ['TODO: its project file', 'Example Agent, project'],
    ["whenUnset: 'TODO'", "whenUnset: 'it stays as it is written'"],
  ],
  [`schemas/${client}.schema.json`]: [['TODO: servers of the client', 'Servers of Example Agent']],
};

const faults = [];
inCopy('scaffolds', ['dist', 'editors', 'site'], (copy) => {
  const node = (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: copy,
      encoding: 'utf8',
    });
    return { isFine: status === 0, told: `${stdout}${stderr}` };
  };
  const expectFine = (what, { isFine, told }) => {
    if (!isFine) faults.push(`${what} fails:\n${told}`);
  };
  const test = () =>
    node(
      'node_modules/jest/bin/jest.js',
      '--verbose=false',
      ...suites.map((suite) => `__tests__/${suite}`),
      ...['-t', `${rule}|${client}`],
    );

  expectFine('new-rule', node('scripts/new-rule.mjs', `addresses/${rule}`));
  expectFine('new-client', node('scripts/new-client.mjs', client));
  expectFine('generate, of what is still to be filled in', node('scripts/generate.mjs', '--sources'));
  const before = test();
  if (before.isFine) faults.push('the tests of what is still to be filled in pass');
  for (const name of [`${rule} › has a page with evidence`, `${client} › has no fact that is still to be filled in`]) {
    if (!before.told.includes(`● ${name}`)) faults.push(`no test fails that says "${name}":\n${before.told}`);
  }

  for (const [path, texts] of Object.entries(filledIn)) {
    let text = readFileSync(join(copy, path), 'utf8');
    for (const [open, filled] of texts) {
      if (!text.includes(open)) faults.push(`${path} has no ${JSON.stringify(open)}`);
      text = text.replaceAll(open, filled);
    }
    if (text.includes('TODO:')) faults.push(`${path} has more to be filled in than is known here`);
    writeFileSync(join(copy, path), text);
  }
  expectFine('generate', node('scripts/generate.mjs'));
  expectFine('types', node('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'));
  expectFine('expectations', node('scripts/expectations.mjs', '--write', client));
  expectFine('the tests', test());
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
