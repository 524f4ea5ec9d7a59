import { expect, test } from '@jest/globals';
import { isNotedPackage, notedPackages } from '../../../src/model/packages/index.ts';

const names = notedPackages().map(({ name }) => name);

test('every name of the list is noticed without the list, with and without a version', () => {
  const unnoticed = notedPackages().filter(
    ({ on, name }) => !isNotedPackage(name, on === 'pypi') || !isNotedPackage(`${name}@latest`, on === 'pypi'),
  );
  expect(unnoticed).toEqual([]);
});

test('the packages that most files have are not', () => {
  const common = ['@modelcontextprotocol/server-filesystem', '@modelcontextprotocol/server-memory@latest']
    .concat(['@modelcontextprotocol/server-sequential-thinking', '@upstash/context7-mcp', '@playwright/mcp@latest'])
    .concat(['chrome-devtools-mcp', 'mcp-remote', 'firecrawl-mcp', 'npx', '-y', 'https://mcp.example.com/mcp']);
  expect(common.filter((word) => isNotedPackage(word, false))).toEqual([]);
});

test('a runner of Python is given names of Python', () => {
  expect(isNotedPackage('mcp-server-fetch', true)).toBe(false);
  expect(isNotedPackage('@playwright/mcp@latest', true)).toBe(true);
});

test('no name stands in the list twice', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('what is archived on npm ended with a version', () => {
  const onNpm = notedPackages().filter(({ on }) => on === 'npm');
  expect(onNpm.filter(({ is, last }) => (is === 'archived') !== (last !== undefined))).toEqual([]);
});
