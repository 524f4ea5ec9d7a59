import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mend } from '../../src/fixing/index.ts';
import { lintFiles, optionsFor } from '../formats/support.ts';
import { runs } from '../fuzz.ts';

const name = fc.constantFrom(
  'hub',
  'Hub',
  'my hub',
  'my.hub',
  'my_hub',
  'my-hub',
  'workspace',
  ' db',
  'db',
  '__proto__',
  'é',
);
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 5 });
const servers = (all: readonly string[]) =>
  all.map((each, index) => `${JSON.stringify(each)}: { "command": "c${index}" }`).join(', ');
const folder = fc.constantFrom('', 'a/', 'a/b/');

const path = fc.constantFrom('.mcp.json', '.cursor/mcp.json', '.vscode/mcp.json', '.factory/mcp.json');

/** Files of several clients, and what mentions the servers of one of them. */
const project = fc
  .tuple(fc.array(fc.tuple(folder, path, names), { minLength: 1, maxLength: 4 }), folder)
  .map(([files, where]) => [new Map(files.map(([at, file, own]) => [`${at}${file}`, own])), where] as const)
  .chain(([files, where]) => {
    const known = [...files].flatMap(([file, own]) => (file.endsWith('.mcp.json') ? own : []));
    return fc.subarray(known).map((mentioned) => ({
      ...Object.fromEntries(
        [...files].map(([file, own]) => {
          const key = file.includes('.vscode') ? 'servers' : 'mcpServers';
          return [file, `{ "${key}": { ${servers(own)} } }\n`];
        }),
      ),
      [`${where}.claude/settings.json`]: `${JSON.stringify({
        permissions: { allow: mentioned.map((each) => `mcp__${each.replace(/[^\w-]/g, '_')}__x`) },
        enabledMcpjsonServers: mentioned,
      })}\n`,
    }));
  });

const options = { safeties: ['safe', 'unsafe'] as const, whyShut: () => undefined };

function serversIn(texts: Readonly<Record<string, string>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(texts).map(([path, text]) => {
      const { mcpServers, servers: others } = JSON.parse(text);
      return [path, Object.keys(mcpServers ?? others ?? {}).length];
    }),
  );
}

async function unknownIn(files: Readonly<Record<string, string>>): Promise<number> {
  const { findings } = await lintFiles(files, { config: false });
  return findings.filter(({ rule }) => rule === 'reference-unknown-server').length;
}

test('whatever servers are called in however many files, none is lost, none mentioned in vain, and a second run has nothing to do', async () => {
  let renamed = 0;
  await fc.assert(
    fc.asyncProperty(project, async (files) => {
      const once = await mend(optionsFor(files, { config: false }), options);
      const now = { ...files, ...Object.fromEntries(once.files.map(({ before, after }) => [before.path, after.text])) };
      renamed += once.report.fixed.filter(({ title }) => title.startsWith('rename')).length;
      expect(serversIn(now)).toEqual(serversIn(files));
      expect(await unknownIn(now)).toBeLessThanOrEqual(await unknownIn(files));
      const twice = await mend(optionsFor(now, { config: false }), options);
      expect(twice.files.map(({ after }) => after.text)).toEqual([]);
    }),
    { numRuns: runs(200) },
  );
  expect(renamed).toBeGreaterThan(runs(200) / 10);
});
