import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { bundleForNode } from '../../scripts/build/bundle.mjs';
import { unmarked } from '../../scripts/generate/catalog.mjs';
import { readProgram } from '../../scripts/generate/sources.mjs';
import { program, visit } from './browser.mjs';

const root = join(import.meta.dirname, '../..');
const options = program === undefined ? { skip: 'there is no Chromium here' } : {};
const folder = mkdtempSync(join(tmpdir(), 'mcp-lint-site-examples-'));

let site;
before(async () => {
  if (program !== undefined) site = await visit();
});
after(async () => {
  rmSync(folder, { recursive: true, force: true });
  await site?.close();
});

/** The files of each documented example that takes no option but a client. */
async function examples() {
  const { rules } = await readProgram(root);
  return rules.flatMap(({ rule, docs }) =>
    docs.examples
      .filter(({ targets, spec, profiles }) => [targets, spec, profiles].every((each) => each === undefined))
      .map(({ title, files, as }) => ({
        name: `${rule.id}: ${title}`,
        files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, unmarked(text)])),
        as,
      })),
  );
}

/** The library as the command line loads it. */
async function library() {
  for (const { fileName, code } of await bundleForNode(root)) {
    mkdirSync(dirname(join(folder, fileName)), { recursive: true });
    writeFileSync(join(folder, fileName), code);
  }
  return createRequire(import.meta.url)(join(folder, 'api/index.js'));
}

/** In the page: what its worker answers to each. */
async function ask(questions) {
  const module = new URL('worker.js', location.href);
  const blob = new Blob([`import(${JSON.stringify(module.href)})`], { type: 'text/javascript' });
  const worker = new Worker(URL.createObjectURL(blob), { type: 'module' });
  const next = () =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
    });
  await next();
  const told = {};
  for (const { name, files, chosen } of questions) {
    worker.postMessage({ id: 1, kind: 'lint', ask: { files, chosen } });
    const { answer, fault } = await next();
    told[name] = fault ?? answer.findings;
  }
  return told;
}

test('every documented example gives the findings of the command line', options, async () => {
  const { lint } = await library();
  const expected = {};
  const questions = [];
  for (const { name, files, as } of await examples()) {
    const paths = Object.keys(files);
    // A client is chosen for one file.
    if (as !== undefined && paths.length > 1) continue;
    questions.push({ name, files, chosen: as === undefined ? {} : { [paths[0]]: as } });
    try {
      expected[name] = (await lint(as === undefined ? { files } : { files, as, paths })).findings;
    } catch (error) {
      expected[name] = error.message;
    }
  }
  assert.ok(questions.length > 500, `${questions.length} examples`);
  const page = await site.context.newPage();
  await page.goto(`${site.url}playground/index.html`);
  const told = await page.evaluate(ask, questions);
  assert.deepEqual(JSON.parse(JSON.stringify(told)), JSON.parse(JSON.stringify(expected)));
});
