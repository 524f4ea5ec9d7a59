import fs from 'node:fs';
import path from 'node:path';
import { test } from '@jest/globals';
import { fixturesOf, formats, lintFixture } from './fixtures.ts';
import { linesOf } from './support.ts';
test('write', async () => {
  for (const f of formats.filter((id) => new RegExp(process.env.ONLY ?? 'registry-server|mcpb|smithery').test(id)).flatMap(fixturesOf)) {
    const report = await lintFixture(f);
    const out = path.join(import.meta.dirname, '../fixtures/formats', f.format, f.folder, `${f.name}.out`);
    const lines = linesOf(report);
    const fmt = report.files.map((x) => x.format).join();
    console.log(`== ${f.format}/${f.folder}/${f.name} [${fmt}]\n${lines.join('\n')}`);
    if (lines.length > 0) fs.writeFileSync(out, `${lines.join('\n')}\n`); else fs.rmSync(out, { force: true });
  }
});
