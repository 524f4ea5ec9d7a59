import { expect, test } from '@jest/globals';
import { maySuspect, secretsIn, suspicionIn } from '../../src/model/secrets/index.ts';
import { eachString } from '../../src/model/values/index.ts';

/** Put together here, so that scanners of this repository do not take them for real ones. */
const of = (...parts: readonly string[]) => parts.join('');

test.each([
  ['NEO4J_PASSWORD', of('graph', 'password25'), 0],
  ['DB_PASSWORD', of('tiger', 'lily77'), 0],
  ['DB_PASSWORD', of('correct', 'horse', 'battery'), 0],
  ['MONGO_PWD', of('bluebird-', 'lamp-12'), 0],
  ['PASSWORD', of('Summer', '2024!'), 0],
  ['Authorization', of('Bearer some-', 'words-2025'), 7],
  ['Authorization', of('Bearer abc-def-', 'gateway-token-2025'), 7],
  ['X-API-Key', of('internal-', 'gateway-key-9041'), 0],
  ['JWT_SECRET', of('super', 'phrase1'), 0],
  ['--password', of('monkey', 'bar7'), 0],
  ['--password', of('tiger>', 'Lq8!vT'), 0],
  ['DB_PASSWORD', of('aX9<', '44b!Qz'), 0],
  ['env', of('DB_PASSWORD=iron', 'wood88'), 12],
  ['args', of('-y db-mcp --password iron', 'wood88'), 21],
])('a word or two with a number, under %s: %s', (name, value, start) => {
  expect(suspicionIn(value, name)).toMatchObject({ start, end: value.length });
});

const issued = of('Kx9vQ2mL', '7pR4tZ8w');
const thoughtUp = of('Iron', 'wood88!');

test.each([
  ['a program', { command: 'mysql', args: ['-uroot', `-p${thoughtUp}`] }],
  ['its path', { command: '/usr/bin/mariadb-dump', args: [`-p${thoughtUp}`, '-u', 'root'] }],
  ['a program of Windows', { cmd: 'C:\\db\\mysqldump.exe', args: [`-p${thoughtUp}`] }],
  ['a program in a container', { command: 'docker', args: ['exec', '-i', 'db', 'mysql', `-p${thoughtUp}`] }],
  ['a command that is a list', { command: ['mysql', '-uroot', `-p${thoughtUp}`] }],
  ['an address', { command: 'jbang', args: ['jdbc:mariadb://db.acme.net/a', '-uapp', `-p${thoughtUp}`] }],
  ['an address and a user', { command: 'x', args: ['mysql://db.acme.net/a', '-u', 'app', `-p${thoughtUp}`] }],
])('a password that is one word with its "-p", beside %s', (_what, entry) => {
  expect(glued(entry, suspicionIn)).toEqual([{ what: 'what looks like a password', text: thoughtUp }]);
  const made = JSON.parse(JSON.stringify(entry).replaceAll(thoughtUp, issued));
  expect(glued(made, (text, name) => secretsIn(text, name)[0])).toEqual([{ what: 'a password', text: issued }]);
});

test.each([
  ['no database', { command: 'x', args: ['-uapp', `-p${thoughtUp}`] }],
  ['an address and no user', { command: 'x', args: ['jdbc:mariadb://db.acme.net/a', `-p${thoughtUp}`] }],
  ['a database behind a blank', { command: 'mysql', args: ['-p', `${thoughtUp}`] }],
  ['a variable', { command: 'mysql', args: ['-uroot', '-p${DB_PASSWORD}', '-p$DB_PASSWORD'] }],
  ['a placeholder', { command: 'mysql', args: ['-uroot', '-pYOUR_PASSWORD', '-ppassword', '-psecret'] }],
  ['ports', { command: 'docker', args: ['run', '-p3306:3306', '-p127.0.0.1:33060:3306', '-p33060', 'mysql'] }],
  ['other options', { command: 'mysql', args: ['-port=3306', '-protocol=tcp2024x', '-P3306Kx9vQ2mL7'] }],
])('is none: %s', (_what, entry) => {
  expect(glued(entry, (text, name) => suspicionIn(text, name) ?? secretsIn(text, name)[0])).toEqual([]);
});

test.each([
  ['JSON', `{"host":"db","password":"${thoughtUp}"}`],
  ['JSON in lines', `{\n  "api_key" : "${thoughtUp}"\n}`],
  ['JSON in JSON', `{"db":"{\\"password\\":\\"${thoughtUp}\\"}"}`],
  ['headers as JSON', `{"Authorization":"Bearer ${thoughtUp}","Accept":"text/html"}`],
  ['a header', `X-Api-Key: ${thoughtUp}`],
  ['a header without a blank', `X-Api-Key:${thoughtUp}`],
  ['a header of any name', `Authorization: Bearer ${thoughtUp}`],
  ['an option of docker', `--env=DB_PASSWORD=${thoughtUp}`],
  ['a line of a shell', `DB_PASSWORD=${thoughtUp} exec db-mcp`],
  ['the next line', `cd db; export DB_PASSWORD=${thoughtUp}`],
  ['a connection', `Server=db;User Id=app;Password=${thoughtUp};`],
  ['mysql in a line', `mysql -uroot -p${thoughtUp} docs`],
])('a password within %s', (_what, text) => {
  const found = suspicionIn(text, 'args');
  expect(found && text.slice(found.start, found.end)).toBe(thoughtUp);
  expect(maySuspect(text, 'args')).toBe(true);
});

test('a password behind "-p" beside the user who signs in', () => {
  const beside = (...args: string[]) => glued({ command: 'db-mcp', args }, suspicionIn);
  expect(beside('-u', 'root', '-p', thoughtUp)).toEqual([{ what: 'what looks like a password', text: thoughtUp }]);
  expect(beside('-p', thoughtUp)).toEqual([]);
  expect(beside('-u', 'root', '-p', '8080:80')).toEqual([]);
  expect(beside('mysql', '-u', 'root', '-p', thoughtUp)).toEqual([]);
});

test.each([
  `{"apiKey":"your-key","url":"https://docs.acme.dev"}`,
  `{"password":"\${DB_PASSWORD}"}`,
  'Authorization: Bearer <token>',
  'the token: words that say what it is',
  'https://docs.acme.dev/keys?author=anna2024x',
  'mkdir -p build/docs2024',
])('%s holds none', (text) => {
  expect(suspicionIn(text, 'args')).toBeUndefined();
});

type Seen = { readonly what: string; readonly start: number; readonly end: number } | undefined;

/** What is found in the strings of an entry. */
function glued(entry: object, look: (text: string, name: string | undefined) => Seen) {
  const found: { what: string; text: string }[] = [];
  eachString(entry, (text, _, name) => {
    const seen = maySuspect(text, name) ? look(text, name) : undefined;
    if (seen !== undefined) found.push({ what: seen.what, text: text.slice(seen.start, seen.end) });
  });
  return found;
}

test.each([
  ['db.internal', undefined],
  ['prod-db', undefined],
  ['10.0.0.5', undefined],
  ['localhost', true],
  ['127.0.0.1', true],
])('a password before the host %s', (host, isLocal) => {
  const value = of('postgresql://app:Kx9vQ2', `mL7pR4@${host}:5432/app`);
  expect(suspicionIn(value, 'args')).toEqual({
    what: 'what looks like a password',
    start: 17,
    end: 29,
    ...(isLocal && { isLocal }),
  });
});

test('one for a host that others reach is told by what knows more', () => {
  const value = of('postgresql://app:Kx9vQ2', 'mL7pR4@db.acme-data.net/app');
  expect([suspicionIn(value, 'args'), secretsIn(value, 'args').length]).toEqual([undefined, 1]);
});

test.each([
  ['DB_PASSWORD', 'password123'],
  ['DB_PASSWORD', 'postgres'],
  ['NEO4J_PASSWORD', 'neo4jpassword'],
  ['VAULT_NEO4J_PASSWORD', 'vault-dev-password'],
  ['PASSWORD', 'changeme123'],
  ['PASSWORD', 'interactive'],
  ['API_KEY', 'ollama'],
  ['API_KEY', 'sk-no-key-required'],
  ['API_KEY', 'lm-studio'],
  ['API_KEY', 'demo_key_2024'],
  ['API_KEY', 'API_KEY_2'],
  ['OPENAI_API_KEY', 'not-needed'],
  ['TOKEN', 'test-token-1'],
  ['Authorization', 'Bearer test-key'],
  ['Authorization', 'Bearer not_needed'],
  ['GOOGLE_APPLICATION_CREDENTIALS', 'service-account-prod-1'],
  ['DB_PASSWORD', '/run/secrets/db'],
  ['DB_PASSWORD', 'example2024'],
  ['AUTH_TOKEN', 'op://vault/item/field'],
  ['SECRET_PROVIDER', 'AwsSsm2024'],
  ['args', 'postgres://postgres:postgres@db:5432/x'],
  ['args', 'postgres://app:app@db/app'],
  ['args', 'postgres://app:app_password@db.internal/app'],
  ['args', 'postgres://user:password@localhost/x'],
  ['args', 'postgres://me:my%20test%20password%2E@localhost/x'],
  ['args', 'https://mcp.acme.net/mcp?token=my%20Local%20token%2E'],
])('a default, a word for none or for itself, under %s: %s', (name, value) => {
  expect([suspicionIn(value, name), secretsIn(value, name)]).toEqual([undefined, []]);
});

test('a key that is made for everybody is no secret to revoke', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = (role: string) =>
    `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: 'supabase', ref: 'kqwzmvbnrtyplkjh', role })}.${'q7Wd9ZpX2k'.repeat(4)}`;
  expect(secretsIn(token('anon'), 'SUPABASE_KEY')).toMatchObject([
    { what: 'a key for the role "anon"', isForAll: true },
  ]);
  expect(secretsIn(token('service_role'), 'SUPABASE_KEY')).toMatchObject([{ what: 'a JSON web token' }]);
});

/** Where a value was taken out, or is to be put in, or is no value. */
test.each([
  ['[MASK]', of('[Mask', '5xQ!v')],
  ['[Filtered]', of('[Filt3r', 'ed!x')],
  ['***REDACTED***', of('*R3d*', 'Act9x')],
  ['<hidden token>', of('h1dden', '<Tok9')],
  ['__DB_TOKEN_V2__', of('__Db', '9tokeN')],
  ['@@DB_TOKEN_V2@@', of('Kx9@@', 'vQ2mL7')],
  ['%%DB_TOKEN_V2%%', of('Kx9%%', 'vQ2mL7')],
  ['#{Db.Token2}#', of('#Db.', 'Token2x!')],
  ['input[name=pass2word]', of('input[', 'Kx9vQ2')],
  ['#sign-in>.pass2', of('#sign-In9', '!pass2')],
  ['{{ cookiecutter.db_pass2 }}', of('cookie', 'cutter2!')],
])('%s is no password, and what only looks like it is one', (shown, password) => {
  for (const name of ['DB_PASSWORD', 'DB_TOKEN']) {
    expect(suspicionIn(shown, name)).toBeUndefined();
    expect(suspicionIn(password, name)).toMatchObject({ start: 0, end: password.length });
  }
});
