import { writtenText } from '../../model/manifests/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { bundleJson, nodeServer } from '../shared/samples.ts';

const semantic =
  /^(?:0|[1-9]\d{0,15})(?:\.(?:0|[1-9]\d{0,15})){2}(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;

export default defineRule({
  id: 'mcpb-semver',
  category: 'correctness',
  severity: 'warning',
  messages: {
    other: (data: { version: string }) =>
      `${quote(data.version)} is not a semantic version, so newer bundles cannot be told from older ones`,
  },
  on: {
    bundle({ document, format: { bundle } }, { report }) {
      const version = writtenText(document.value, 'version');
      if (version === undefined || document.isBroken(['version'])) return;
      if (version.length <= 256 && semantic.test(version)) return;
      report('other', { version }, at(document, ['version']), {
        reaction: bundle.advises,
        help: 'write a version such as "1.2.0"',
      });
    },
  },
});

export const docs = defineDocs({
  summary: 'A version of a bundle that is not a semantic one',
  why: 'The specification asks for three numbers, so that clients can offer updates. `mcpb` takes any text.',
  fix: 'Write three numbers.',
  mends: 'only the author knows what is right',
  examples: [
    { title: 'Two numbers', files: { 'manifest.json': bundleJson(nodeServer, { version: '⟦"1.2"⟧' }) } },
    {
      title: 'Three numbers, and a version that the build fills in',
      files: {
        'manifest.json': bundleJson(nodeServer, { version: '"2.0.0-beta.17"' }),
        'template/manifest.json': bundleJson(nodeServer, { version: '"{{VERSION}}"' }),
        'release/manifest.json': bundleJson(nodeServer, { version: '"<AUTO_GENERATED>"' }),
      },
    },
  ],
  evidence: [
    { claim: 'version: semantic versioning', source: 'modelcontextprotocol/mcpb MANIFEST.md', date: '2025-12-03' },
  ],
});
