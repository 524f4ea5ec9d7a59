import { json } from '../../syntax/json.ts';
import type { ClientColumn, OtherFile, ProjectOverview } from '../overview.ts';
import { defineServersOutput } from './define.ts';

/** Version 1, like the report: keys may be added, never changed or removed. */
export default defineServersOutput({
  id: 'json',
  order: 2,
  syntax: 'json',
  overview: ({ projects, others }, { version }) =>
    json({ ...header(version), projects: projects.map(projectEntry), others: others.map(otherEntry) }),
  references: ({ server, found }, { version }) => json({ ...header(version), server, references: found }),
});

function header(version: string) {
  return { version: 1, tool: { name: 'mcp-lint', version } };
}

function projectEntry({ folder, clients, servers }: ProjectOverview) {
  return {
    path: folder === '' ? '.' : folder.slice(0, -1),
    clients: clients.map(clientEntry),
    servers: servers.map(({ name, definitions }) => ({
      name,
      definitions: definitions.map(({ reason, ...rest }) => ({ ...rest, ...(reason && { reason }) })),
    })),
  };
}

function clientEntry({ id, name, files }: ClientColumn) {
  return { client: id, name, files };
}

function otherEntry({ path, client, servers, status, listing, reason }: OtherFile) {
  return { path, client: client.id, servers, status, ...(listing && { listing }), ...(reason && { reason }) };
}
