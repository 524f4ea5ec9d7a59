import { expect, test } from '@jest/globals';
import { inTurnAmongAll } from '../fuzz.ts';
import { clients, expectedOfClient, saidOfNothing } from './nothing.ts';

test.each(inTurnAmongAll(clients, 0))(
  'what is said of files of %s without servers (npm run expectations -- --write)',
  async (client) => {
    const lines = (said: Iterable<readonly [text: string, words: string]>) =>
      [...said].map(([text, words]) => `${text}: ${words}`).sort();
    expect(lines(await saidOfNothing(client))).toEqual(lines(expectedOfClient(client)));
  },
);
