import { fileURLToPath } from 'node:url';
import opencode from './opencode.mjs';

const asking = fileURLToPath(new URL('../inside/kilo.mjs', import.meta.url));
const port = '4096';

export default {
  client: 'kilo',
  packages: { '@kilocode/cli-linux-x64': '7.7.9' },
  file: 'kilo.json',
  asked: '`kilo serve`, whose /mcp connects for a project, and /config/warnings',
  starts: true,
  dialect: opencode.dialect,
  settings: opencode.settings,
  serves: (stage) => ({
    program: stage.installed('@kilocode/cli-linux-x64/bin/kilo'),
    args: ['serve', '--port', port],
    env: { KILO_DISABLE_MODELS_FETCH: '1', KILO_DISABLE_AUTOUPDATE: '1' },
  }),
  calls: () => [{ script: asking, args: [port] }],
  answer([{ out, err }], { parsed }) {
    const { status = {}, warnings = [err] } = parsed(out) ?? {};
    const failed = Object.entries(status).flatMap(([name, { error }]) => (error ? [`${name}: ${error}`] : []));
    return { listed: (name) => Object.hasOwn(status, name), says: [...failed, ...warnings] };
  },
};
