import fs from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { casesOf } from '../../scripts/witness/mistakes/index.mjs';
import { recordings } from './recordings.ts';

const folder = new URL('../../scripts/witness/clients/', import.meta.url);
const ids = fs.readdirSync(folder).map((name) => name.replace(/\.mjs$/, ''));

/** Beginnings of paths in texts: nothing of a machine is started or read. */
const harmless = ['/opt', '/bin', '/usr', '/subject', '/server'];

test('each client that can be asked has a recording, and the reverse', () => {
  expect(recordings.map(({ id }) => id)).toEqual(ids.sort());
});

describe.each(recordings)('$id', ({ id, witness, rows }) => {
  test('was given each of its cases, with the text as it is today', async () => {
    const { default: client } = await import(new URL(`${id}.mjs`, folder).href);
    const cases = casesOf(client).map((each) => [each.id, each.text]);
    expect(rows.map((row) => [row.case, row.text])).toEqual(cases);
  });

  test('was run in a version that is said exactly', async () => {
    const { default: client } = await import(new URL(`${id}.mjs`, folder).href);
    const versions = Object.values<string>(client.packages);
    expect(versions[0]).toBe(witness.version);
    for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+[\w.-]*$/);
  });

  test('takes the text that nothing is wrong with', () => {
    const best = witness.starts ? 'started' : 'listed';
    const plain = rows.find((row) => row.case === 'right/local-alone');
    expect(plain).toMatchObject({ did: { subject: best, control: best }, says: '' });
  });

  test('names no program and no address but ours', () => {
    const others = rows.flatMap(({ case: of, text }) => {
      const paths = Array.from(text.matchAll(/(?<=["'\s[])\/[\w.-]+/g), ([path]) => path);
      const hosts = Array.from(text.matchAll(/[a-z]:\/\/(?:[^/@\s"]*@)?([\w.-]+)/g), ([, host = '']) => host);
      return [
        ...paths.filter((path) => !harmless.includes(path)),
        ...hosts.filter((host) => !/^(?:127\.0\.0\.1|mcp\.qoder\.com|a\.\.b|example\.com|http)$/.test(host)),
      ].map((other) => `${of}: ${other}`);
    });
    expect(others).toEqual([]);
  });
});
