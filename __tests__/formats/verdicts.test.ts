import { describe, expect, test } from '@jest/globals';
import { fixturesOf } from './fixtures.ts';
import { clients, verdicts } from './verdicts.ts';

/** Where the client's verdict on the file is not ours, and why. */
const although: ReadonlyMap<string, string> = new Map([
  ['05b-both-roots claude-code-project', 'the other map may be meant for another reader: a warning'],
  ['07-url-invalid opencode', 'the file is accepted, the server fails when it connects'],
  ['07b-url-no-scheme opencode', 'the file is accepted, the server fails when it connects'],
  ...['claude-code-project', 'claude-code-plugin', 'omp', 'opencode'].flatMap((format): [string, string][] => [
    [`07d-url-ftp ${format}`, 'the file is accepted, the server fails when it connects'],
    [`17b-command-space ${format}`, 'the file is accepted, the server fails when it starts'],
  ]),
  ['07c-url-empty claude-code-project', 'the file is accepted, the server fails when it connects'],
  ['07c-url-empty opencode', 'the file is accepted, the server fails when it connects'],
  ['07-url-invalid claude-code-project', 'the file is accepted, the server fails when it connects'],
  ['07b-url-no-scheme claude-code-project', 'the file is accepted, the server fails when it connects'],
  ...clients.map((format): [string, string] => [
    `32b-header-bad-name ${format}`,
    'the file is accepted, the server fails when it connects',
  ]),
  ['22c-var-in-url opencode', 'the file is accepted, the server fails when it connects'],
  ['22d-var-in-command opencode', 'the file is accepted, the server fails when it starts'],
  ...['07-url-invalid', '07b-url-no-scheme', '07e-url-number', '32-headers-number'].map((id): [string, string] => [
    `${id} omp`,
    'the file is accepted, the server fails when it connects',
  ]),
  ...['06-env-number', '06b-env-bool', '17d-command-number', '17e-command-array', '19-invalid-beside-valid'].map(
    (id): [string, string] => [`${id} omp`, 'the file is accepted, the server fails when it starts'],
  ),
  ['32e-cwd-number omp', 'the file is accepted, the server fails when it starts'],
  ['29-servers-array omp', 'the servers are loaded, under numbers'],
  ['17-command-empty opencode', 'the file is accepted, the server fails when it starts'],
  ['24g-command-empty-array opencode', 'the file is accepted, the server fails when it starts'],
  ['11-duplicate-server claude-code-project', 'one of the two servers is lost'],
  ['11-duplicate-server claude-code-plugin', 'one of the two servers is lost'],
  ['11-duplicate-server omp', 'one of the two servers is lost'],
  ['11-duplicate-server opencode', 'one of the two servers is lost'],
  ['11c-duplicate-root claude-code-plugin', 'the servers of the first map are lost'],
  ['20b-enabled-false omp', 'it is switched off on purpose'],
  ['24-command-string opencode', 'the file is accepted, the server shrinks to its switch'],
  ['24k-file-missing opencode', 'whoever has the file at home can start it: a warning'],
  ['29-servers-array claude-code-plugin', 'its own message says that the servers are loaded, under numbers'],
  ['32f-same-command-twice omp', 'equal definitions under two names are not compared'],
]);

const costs = new Set(['P', 'R', 'I', 'II']);

describe.each(clients)('%s', (format) => {
  const fixtures = new Map(fixturesOf(format).map((fixture) => [fixture.name, fixture]));
  for (const { id, verdict } of verdicts.filter((row) => row.format === format)) {
    test(`${id}: ${verdict}`, () => {
      const fixture = fixtures.get(id);
      expect(fixture).toBeDefined();
      const isError = fixture?.expected?.some((line) => line.split(' ')[1] === 'error') ?? false;
      expect(isError).toBe(costs.has(verdict) !== although.has(`${id} ${format}`));
    });
  }
});
