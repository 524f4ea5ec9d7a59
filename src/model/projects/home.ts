import { movedFile } from '../../clients/index.ts';
import type { Reading } from '../reading/reading.ts';
import type { Server } from '../server/server.ts';

/** The folder of the files in the home directory. */
export const userHome = '~/';

/** In the home directory, or in a folder of the user that a variable names. */
function isOfUser(path: string): boolean {
  return path.startsWith(userHome) || /^\$[A-Z][A-Z_]*\//.test(path);
}

/** The folder a file counts for, with a slash at its end or empty: "app/" for "app/.cursor/mcp.json". */
export function folderOf({ document: { path }, format }: Pick<Reading, 'document' | 'format'>): string {
  if (isOfUser(path)) return userHome;
  const slash = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, slash);
  let end = folder.length;
  for (const pattern of format.files) {
    const inside = pattern.slice(pattern.startsWith('/') ? 1 : 0, pattern.lastIndexOf('/') + 1);
    end = Math.min(end, endBefore(folder, inside));
  }
  return folder.slice(0, end);
}

/** Whether the client reads the file for a project, rather than for one agent or as part of a plugin. */
export function isOfProject({ document, format }: Pick<Reading, 'document' | 'format'>): boolean {
  const { belongsTo } = format;
  return belongsTo === undefined || (belongsTo === 'user' && isOfUser(document.path));
}

/** Whether the file keeps it for one project among others, which it names. */
export function isForOneProject({ route, format }: Server): boolean {
  return format.servers.some(
    ({ at }) =>
      at.includes('*') &&
      at.length + 1 === route.length &&
      at.every((step, index) => step === '*' || step === route[index]),
  );
}

/** Whether the file is one of these of its format's. */
export function isAmong(
  files: 'project' | 'user' | readonly string[],
  { document: { path }, format: { userFiles = [] }, client }: Pick<Reading, 'document' | 'format' | 'client'>,
  folder: string,
): boolean {
  if (files === 'project') return !isOfUser(path);
  if (!isOfUser(path)) return files !== 'user' && files.includes(path.slice(folder.length));
  const named = files === 'user' ? userFiles : files;
  return named.some((file) => file === path || movedFile(file, client.moved)?.shown === path);
}

/** Where the folder of the project ends, if the rest lies inside it as the pattern says. */
function endBefore(folder: string, inside: string): number {
  if (!inside.endsWith('**/')) return endsWith(folder, inside) ? folder.length - inside.length : folder.length;
  const own = inside.slice(0, -3);
  const at = `/${folder}`.lastIndexOf(`/${own}`);
  return at < 0 ? folder.length : at;
}

function endsWith(folder: string, inside: string): boolean {
  return folder === inside || folder.endsWith(`/${inside}`);
}
