import { expect, test } from '@jest/globals';
import { loadClient } from '../../src/clients/index.ts';
import { clients, expectedOfNothing, saidOfNothing } from './nothing.ts';

const expected = expectedOfNothing();

test.each(clients)('what is said of files of %s without servers (npm run expectations -- --write)', async (client) => {
  const { formats } = await loadClient(client);
  const ids = new Set(formats.map(({ id }) => id));
  const own = [...expected].filter(([text]) => ids.has(text.slice(0, text.indexOf(' '))));
  const said = await saidOfNothing(client);
  expect([...said].map(([text, words]) => `${text}: ${words}`).sort()).toEqual(
    own.map(([text, words]) => `${text}: ${words}`).sort(),
  );
});
