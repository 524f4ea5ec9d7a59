import { writtenText } from '../../model/manifests/index.ts';
import type { Neighbours } from '../../model/reading/index.ts';
import { at, own, valueAt } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { writing } from '../shared/fixes.ts';
import { bundleJson, nodeServer } from '../shared/samples.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const folder = '${__dirname}';

export default defineRule({
  id: 'mcpb-icon',
  category: 'correctness',
  severity: 'error',
  messages: {
    variable: (data: { client: string }) =>
      `nothing is filled in where an icon is named, so ${data.client} refuses "\${__dirname}" there`,
    absolute: (data: { client: string }) =>
      `the path of the icon leads out of the bundle, so ${data.client} refuses the file`,
    missing: (data: { path: string; client: string }) =>
      `there is no ${quote(data.path)} here, without which ${data.client} refuses the file`,
    kind: (data: { path: string; client: string }) =>
      `${quote(data.path)} is not a PNG image, so ${data.client} refuses the file`,
    remote: (data: { client: string }) =>
      `${data.client} warns of an icon from the web: Claude Desktop shows those of the bundle only`,
  },
  on: {
    bundle({ document, format: { bundle }, neighbours }, { client, report }) {
      const path = own(document.value, 'icon');
      if (typeof path !== 'string' || path === '') return;
      const place = at(document, ['icon']);
      const { refuses: reaction } = bundle;
      if (/^https?:\/\//.test(path))
        report('remote', { client }, place, { reaction: bundle.advises, help: 'put the image into the bundle' });
      else if (path.includes(folder))
        report('variable', { client }, place, {
          reaction,
          help: `write ${quote(inFolder(path))}`,
          fix: writing(['icon'], inFolder(path)),
        });
      else if (path.startsWith('/'))
        report('absolute', { client }, place, {
          reaction,
          help: 'write a path that begins in the folder of the manifest',
        });
      else if (neighbours.has(path) === false) {
        // Without its main file the folder is not what will be packed, and even beside it the image may come with the build.
        if (isWhole(document.value, neighbours))
          report('missing', { path, client }, place, {
            reaction,
            severity: 'warning',
            help: 'add the image, correct the path, or let the build put it there',
          });
      } else if (isOther(neighbours.head(path, signature.length)))
        report('kind', { path, client }, place, { reaction, help: 'save the image as PNG' });
    },
  },
});

function isWhole(manifest: unknown, neighbours: Neighbours): boolean {
  const entry = writtenText(valueAt(manifest, ['server']), 'entry_point');
  return entry !== undefined && neighbours.has(entry) === true;
}

function isOther(head: Uint8Array | undefined): boolean {
  return head !== undefined && !signature.every((byte, index) => head[index] === byte);
}

function inFolder(path: string): string {
  return path.replaceAll(folder, '').replace(/^[\\/]+/, '');
}

export const docs = defineDocs({
  summary: 'An icon of a bundle that is not there, or not a PNG image of it',
  why: '`mcpb` looks the icon up before it packs: a path within the bundle, as it stands, to a PNG image.',
  fix: 'Put a PNG image into the bundle, and write its path.',
  mends: { safe: 'takes the folder of the bundle off the path' },
  examples: [
    {
      title: 'A variable',
      files: { 'manifest.json': bundleJson(`"icon": ⟦"\${__dirname}/icon.png"⟧,\n  ${nodeServer}`) },
    },
    {
      title: 'A path from the root of the disk, and one on the web',
      files: {
        'manifest.json': bundleJson(`"icon": ⟦"/Users/me/icon.png"⟧,\n  ${nodeServer}`),
        'web/manifest.json': bundleJson(`"icon": ⟦"https://weather.example.com/icon.png"⟧,\n  ${nodeServer}`),
      },
    },
    {
      title: 'An image that is missing',
      files: { 'manifest.json': bundleJson(`"icon": ⟦"images/icon.png"⟧,\n  ${nodeServer}`), 'server/index.js': '\n' },
    },
    {
      title: 'Another kind of image',
      files: {
        'manifest.json': bundleJson(`"icon": ⟦"icon.png"⟧,\n  ${nodeServer}`),
        'icon.png': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
      },
    },
    {
      title: 'A folder that is built later',
      files: { 'manifest.json': bundleJson(`"icon": "icon.png",\n  ${nodeServer}`) },
    },
  ],
  evidence: [
    {
      claim: 'what is looked at, and what only earns a warning',
      source: '@anthropic-ai/mcpb 2.1.2, run and read',
      date: '2026-11-18',
    },
  ],
});
