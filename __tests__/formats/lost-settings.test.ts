import { describe, expect, test } from '@jest/globals';
import { briefly, lintFiles } from './support.ts';

async function of(path: string, text: string): Promise<string[]> {
  return briefly(await lintFiles({ [path]: text }));
}

describe('settings that mention no server, and that the client cannot read', () => {
  test.each([
    ['.gemini/settings.json', '{ "theme": "dark", }', ['1:18-1:19 error syntax-error']],
    ['.gemini/settings.json', '{ "theme": ', ['1:10-1:11 error syntax-error']],
    ['.gemini/settings.json', '', ['1:1-1:1 error syntax-error']],
    ['.gemini/settings.json', ' \n', ['1:1-2:1 error syntax-error']],
    ['.gemini/settings.json', '[]', ['1:1-1:3 error root-shape']],
    ['.gemini/settings.json', '"dark"', ['1:1-1:7 error root-shape']],
    ['.gemini/settings.json', '\ufeff{ "theme": "dark" }', ['1:1-1:1 error encoding-invalid']],
    ['app/.qwen/settings.json', '{ "theme": ', ['1:10-1:11 error syntax-error']],
    ['.qwen/settings.json', '[]', ['1:1-1:3 error root-shape']],
    ['.amp/settings.json', '', ['1:1-1:1 error syntax-error']],
    ['.codex/config.toml', 'model = \n', ['1:7-1:8 error syntax-error']],
    ['.codex/config.toml', 'model = 5\n', ['1:9-1:10 error field-type']],
    ['.codex/config.toml', 'approval_policy = "untrusted"\n', ['1:19-1:30 error field-value']],
    ['.continue/config.yaml', 'name: "a\n', ['1:8-1:9 error syntax-error']],
    ['.zed/settings.json', '{ "theme": ', ['1:10-1:11 error syntax-error']],
    ['.vibe/config.toml', 'a = 1\na = 2\n', ['2:1-2:2 error key-duplicate']],
    ['.config/goose/config.yaml', 'a: [\n', ['1:4-1:5 error syntax-error']],
  ])('%s with %j', async (path, text, expected) => {
    expect(await of(path, text)).toEqual(expected);
  });

  test('in a folder where the file belongs', async () => {
    expect(await of('.gemini/settings.json/x', '')).toEqual(['1:1-1:1 error file-unreadable']);
  });
});

test('settings of Codex are its own by their path, with servers or without', async () => {
  const report = await lintFiles({ '.codex/config.toml': 'model = "small"\n' });
  expect(report).toMatchObject({ findings: [], files: [{ path: '.codex/config.toml' }] });
});

describe('settings that are nobody’s business', () => {
  test.each([
    // The client takes it.
    ['.gemini/settings.json', '{ "theme": "dark" /* as ever */ }'],
    ['.gemini/settings.json', '{}'],
    ['.qwen/settings.json', ''],
    ['.zed/settings.json', '{ "theme": "dark", }'],
    ['.zed/settings.json', ''],
    // It may be somebody else's.
    ['settings.json', '{ "theme": '],
    ['crush.json', '{ "theme": '],
    ['librechat.yaml', '{{ .Values.librechat }}: ['],
    // What becomes of it is not known for certain.
    ['.vscode/settings.json', '{ "theme": '],
    ['.devin/config.json', '{ "theme": '],
  ])('%s with %j', async (path, text) => {
    expect(await lintFiles({ [path]: text })).toMatchObject({ findings: [], files: [] });
  });
});
