import { readClients } from '../cli/catalog.ts';
import { atMostOne, choice, optional, print } from '../cli/index.ts';
import { plainLines } from '../wording/index.ts';
import { type CatalogFormat, catalogFormats } from './catalog/formats.ts';
import { unknown } from './catalog/known.ts';
import { printClients } from './catalog/print-clients.ts';
import { defineCommand } from './define.ts';
import { color, format } from './shared/options.ts';

export default defineCommand<{ readonly client?: string; readonly format: CatalogFormat }>({
  id: 'clients',
  order: 8,
  takes: '[client]',
  summary: 'the files of a client, or of all, and what it does with mistakes',
  options: [format(catalogFormats), ...color],
  read: (given) => ({
    ...optional('client', atMostOne(given, 'client')),
    format: choice(given, 'format', catalogFormats) ?? 'text',
  }),
  run: async ({ client, format }) => {
    const clients = readClients();
    const found =
      client === undefined
        ? clients
        : clients.filter(({ id, formats }) => id === client || formats.some((known) => known.id === client));
    if (client !== undefined && found.length === 0) throw unknown('client', client, clients);
    print(plainLines(printClients(found, format)));
    return 0;
  },
});
