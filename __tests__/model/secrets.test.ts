import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { credentialsIn, secretsBelow, secretsIn } from '../../src/model/secrets/index.ts';
import { redact } from '../../src/wording/index.ts';
import { anyText } from '../any-text.ts';
import { runs } from '../fuzz.ts';
import { samplesOf, shapes } from './secret-samples.ts';

/** What is found, as its text and kind. */
function found(text: string, name?: string): string[] {
  return secretsIn(text, name).map(({ what, start, end }) => `${what}: ${text.slice(start, end)}`);
}

const random = 'Zk3vQ9pX2mW7rT5yB8nL';
const hex = 'd4f1a09b3c7e58261f0d9b8a7c6e5d4f';

test('what is called nothing but "key" is no secret where it is put together from parts', () => {
  expect(found('damO.zb000.xUti.zde78', 'key')).toEqual([]);
  expect(found('damO.zb000.xUti.zde78', 'apiKey')).toEqual(['what looks like a live key: damO.zb000.xUti.zde78']);
  expect(found(random, 'key')).toEqual([`what looks like a live key: ${random}`]);
});

describe.each(shapes.map((shape) => [`${shape.what} (${shape.begins})`, shape] as const))('%s', (_, shape) => {
  const samples = samplesOf(shape);

  test('is found with its exact span wherever it stands', () => {
    expect(samples.length).toBeGreaterThan(0);
    for (const token of samples) {
      for (const text of [token, `--key=${token}`, `run "${token}" now`]) {
        const start = text.indexOf(token);
        expect(secretsIn(text, undefined)).toEqual([{ what: shape.what, start, end: start + token.length }]);
      }
    }
  });

  test('is masked in whatever is shown', () => {
    for (const token of samples) {
      for (const text of [`{"args": ["${token}"]}`, `--key=${token}`, `a sentence with ${token} in it`]) {
        expect(redact(text)).not.toContain(token.slice(shape.begins.length, shape.begins.length + 6));
      }
    }
  });

  test('is none in a longer word', () => {
    for (const token of samples)
      expect(found(`${token}Abc${'0aB'.repeat(700)}`)).not.toContain(`${shape.what}: ${token}`);
  });
});

test('there are shapes of many providers', () => {
  expect(new Set(shapes.map(({ what }) => what.replace(/^an? (\w+).*/, '$1'))).size).toBeGreaterThan(60);
});

test('a GitHub token has to have its checksum', () => {
  const [shape] = shapes.filter(({ begins }) => begins === 'ghp_');
  if (shape === undefined) throw new Error('no shape');
  const [token = ''] = samplesOf(shape);
  expect(found(token)).toEqual([`a GitHub token: ${token}`]);
  const last = token.endsWith('0') ? '1' : '0';
  expect(found(token.slice(0, -1) + last)).toEqual([]);
});

describe('the recovery phrase of a wallet', () => {
  const phrase = 'ladder quiz velvet river anchor tulip marble copper window gossip planet fabric';

  test.each([
    ['MNEMONIC', phrase],
    ['WALLET_SEED_PHRASE', phrase],
    ['--recovery-phrase', phrase],
    ['ALGORAND_MNEMONIC', `${phrase} ${phrase.replace(/[aeiou]\w/g, 'ox')} jungle`],
  ])('%s says that the words are one', (name, text) => {
    expect(found(text, name)).toEqual([`the recovery phrase of a wallet: ${text}`]);
    expect(redact(`{"${name}": "${text}"}`)).not.toContain('velvet');
  });

  test('begins after its name', () => {
    expect(found(`MNEMONIC=${phrase}`)).toEqual([`the recovery phrase of a wallet: ${phrase}`]);
  });

  test.each([
    ['DESCRIPTION', phrase],
    ['MNEMONIC', 'your twelve words'],
    ['MNEMONIC', `${phrase} more`],
    ['MNEMONIC', 'one two three four five six seven eight nine ten eleven twelve'],
    ['MNEMONIC', 'test test test test test test test test test test test junk'],
    ['MNEMONIC', 'abandon ability able about above absent absorb abstract absurd abuse access accident'],
    ['MNEMONIC', 'candy maple cake sugar pudding cream honey rich smooth crumble sweet treat'],
  ])('%s: %s is none', (name, text) => {
    expect(found(text, name)).toEqual([]);
  });
});

test('the number and the title of a page in an address are no key', () => {
  const found = (page: string) => credentialsIn(`https://help.acme.dev/articles/${page}`).length;
  expect(found('3918362002-overview-of-the-weather-plugin')).toBe(0);
  expect(found(`39-${random}${random}`)).toBe(1);
});

test('the keys of the accounts that every local chain has are none', () => {
  const account = ['ac0974bec39a17e36ba4a6b4d238ff94', '4bacb478cbed5efcae784d7bf4f2ff80'].join('');
  expect(found(account, 'PRIVATE_KEY')).toEqual([]);
  expect(found(`0x${account}`, 'PRIVATE_KEY')).toEqual([]);
  expect(found(`0x${account.replace('ac', 'ad')}`, 'PRIVATE_KEY')).toHaveLength(1);
});

test('what is open to everybody is none, whatever its name', () => {
  const account = `0x${'a0B86991c6218b36c1d1'.repeat(2)}`;
  const lock = 'AAAAC3NzaC1lZDI1NTE5AAAAIGx5Zk2bq8v9w7Yx3Qm1Zt8Rr5Wc2Nn4Jj6Hh0Uu1Ab';
  expect(found(account, 'DOCS_TOKEN')).toEqual([]);
  expect(found(lock, 'DEPLOY_KEY')).toEqual([]);
  expect(found('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGk', 'TOKEN_MINT')).toEqual([]);
  expect(found('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGk', 'DOCS_TOKEN')).toHaveLength(1);
});

test('the keys that every local Supabase has are none', () => {
  const rest = ['N7UND0UgjKTVK-Uod', 'km0Hg_xSvEMPvz'].join('');
  expect(found(`Authorization:Bearer sb_secret_${rest}`)).toEqual([]);
  expect(found(`sb_secret_${rest.replace('N7', 'N8')}`)).toHaveLength(1);
  const storage = ['850181e4652dd023b7a98c58ae0d2d34', 'bd487ee0cc3254aed6eda37307425907'].join('');
  expect(found(storage, 'S3_SECRET_KEY')).toEqual([]);
  expect(found(storage.replace('85', '86'), 'S3_SECRET_KEY')).toHaveLength(1);
});

describe('without a shape', () => {
  test.each([
    ['EXA_API_KEY', random],
    ['X-Api-Key', hex],
    ['--token', random],
    ['client_secret', `${random}~${random}`],
    ['DEEPL_API_KEY', '7c9e6679-7425-40de-944b-e07fc1f90ae7:fx'],
  ])('%s says that the value is secret', (name, value) => {
    expect(secretsIn(value, name)).toMatchObject([{ start: 0, end: value.length }]);
  });

  test.each([
    [`API_KEY="${hex}"`, hex],
    [`--api-key=${random}`, random],
    [`-y docs-mcp --api-key ${random} --port 3000`, random],
    [`docs-mcp --client-secret "${random}"`, random],
    [`X-Api-Key: ${random}`, random],
    [`Authorization: Bearer ${random}`, random],
    [`Authorization:Bearer ${random}`, random],
    [`X-Api-Key:${random}`, random],
    [`{"apiKey":"${random}","host":"docs"}`, random],
    [`--env=DOCS_TOKEN=${random}`, random],
    [`DOCS_TOKEN=${random} exec docs-mcp`, random],
    [`curl -H \\"Authorization: Bearer ${random}\\" https://api.acme.io`, random],
  ])('%s holds its own name', (text, value) => {
    const start = text.indexOf(value);
    expect(secretsIn(text, undefined)).toMatchObject([{ start, end: start + value.length }]);
  });

  test.each([
    ['API_KEY', '${API_KEY}'],
    ['API_KEY', 'YOUR_API_KEY_HERE'],
    ['API_KEY', '<your-api-key-goes-here>'],
    ['API_KEY', 'sk-xxxxxxxxxxxxxxxxxxxxxxxx'],
    ['API_KEY', 'XAI_API_KEY_HERE'],
    ['API_KEY', 'required-env-var'],
    ['API_KEY', '[REDACTED_API_KEY]'],
    ['API_KEY', 'abcdefgh0123456789abcdefgh'],
    ['DB_PASSWORD', 'vault-dev-password'],
    ['DB_PASSWORD', 'postgres'],
    ['PUBLISHABLE_KEY', random],
    ['CLIENT_ID', random],
    ['TOKEN_FILE', `/run/secrets/${hex}`],
    ['GOOGLE_APPLICATION_CREDENTIALS', './keys/service-account-7f3a9c2b1d.json'],
    ['GOOGLE_APPLICATION_CREDENTIALS', 'lang-client-0830635663-97d15c583703.json'],
    [undefined, 'Bash(GOOGLE_APPLICATION_CREDENTIALS=lang-client-0830635663-97d15c583703.json python:*)'],
    ['TLS_KEY', 'a7Rk2mVq8sXw4tYz6nHd.pem'],
    ['TOKEN_URL', `https://acme.io/${hex.slice(0, 12)}`],
    ['MAX_TOKENS', '128000'],
    ['commit', hex],
    [undefined, '7c9e6679-7425-40de-944b-e07fc1f90ae7'],
    [undefined, 'ghcr.io/github/github-mcp-server@sha256:d4f1a09b3c7e58261f0d9b8a7c6e5d4f'],
    [undefined, '@modelcontextprotocol/server-github@2025.4.8'],
    [undefined, 'docs-mcp --api-key YOUR_API_KEY_HERE --token --port 3000'],
    [undefined, `docs-mcp --client-id ${random}`],
    [undefined, 'docs-mcp --token $DOCS_TOKEN'],
  ])('%s = %s is none', (name, value) => {
    expect(found(value, name)).toEqual([]);
  });
});

describe('in a wrapping', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const webToken = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role: 'service_role' })}.${random}`;

  test('a JSON web token', () => {
    expect(found(`--jwt=${webToken}`)).toEqual([`a JSON web token: ${webToken}`]);
    expect(found(`${encode({ type: 'none' })}.${encode({ none: 1 })}.${random}`)).toEqual([]);
  });

  test('a private key', () => {
    const key = `-----BEGIN PRIVATE KEY-----\n${`${random}\n`.repeat(4)}`;
    expect(secretsIn(`${key}-----END PRIVATE KEY-----`, undefined)).toMatchObject([
      { what: 'a private key', start: 0 },
    ]);
    expect(found('-----BEGIN PRIVATE KEY-----\n…\n-----END PRIVATE KEY-----')).toEqual([]);
    expect(found(`-----BEGIN CERTIFICATE-----\n${random.repeat(4)}`)).toEqual([]);
  });

  test('a web token of a demonstration', () => {
    const demo = webToken.replace(
      /\..*\./,
      `.${encode({ iss: 'supabase-demo', role: 'service_role', exp: 1983812996 })}.`,
    );
    expect(found(demo, 'SERVICE_ROLE_KEY')).toEqual([]);
    expect(found(webToken, 'SERVICE_ROLE_KEY')).toHaveLength(1);
  });

  test('user and password in Base64', () => {
    const header = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    expect(secretsIn(header('ann:correct horse'), 'Authorization')).toMatchObject([
      { what: 'a user and password in Base64', start: 6 },
    ]);
    for (const known of ['ann:password', 'ann@example.com:test', 'admin:admin', 'elastic:elastic', 'test@acme.io:test'])
      expect(found(header(known), 'Authorization')).toEqual([]);
    expect(found(header('user:${PASSWORD}'), 'Authorization')).toEqual([]);
  });
});

describe('in addresses', () => {
  test.each([
    ['postgresql://me:tr0ub4dor+3@db.acme.io/app', 'tr0ub4dor+3'],
    ['redis://:tr0ub4dor@cache.acme.io:6379', 'tr0ub4dor'],
    ['postgresql://me:tr0ub4dor%2B3@db.acme.io/app', 'tr0ub4dor%2B3'],
    [`postgresql://me:${random}%2B3@localhost/app`, `${random}%2B3`],
    [`https://mcp.acme.io/mcp?apiKey=${random}%3D%3D`, `${random}%3D%3D`],
    [`https://mcp.acme.io/mcp?apiKey=${random}`, random],
    [`https://mcp.acme.io/s/${hex}/mcp`, hex],
    [`https://mcp.acme.io/webhooks/${hex}`, hex],
    [`https://mcp.acme.io/api_keys/${hex}/mcp`, hex],
    [`https://mcp.acme.io/mcp/${random}Q4dJ`, `${random}Q4dJ`],
  ])('%s', (text, value) => {
    const start = text.indexOf(value);
    expect(secretsIn(text, undefined)).toMatchObject([{ start, end: start + value.length }]);
  });

  test.each([
    'postgresql://postgres:postgres@localhost:5432/app',
    'postgresql://me:tr0ub4dor@localhost/app',
    'postgresql://me:A%20Sentence%20for%20a%20Database%20of%20Mine%21@localhost:6000/app',
    'postgresql://me:password@db.acme.io/app',
    'postgresql://me:change%2Dme%2D2026%2Dplease%21@db.acme.io/app',
    'postgresql://me:%7BDB_PASSWORD%7D@db.acme.io/app',
    'https://mcp.acme.io/mcp?api_key=%7BAPI_KEY%7D',
    'https://mcp.acme.io/mcp?api_key=The%20key%20of%20account%2012%2C%20as%20shown',
    'postgresql://me:${PASSWORD}@db.acme.io/app',
    'postgresql://USER:PASSWORD@HOST/DB',
    'postgresql://user:<password>@host/db',
    'postgresql://postgres:[password]@db.[project-ref].acme.io:5432/postgres',
    'postgresql://postgres:[your database password]@db.acme.io:5432/postgres',
    'https://mcp.acme.io/mcp?api_key=${KEY}',
    'https://mcp.acme.io/projects/7c9e6679-7425-40de-944b-e07fc1f90ae7/mcp',
    'git+https://github.com/acme/tools@v1.2.3',
    `https://api.acme.io/v4/accounts/${hex}/mcp`,
    `https://gateway.acme.io/v1/${hex}/gateway`,
    `https://code.acme.io/me/tools/${hex}${hex.slice(0, 8)}/tools.json`,
    `https://code.acme.io/me/tools/blob/${hex}${hex.slice(0, 8)}/README.md`,
  ])('%s has none', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('a password that only begins like a default is one', () => {
    expect(secretsIn('postgresql://me:Passw0rd1@db.acme.io/app', undefined)).toHaveLength(1);
    expect(found('postgresql://me:password12@db.acme.io/app')).toEqual([]);
  });

  test('a plain password is seen, but not taken for a live one', () => {
    expect(credentialsIn('https://me:password@mcp.acme.io')).toMatchObject([{ in: 'user', live: false }]);
  });
});

test('names come from keys, flags and what stands beside', () => {
  const value = {
    env: { API_KEY: random },
    args: ['--token', random, random],
    environment: [{ name: 'API_KEY', value: random }],
    apiKeys: [random],
    __proto__x: random,
  };
  expect(secretsBelow(value).map(({ route }) => route.join('.'))).toEqual([
    'env.API_KEY',
    'args.1',
    'environment.0.value',
    'apiKeys.0',
  ]);
});

test('every secret lies within its string, whatever that is', () => {
  fc.assert(
    fc.property(anyText(), fc.option(fc.string(), { nil: undefined }), (text, name) => {
      let last = 0;
      for (const { start, end } of secretsIn(`${text}https://a:b@c?token=${text}`, name)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
    }),
    { numRuns: runs(200) },
  );
});
