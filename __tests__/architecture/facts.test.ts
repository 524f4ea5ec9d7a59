import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  answerSchemas,
  type Client,
  type Format,
  formatNamed,
  formatsOf,
  loadClient,
  registry,
  revisions,
  userFiles,
} from '../../src/clients/index.ts';
import { losesServer } from '../../src/model/verdict/index.ts';

const root = path.join(import.meta.dirname, '../..');

const clients: Client[] = [];
for (const id of [...new Set(registry().map((format) => format.client))]) {
  clients.push(await loadClient(id));
}

/** Every string, with the way to it. */
function textsIn(value: unknown, way: string): [string, string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${way}.${key}`));
}

/** Every value of a key "by" or "schemaBy", and what stands for a fact by itself. */
function evidenceIn(value: unknown, way: string): [string, string][] {
  return textsIn(value, way).filter(([at, text]) => /\.(?:by|schemaBy)$/.test(at) || /^[RHMIL]:[A-Z\d]+$/.test(text));
}

/** Sources of what was seen in a running program that no recording has, with the reason. */
const unrecorded: Readonly<Record<string, string>> = {
  'claude-code CCA': 'JSON on the command line, which a case cannot be yet; what is stated was tried by hand',
  'claude-code CCB': 'older versions, run by hand: a witness is one version',
  'gemini GEMA': 'agents in Markdown, which a case cannot be yet; every fixture of them was given to it by hand',
  'goose GOO3': 'names of tools, which a case does not show',
  'mcp SDK1': 'schemas that judge an answer: __tests__/tools/sdk.test.ts runs them where they are installed',
  'mcpb MCPB': 'a validator of manifests: __tests__/formats/mcpb-authority.test.ts runs it where it is installed',
  'openclaw OCL': 'was run by hand, and is no witness yet',
  'ruler RULR': 'writes files of others, and starts no server',
  'rulesync RSYR': 'writes files of others, and starts no server',
};

function schemaOf(format: Format): string {
  return format.schema ?? format.id;
}

/** Paths that a pattern stands for: with a leading slash one at the root, else one in any folder. */
function pathsOf(pattern: string): string[] {
  const path = pattern.replaceAll('*', 'x');
  return path.startsWith('/') ? [path.slice(1)] : [path, `packages/app/${path}`];
}

/** The same with another letter before the name of the file. */
function misnamed(pattern: string): string {
  return pattern
    .replaceAll('*', 'x')
    .replace(/^\//, '')
    .replace(/[^/]+$/, 'x$&');
}

const formats = clients.flatMap((client) => client.formats.map((format) => ({ client, format })));

test('every client has a file of its own name', () => {
  const files = fs.readdirSync(path.join(root, 'src/clients'));
  expect(clients.filter(({ id }) => !files.includes(`${id}.ts`))).toEqual([]);
});

describe.each(clients.map((client) => [client.id, client] as const))('%s', (id, client) => {
  test('names a source for every fact', () => {
    const evidence = evidenceIn(client, id);
    expect(evidence.length).toBeGreaterThan(5);
    const unknown = evidence.filter(([, tag]) => {
      const [confidence = '', source = ''] = tag.split(':');
      return !/^[RHMIL]$/.test(confidence) || !Object.hasOwn(client.sources, source);
    });
    expect(unknown).toEqual([]);
  });

  test('names the recording of what was seen in the running client', () => {
    const seen = new Set(evidenceIn(client, id).flatMap(([, tag]) => (tag.startsWith('R:') ? [tag.slice(2)] : [])));
    const without = [...seen].filter((source) => client.sources[source]?.recordings === undefined);
    const listed = Object.keys(unrecorded).filter((name) => name.startsWith(`${id} `));
    expect(without.map((source) => `${id} ${source}`).sort()).toEqual(listed.sort());
  });

  test('has no fact that is still to be filled in', () => {
    const open = textsIn(client, id).filter(([, text]) => text.startsWith('TODO'));
    expect(open).toEqual([]);
    expect(Object.keys(client.sources)).not.toContain('TODO');
  });

  test('dates its sources', () => {
    for (const { title, version, date } of Object.values(client.sources)) {
      expect([title, version]).not.toContain('');
      expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    }
  });

  test('is named by its main format first', () => {
    expect(formatNamed(id)?.id).toBe(client.formats[0]?.id);
  });

  test('orders files that exist', () => {
    for (const { sources } of client.precedence ?? []) {
      for (const source of sources) {
        const format = formats.find(({ format: known }) => known.id === source.format)?.format;
        const paths = [...(format?.files ?? []), ...(format?.userFiles ?? [])];
        if (typeof source.files !== 'string') expect(paths).toEqual(expect.arrayContaining([...source.files]));
        else if (source.files === 'user') expect(format?.userFiles ?? []).not.toEqual([]);
        else expect(format?.files ?? []).not.toEqual([]);
        if (source.at) expect(format?.servers.map(({ at }) => at)).toContainEqual(source.at);
      }
    }
  });

  test('begins the ids of its formats with its own', () => {
    const strange = client.formats.filter((format) => format.id !== id && !format.id.startsWith(`${id}-`));
    expect(strange.map((format) => format.id)).toEqual([]);
  });
});

test('ids of formats and clients are unique', () => {
  const ids = registry().map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.length).toBe(formats.length);
  const names = clients.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(formats.map(({ client, format }) => [format.id, client, format] as const))('%s', (id, client, format) => {
  test('is recognised by each of its paths', () => {
    for (const file of [...format.files.flatMap(pathsOf), ...(format.userFiles ?? [])]) {
      expect([file, formatsOf(file).map((known) => known.id)]).toEqual([file, expect.arrayContaining([id])]);
    }
  });

  test('is not recognised by a name that only ends like one of its own', () => {
    for (const file of format.files.filter((pattern) => !/(?:^|\/)\*/.test(pattern))) {
      expect(formatsOf(misnamed(file)).map((known) => known.id)).not.toContain(id);
    }
  });

  test('has a schema', () => {
    if (schemaOf(format) === 'none') return;
    const file = path.join(root, 'schemas', `${schemaOf(format)}.schema.json`);
    expect(fs.existsSync(file)).toBe(true);
  });

  test('is registered as it is', () => {
    const known = registry().find((entry) => entry.id === id);
    expect(known).toMatchObject({
      client: client.id,
      files: format.files,
      language: format.syntax.language,
    });
    expect(userFiles().find((entry) => entry.id === id)?.files ?? []).toEqual(format.userFiles ?? []);
  });

  test('is read by formats that exist', () => {
    expect((format.readsToo ?? []).filter((other) => formatNamed(other)?.id !== other)).toEqual([]);
    const names = new Set(clients.map((known) => known.name));
    expect((format.otherReaders ?? []).filter((name) => !names.has(name))).toEqual([]);
  });

  test('knows the keys it speaks of', () => {
    const { dialect } = format;
    if (dialect === undefined) return;
    const { transportKey, mask, overrides = [] } = dialect;
    if (transportKey !== null) expect(dialect.fields[transportKey]?.is).toBe('transport');
    const keys = [...(mask === undefined ? [] : [mask.key]), ...overrides];
    expect(keys.filter((key) => !Object.hasOwn(dialect.fields, key))).toEqual([]);
  });
});

describe('what is written for other clients', () => {
  const writings = formats.flatMap(({ client, format }) =>
    (format.writes ?? []).map((writing) => ({ client, writing })),
  );

  test('names clients that exist', () => {
    expect(writings.length).toBeGreaterThan(0);
    const ids = new Set(clients.map(({ id }) => id));
    expect(writings.filter(({ client, writing }) => writing.client === client.id || !ids.has(writing.client))).toEqual(
      [],
    );
  });
});

const dialects = new Map(
  formats.flatMap(({ format: { id, dialect } }) => (dialect === undefined ? [] : [[dialect, id]])),
);

test('a file of which nothing is read belongs to nobody, mentions nobody, and is not missed when it is lost', () => {
  const unread = formats.filter(({ format }) => format.unread !== undefined && format.servers.length === 0);
  const alone = unread.filter(({ format: { references, rootFields } }) => (references ?? rootFields) === undefined);
  expect(alone.length).toBeGreaterThan(20);
  const odd = alone.filter(({ format }) => format.belongsTo !== undefined || format.unmistakable !== undefined);
  expect(odd.map(({ format }) => format.id)).toEqual([]);
  const minds = alone.filter(
    ({ format: { syntax, place } }) =>
      place !== 'settings files' &&
      [syntax.bom, syntax.empty, syntax.duplicates, syntax.halves, syntax.blank].some(
        (reaction) => reaction !== undefined && losesServer(reaction.effect),
      ),
  );
  expect(minds.map(({ format }) => format.id)).toEqual([]);
  expect(unread.filter(({ format }) => format.references?.length === 0).map(({ format }) => format.id)).toEqual([]);
});

test('a path that is claimed needs no other word for a file that is lost', () => {
  const twice = formats.filter(({ format }) => format.claims === 'path' && format.unmistakable !== undefined);
  expect(twice.map(({ format }) => format.id)).toEqual([]);
});

test('of a command and an address one counts only where the entry is kept', () => {
  const kept = [...dialects].filter(([{ both }]) => both.winner !== undefined);
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter(([{ both }]) => losesServer(both.reaction.effect)).map(([, id]) => id)).toEqual([]);
});

test('when an address is parsed is said where variables in it are expanded, and nowhere else', () => {
  const parsed = [...dialects].filter(([{ urls }]) => urls !== undefined);
  const [said, expanded] = [
    parsed.filter(([{ urls }]) => urls?.parsed !== undefined),
    parsed.filter(([{ placeholders }]) => placeholders === undefined || placeholders.in.url !== undefined),
  ].map((some) => some.map(([, id]) => id));
  expect(said?.length).toBeGreaterThan(10);
  expect(said).toEqual(expanded);
});

test('a transport that is lacking is one that no word and no field says', () => {
  const lacking = formats.filter(({ format }) => format.dialect?.lacks !== undefined);
  expect(lacking.length).toBeGreaterThan(0);
  for (const { format } of lacking) {
    const { lacks, transportKey, inferred } = format.dialect ?? {};
    expect(transportKey).toBeNull();
    expect(lacks?.transports).not.toContain(inferred?.url);
  }
});

test('every schema belongs to a format, to another schema, or to the configuration', () => {
  const used = new Set([
    ...formats.map(({ format }) => schemaOf(format)),
    ...revisions.flatMap((revision) => [answerSchemas.tool(revision), answerSchemas.result(revision)]),
    answerSchemas.jsonSchema,
  ]);
  const folder = path.join(root, 'schemas');
  const files = fs.readdirSync(folder);
  const texts = files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  const strange = files.filter((file) => {
    const id = file.replace(/\.schema\.json$/, '');
    return (
      id !== 'mcp-lint' &&
      !used.has(id) &&
      !texts.some((text) => text.includes(`"${file}"`) || text.includes(`"${file}#/`))
    );
  });
  expect(strange).toEqual([]);
});
