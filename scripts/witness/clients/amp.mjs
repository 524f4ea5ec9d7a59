import { address, json, program, usualKeys } from '../dialects.mjs';

const reject = (matches) => ({ matches, action: 'reject' });

/** Rules about servers, and the servers that they keep from starting. */
const rules = {
  'reject-command': [[reject({ command: '*/subject' })], ['subject']],
  'reject-name': [[reject({ server: 'subject' })], []],
  'reject-part': [[reject({ command: 'subject' })], []],
  'reject-question-mark': [[reject({ command: '*/subjec?' })], []],
  'reject-brackets': [[reject({ command: '*/[s]ubject' })], []],
  'reject-all': [[reject({})], ['subject', 'remote', 'control']],
  'reject-address': [[reject({ url: 'http://*' })], ['remote']],
  'reject-arguments': [[reject({ args: '* of all' })], ['subject']],
  'reject-first-argument': [[reject({ args: '--words' })], []],
  'reject-any-arguments': [[reject({ args: '*' })], ['subject']],
  'reject-several': [[reject({ command: ['other', '*/control'] })], ['control']],
  'reject-both': [[reject({ command: '*', url: '*' })], []],
  'reject-expression': [[reject({ command: '/subject/' })], ['subject']],
  'allow-first': [[{ matches: { command: '*/subject' }, action: 'allow' }, reject({ command: '*' })], ['control']],
  'allow-later': [
    [reject({ command: '*' }), { matches: { command: '*/subject' }, action: 'allow' }],
    ['subject', 'control'],
  ],
  'no-action': [[{ matches: { command: '*/subject' } }], ['subject']],
  'other-action': [[{ matches: { command: '*/subject' }, action: 'ask' }], ['subject']],
  'no-matches': [[{ action: 'reject' }], []],
};

const ruled = {
  subject: { command: program('subject'), args: ['--words', 'of all'] },
  remote: { url: address('remote') },
  control: { command: program('control') },
};

export default {
  client: 'amp',
  packages: { '@sourcegraph/amp': '0.0.1790142911-g7618fb' },
  // Servers of a project wait for approval; those of the user are read by the same code, and start.
  file: '~/.config/amp/settings.json',
  judgedAt: '.amp/settings.json',
  asked: '`amp mcp doctor` with a key that nobody looks at, which connects',
  starts: true,
  dialect: {
    syntax: 'json',
    root: 'amp.mcpServers',
    keys: usualKeys,
    words: {},
    local: { disabled: false, includeTools: ['ping'] },
    remote: { oauth: { clientId: 'x' } },
  },
  own: Object.entries(rules).map(([id, [list, off]]) => ({
    id: `rules/${id}`,
    text: `${json({ 'amp.mcpServers': ruled, 'amp.mcpPermissions': list })}\n`,
    off,
  })),
  settings: {
    'amp.mcpPermissions': [{ matches: { command: '*' }, action: 'allow' }],
    'amp.permissions': [{ tool: 'Bash', action: 'ask' }],
    'amp.tools.disable': ['words'],
    'amp.url': 'http://127.0.0.1:8',
  },
  calls: (stage) => [
    {
      program: stage.installed('@ampcode/cli-linux-x64/amp'),
      args: ['mcp', 'doctor'],
      env: { AMP_API_KEY: 'none' },
    },
  ],
  answer([{ out, err, code }], { lines }) {
    const [states, other] = [/^(.+) \(user settings\): (.*)$/, /^(?:User|Workspace) settings: |from Amp account/];
    const rows = lines(out).flatMap((line) => [states.exec(line) ?? []]);
    const errors = rows.filter(([, , state]) => state?.startsWith('error'));
    const said = lines(`${out}\n${err}`).filter((line) => !states.test(line) && !other.test(line));
    return {
      listed: (name) => rows.some(([, each]) => each === name),
      says: [...errors.map(([, name, state]) => `${name}: ${state}`), ...(code === 0 ? [] : said)],
    };
  },
};
