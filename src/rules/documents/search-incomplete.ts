import { defineDocs, defineRule } from '../define.ts';

/** What it says is known before any file is read. */
export default defineRule({
  id: 'search-incomplete',
  category: 'correctness',
  severity: 'info',
  on: {},
  messages: {},
});

export const docs = defineDocs({
  summary: 'Something in the workspace was not looked at',
  why: 'A folder that cannot be read, a name that is not UTF-8, folders in a hundred others, a .gitignore that is too long or an index of git that cannot be read: what lies there may be wrong, and a run that says nothing would look as if it were not. Each cause is told once, with the first place.',
  fix: 'Give read permission, rename the folder, or name on the command line what is to be checked.',
  mends: 'what could not be looked at cannot be mended',
  examples: [],
  evidence: [{ claim: 'what is looked at', source: 'docs/cli.md', date: '2026-11-19' }],
});
