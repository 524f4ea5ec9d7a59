import {
  faultOfName,
  type ListedPackage,
  labelsOf,
  type Ownership,
  otherPackage,
  packagesOf,
  projectOf,
  writtenText,
} from '../../model/manifests/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { npmPackage, serverJson } from '../shared/samples.ts';

export default defineRule({
  id: 'server-json-mcp-name',
  category: 'correctness',
  severity: 'error',
  messages: {
    differs: (data: { where: string; other: string; client: string }) =>
      `the package calls its server ${quote(data.other)} in ${data.where}, so ${data.client} does not take it`,
    another: (data: { where: string; other: string }) =>
      `the server beside this file is the package ${quote(data.other)}, as ${data.where} says`,
    missing: (data: { where: string; client: string }) =>
      `the package names no server in ${data.where}, so ${data.client} does not take it`,
  },
  on: {
    registry(reading, { client, report }) {
      const { document, format } = reading;
      const { registry } = format;
      const name = writtenText(document.value, 'name');
      if (name === undefined) return;
      const another = otherPackage(reading, packagesOf(reading));
      if (another !== undefined) {
        const place = at(document, [...another.item.route, 'identifier']);
        report('another', { where: another.file, other: another.name.text }, place, {
          severity: 'warning',
          help: `write ${quote(another.name.text)}, if that is what is published`,
          related: [{ place: another.name.place, message: 'the name there' }],
        });
      }
      // A name that is refused has to be another one first.
      if (faultOfName(name) !== undefined) return;
      for (const item of packagesWithOwner(reading)) {
        const { where, names, line } = item.owner;
        if (names.some(({ text }) => text === name)) continue;
        const [other] = names;
        const place = at(document, [...item.package.route, 'identifier']);
        if (other === undefined) {
          if (item.isOptional) continue;
          report('missing', { where, client }, place, { severity: 'warning', help: `add ${line(name)} there` });
        } else if (!other.text.includes('$')) {
          report('differs', { where, other: other.text, client }, at(document, ['name']), {
            reaction: registry.refuses,
            help: `write ${line(name)} there, or that name here; capitals count`,
            related: [{ place: other.place, message: 'the name there' }],
          });
        }
      }
    },
  },
});

interface Owned {
  readonly package: ListedPackage;
  readonly owner: Ownership;
  /** Images get labels from the command line as well. */
  readonly isOptional: boolean;
}

function packagesWithOwner(reading: Reading): Owned[] {
  const packages = packagesOf(reading);
  const images = packages.filter(({ kind }) => kind?.owner === 'label');
  return packages.flatMap((each): Owned[] => {
    const isImage = each.kind?.owner === 'label';
    const owner = isImage ? (images.length === 1 ? labelsOf(reading) : undefined) : projectOf(reading, each)?.owner;
    return owner === undefined ? [] : [{ package: each, owner, isOptional: isImage }];
  });
}

const transport = '"transport": { "type": "stdio" }';

export const docs = defineDocs({
  summary: 'A package that names another server than the description, or none',
  why: 'Whoever publishes a description has to own its packages, so each package names its server: `mcpName` in `package.json`, `mcp-name: …` in the README of a Python package, a label of an image. The registry compares the names letter by letter, capitals included. Looked at are files beside `server.json`, and only where they make a package of the listed name.',
  fix: 'Write the name of the server into the package, publish the package, then the description.',
  mends: 'the name stands in the package too, which is another file',
  examples: [
    {
      title: 'Other capitals',
      files: {
        'server.json': serverJson(`"packages": [{ ${npmPackage}, ${transport} }]`, {
          name: '⟦"io.github.acme/weather"⟧',
        }),
        'package.json': '{ "name": "@acme/weather", "version": "1.2.0", "mcpName": "io.github.Acme/weather" }\n',
      },
    },
    {
      title: 'The package was renamed',
      files: {
        'server.json': serverJson(
          `"packages": [{ "registryType": "npm", "identifier": ⟦"@acme/weather-server"⟧, "version": "1.2.0", ${transport} }]`,
        ),
        'package.json': '{ "name": "@acme/weather", "version": "1.2.0", "mcpName": "io.github.acme/weather" }\n',
      },
    },
    {
      title: 'A Python package that was renamed',
      files: {
        'server.json': serverJson(
          `"packages": [{ "registryType": "pypi", "identifier": ⟦"weather-server"⟧, "version": "1.2.0", ${transport} }]`,
        ),
        'pyproject.toml': '[project]\nname = "acme_weather"\nversion = "1.2.0"\nreadme = "README.md"\n',
        'README.md': '# Weather\n\n<!-- mcp-name: io.github.acme/weather -->\n',
      },
    },
    {
      title: 'No name at all',
      files: {
        'server.json': serverJson(
          `"packages": [{ "registryType": "npm", "identifier": ⟦"@acme/weather"⟧, "version": "1.2.0", ${transport} }]`,
        ),
        'package.json': '{ "name": "@acme/weather", "version": "1.2.0" }\n',
      },
    },
    {
      title: 'A name that the registry refuses, which no package should repeat',
      files: {
        'server.json': serverJson(
          `"packages": [{ "registryType": "npm", "identifier": "@acme/weather", "version": "1.2.0", ${transport} }]`,
          { name: '"weather"' },
        ),
        'package.json': '{ "name": "@acme/weather", "version": "1.2.0" }\n',
      },
      also: ['server-json-name'],
    },
    {
      title: 'The README of a Python package',
      files: {
        'server.json': serverJson(
          `"packages": [{ "registryType": "pypi", "identifier": "acme-weather", "version": "1.2.0", ${transport} }]`,
          { name: '⟦"io.github.acme/weather"⟧' },
        ),
        'pyproject.toml': '[project]\nname = "acme_weather"\nversion = "1.2.0"\nreadme = "README.md"\n',
        'README.md': '# Weather\n\n<!-- mcp-name: io.github.acme/weather-server -->\n',
      },
    },
    {
      title: 'The label of an image',
      files: {
        'server.json': serverJson(
          `"packages": [{ "registryType": "oci", "identifier": "ghcr.io/acme/weather:1.2.0", ${transport} }]`,
          { name: '⟦"io.github.acme/weather"⟧' },
        ),
        Dockerfile: 'FROM node:24\nLABEL io.modelcontextprotocol.server.name="io.github.acme/wether"\n',
      },
    },
    {
      title: 'The same name, and the file of another package',
      files: {
        'server.json': serverJson(`"packages": [{ ${npmPackage}, ${transport} }]`),
        'package.json': '{ "name": "@acme/weather", "version": "1.2.0", "mcpName": "io.github.acme/weather" }\n',
        'tools/server.json': serverJson(`"packages": [{ ${npmPackage}, ${transport} }]`),
        'tools/package.json': '{ "name": "@acme/tools", "private": true }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'npm: mcpName equals the name; PyPI: the README has "mcp-name: " and the name; images: the label',
      source: 'modelcontextprotocol/registry internal/validators/registries, read',
      date: '2026-11-18',
    },
    {
      claim: 'publishing failed for a difference',
      source: 'modelcontextprotocol/registry#1525, #1372',
      date: '2026-11-18',
    },
  ],
});
