import { expect, test } from '@jest/globals';
import { lint } from '../../src/index.ts';

async function told(value: string) {
  const text = JSON.stringify({ mcpServers: { pay: { command: 'pay-mcp', env: { PAY_KEY: value } } } });
  const { findings } = await lint({ files: { '.mcp.json': text, '.gitignore': '' } });
  return findings.filter(({ rule }) => rule === 'secret-literal');
}

const made = 'Rt5aB2yQ9xZ1mN8vK3wLpQ7d';

test.each([`pk_live_${made}`, `pk_test_${made}`])(
  'a key for the pages of a shop is an info without a fix: %s',
  async (value) => {
    const [finding, ...others] = await told(value);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'info', message: expect.stringContaining('a publishable key') });
    expect(finding?.help).not.toContain('revoke');
    expect(finding?.fix).toBeUndefined();
  },
);

test('a key that row-level security has to guard is a warning, without "revoke"', async () => {
  const [finding] = await told(`sb_publishable_${made}_7dEfGhIj`);
  expect(finding).toMatchObject({ severity: 'warning' });
  expect(finding?.help).not.toContain('revoke');
});

test.each([`pk_4892177_${made.toUpperCase()}`, `sk_live_${made}`])(
  'what only begins alike is a secret: %s',
  async (value) => {
    expect(await told(value)).toMatchObject([{ severity: 'error', help: expect.stringContaining('revoke') }]);
  },
);
