import settings from './copilot-cli-settings.mjs';

const own = [
  ...settings.own,
  {
    id: 'setting/off-model',
    text: '{\n  "disabledMcpServers": ["subject"],\n  "enabledMcpServers": null\n}\n',
    off: ['subject'],
  },
];

export default {
  ...settings,
  file: '~/.copilot/settings.json',
  judgedAt: '.copilot/settings.json',
  as: 'copilot-cli-user-settings',
  own,
};
