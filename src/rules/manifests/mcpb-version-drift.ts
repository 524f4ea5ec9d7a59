import { bundledProject, writtenText } from '../../model/manifests/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { writing } from '../shared/fixes.ts';
import { bundleJson, nodeServer } from '../shared/samples.ts';

export default defineRule({
  id: 'mcpb-version-drift',
  category: 'correctness',
  severity: 'warning',
  messages: {
    bundle: (data: { version: string; other: string; file: string }) =>
      `the bundle has version ${quote(data.version)}, what it bundles ${quote(data.other)} in ${data.file}`,
  },
  on: {
    bundle(reading, { report }) {
      const { document } = reading;
      const version = writtenText(document.value, 'version');
      const project = version === undefined ? undefined : bundledProject(reading);
      if (version === undefined || project?.version === undefined || document.isBroken(['version'])) return;
      const { text: other, place } = project.version;
      if (version === other) return;
      report('bundle', { version, other, file: project.file }, at(document, ['version']), {
        help: `write ${quote(other)}`,
        related: [{ place, message: 'the version there' }],
        fix: writing(['version'], other, 'unsafe'),
      });
    },
  },
});

const pythonServer =
  '"server": { "type": "python", "entry_point": "main.py", "mcp_config": { "command": "python", "args": ["${__dirname}/main.py"] } }';

export const docs = defineDocs({
  summary: 'A bundle whose version is not that of what it bundles',
  why: 'A client knows a bundle by the version in `manifest.json`. When only `package.json` or `pyproject.toml` was raised, the new server goes out under the old version.',
  fix: 'Raise both together. Only a project of the same folder and the same name is compared, without the scope of a package, and only where the bundle starts what is in it.',
  mends: { unsafe: 'writes the version of the project' },
  examples: [
    {
      title: 'A package that was raised alone',
      files: {
        'manifest.json': bundleJson(nodeServer, { version: '⟦"1.2.0"⟧' }),
        'package.json': '{ "name": "@acme/weather", "version": "1.3.0" }\n',
        'server/index.js': '',
      },
    },
    {
      title: 'A project in Python',
      files: {
        'manifest.json': bundleJson(pythonServer, { version: '⟦"1.2.0"⟧' }),
        'pyproject.toml': '[project]\nname = "weather"\nversion = "1.3.0"\n',
        'main.py': '',
      },
    },
    {
      title: 'One version, one that is set by a release, and a package of another name',
      files: {
        'manifest.json': bundleJson(nodeServer),
        'package.json': '{ "name": "@acme/weather", "version": "1.2.0" }\n',
        'server/index.js': '',
        'set/manifest.json': bundleJson(nodeServer),
        'set/package.json': '{ "name": "weather", "version": "0.0.0-development" }\n',
        'set/server/index.js': '',
        'other/manifest.json': bundleJson(nodeServer),
        'other/package.json': '{ "name": "forecasts", "version": "3.0.0" }\n',
        'other/server/index.js': '',
      },
    },
  ],
  evidence: [
    {
      claim: 'the version of the extension; its package.json typically lies at its root',
      source: 'modelcontextprotocol/mcpb MANIFEST.md',
      date: '2025-12-03',
    },
    {
      claim: 'a bundle that runs its package with npx gets new releases without being built again',
      source: 'modelcontextprotocol/mcpb README.md',
      date: '2026-11-19',
    },
  ],
});
