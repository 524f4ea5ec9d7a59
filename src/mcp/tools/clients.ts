import type { ClientInfo } from '../../cli/index.ts';
import { known } from '../known.ts';
import type { Tool } from '../tool.ts';

export const clientsTool: Tool = {
  name: 'clients',
  title: 'List AI clients',
  description:
    'Answers which files an AI client reads its MCP servers from, in which syntax, and what it does with each mistake. Without "client" it lists all clients with their files.',
  arguments: { client: { type: 'string', description: 'The id of a client, such as "claude-code", or of a format.' } },
  answer: {
    type: 'object',
    properties: {
      clients: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: { type: 'string', description: 'For "targets" and "client".' },
            name: { type: 'string', description: 'As its maker calls it.' },
          },
          required: ['id', 'name'],
        },
      },
    },
    required: ['clients'],
  },
  run: async ({ client }, context) => {
    const clients = context.clients();
    if (client === undefined) return { clients: clients.map(inShort) };
    const found = clients.filter(({ id, formats }) => id === client || formats.some((format) => format.id === client));
    return { clients: found.length > 0 ? found : [known('client', String(client), clients)] };
  },
};

function inShort({ id, name, formats }: ClientInfo) {
  return { id, name, files: [...new Set(formats.flatMap(({ files, userFiles }) => [...files, ...userFiles]))] };
}
