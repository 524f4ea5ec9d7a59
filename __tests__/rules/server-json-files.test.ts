import { describe, expect, test } from '@jest/globals';
import { spanOf } from '../../src/model/values/index.ts';
import { lintFiles } from '../formats/support.ts';

const server = (packages: readonly object[], more: object = {}) =>
  JSON.stringify({
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: 'io.github.acme/weather',
    description: 'Weather',
    version: '1.2.0',
    packages: packages.map((each) => ({ version: '1.2.0', transport: { type: 'stdio' }, ...each })),
    ...more,
  });

const npm = { registryType: 'npm', identifier: '@acme/weather' };
const pypi = { registryType: 'pypi', identifier: 'Acme_Weather' };

/** "rule: message | help | path:line:column of what is related". */
async function told(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { findings } = await lintFiles(files, { config: false });
  return findings.map((finding) => {
    const related = finding.related.map(({ place }) => {
      const { line, column } = place.document.position(spanOf(place).start);
      return `${place.document.path}:${line}:${column}`;
    });
    return [`${finding.rule}: ${finding.message}`, finding.help ?? '', ...related].join(' | ');
  });
}

describe('the name of the server', () => {
  test('is shown in both files', async () => {
    const files = {
      'server.json': server([npm]),
      'package.json':
        '{\n  "name": "@acme/weather",\n  "version": "1.2.0",\n  "mcpName": "io.github.ACME/weather"\n}\n',
    };
    expect(await told(files)).toEqual([
      'server-json-mcp-name: the package calls its server "io.github.ACME/weather" in package.json, so the MCP Registry does not take it | write "mcpName": "io.github.acme/weather" there, or that name here; capitals count | package.json:4:14',
    ]);
  });

  test('stands in the README that the project names', async () => {
    const project =
      '[build-system]\nname = "x"\n\n[project]\nname = "acme-weather"\nversion = "1.2.0"\nreadme = "docs/pypi.md"\n';
    const files = { 'server.json': server([pypi]), 'pyproject.toml': project };
    expect(await told({ ...files, 'docs/pypi.md': 'mcp-name: io.github.acme/weather\n' })).toEqual([]);
    expect(await told({ ...files, 'docs/pypi.md': 'mcp-name: io.github.acme/weather-pro\n' })).toEqual([
      'server-json-mcp-name: the package calls its server "io.github.acme/weather-pro" in docs/pypi.md, so the MCP Registry does not take it | write "mcp-name: io.github.acme/weather" in a comment there, or that name here; capitals count | docs/pypi.md:1:11',
    ]);
    expect(await told({ ...files, 'docs/pypi.md': '# Weather\n' })).toEqual([
      'server-json-mcp-name: the package names no server in docs/pypi.md, so the MCP Registry does not take it | add "mcp-name: io.github.acme/weather" in a comment there',
    ]);
    expect(await told(files)).toEqual([]);
  });

  test('is nobody’s business where the README is put together by the build', async () => {
    const project = '[project]\nname = "acme-weather"\nversion = "1.2.0"\ndynamic = ["readme"]\n';
    expect(
      await told({ 'server.json': server([pypi]), 'pyproject.toml': project, 'README.md': '# Weather\n' }),
    ).toEqual([]);
  });

  test('of an image may be a variable, or stand nowhere', async () => {
    const image = { registryType: 'oci', identifier: 'ghcr.io/acme/weather:1.2.0', version: undefined };
    const label = 'LABEL io.modelcontextprotocol.server.name';
    for (const line of [`${label}=$NAME`, `${label}="\${NAME}"`, 'USER node', `${label}="io.github.acme/weather"`]) {
      expect(await told({ 'server.json': server([image]), Dockerfile: `FROM node:24\n${line}\n` })).toEqual([]);
    }
  });

  test.each([
    ['of another package', '{ "name": "@acme/tools" }'],
    ['that is broken', '{ "name": "@acme/weather", '],
    ['without a name', '{ "__proto__": { "name": "@acme/weather" } }'],
    ['that is a list', '["@acme/weather"]'],
  ])('is not looked for in a package.json %s', async (_, text) => {
    expect(await told({ 'server.json': server([npm]), 'package.json': text })).toEqual([]);
  });
});

describe('versions', () => {
  test('are shown in both files', async () => {
    const project = '[project]\nname = "acme.weather" # the name\nversion = \'1.3.0\'\n';
    expect(await told({ 'server.json': server([pypi]), 'pyproject.toml': project })).toEqual([
      'server-json-version-drift: the package has version "1.2.0" here and "1.3.0" in pyproject.toml | write "1.3.0" | pyproject.toml:3:12',
    ]);
  });

  test('are left alone where a release sets them', async () => {
    const project = (version: string) => `[project]\nname = "acme-weather"\n${version}\n`;
    for (const version of [
      'dynamic = ["version"]',
      'version = "0.0.0"',
      'version = "0.0.0.dev0"',
      'version = "{{VERSION}}"',
    ]) {
      expect(await told({ 'server.json': server([pypi]), 'pyproject.toml': project(version) })).toEqual([]);
    }
    const stamped = server([{ ...npm, version: '{{VERSION}}' }], { version: '{{VERSION}}' });
    const files = {
      'package.json': '{ "name": "@acme/weather", "version": "3.0.0", "mcpName": "io.github.acme/weather" }',
    };
    expect(await told({ ...files, 'server.json': stamped })).toEqual([]);
  });
});

describe('the version of a bundle', () => {
  const bundle = (name: string, type = 'node', version = '1.2.0') =>
    JSON.stringify({
      manifest_version: '0.3',
      name,
      version,
      description: 'Weather',
      author: { name: 'Acme' },
      server: { type, entry_point: 'main', mcp_config: { command: type, args: ['${__dirname}/main'] } },
    });
  const node = '{\n  "name": "@acme/weather",\n  "version": "1.3.0"\n}\n';
  const python = '[project]\nname = "acme.weather"\nversion = "1.3.0"\n';
  const drifted = (file: string, place: string) =>
    `mcpb-version-drift: the bundle has version "1.2.0", what it bundles "1.3.0" in ${file} | write "1.3.0" | ${file}:${place}`;
  const toldOf = (manifest: string, files: Readonly<Record<string, string>>) =>
    told({ 'manifest.json': manifest, main: '', ...files });

  test('is that of the project of its language, with its name', async () => {
    const both = { 'package.json': node, 'pyproject.toml': python };
    expect(await toldOf(bundle('weather'), both)).toEqual([drifted('package.json', '3:14')]);
    expect(await toldOf(bundle('Acme_Weather', 'python'), both)).toEqual([drifted('pyproject.toml', '3:12')]);
    expect(await toldOf(bundle('weather', 'node', '1.3.0'), both)).toEqual([]);
  });

  test.each([
    ['with another name', bundle('forecasts'), { 'package.json': node }],
    ['of another language', bundle('acme-weather', 'binary'), { 'pyproject.toml': python }],
    ['that is broken', bundle('weather'), { 'package.json': '{ "name": "weather", ' }],
    [
      'whose version a release sets',
      bundle('weather'),
      { 'package.json': '{ "name": "weather", "version": "0.0.0" }' },
    ],
    ['without a version', bundle('weather'), { 'package.json': '{ "name": "weather", "private": true }' }],
    ['of another folder', bundle('weather'), { 'app/package.json': node }],
    ['for a bundle that the build numbers', bundle('weather', 'node', '{{VERSION}}'), { 'package.json': node }],
  ])('has nothing to do with a project %s', async (_, manifest, files) => {
    expect(await toldOf(manifest, files)).toEqual([]);
  });

  test('is its own where the package is fetched', async () => {
    const fetched = bundle('weather').replace('${__dirname}/main', '@acme/weather');
    expect(await toldOf(fetched, { 'package.json': node })).toEqual([]);
  });

  describe('at an address of the registry', () => {
    const listed = (file: string, version = '1.2.0') =>
      server(
        [
          {
            registryType: 'mcpb',
            identifier: `https://github.com/acme/weather/releases/download/v1/${file}`,
            fileSha256: '0123456789abcdef'.repeat(4),
            version: undefined,
          },
        ],
        { version },
      );

    test.each(['weather.mcpb', 'Weather-1.3.0.mcpb', 'weather_v1.3.0.mcpb?raw=1', 'weather.dxt'])(
      '%s is that of the server',
      async (file) => {
        const files = { 'server.json': listed(file), main: '' };
        expect(
          (await told({ ...files, 'manifest.json': bundle('weather', 'node', '1.3.0') })).filter((each) =>
            each.startsWith('server-json-version-drift'),
          ),
        ).toEqual([
          'server-json-version-drift: the server has version "1.2.0", its package in manifest.json "1.3.0" | write "1.3.0" | manifest.json:1:54',
        ]);
        expect(
          (await told({ ...files, 'manifest.json': bundle('weather') })).filter((each) => each.includes('drift')),
        ).toEqual([]);
      },
    );

    test.each([
      ['weather-pro.mcpb', bundle('weather', 'node', '1.3.0')],
      ['forecasts.mcpb', bundle('weather', 'node', '1.3.0')],
      ['weather.mcpb', bundle('weather', 'node', '0.0.0')],
      ['weather.mcpb', '{ "name": "weather", "version": "1.3.0" }'],
      ['weather.mcpb', '["weather"'],
    ])('%s has nothing to do with %s', async (file, manifest) => {
      const findings = await told({ 'server.json': listed(file), main: '', 'manifest.json': manifest });
      expect(findings.filter((each) => each.includes('drift'))).toEqual([]);
    });
  });

  test('and that of the registry agree with one package', async () => {
    const files = {
      'server.json': server([npm]),
      'manifest.json': bundle('weather'),
      main: '',
      'package.json': node.replace('"1.3.0"', '"1.3.0", "mcpName": "io.github.acme/weather"'),
    };
    expect((await told(files)).toSorted()).toEqual([
      drifted('package.json', '3:14'),
      'server-json-version-drift: the package has version "1.2.0" here and "1.3.0" in package.json | write "1.3.0" | package.json:3:14',
    ]);
  });
});
