import { redact } from '../../wording/index.ts';
import type { RenderOptions } from '../options.ts';
import { riskless } from '../riskless.ts';
import type { Overview } from './overview.ts';

/** Version 1, like the report: keys may be added, never changed or removed. */
export function renderServersJson({ projects, others }: Overview, { version }: Pick<RenderOptions, 'version'>): string {
  const content = {
    version: 1,
    tool: { name: 'mcp-lint', version },
    projects: projects.map(({ folder, clients, servers }) => ({
      path: folder === '' ? '.' : folder.slice(0, -1),
      clients: clients.map(({ id, name, files }) => ({ client: id, name, files })),
      servers: servers.map(({ name, definitions }) => ({
        name: redact(name),
        definitions: definitions.map(({ reason, ...rest }) => ({ ...rest, ...(reason && { reason: redact(reason) }) })),
      })),
    })),
    others: others.map(({ path, client, servers, status, listing }) => ({
      path,
      client: client.id,
      servers: servers.map(redact),
      status,
      ...(listing === undefined ? {} : { listing: redact(listing) }),
    })),
  };
  return riskless(`${JSON.stringify(content, null, 2)}\n`);
}
