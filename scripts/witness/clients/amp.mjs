import { usualKeys } from '../dialects.mjs';

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
