import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { examine, type Judging, reportOn } from '../../src/lint.ts';
import type { LintOptions } from '../../src/plan/index.ts';
import { type RenderOptions, renderJson } from '../../src/report/index.ts';
import { UsageError } from '../../src/wording/index.ts';
import type { Input } from './inputs.ts';

/** All that is reported of some files, as it would be printed: as rules are asked, and with every rule asked of everything. */
export async function bothReports({
  files,
  as,
  targets = [],
  spec,
  profiles,
}: Input): Promise<readonly [string, string]> {
  const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-lint-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(cwd, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    }
    const config = Object.hasOwn(files, 'mcp-lint.json') ? undefined : (false as const);
    const paths = as === undefined ? [] : ['.'];
    const given = {
      cwd,
      paths,
      as,
      targets,
      spec,
      profiles,
      config,
      rules: new Map(),
      user: false,
      updateBaseline: false,
    };
    return [await reported(given, {}), await reported(given, { unfiltered: true })];
  } finally {
    fs.rmSync(cwd, { recursive: true, force: true });
  }
}

const shown: RenderOptions = {
  color: false,
  quiet: false,
  cwdPrefix: '',
  repositoryPath: (name) => name,
  version: '',
  docsUrl: (rule) => rule,
};

async function reported(options: LintOptions, judging: Judging): Promise<string> {
  try {
    return renderJson(await reportOn(await examine(options, judging), options), shown);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}
