import { expect, test } from '@jest/globals';
import { formatKeys, formatWords, registry, spoken, usualFormats } from '../../src/clients/index.ts';

const ids = new Set(registry().map(({ client }) => client));

test('names are those of clients that are known, each once', () => {
  expect(spoken.flatMap(({ client }) => client ?? []).filter((client) => !ids.has(client))).toEqual([]);
  const names = spoken.flatMap((each) => [...each.names, ...(each.words ?? [])]).map((name) => name.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every client that people are told to configure has a name', () => {
  // Manifests, what stands for several clients, and tools that write the files of others.
  const nameless = 'aix ccmcp docker-mcp mcp mcpb omp pi registry-server ruler rulesync smithery stray'.split(' ');
  const named = new Set(spoken.map(({ client }) => client));
  expect([...ids].filter((id) => !named.has(id)).sort()).toEqual(nameless);
});

test('formats are those of the client', () => {
  const pairs = [
    ...Object.entries(usualFormats),
    ...[...formatWords, ...formatKeys].map((each) => [each.client, each.format]),
  ];
  expect(
    pairs.filter(([client, format]) => !registry().some((each) => each.client === client && each.id === format)),
  ).toEqual([]);
});
