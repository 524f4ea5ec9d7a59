import { lossesIn } from '../../converting/index.ts';
import { examine } from '../../lint.ts';
import { fileArguments, placesOf, runsFor, targetsArgument } from '../asked-files.ts';
import type { Tool } from '../tool.ts';

export const lossesTool: Tool = {
  name: 'losses',
  title: 'Compare MCP servers across clients',
  description:
    'Answers for each MCP server and each client in "targets" whether the client would keep it as it is, change it, lose part of it or refuse it, and why. Without "targets" the clients are those of the configuration, or those that have files here. Nothing is written.',
  arguments: { ...fileArguments, targets: targetsArgument },
  answer: {
    type: 'object',
    properties: {
      servers: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            server: { type: 'string', description: 'Its name.' },
            path: { type: 'string', description: 'Of the file that has it, as in "paths".' },
            line: { type: 'integer', description: 'From 1.' },
            clients: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  client: { type: 'string', description: 'Its id.' },
                  state: {
                    type: 'string',
                    enum: ['kept', 'changed', 'lost', 'refused'],
                    description: 'What becomes of it.',
                  },
                  why: { type: 'array', items: { type: 'string' }, description: 'One fact each.' },
                },
                required: ['client', 'state', 'why'],
              },
            },
          },
          required: ['server', 'path', 'line', 'clients'],
        },
      },
    },
    required: ['servers'],
  },
  run: async (given, context) => {
    const found = [];
    for (const run of runsFor(given, context)) {
      const examined = await examine(run, { all: true });
      const { servers } = await lossesIn({ ...examined, workspace: await examined.workspace() });
      found.push(...servers.map(placesOf(run, context)));
    }
    return { servers: found };
  },
};
