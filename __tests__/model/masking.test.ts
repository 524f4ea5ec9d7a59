import { describe, expect, test } from '@jest/globals';
import { maskOf, wordsAbout } from '../../src/model/masking/index.ts';
import type { Language } from '../../src/parse/index.ts';
import { parse } from '../report/support.ts';

/** The text with every ⟦part⟧ masked, and nothing else. */
function expectMasked(language: Language, marked: string): void {
  const text = marked.replace(/[⟦⟧]/g, '');
  const masked = marked.replace(/⟦([^⟧]*)⟧/g, (_all, part: string) => part.replace(/[^\n\r]/g, '•'));
  expect(maskOf(parse(text, 'a', language)).slice(0, text.length)).toBe(masked);
}

describe('JSON, whatever stands between a name and its value', () => {
  test.each([
    ['a comment and a line break after a flag', '{"args":["--password", // of the database\n"⟦correcthorsebat⟧", 7]}'],
    ['the same after a key', '{"env":{"DB_PASSWORD": ⟦// here⟧\n"⟦correcthorsebat⟧"}}'],
    ['a comment of several lines', '{"env":{"DB_PASSWORD" /* a\n b */ : /* c */ "⟦correcthorsebat⟧"}}'],
    ['an escape in the key', '{"env":{"DB_P\\u0041SSWORD":"⟦correcthorsebat⟧","x":"visible"}}'],
    ['an escape in the key of a name', '{"\\u006eame":"DB_PASSWORD","value":"⟦correcthorsebat⟧"}'],
    ['an escape in the value', '{"env":{"DB_PASSWORD":"⟦correct\\u0068orse\\n⟧"}}'],
    ['an escape in a token', '{"x":"⟦ghp_aB3dE5fG7hI9\\u006aK1lM3nO5pQ7rS9tU1vW3xY5⟧"}'],
    ['nothing between a flag and its value but null', '["--password", null, "⟦correcthorsebat⟧", "visible"]'],
    ['a number', '{"env":{"DB_PIN": ⟦123456⟧\n, "RETRIES": 654321}}'],
    ['a value before its name', '{"value":"⟦correcthorsebat⟧","name":"DB_PASSWORD"}'],
    ['a key and a value', '[{"key":"DB_PASSWORD","value":"⟦correcthorsebat⟧"},{"key":"A","value":"visible"}]'],
    ['objects below a name', '{"PASSWORD":{"a":{"b":"⟦correcthorsebat⟧"},"type":"visible"}}'],
    ['lists below a name', '{"passwords":[\n"⟦correcthorsebat⟧"]}'],
    ['a pair', '[["DB_PASSWORD","⟦correcthorsebat⟧"],["A","visible"]]'],
    ['a pair among names', '{"scopes":["visible",["DB_PASSWORD","⟦correcthorsebat⟧"]]}'],
    ['a user and a password', '["-u","admin:⟦correcthorsebat⟧","--user","a:⟦b c⟧","--user","1000:1000"]'],
    ['a glued password', '{"command":"mysql","args":["-p⟦correcthorsebat⟧","-port","-p8080","-profile=a"]}'],
    ['one with any sign', '{"command":"mysql","args":["-p⟦S3=r,t{⟧","-uroot"]}'],
    ['one beside an address', '["jdbc:mariadb://db.acme.net/a","-uapp","-p⟦S3=r,t⟧","-p3306:3306"]'],
    ['a short flag', '{"command":"mysql","args":["-p","⟦correcthorsebat⟧"]}'],
    ['no image behind a variable', '["run","-e","GITHUB_TOKEN","ghcr.io/a/b-mcp"]'],
    ['no image behind a flag and its value in one', '["run","-e TOKEN","mcp/git:1.0"]'],
    ['a package of npx', '{"command":"npx","args":["-p","typescript","tsc"]}'],
    ['a .netrc in a list', '["machine","h","login","me","password","⟦correcthorsebat⟧"]'],
    ['a .netrc in a text', '{"x":"machine h login me password ⟦correcthorsebat⟧"}'],
  ])('%s', (_what, marked) => {
    expectMasked('json', marked);
  });
});

test('the name of a client is hidden where it is a value, and not where our own sentences say it', () => {
  const document = parse('{"env":{"DB_PASSWORD":"Claude Code","PROXY_PASSWORD":"windsurf"}}');
  expect(wordsAbout('Claude Code and Windsurf skip it; "windsurf"', [document])).toBe(
    'Claude Code and Windsurf skip it; "windsurf"',
  );
  expectMasked('json', '{"env":{"DB_PASSWORD":"⟦Claude Code⟧"}}');
});

describe('a value too short to be known again is hidden where it stands', () => {
  test.each<[string, Language, string]>([
    ['behind a comment', 'json', '["--password", // x\n"⟦abc⟧", "abc"]'],
    ['before its name', 'json', '{"value":"⟦abc⟧","name":"DB_PASSWORD","x":"abc"}'],
    ['with escapes', 'json', '{"env":{"DB_P\\u0041SSWORD":"⟦a\\u0062c⟧","x":"abc"}}'],
    ['below a header', 'toml', "[a.DB_PASSWORD]\nvalue = '⟦abc⟧'\n[b]\nvalue = 'abc'\n"],
    ['on a later line', 'yaml', 'env:\n  DB_PASSWORD:\n\n\n\n\n    "value": "⟦abc⟧"\n  x: abc\n'],
    ['in what is not closed', 'json', '{"args":["--password", /* x */ "⟦abc⟧", "abc"'],
  ])('%s', (_what, language, marked) => {
    expectMasked(language, marked);
  });
});

describe('other languages', () => {
  test.each<[string, Language, string]>([
    [
      'a table of TOML',
      'toml',
      "[mcp_servers.a.env.DB_PASSWORD]\nvalue = '⟦correcthorsebat⟧'\n[x]\nvalue = 'visible'\n",
    ],
    ['an inline table', 'toml', "env = { DB_PASSWORD = '⟦correcthorsebat⟧', A = 'visible' }\n"],
    ['an escaped key of TOML', 'toml', '"DB_P\\u0041SSWORD" = "⟦correcthorsebat⟧"\n'],
    ['a text of several lines', 'toml', "env.TOKEN = '''\n  ⟦correct⟧\n⟦  horse⟧'''\n"],
    ['a field below a key of YAML', 'yaml', 'DB_PASSWORD:\n  "value": "⟦correcthorsebat⟧"\nx: visible\n'],
    ['a comment between', 'yaml', 'env:\n  DB_PASSWORD: ⟦# of the database⟧\n    ⟦correcthorsebat⟧\n  A: visible\n'],
    ['an anchor', 'yaml', 'x: &a ⟦correcthorsebat⟧\npassword: ⟦*a⟧\n'],
    ['a block', 'yaml', 'a:\n  - name: TOKEN\n    value: |\n      ⟦correct⟧\n      ⟦horse⟧\n    b: visible\n'],
    ['front matter', 'markdown', '---\nenv: {DB_PASSWORD: # x\n  ⟦correcthorsebat}⟧\n---\nvisible\n'],
  ])('%s', (_what, language, marked) => {
    expectMasked(language, marked);
  });
});

describe('what did not parse', () => {
  test.each<[string, Language, string]>([
    [
      'a missing bracket',
      'json',
      '{"env":{"DB_PASSWORD": ⟦// here⟧\n"⟦correcthorsebat⟧", "args": ["--password", /* x */ "⟦hunter2⟧"',
    ],
    ['JSON5', 'json', "{env: {DB_PASSWORD: ⟦/* x */ 'correcthorsebat⟧', a: 'visible'}, args: ['-u', 'me:⟦hunter2⟧']}"],
    ['a key that stands twice', 'json', '{"env":{"PW": ⟦/**/ "correcthorse⟧", "PW": ⟦/**/ "batterystaple⟧"}}'],
    [
      'behind a fault of TOML',
      'toml',
      "x = = 1\n[a.DB_PASSWORD]\nvalue = '⟦correcthorsebat⟧'\n[b]\nvalue = 'visible'\n",
    ],
  ])('%s', (_what, language, marked) => {
    expectMasked(language, marked);
  });
});

describe('names', () => {
  const names = [
    ...[
      'DB_PW',
      'userpw',
      'OTP_SEED',
      'HMAC',
      'SALT',
      'ENCRYPTION_SALT',
      'dbpass',
      'rootPass',
      'TOTP',
      'connectionString',
    ],
    ...[
      'PASSWORT',
      'datenbankPasswort',
      'KENNWORT',
      'geheim',
      'zugangsschlüssel',
      'MDP',
      'motDePasse',
      'mot de passe',
      'jeton',
    ],
    ...[
      'CONTRASENA',
      'contraseña',
      'clave',
      'senha',
      'SEGREDO',
      "parola d'ordine",
      'segreto',
      'wachtwoord',
      'hasło',
      'haslo',
    ],
    ...[
      'пароль',
      'ПАРОЛЬ_БД',
      'секрет',
      '密码',
      '數據庫密碼',
      'パスワード',
      '비밀번호',
      'şifre',
      'lösenord',
      'heslo',
      'jelszó',
    ],
  ];
  test.each(names)('%s', (name) => {
    expectMasked('json', `{${JSON.stringify(name)}:"⟦correcthorsebat⟧"}`);
    expectMasked('yaml', `${JSON.stringify(name)}: ⟦correcthorsebat⟧\n`);
  });

  const harmless = [
    ...[
      'saltRounds',
      'hmacAlgorithm',
      'compass',
      'bypass',
      'keyboard',
      'passwordFile',
      'tokenUrl',
      'seedling',
      'author',
    ],
    ...['oracle', 'google', 'laptop', 'patch', 'pinned', 'sparse', 'codec', 'wort', 'zahl', 'article'],
  ];
  test.each(harmless)('not %s', (name) => {
    expectMasked('json', `{${JSON.stringify(name)}:"visible"}`);
  });

  test('of servers, tools and arguments say nothing of what is below them', () => {
    expectMasked('json', '{"mcpServers":{"1password":{"command":"op-mcp","args":["serve"]},"token":{"command":"a"}}}');
    expectMasked('json', '{"properties":{"password":{"type":"string","description":"of the user"}}}');
    expectMasked('toml', "[mcp_servers.secrets]\ncommand = 'op-mcp'\nargs = ['serve']\n");
  });
});

describe('words about a document', () => {
  const document = parse(
    '{"mcpServers":{"correcthorse":{"env":{"DB_PW":"correcthorse","A_TOKEN":"p\\"a\\\\s1s2","B_PW":"postgres"}}}}',
  );
  test.each([
    ['server "correcthorse" has', 'server "••••••••••••" has'],
    ['the value correcthorse', 'the value ••••••••••••'],
    ['"p\\"a\\\\s1s2"', '"••••••••••"'],
    ['server "postgres" and the correct horse', 'server "postgres" and the correct horse'],
  ])('%s', (words, shown) => {
    expect(wordsAbout(words, [document])).toBe(shown);
    expect(wordsAbout(words, [])).toBe(words);
  });
});

test('the name of a variable is told as it is, where it is its own value, too', () => {
  const document = parse('{"env":{"CONTEXT7_API_KEY":"CONTEXT7_API_KEY","S3_TOKEN_K":"AB12CD_34EFGH9"}}');
  expect(wordsAbout('write "$CONTEXT7_API_KEY"', [document])).toBe('write "$CONTEXT7_API_KEY"');
  expect(wordsAbout('write "AB12CD_34EFGH9"', [document])).toBe('write "••••••••••••••"');
});

test('a reference that misses a brace is told as it is', () => {
  const document = parse(
    '{"env":{"DB_TOKEN":"${DB_TOKEN","A_TOKEN":"${env: A_TOKEN }"},"headers":{"X-Api-Key":"${input:key"}}',
  );
  for (const words of ['"${DB_TOKEN" has no brace', 'write "${input:key}"', '"${env: A_TOKEN }" has a blank']) {
    expect(wordsAbout(words, [document])).toBe(words);
  }
});
