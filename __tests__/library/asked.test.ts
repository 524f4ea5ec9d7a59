import { expect, test } from '@jest/globals';
import { fix as fixInBrowser, lint as lintInBrowser } from '../../src/browser.ts';
import { convert, fix, isUsageError, lint, open } from '../../src/index.ts';

const files = { '.mcp.json': '{}' };

test.each<[unknown, string]>([
  [{ cwd: 'nowhere' }, 'the working directory "nowhere" does not exist'],
  [{ cwd: 5 }, 'the option "cwd" is a path, not a number'],
  [{ targets: 'vscode' }, 'the option "targets" is a list of ids of clients, not a text'],
  [{ paths: '.mcp.json' }, 'the option "paths" is a list of paths, not a text'],
  [{ paths: ['a', null] }, 'the option "paths" is a list of paths, not a list'],
  [{ document: { path: 'a.json' } }, 'the option "document" is { path, text }, not an object'],
  [{ config: true }, 'the option "config" is a path or false, not true'],
  [{ user: 'yes' }, 'the option "user" is true or false, not a text'],
  [
    { rules: { 'transport-untyped': 'fatal' } },
    '"transport-untyped" in the option "rules" is set to "off", "info", "warning" or "error", not to "fatal"',
  ],
  [{ rules: { 'transport-untyped': 2 } }, expect.stringContaining('or "error", not to a number') as unknown as string],
  [{ rules: ['transport-untyped'] }, 'the option "rules" is an object of rules with their severities, not a list'],
  [{ path: ['x'] }, 'there is no option "path"; did you mean "paths"?'],
  [
    { __proto__: null, frobnicate: 1 },
    expect.stringMatching(/^there is no option "frobnicate"; there are "cwd", /) as unknown as string,
  ],
  [{ files: 'a' }, 'the option "files" is an object or a Map of contents, not a text'],
  [{ files: { a: 5 } }, 'the content of "a" in "files" is text or bytes, not a number'],
  [{ files: new Map([[5, '']]) }, 'the option "files" has a number for a path'],
])('%j cannot be meant', async (asked, message) => {
  const options = { files, ...(asked as object) };
  const error: unknown = await lint(options).catch((reason: unknown) => reason);
  expect([isUsageError(error), (error as Error).message]).toEqual([true, message]);
  await expect(lintInBrowser(options)).rejects.toThrow(error as Error);
  await expect(fix(options)).rejects.toThrow(error as Error);
  await expect(convert({ ...options, to: 'cursor' })).rejects.toThrow(error as Error);
  expect(() => open(options)).toThrow(error as Error);
});

test.each<[unknown, string]>([
  ['yes', 'a text'],
  [0, 'a number'],
  [null, 'null'],
  [['unsafe'], 'a list'],
])('whether unsafe fixes are made is not said by %j', async (unsafe, kind) => {
  const options = { files, unsafe: unsafe as boolean };
  const error: unknown = await fix(options).catch((reason: unknown) => reason);
  const message = `the option "unsafe" is true or false, not ${kind}`;
  expect([isUsageError(error), (error as Error).message]).toEqual([true, message]);
  await expect(fixInBrowser(options)).rejects.toThrow(error as Error);
});

test('what is undefined is not given', async () => {
  const options = { files, cwd: undefined, paths: undefined, rules: undefined, user: undefined };
  expect(await lint(options)).toEqual(await lint({ files }));
});

test('a folder that is a file is no working directory', async () => {
  await expect(lint({ files, cwd: '.mcp.json' })).rejects.toThrow('the working directory ".mcp.json" does not exist');
});
