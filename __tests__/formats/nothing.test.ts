import { expect, test } from '@jest/globals';
import { clients, expectedOfClient, saidOfNothing } from './nothing.ts';

test.each(clients)('what is said of files of %s without servers (npm run expectations -- --write)', async (client) => {
  const lines = (said: Iterable<readonly [text: string, words: string]>) =>
    [...said].map(([text, words]) => `${text}: ${words}`).sort();
  expect(lines(await saidOfNothing(client))).toEqual(lines(expectedOfClient(client)));
});
