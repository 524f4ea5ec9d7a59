import type { RegistryFacts } from '../../clients/index.ts';
import { isStamped, type ListedPackage, packagesOf, writtenText } from '../../model/manifests/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { at, own } from '../../model/values/index.ts';
import { list, quote } from '../../wording/index.ts';
import { type Context, defineDocs, defineRule } from '../define.ts';
import { npmPackage, serverJson } from '../shared/samples.ts';

const messages = {
  kindless: (data: { client: string }) => `the package has no "registryType", so ${data.client} refuses the file`,
  kind: (data: { type: string; client: string }) =>
    `${data.client} knows no packages of the type ${quote(data.type)}, so it refuses the file`,
  recent: (data: { type: string }) =>
    `packages of the type ${quote(data.type)} are new, and no revision of the format names them`,
  blank: (data: { client: string }) => `the identifier holds a blank, so ${data.client} refuses the file`,
  untagged: (data: { client: string }) =>
    `the image has neither a tag nor a digest; ${data.client} asks for one, and users get whatever is newest`,
  unversioned: (data: { type: string; client: string }) =>
    `a package of the type ${quote(data.type)} has to name its version, so ${data.client} refuses the file`,
  forbidden: (data: { key: string; type: string; client: string }) =>
    `a package of the type ${quote(data.type)} must not have ${quote(data.key)}, so ${data.client} refuses the file`,
  insecure: (data: { client: string }) => `the bundle is no address with https, so ${data.client} refuses the file`,
  unnamed: (data: { client: string }) =>
    `the address of the bundle has no "mcp" in it, so ${data.client} refuses the file`,
  unhashed: (data: { client: string }) => `the bundle has no "fileSha256", so ${data.client} refuses the file`,
  hash: (data: { client: string }) =>
    `"fileSha256" is not 64 digits and small letters a to f, so ${data.client} refuses the file`,
};

export default defineRule({
  id: 'server-json-package',
  category: 'correctness',
  severity: 'error',
  messages,
  on: {
    registry(reading, context) {
      const { registry } = reading.format;
      for (const item of packagesOf(reading)) {
        const judge = new Judge(reading, item, registry, context);
        judge.kind();
        judge.identifier();
        judge.hash();
        judge.keys();
      }
    },
  },
});

class Judge {
  readonly #reading: Reading;
  readonly #item: ListedPackage;
  readonly #registry: RegistryFacts;
  readonly #context: Context<typeof messages>;

  constructor(reading: Reading, item: ListedPackage, registry: RegistryFacts, context: Context<typeof messages>) {
    this.#reading = reading;
    this.#item = item;
    this.#registry = registry;
    this.#context = context;
  }

  kind(): void {
    const { value, type, kind } = this.#item;
    const { client, report } = this.#context;
    const { packages, refuses, refusesAsTold, advises, renamed } = this.#registry;
    const known = `write ${list(Object.keys(packages).filter((each) => !packages[each]?.recent))}`;
    const old = Object.keys(renamed.keys).some(
      (key) => Object.hasOwn(value, key) && renamed.keys[key] === 'registryType',
    );
    if (!Object.hasOwn(value, 'registryType')) {
      // The old name is told by a rule of its own.
      if (!old) report('kindless', { client }, this.#at(), { reaction: refuses, help: `add "registryType": ${known}` });
    } else if (type !== undefined && kind === undefined) {
      report('kind', { type, client }, this.#at('registryType'), { reaction: refuses, help: known });
    } else if (type !== undefined && kind?.recent) {
      const help = `take out the package until the registry takes it, or ${known}`;
      report('recent', { type }, this.#at('registryType'), { reaction: advises ?? refusesAsTold, help });
    }
  }

  identifier(): void {
    const { kind, value } = this.#item;
    const { client, report } = this.#context;
    const reaction = this.#registry.refuses;
    const text = writtenText(value, 'identifier');
    if (text === undefined) return;
    const place = this.#at('identifier');
    if (text.includes(' ')) {
      report('blank', { client }, place, { reaction, help: 'remove the blank' });
      return;
    }
    if (kind?.identifies === 'image' && !isPinnedImage(text)) {
      const tag = writtenText(value, 'version');
      // The revisions before 2025-10-11 had the tag in a field of its own.
      if (tag !== undefined && this.#registry.revision < '2025-10-11') return;
      report('untagged', { client }, place, {
        reaction: this.#registry.advises,
        help: `write ${quote(`${text.slice(0, 60)}:${tag ?? '1.2.0'}`)}`,
      });
    }
    if (kind?.identifies !== 'address') return;
    if (!/^https:\/\//i.test(text))
      report('insecure', { client }, place, {
        reaction,
        help: 'write the address from which the bundle can be downloaded',
      });
    else if (!/mcp/i.test(text))
      report('unnamed', { client }, place, {
        reaction,
        help: 'put "mcp" into the name of the file or of the repository',
      });
  }

  hash(): void {
    const { kind, value } = this.#item;
    const { client, report } = this.#context;
    const reaction = this.#registry.refuses;
    const hash = own(value, 'fileSha256') ?? own(value, 'file_sha256');
    if (hash === undefined) {
      if (kind?.identifies === 'address')
        report('unhashed', { client }, this.#at(), {
          reaction: this.#registry.advises,
          help: 'add the SHA-256 of the file: "openssl dgst -sha256 server.mcpb" prints it',
        });
      return;
    }
    if (typeof hash !== 'string' || isStamped(hash) || /^[a-f0-9]{64}$/.test(hash)) return;
    const help = /^[A-F0-9]{64}$/i.test(hash)
      ? 'write the letters small'
      : '"openssl dgst -sha256 server.mcpb" prints it';
    report('hash', { client }, this.#at(Object.hasOwn(value, 'fileSha256') ? 'fileSha256' : 'file_sha256'), {
      reaction,
      help,
    });
  }

  keys(): void {
    const { kind, type, value } = this.#item;
    const { client, report } = this.#context;
    const { refuses: reaction, revision } = this.#registry;
    if (kind === undefined || type === undefined) return;
    // In older revisions the schema asks for it.
    if (kind.needsVersion && !Object.hasOwn(value, 'version') && revision >= '2025-10-11') {
      report('unversioned', { type, client }, this.#at(), {
        reaction,
        help: 'add "version" with the one that is published',
      });
    }
    const { since, keys } = kind.forbids ?? { since: '', keys: [] };
    for (const key of revision < since ? [] : keys) {
      const given = own(value, key);
      if (given === undefined || given === '') continue;
      const help = key === 'version' ? 'remove it: the tag of the image is its version' : 'remove it';
      report('forbidden', { key, type, client }, this.#at(key, 'key'), { reaction, help });
    }
  }

  #at(key?: string, side?: 'key') {
    const { route } = this.#item;
    return at(this.#reading.document, key === undefined ? route : [...route, key], side);
  }
}

/** name:tag or name@sha256:…; a port of the host is no tag. */
function isPinnedImage(reference: string): boolean {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  return name.includes(':') || name.includes('@sha256:');
}

const stdio = '"transport": { "type": "stdio" }';
const hash = 'fe333e598595000ae021bd27117db32ec69af6987f507ba7a63c90638ff633ce';

export const docs = defineDocs({
  summary: 'A package that the registry does not take',
  why: 'Each kind of package has a form of its own: a name and a version, an image with its tag, the address of a bundle with its checksum. The registry looks the package up and refuses the file when it cannot.',
  fix: 'Write the package in the form of its kind.',
  mends: 'only the author knows what is right',
  examples: [
    {
      title: 'No kind, and one that is not known',
      files: {
        'server.json': serverJson(
          `"packages": [⟦{ "identifier": "@acme/weather", "version": "1.2.0", ${stdio} }⟧, { "registryType": ⟦"docker"⟧, "identifier": "acme/weather:1.2.0", ${stdio} }],\n  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]`,
        ),
      },
    },
    {
      title: 'A kind that only newer registries take',
      files: {
        'server.json': serverJson(
          `"packages": [{ "registryType": ⟦"cargo"⟧, "identifier": "weather-mcp", "version": "1.2.0", ${stdio} }]`,
        ),
      },
    },
    {
      title: 'An image without a tag',
      files: {
        'server.json': serverJson(
          `"packages": [{ "registryType": "oci", "identifier": ⟦"ghcr.io/acme/weather"⟧, ${stdio} }]`,
        ),
      },
    },
    {
      title: 'A bundle by its path, one without a checksum, and a checksum in capitals',
      files: {
        'server.json': serverJson(
          `"packages": [{ "registryType": "mcpb", "identifier": ⟦"dist/weather.mcpb"⟧, "fileSha256": "${hash}", ${stdio} },\n    ⟦{ "registryType": "mcpb", "identifier": "https://github.com/acme/weather/releases/download/v1/weather.mcpb", ${stdio} }⟧,\n    { "registryType": "mcpb", "identifier": ⟦"https://github.com/acme/weather/releases/download/v1/weather.zip"⟧, "fileSha256": ⟦"${hash.toUpperCase()}"⟧, ${stdio} }]`,
        ),
      },
    },
    {
      title: 'A blank in a name',
      files: {
        'server.json': serverJson(
          `"packages": [{ "registryType": "npm", "identifier": ⟦"@acme/weather server"⟧, "version": "1.2.0", ${stdio} }]`,
        ),
      },
    },
    {
      title: 'No version, and keys of another kind',
      files: {
        'server.json': serverJson(
          `"packages": [⟦{ "registryType": "pypi", "identifier": "acme-weather", ${stdio} }⟧,\n    { ${npmPackage}, ⟦"fileSha256"⟧: "${hash}", ${stdio} },\n    { "registryType": "oci", "identifier": "ghcr.io/acme/weather:1.2.0", ⟦"version"⟧: "1.2.0", ${stdio} }]`,
        ),
      },
    },
    {
      title: 'One of each kind',
      files: {
        'server.json': serverJson(
          `"packages": [{ ${npmPackage}, ${stdio} }, { "registryType": "oci", "identifier": "ghcr.io/acme/weather:1.2.0", ${stdio} },\n    { "registryType": "mcpb", "identifier": "https://github.com/acme/weather/releases/download/v1/weather.mcpb", "fileSha256": "${hash}", ${stdio} }]`,
        ),
      },
    },
  ],
  evidence: [
    {
      claim: 'types, blanks, addresses of bundles, versions, keys that a kind must not have',
      source: 'modelcontextprotocol/registry internal/validators, read',
      date: '2026-11-18',
    },
    {
      claim: 'the checksum of bundles, the tag of images',
      source: 'modelcontextprotocol/registry docs/reference/server-json',
      date: '2026-11-18',
    },
  ],
});
