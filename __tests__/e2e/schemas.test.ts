import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseTOML } from 'toml-eslint-parser';
import { about } from '../../src/version.generated.ts';
import { tree } from '../tree.ts';
import { cli, repository } from './support.ts';

const folder = tree();

function written(...args: readonly string[]): string {
  const { code, stdout, stderr } = cli(folder, ['schemas', ...args]);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

function urlOf(schema: string): string {
  return `${about.schemas}${schema}.schema.json`;
}

describe('mcp-lint schemas', () => {
  test('lists which schema is for which files', () => {
    expect(written()).toContain(`\n  ${urlOf('cursor')}\n    .cursor/mcp.json\n`);
    const { version, schemas } = JSON.parse(written('--format', 'json'));
    expect(version).toBe(1);
    expect(schemas).toContainEqual(
      expect.objectContaining({ url: urlOf('claude-code-project'), language: 'json', files: ['.mcp.json'] }),
    );
    for (const { url } of schemas) {
      expect([url, existsSync(join(repository, 'schemas', url.slice(about.schemas.length)))]).toEqual([url, true]);
    }
    const files = schemas.flatMap((each: { files: string[] }) => each.files);
    expect(files.length).toBe(new Set(files).size);
    expect(files).not.toContain('manifest.json');
  });

  test('for VS Code are three settings, without its own file', () => {
    const settings = JSON.parse(written('--for', 'vscode'));
    const json: { fileMatch: string[]; url: string }[] = settings['json.schemas'];
    expect(json).toContainEqual({ fileMatch: ['.cursor/mcp.json'], url: urlOf('cursor') });
    expect(json.flatMap(({ fileMatch }) => fileMatch)).not.toContain('.vscode/mcp.json');
    expect(settings['yaml.schemas'][urlOf('goose')]).toContain('.config/goose/config.yaml');
    const toml = Object.entries(settings['evenBetterToml.schema.associations']).filter(([pattern]) =>
      new RegExp(pattern).test('file:///work/.codex/config.toml'),
    );
    expect(toml.map(([, url]) => url)).toEqual([urlOf('codex')]);
  });

  test('for Zed are settings of its language servers, without its own file', () => {
    const { lsp } = JSON.parse(written('--for', 'zed'));
    const json: { fileMatch: string[] }[] = lsp['json-language-server'].settings.json.schemas;
    expect(json.flatMap(({ fileMatch }) => fileMatch)).toContain('.vscode/mcp.json');
    expect(json.flatMap(({ fileMatch }) => fileMatch)).not.toContain('.zed/settings.json');
    expect(lsp['yaml-language-server'].settings.yaml.schemas[urlOf('continue')]).toContain('.continue/config.yaml');
  });

  test('for taplo are rules in TOML', () => {
    const text = written('--for', 'taplo');
    expect(() => parseTOML(text)).not.toThrow();
    expect(text).toContain(
      `[[rule]]\ninclude = ["**/.codex/config.toml"]\n\n[rule.schema]\nurl = "${urlOf('codex')}"\n`,
    );
  });

  test('for yaml-language-server is one setting', () => {
    expect(Object.keys(JSON.parse(written('--for', 'yaml')))).toEqual(['yaml.schemas']);
  });

  test('for SchemaStore is a catalogue with the names that it asks for', () => {
    const { version, schemas } = JSON.parse(written('--for', 'schemastore'));
    expect(version).toBe(1);
    for (const each of schemas) {
      expect(each).toEqual({
        name: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        fileMatch: expect.any(Array),
        url: expect.stringMatching(/^https:\/\/.*\.schema\.json$/),
      });
    }
    const names = schemas.map(({ name }: { name: string }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('for another editor is refused with those that there are', () => {
    const { code, stderr } = cli(folder, ['schemas', '--for', 'emacs']);
    expect([code, stderr]).toEqual([
      2,
      'mcp-lint: "--for" takes "vscode", "zed", "taplo", "yaml" or "schemastore", not "emacs"\n',
    ]);
  });
});
