import { json, program } from '../dialects.mjs';
import copilot from './copilot-cli.mjs';

const servers = { subject: { command: program('subject') }, control: { command: program('control') } };

const off = (id, text) => ({ id: `setting/${id}`, text: `${json(text)}\n`, off: ['subject'] });

export default {
  ...copilot,
  file: '.github/copilot/settings.json',
  target: false,
  dialect: { syntax: 'json' },
  elsewhere: ['subject', 'control'],
  plain: '{\n  "disabledMcpServers": []\n}\n',
  own: [
    off('off', { disabledMcpServers: ['subject'] }),
    off('off-older', { disabled_mcp_servers: ['subject'] }),
    off('off-text', { disabledMcpServers: 'subject' }),
    off('off-map', { disabledMcpServers: { subject: true } }),
    off('off-item', { disabledMcpServers: ['subject', 7] }),
    off('off-and-model', { disabledMcpServers: ['subject'], model: 7 }),
    { id: 'setting/off-null', text: `${json({ disabledMcpServers: null })}\n` },
    { id: 'setting/off-capitals', text: `${json({ disabledMcpServers: ['Subject'] })}\n` },
    { id: 'setting/off-star', text: `${json({ disabledMcpServers: ['*'] })}\n` },
    { id: 'setting/enabled', text: `${json({ disabledMcpServers: [], enabledMcpServers: ['subject'] })}\n` },
    { id: 'setting/enabled-text', text: `${json({ disabledMcpServers: [], enabledMcpServers: 'subject' })}\n` },
    {
      id: 'setting/off-comment',
      text: '{\n  // for a while\n  "disabledMcpServers": ["subject"]\n}\n',
      off: ['subject'],
    },
    { id: 'setting/off-comma', text: '{\n  "disabledMcpServers": ["subject"],\n}\n', off: ['subject'] },
    { id: 'setting/off-cut', text: '{\n  "disabledMcpServers": ["subject"]\n', off: ['subject'] },
    { id: 'setting/off-bom', text: `\ufeff${json({ disabledMcpServers: ['subject'] })}\n`, off: ['subject'] },
    {
      id: 'setting/off-twice',
      text: '{\n  "disabledMcpServers": ["control"],\n  "disabledMcpServers": ["subject"]\n}\n',
      off: ['subject'],
    },
    { id: 'setting/off-list', text: '["disabledMcpServers"]\n' },
  ],
  prepare(stage) {
    copilot.prepare(stage);
    stage.play('.mcp.json', json({ mcpServers: servers }));
  },
};
