import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { bundles, packaged } from '../bundle.ts';
import { inTurn, isWhole } from '../fuzz.ts';
import { ruleFiles, unmark } from '../rules/run.ts';
import { tree } from '../tree.ts';
import { askInBrowser, chromium } from './chromium.ts';

/** Documented examples as calls of the library, with the rule switched on that they are about. */
const calls = (await ruleFiles()).flatMap(({ rule, docs }, turn) =>
  inTurn(docs.examples, turn).map(({ title, files, as, targets, spec, profiles }) => {
    const configured = Object.hasOwn(files, 'mcp-lint.json');
    const options = {
      ...(as === undefined ? {} : { as, paths: ['.'] }),
      ...(configured ? {} : { config: false }),
      ...(rule.severity === 'off' && !configured ? { rules: { [rule.id]: 'info' } } : {}),
      targets,
      spec,
      profiles,
    };
    const texts = Object.entries(files).map(([path, marked]) => [path, unmark(marked).text] as const);
    return { name: `${rule.id}: ${title}`, files: Object.fromEntries(texts), options };
  }),
);

/** Of each example: what is found, and in which files. */
const inBrowser = `
import { lint } from './browser/index.js';
export default async (calls) => {
  const told = {};
  for (const { name, files, options } of calls) {
    const report = await lint({ ...options, files });
    told[name] = { findings: report.findings, files: report.files };
  }
  return told;
};
`;

/** The same of files that lie on a disk, with what the command line loads. */
const onDisk = `
const { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { lint } = require(process.argv[2]);
(async () => {
  const told = {};
  for (const { name, files, options } of JSON.parse(readFileSync(join(__dirname, 'calls.json'), 'utf8'))) {
    const cwd = mkdtempSync(join(__dirname, 'example-'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      writeFileSync(join(cwd, path), text);
    }
    const report = await lint({ ...options, cwd });
    told[name] = { findings: report.findings, files: report.files };
    rmSync(cwd, { recursive: true });
  }
  writeFileSync(join(__dirname, 'told.json'), JSON.stringify(told));
})();
`;

const where = chromium === undefined ? 'skipped, there is no Chromium here: ' : '';

(chromium === undefined ? test.skip : test)(
  `${where}${isWhole ? 'every documented example gives' : 'of four documented examples one gives'} the very findings of the command line`,
  async () => {
    const folder = tree();
    writeFileSync(join(folder, 'calls.json'), JSON.stringify(calls));
    writeFileSync(join(folder, 'on-disk.cjs'), onDisk);
    const engine = join(import.meta.dirname, '../../scripts/engine.cjs');
    execFileSync(process.execPath, ['--require', engine, join(folder, 'on-disk.cjs'), bundles.api], { stdio: 'pipe' });
    const expected = JSON.parse(readFileSync(join(folder, 'told.json'), 'utf8'));
    const told = await askInBrowser(chromium ?? '', join(packaged, 'dist'), inBrowser, calls);
    expect(Object.keys(expected)).toHaveLength(calls.length);
    expect(told).toEqual(expected);
  },
  600_000,
);
