import { address, program, usualKeys } from '../dialects.mjs';

const local = { command: program('subject') };

export default {
  client: 'goose',
  packages: { '@aaif/goose-binary-linux-x64': '1.52.0' },
  file: '~/.config/goose/config.yaml',
  judgedAt: '.config/goose/config.yaml',
  asked: '`goose run -t x --no-session` with a model that has nothing to say, which connects',
  starts: true,
  dialect: {
    syntax: 'yaml',
    root: 'extensions',
    head: 'GOOSE_PROVIDER: openai\nGOOSE_MODEL: witness\n',
    keys: { ...usualKeys, command: 'cmd', env: 'envs', url: 'uri' },
    words: { stdio: 'stdio', http: 'streamable_http' },
    always: { local: { enabled: true, args: [] }, remote: { enabled: true } },
    local: {
      enabled: true,
      name: 'subject',
      description: 'words',
      bundled: false,
      available_tools: ['ping'],
      env_keys: ['HOME'],
      display_name: 'words',
    },
    remote: { socket: 'x' },
  },
  settings: { GOOSE_TEMPERATURE: 0.1, GOOSE_TOOLSHIM: false, GOOSE_CONTEXT_LIMIT: 100000 },
  own: [
    { id: 'need/args', server: { ...local, more: { args: undefined } } },
    { id: 'need/enabled', server: { ...local, more: { enabled: undefined } } },
    { id: 'need/remote-enabled', server: { url: address('subject'), more: { enabled: undefined } } },
  ],
  calls: (stage) => [
    {
      program: stage.installed('@aaif/goose-binary-linux-x64/bin/goose'),
      args: ['run', '-t', 'x', '--no-session'],
      env: { OPENAI_API_KEY: 'none', OPENAI_HOST: stage.model, GOOSE_DISABLE_KEYRING: '1' },
    },
  ],
  answer([{ out, err }], { lines }) {
    const said = lines(`${out}\n${err}`).filter(
      (line) => /warn|fail|error|invalid|extension/i.test(line) && !/Ran into this error|retry if you think/.test(line),
    );
    return { listed: () => false, says: said };
  },
};
