import type { Format } from '../../clients/index.ts';
import type { Document } from '../../parse/index.ts';
import { isOfUser, userHome } from './users.ts';

/** A file in the eyes of the client that reads it. */
export interface Located {
  readonly document: Pick<Document, 'path'>;
  readonly format: Format;
}

/** The folder a file counts for, with a slash at its end or empty: "app/" for "app/.cursor/mcp.json". */
export function folderOf({
  document: { path },
  format,
}: {
  readonly document: Located['document'];
  readonly format: Pick<Format, 'files'>;
}): string {
  if (isOfUser(path)) return userHome;
  const folder = folderHolding(path);
  let end = folder.length;
  for (const pattern of format.files) {
    const inside = folderHolding(pattern.replace(/^\//, ''));
    end = Math.min(end, endBefore(folder, inside));
  }
  return folder.slice(0, end);
}

/** The folder that a file lies in, with a slash at its end or empty. */
export function folderHolding(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
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
