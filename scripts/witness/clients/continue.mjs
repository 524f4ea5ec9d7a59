import { entry, file, program, usualKeys } from '../dialects.mjs';

const { headers: _, timeout: __, ...keys } = usualKeys;

/** The same file with another head. */
const headed = (id, edit) => ({
  id: `head/${id}`,
  text: (dialect) =>
    file({ ...dialect, head: edit(dialect.head) }, [['control', entry(dialect, { command: program('control') })]]),
});

export default {
  client: 'continue',
  packages: { '@continuedev/cli': '1.5.47' },
  file: 'config.yaml',
  judgedAt: '.continue/config.yaml',
  asked: '`cn --config config.yaml -p x`, which connects',
  starts: true,
  dialect: {
    syntax: 'yaml',
    root: 'mcpServers',
    isList: true,
    head: 'name: witness\nversion: 0.0.1\nschema: v1\nmodels:\n  - { name: witness, provider: ollama, model: witness, apiBase: "http://127.0.0.1:1" }\n',
    keys,
    words: { http: 'streamable-http', sse: 'sse', stdio: 'stdio' },
    local: { connectionTimeout: 20000, serverName: 'x', sourceFile: 'x', faviconUrl: 'http://127.0.0.1:9/icon' },
    remote: { requestOptions: { headers: { 'X-Plain': 'text' } }, apiKey: 'x', headers: { 'X-Plain': 'text' } },
  },
  settings: {
    rules: ['words'],
    prompts: [{ name: 'words', prompt: 'words' }],
    context: [{ provider: 'code' }],
    docs: [{ name: 'words', startUrl: 'https://example.com' }],
    data: [{ name: 'words', destination: 'https://example.com', schema: '0.2.0' }],
    env: { A: 'b' },
    requestOptions: { timeout: 1000 },
    metadata: { a: 'b' },
  },
  own: [
    headed('models-text', (head) => head.replace(/models:[\s\S]*/, 'models: words\n')),
    headed('models-item', (head) => head.replace(/models:[\s\S]*/, 'models: [words]\n')),
    headed('models-null', (head) => head.replace(/models:[\s\S]*/, 'models:\n')),
    headed('model-nameless', (head) => head.replace('{ name: witness, ', '{ ')),
    headed('model-name-number', (head) => head.replace('{ name: witness, ', '{ name: 7, ')),
    headed('model-no-provider', (head) => head.replace('provider: ollama, ', '')),
    headed('model-no-model', (head) => head.replace('model: witness, ', '')),
    headed('model-roles-text', (head) => head.replace('{ name', '{ roles: chat, name')),
    headed('model-roles-word', (head) => head.replace('{ name', '{ roles: [flavour], name')),
    headed('model-roles', (head) => head.replace('{ name', '{ roles: [chat, edit], name')),
    headed('model-capabilities-word', (head) => head.replace('{ name', '{ capabilities: [flavour], name')),
    headed('model-length-text', (head) => head.replace('{ name', '{ contextLength: many, name')),
    headed('no-name', (head) => head.replace(/^name.*\n/m, '')),
    headed('no-version', (head) => head.replace(/^version.*\n/m, '')),
    headed('no-schema', (head) => head.replace(/^schema.*\n/m, '')),
    headed('other-schema', (head) => head.replace('v1', 'v9')),
    headed('schema-number', (head) => head.replace('v1', '1')),
    headed('name-number', (head) => head.replace('name: witness', 'name: 7')),
    headed('name-empty', (head) => head.replace('name: witness', "name: ''")),
    headed('name-null', (head) => head.replace('name: witness', 'name:')),
    headed('version-number', (head) => head.replace('0.0.1', '1')),
    headed('version-fraction', (head) => head.replace('0.0.1', '1.0')),
    headed('version-word', (head) => head.replace('0.0.1', 'newest')),
  ],
  calls: (stage) => [
    {
      script: stage.installed('@continuedev/cli/dist/cn.js'),
      args: ['--config', 'config.yaml', '-p', 'x'],
      env: { CONTINUE_TELEMETRY_ENABLED: '0' },
    },
  ],
  answer([{ out, err }], { lines }) {
    const said = lines(`${out}\n${err}`).flatMap((line) => {
      try {
        return JSON.parse(line).message ?? [];
      } catch {
        return /error/i.test(line) ? [line] : [];
      }
    });
    return { listed: () => false, says: said.filter((words) => !/^Connection error|fetch failed$/.test(words)) };
  },
};
