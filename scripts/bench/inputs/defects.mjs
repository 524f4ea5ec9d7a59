// One mistake put into a server, as often as people make it: what lies on one machine, secrets, what is left to fill in,
// a variable that nobody expands, a package that is not kept up, a script that is not there.
import { localServer } from './servers.mjs';

/** Put together here, so that scanners of this repository do not take it for a real one. */
const token = (random) => `sbp_${Array.from({ length: 40 }, () => random.one([...'0123456789abcdef'])).join('')}`;

const defects = [
  [5, withPath],
  [3, (server, random) => ({ ...server, env: { ...server.env, SUPABASE_ACCESS_TOKEN: token(random) } })],
  [3, (server) => ({ ...server, env: { ...server.env, SERVICE_API_KEY: 'YOUR_API_KEY_HERE' } })],
  [2, (server) => ({ ...server, env: { ...server.env, DATA_REGION: '${process.env.SERVICE_REGION}' } })],
  [
    2,
    (server) => ({
      ...server,
      command: 'npx',
      args: ['-y', '@modelcontextprotocol/server-puppeteer'],
      needs: undefined,
    }),
  ],
  [2, (server) => ({ ...server, command: 'node', args: ['scripts/not-there.mjs'], needs: undefined })],
];

/** The servers with one of them, a local one, made faulty. */
export function withDefect(servers, random) {
  const index = servers.findIndex(({ command }) => command !== undefined);
  const faulty = index < 0 ? { ...localServer(random), name: servers[0].name } : servers[index];
  return servers.with(Math.max(index, 0), random.weighted(defects)(faulty, random));
}

function withPath({ command, args, ...server }) {
  const data = '/Users/anna/projects/shop/data';
  const own = command === 'docker' ? args.toSpliced(1, 0, '-v', `${data}:/data`) : [...args, '--data', data];
  return { ...server, command, args: own };
}
