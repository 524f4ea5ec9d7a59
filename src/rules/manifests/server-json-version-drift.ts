import { packagesOf, projectOf, writtenText } from '../../model/manifests/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { writing } from '../shared/fixes.ts';
import { bundleJson, nodeServer, npmPackage, serverJson } from '../shared/samples.ts';

export default defineRule({
  id: 'server-json-version-drift',
  category: 'correctness',
  severity: 'warning',
  messages: {
    package: (data: { version: string; other: string; file: string }) =>
      `the package has version ${quote(data.version)} here and ${quote(data.other)} in ${data.file}`,
    server: (data: { version: string; other: string; file: string }) =>
      `the server has version ${quote(data.version)}, its package in ${data.file} ${quote(data.other)}`,
  },
  on: {
    registry(reading, { report }) {
      const { document } = reading;
      let isTold = false;
      for (const item of packagesOf(reading)) {
        const project = projectOf(reading, item);
        const version = writtenText(item.value, 'version');
        if (project?.version === undefined) continue;
        const { file } = project;
        const { text: other, place } = project.version;
        const extra = { help: `write ${quote(other)}`, related: [{ place, message: 'the version there' }] };
        const whole = writtenText(document.value, 'version');
        if (version !== undefined && version !== other) {
          report('package', { version, other, file }, at(document, [...item.route, 'version']), {
            ...extra,
            fix: writing([...item.route, 'version'], other, 'unsafe'),
          });
          isTold = true;
          continue;
        }
        // The address of a bundle has the version in it.
        const isSame = version === other || (version === undefined && item.kind?.identifies === 'address');
        if (isSame && whole !== undefined && whole !== other && !isTold) {
          report('server', { version: whole, other, file }, at(document, ['version']), {
            ...extra,
            fix: writing(['version'], other, 'unsafe'),
          });
          isTold = true;
        }
      }
    },
  },
});

const transport = '"transport": { "type": "stdio" }';

export const docs = defineDocs({
  summary: 'Versions of a server that have drifted apart',
  why: 'The registry lists the version of `server.json` and installs the version of its package. When only `package.json`, `pyproject.toml` or the `manifest.json` of a bundle was raised, users get the old package, or the publish fails because the version is already there.',
  fix: 'Raise all of them together.',
  mends: { unsafe: 'writes the version of the package' },
  examples: [
    {
      title: 'A package that was raised alone',
      files: {
        'server.json': serverJson(
          `"packages": [{ "registryType": "npm", "identifier": "@acme/weather", "version": ⟦"1.2.0"⟧, ${transport} }]`,
        ),
        'package.json': '{ "name": "@acme/weather", "version": "1.3.0", "mcpName": "io.github.acme/weather" }\n',
      },
    },
    {
      title: 'A server that was forgotten',
      files: {
        'server.json': serverJson(
          `"packages": [{ "registryType": "pypi", "identifier": "acme-weather", "version": "1.3.0", ${transport} }]`,
          { version: '⟦"1.2.0"⟧' },
        ),
        'pyproject.toml': '[project]\nname = "acme-weather"\nversion = "1.3.0"\n',
      },
    },
    {
      title: 'A bundle that was raised alone',
      files: {
        'server.json': serverJson(
          `"packages": [{ "registryType": "mcpb", "identifier": "https://github.com/acme/weather/releases/download/v1.3.0/weather.mcpb", "fileSha256": "${'0123456789abcdef'.repeat(4)}", ${transport} }]`,
          { version: '⟦"1.2.0"⟧' },
        ),
        'manifest.json': bundleJson(nodeServer, { version: '"1.3.0"' }),
        'server/index.js': '',
      },
    },
    {
      title: 'One version everywhere, one that is set by a release, and a package from elsewhere',
      files: {
        'server.json': serverJson(`"packages": [{ ${npmPackage}, ${transport} }]`),
        'package.json':
          '{ "name": "@acme/weather", "version": "0.0.0-development", "mcpName": "io.github.acme/weather" }\n',
        'proxy/server.json': serverJson(
          `"packages": [{ "registryType": "pypi", "identifier": "mcp-proxy", "version": "2.0.0", ${transport} }]`,
        ),
        'proxy/pyproject.toml': '[project]\nname = "acme-weather"\nversion = "1.2.0"\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'the version of the server should be that of its package',
      source: 'modelcontextprotocol/registry docs, on versioning',
      date: '2026-11-18',
    },
  ],
});
