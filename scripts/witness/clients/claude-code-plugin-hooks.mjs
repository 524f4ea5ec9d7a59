import { json, program } from '../dialects.mjs';
import plugin from './claude-code-plugin.mjs';

const servers = { subject: { command: program('subject') }, control: { command: program('control') } };

const command = { type: 'command', command: 'true' };
const hook = { matcher: 'Bash', hooks: [command] };

const under = (event, ...hooks) => ({ hooks: { [event]: hooks } });

export default {
  ...plugin,
  file: 'hooks/hooks.json',
  as: 'claude-code-plugin-hooks',
  elsewhere: ['subject', 'control'],
  settings: {},
  plain: `${json(under('SessionStart', { hooks: [command] }))}\n`,
  own: [
    ...Object.entries({
      right: under('SessionStart', { hooks: [command] }),
      described: { description: 'words', ...under('SessionStart', { hooks: [command] }) },
      'described-number': { description: 7, ...under('SessionStart', { hooks: [command] }) },
      'other-key': { flavour: 7, ...under('SessionStart', { hooks: [command] }) },
      'no-hooks': {},
      'hooks-null': { hooks: null },
      'hooks-list': { hooks: [] },
      'hooks-text': { hooks: 'true' },
      'hooks-empty': { hooks: {} },
      bare: { SessionStart: [{ hooks: [command] }] },
      'bare-guard': { PreToolUse: [hook] },
      list: [],
      'unknown-event': under('Flavour', hook),
      modules: { modules: ['./more.js'] },
      'modules-two': { modules: ['./more.js', './other.js'] },
    }),
    ...Object.entries({
      'matcher-list': { ...hook, matcher: ['Bash', 'Write'] },
      'matcher-object': { ...hook, matcher: { tools: ['Bash'] } },
      'matcher-number': { ...hook, matcher: 7 },
      'without-hooks': { matcher: 'Bash' },
      'hooks-object': { ...hook, hooks: command },
      'hooks-text': { ...hook, hooks: 'true' },
      flat: command,
      'without-type': { ...hook, hooks: [{ command: 'true' }] },
      'other-type': { ...hook, hooks: [{ ...command, type: 'shell' }] },
      'without-command': { ...hook, hooks: [{ type: 'command' }] },
      'command-number': { ...hook, hooks: [{ ...command, command: 7 }] },
      'timeout-text': { ...hook, hooks: [{ ...command, timeout: '5' }] },
    }).flatMap(([id, value]) => ['PreToolUse', 'PostToolUse'].map((event) => [`${event}-${id}`, under(event, value)])),
    ['PreToolUse-object', { hooks: { PreToolUse: hook } }],
    ['PostToolUse-object', { hooks: { PostToolUse: hook } }],
    ['PermissionRequest-flat', under('PermissionRequest', command)],
  ]
    .map(([id, value]) => ({ id: `hooks/${id}`, text: `${json(value)}\n` }))
    .concat([
      { id: 'hooks/comma', text: `${json(under('SessionStart', { hooks: [command] })).replace(/\}$/, ',}')}\n` },
      { id: 'hooks/comment', text: `// ours\n${json(under('SessionStart', { hooks: [command] }))}\n` },
      { id: 'hooks/bom', text: `\ufeff${json(under('SessionStart', { hooks: [command] }))}\n` },
      { id: 'hooks/empty', text: '' },
    ]),
  prepare(stage) {
    stage.play('.claude-plugin/plugin.json', json({ name: 'weather', mcpServers: servers }));
  },
};
