import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { redact } from '../../src/wording/index.ts';
import { runs } from '../fuzz.ts';

/** The text with every ⟦part⟧ masked, and without the brackets. */
function expectMasked(marked: string): void {
  const text = marked.replace(/[⟦⟧]/g, '');
  const masked = marked.replace(/⟦([^⟧]*)⟧/g, (_all, part: string) => part.replace(/[^\n\r]/g, '•'));
  expect(redact(text)).toBe(masked);
}

describe('redact masks', () => {
  test.each([
    ['a JSON value', '"API_KEY": "⟦hunter2⟧", "other": "visible"'],
    ['a name typed with the sign for a millionth', '"µυστικό": "⟦hunter2⟧"'],
    ['a JSON value after line breaks', '"API_KEY"\n  :\n  "⟦hunter2⟧"'],
    ['a value with escaped quotes', '"password": "⟦pa\\"ss\\\\⟧", "x": "visible"'],
    ['a value without an end', '"password": "⟦hunter2,⟧\n"x": "visible"'],
    [
      'a value under a name',
      '"API_KEY": { "type": "string",\n "default": "⟦hunter2⟧" }, "x": { "default": "visible" }',
    ],
    ['a value under a name in YAML', 'api_key:\n  value: ⟦hunter2⟧\nname: visible'],
    ['a TOML value', 'api_key = "⟦hunter2⟧" # visible'],
    ['a TOML literal of several lines', "secret = '''⟦one\ntwo⟧'''\nname = 'visible'"],
    ['a dotted TOML key', 'env.GITHUB_TOKEN = "⟦hunter2⟧"'],
    ['a YAML value', 'token: ⟦hunter2 and "more⟧"\nname: visible'],
    ['a YAML value on the next line', 'token:\n  ⟦hunter2⟧\nname: visible'],
    ['a YAML value with a tag', 'token: !!str "⟦hunter2⟧"'],
    ['a YAML block', 'env:\n  token: |\n    ⟦one⟧\n\n    ⟦two⟧\n  name: visible'],
    ['a YAML list', 'tokens:\n  - ⟦one⟧\n  - ⟦two⟧\nname: visible'],
    ['a doubled quote', "'token': '⟦it''s⟧', 'x': 'visible'"],
    ['a list of values', '"tokens": ["⟦abc⟧", "⟦def⟧"], "x": ["visible"]'],
    ['a header', '"Authorization": "Bearer ⟦abcdefgh⟧"'],
    ['a header in an argument', '"--header", "Authorization: Bearer ⟦abc def⟧", "visible"'],
    ['a scheme under any name', '"x-custom": "Bearer ⟦abcdef⟧"'],
    ['a scheme in a sentence', 'sends Bearer ⟦abc123DEF456⟧ to the server'],
    ['a flag and its value in one', '"--api-key=⟦hunter2⟧", "--verbose"'],
    ['a flag and the next word', 'run --token ⟦hunter2⟧ --verbose'],
    ['a flag and the next argument', '["--api-key", "⟦hunter2⟧", "visible"]'],
    ['a flag and an argument on the next line', '"--api-key",\n  "⟦hunter2⟧",\n  "visible"'],
    ['a flag in a YAML list', '- --token\n- ⟦hunter2⟧\n- visible'],
    ['an assignment in an argument', '"-e", "API_KEY=⟦hunter2⟧", "visible"'],
    ['an assignment with spaces', '["TOKEN=⟦a b c⟧", "visible"]'],
    ['escaped quotes inside an argument', '"API_KEY=\\"⟦hunter2⟧\\" npx visible"'],
    ['quotes inside escaped quotes', '"export TOKEN=\\"⟦a\\\\\\"b⟧\\" && visible"'],
    ['a name and value apart', '{"name": "API_KEY", "isSecret": true, "value": "⟦hunter2⟧"}'],
    ['a name of two words', '"API key": "⟦hunter2⟧"'],
    ['a name in camel case', '"githubToken2": "⟦hunter2⟧"'],
    ['the default of a reference', '"TOKEN": "${TOKEN:-⟦hunter2⟧}", "x": "${API_KEY:-⟦hunter2⟧}"'],
    ['what surrounds a reference', '"TOKEN": "⟦abc⟧${X}⟦def⟧"'],
    ['user-info', '"url": "https://⟦me⟧:⟦pa:ss⟧@example.com/mcp"'],
    ['a raw slash in a password', 'postgres://⟦app⟧:⟦s3/cr#et⟧@db:5432/main'],
    ['values of a query', 'https://example.com/mcp?apiKey=⟦abc⟧&x=⟦a=b?c⟧'],
    ['a query without a scheme', 'example.com/mcp?token=⟦abc⟧&x=visible'],
    ['escaped slashes', '"https:\\/\\/⟦me⟧:⟦pass⟧@example.com\\/mcp?k=⟦abc⟧"'],
    ['a path segment', 'https://example.com/mcp/⟦0123456789abcdef0123456789abcdef⟧/sse'],
    ['a number of a project outside of the host', 'https://example.com/⟦docs-451049071112⟧/mcp'],
    ['a host that is made of a token', 'https://⟦0123456789abcdef0123456789abcdef.example.com⟧/mcp'],
    ['a path segment of letters', 'https://example.com/⟦qwertyuiopasdfghjklzxcvbnm⟧/mcp'],
    ['a UUID', 'id ⟦6f1e2d3c-1111-4222-8333-444455556666⟧ here'],
    ['a run that is no word', 'x ⟦a1b2c3d4e5f6g7h8⟧ y'],
    ['a serial number', 'x ⟦ABCD1-EFGH2-IJKL3-MNOP4⟧ y'],
    ['base64 with padding', 'x ⟦dGhpcyBpcyBub3QgYSBzZWNyZXQ=⟧ y'],
    ['a PEM block', '-----BEGIN PRIVATE KEY-----⟦\nMIIE\nabcd\n⟧-----END PRIVATE KEY----- visible'],
    ['a PEM block without an end', '-----BEGIN PRIVATE KEY-----⟦\nMIIE\nabcd⟧" visible'],
    [
      'a PEM block in a JSON string',
      '"-----BEGIN RSA PRIVATE KEY-----⟦\\nMIIE\\n⟧-----END RSA PRIVATE KEY-----", "visible"',
    ],
    ['a GitHub token', 'uses ⟦ghp_abcdefghijklmnopqrstuvwxyz01⟧ here'],
    ['a token of letters only', 'uses ⟦npm_abcdEFGHijklMNOP⟧ here'],
    ['a short vendor token', 'uses ⟦sk-ant-api03-AbCd⟧ and ⟦SG.abc.DEF123⟧ here'],
    ['a JWT', 'uses ⟦eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-DEF_123⟧ here'],
  ])('%s', (_what, marked) => {
    expectMasked(marked);
  });

  test('as many units as there were, line breaks kept', () => {
    expect(redact('token: "\u{1f600}\u{1f600}"')).toBe('token: "••••"');
  });
});

describe('redact keeps', () => {
  test.each([
    '"API_KEY": "${API_KEY}", "A_TOKEN": "${env:TOKEN}", "B_TOKEN": "{env:X}", "C_TOKEN": "$X"',
    '"TOKEN": "<your-token>", "KEY": "YOUR_TOKEN", "A_KEY": "XAI_API_KEY_HERE", "B_KEY": "[REDACTED_API_KEY]"',
    '"TOKEN": "${TOKEN:-}", "Authorization": "Bearer ${TOKEN}", "password": "${input:db-password}"',
    '"token": "${{ secrets.TOKEN }}", "secret": "%API_SECRET%", "pass": "{{ vault.pass }}"',
    'https://${USER}:${PASS}@example.com/mcp?key=${KEY}&x=<your-key>',
    '"Authorization": "@{EXA_API_KEY}"',
    'bearer_token_env_var = "GITHUB_TOKEN"',
    '"VAULT_NEO4J_PASSWORD": "$input:neo4j-password", "MAX_TOKENS": "16000", "CONTEXT7_KEY": "YOUR_CONTEXT_KEY_HERE"',
    '"auth": {"type": "oauth"}, "tokenUrl": "https://example.com/token", "password": true, "maxTokens": 4096',
    '"token": null, "secret": "", "passwords": [], "cookies": {}',
    '["--api-key", "--token"], --token --verbose',
    '["npx", "-y", "@modelcontextprotocol/server-filesystem@2025.8.21", "/home/me/projects/node20/src"]',
    '@upstash/context7-mcp@1.0.14 claude-3-5-sonnet-20241022 gpt-4o-mini-2024-07-18 x86_64-unknown-linux-gnu',
    '2025-08-01T10:00:00.256739Z 127.0.0.1:8080 ghcr.io/github/github-mcp-server:0.5.0',
    'key-duplicate key-whitespace sk-learn-mcp-server npm_config_registry mcp__github__create_issue2',
    'https://example.com/api/v1/server-filesystem-2025/mcp#usage',
    'https://docs-451049071112.us-central1.run.app/sse',
    '"description": "\\u4e2d\\u6587\\u8bf7\\u5728\\u4e2d"',
    'server "crm" sends its Authorization header to "http://crm.example.com", unencrypted',
    '"GITHUB_TOKEN" of server "github" holds a literal GitHub token (40 characters) in a file that is tracked by git',
    'use "${GITHUB_TOKEN}" and revoke the committed token',
    'the flag "--token" has no value, --token is given twice, and Bearer authentication is needed',
  ])('%s', (text) => {
    expect(redact(text)).toBe(text);
  });
});

describe('redact leaves nothing of a secret', () => {
  const alphabet = (characters: string, minLength: number, maxLength: number) =>
    fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const base64 = `${letters}0123456789+/`;
  const base64url = `${letters}0123456789-_`;
  const hex = '0123456789abcdef';
  const mixed = (secret: string) => /\d/.test(secret) && /[a-z]/.test(secret) && /[A-Z]/.test(secret);

  const named = fc.tuple(
    alphabet(`${base64}!?.,;:@#^*()~ `, 8, 40).filter((secret) => /^[A-Za-z0-9].*[A-Za-z0-9]$/.test(secret)),
    fc.constantFrom<(secret: string) => string>(
      (secret) => `{"env": {"API_KEY": "${secret}"}}`,
      (secret) => `{"env":{"X_TOKEN":"${secret}","b":"c"}}`,
      (secret) => `my-secret = '${secret}'`,
      (secret) => `password: ${secret}`,
      (secret) => `["--client-secret", "${secret}"]`,
      (secret) => `["-c", "API_TOKEN=\\"${secret}\\" npx x"]`,
      (secret) => `"Authorization": "Basic ${secret}"`,
      (secret) => `{"name":"X-Api-Key","value":"${secret}"}`,
    ),
  );
  const inUrl = fc.tuple(
    alphabet(base64url, 8, 40),
    fc.constantFrom<(secret: string) => string>(
      (secret) => `"url": "https://user:${secret}@example.com/mcp"`,
      (secret) => `"url": "https://example.com/mcp?x=1&profile=${secret}"`,
      (secret) => `postgres://app:${secret}@localhost/db`,
    ),
  );
  const bare = fc.tuple(
    fc.oneof(
      alphabet(hex, 32, 64).filter((secret) => /\d/.test(secret) && /[a-f]/.test(secret)),
      alphabet(base64, 36, 60).filter(mixed),
      alphabet(base64url, 36, 60).filter(mixed),
      fc.uuid(),
    ),
    fc.constantFrom<(secret: string) => string>(
      (secret) => `{"args": ["run", "${secret}"]}`,
      (secret) => `"url": "https://example.com/mcp/${secret.replaceAll('/', '_')}/sse"`,
      (secret) => `- value ${secret} here`,
      (secret) => `x=${secret}`,
    ),
  );
  const prefixed = fc.tuple(
    alphabet(`${letters}0123456789`, 20, 40).filter(mixed),
    fc
      .constantFrom(
        'ghp_',
        'github_pat_',
        'sk-',
        'sk-ant-',
        'xoxb-',
        'AKIA',
        'AIza',
        'sbp_',
        'figd_',
        'glpat-',
        'npm_',
        'hf_',
      )
      .map((prefix) => (secret: string) => `"args": ["x", "${prefix}${secret}", "y"]`),
  );

  test.each([
    ['under a name', named],
    ['in a URL', inUrl],
    ['on its own', bare],
    ['with the prefix of a vendor', prefixed],
  ])('%s', (_where, secrets) => {
    fc.assert(
      fc.property(secrets, ([secret, embed]) => {
        const text = embed(secret);
        const shown = redact(text);
        expect(shown).toHaveLength(text.length);
        for (let index = 0; index + 6 <= secret.length; index++) {
          const part = secret.slice(index, index + 6);
          if (shown.includes(part)) throw new Error(`${JSON.stringify(part)} is seen in ${shown}`);
        }
      }),
      { numRuns: runs(200) },
    );
  });
});

test('keeps the length, the line breaks and what is already masked', () => {
  const pieces = fc.constantFrom(
    'token',
    ': ',
    '"',
    "'",
    '\\',
    '\n',
    '\r\n',
    '${A:-',
    '}',
    '://',
    '@',
    '?',
    '=',
    '|',
    '[',
    'é\u{1f600}',
    '-----BEGIN ',
    '-----BEGIN A-----x-----END A-----',
    '  - ',
    '--key',
    'a1b2c3d4e5f6a7b8',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (words) => {
      const text = words.join('');
      const shown = redact(text);
      expect(shown).toHaveLength(text.length);
      expect(shown.replace(/[^\r\n]/g, '.')).toBe(text.replace(/[^\r\n]/g, '.'));
    }),
    { numRuns: runs(200) },
  );
});
