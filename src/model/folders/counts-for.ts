import { type Client, type Format, movedFile } from '../../clients/index.ts';
import type { Route } from '../../parse/index.ts';
import { fits } from '../values/index.ts';
import type { Located } from './folder-of.ts';
import { isOfUser } from './users.ts';

/** Whether the client reads the file for a project, rather than for one agent or as part of a plugin. */
export function isOfProject({ document, format }: Located): boolean {
  const { belongsTo } = format;
  return belongsTo === undefined || (belongsTo === 'user' && isOfUser(document.path));
}

/** Whether the file keeps a server for one project among others, which it names. */
export function isForOneProject({ route, format }: { readonly route: Route; readonly format: Format }): boolean {
  return format.servers.some(({ at }) => at.includes('*') && at.length + 1 === route.length && fits(route, at));
}

/** Whether the file is one of these of its format's. */
export function isAmong(
  files: 'project' | 'user' | readonly string[],
  { document: { path }, format: { userFiles = [] }, client }: Located & { readonly client: Client },
  folder: string,
): boolean {
  if (files === 'project') return !isOfUser(path);
  if (!isOfUser(path)) return files !== 'user' && files.includes(path.slice(folder.length));
  const named = files === 'user' ? userFiles : files;
  return named.some((file) => file === path || movedFile(file, client.moved)?.shown === path);
}
