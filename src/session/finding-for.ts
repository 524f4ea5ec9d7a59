import type { Unseen } from '../discover/index.ts';
import { atSpan } from '../model/values/index.ts';
import type { Finding, Severity } from '../model/verdict/index.ts';
import { unparsed } from '../parse/index.ts';
import { count } from '../wording/index.ts';

interface Words {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly help?: string;
}

const INCOMPLETE = { rule: 'search-incomplete', severity: 'info' } as const;

const WORDS: Readonly<Record<Unseen['cause'], (unseen: Unseen) => Words>> = {
  outside: () => ({
    rule: 'file-unreadable',
    severity: 'warning',
    message: 'this link leads out of the workspace, so what it leads to was not read',
    help: 'put what it leads to into the workspace, or name the file on the command line',
  }),
  folder: ({ fact, others }) => ({
    ...INCOMPLETE,
    message: `this folder${also(others)} cannot be read: ${fact}`,
    help: 'give read permission, or name it in .gitignore',
  }),
  name: ({ others }) => ({
    ...INCOMPLETE,
    message: `this name${also(others)} is not UTF-8, so what it stands for was not looked at`,
    help: 'rename it',
  }),
  depth: ({ others }) => ({
    ...INCOMPLETE,
    message: `this folder${also(others)} lies in a hundred others, and was not looked at`,
    help: 'name it on the command line',
  }),
  links: () => ({
    ...INCOMPLETE,
    message: 'links lead to more than 10,000 folders; from this one on they were not followed',
    help: 'name on the command line what is to be checked',
  }),
  patterns: ({ fact }) => ({
    ...INCOMPLETE,
    message: `these patterns were not heeded: ${fact}`,
    help: 'shorten the file, or give read permission',
  }),
  encoding: ({ fact }) => ({
    rule: 'search-incomplete',
    severity: 'warning',
    message: `git finds no pattern in this file, and ignores nothing for its sake: ${fact}`,
    help: 'save it as UTF-8',
  }),
  index: () => ({
    ...INCOMPLETE,
    message: "git's index cannot be read, so what git ignores counts as published",
    help: 'run mcp-lint where git itself works',
  }),
};

/** What is said of something that could not be looked at. */
export function findingFor(unseen: Unseen): Finding {
  const document = unparsed({ path: unseen.path, text: '', problems: [] }, 'json');
  const place = atSpan(document, { start: 0, end: 0 });
  return { ...WORDS[unseen.cause](unseen), place, related: [], clients: [] };
}

function also(others: number): string {
  return others === 0 ? '' : ` (like ${count(others, 'other')})`;
}
