import { expect, test } from '@jest/globals';
import { credentialsIn } from '../../src/model/secrets/index.ts';
import { redact } from '../../src/wording/index.ts';

const password = 'tr0ub4dor+3';

test.each([
  [`https://me:${password}@api.acme.net/mcp`, 'found and hidden'],
  [`postgresql://me:${password}/x@db.acme.net/app`, 'found and hidden'],
  // Not an address that works: what it was meant to be is hidden, and no rule guesses at it.
  [`https://me:${password}/x@api.acme.net/mcp`, 'hidden'],
  // Both know an "@" of the path.
  ['https://registry.acme.net/@acme/tools', 'neither'],
  ['https://registry.acme.net:8080/@acme/tools', 'neither'],
])('the user-info of %s is %s', (address, outcome) => {
  const found = credentialsIn(address).some(({ in: part }) => part === 'user');
  const hidden = redact(address) !== address;
  expect([found && 'found', hidden && 'hidden'].filter(Boolean).join(' and ') || 'neither').toBe(outcome);
});
