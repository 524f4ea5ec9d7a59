import { json, program } from '../dialects.mjs';
import claude from './claude-code.mjs';

const kinds = { null: null, number: 7, boolean: true, text: 'text', list: [], item: [7], object: {}, member: { x: 7 } };
const ofUser = { subject: { command: program('subject') } };
const remembered = {
  hasTrustDialogAccepted: true,
  enabledMcpjsonServers: ['control'],
  mcpServers: { local: { command: program('local') } },
};
const plain = { mcpServers: ofUser, projects: { '<project>': remembered } };

const all = { subject: 'subject', control: 'control', local: 'local' };

/** One place of the file with each kind of value: servers are lost with a map that is none, and not with an empty one. */
const each = (place, change, isMap = false) =>
  Object.entries(kinds).map(([kind, value]) => ({
    id: `user/${place}-${kind}`,
    text: `${json({ ...plain, ...change(value) })}\n`,
    ...(isMap && !['null', 'object', 'member'].includes(kind) ? { names: all } : {}),
  }));
const ofProject = (change) => ({ projects: { '<project>': { ...remembered, ...change } } });

export default {
  ...claude,
  file: '~/.claude.json',
  judgedAt: '.claude.json',
  asked: '`claude mcp list` in a folder that the file trusts, which connects to its servers and that of .mcp.json',
  dialect: { syntax: 'json' },
  elsewhere: ['control'],
  plain: `${json(plain)}\n`,
  own: [
    ...each('servers', (value) => ({ mcpServers: value }), true),
    ...each('projects', (value) => ({ projects: value })),
    ...each('project', (value) => ({ projects: { '<project>': value } })),
    ...each('project-servers', (value) => ofProject({ mcpServers: value }), true),
    ...['enabledMcpjsonServers', 'disabledMcpjsonServers', 'disabledMcpServers', 'allowedTools'].flatMap((key) =>
      each(`project-${key}`, (value) => ofProject({ [key]: value })),
    ),
  ],
  settings: { numStartups: 1, theme: 'dark', env: { A: 'b' }, hooks: {}, oauthAccount: {}, customApiKeyResponses: {} },
  prepare(stage) {
    stage.play('.mcp.json', json({ mcpServers: { control: { command: program('control') } } }));
  },
};
