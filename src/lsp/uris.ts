import { decoded } from '../model/values/index.ts';

/** The path that a URI stands for, with forward slashes; nothing for what is no file. */
export function pathOf(uri: string): string | undefined {
  const [, host = '', encoded = ''] = /^file:\/\/([^/?#]*)([^?#]*)/i.exec(uri) ?? [];
  const path = decoded(encoded);
  if (path === undefined || !path.startsWith('/') || path.includes('\0')) return undefined;
  const drive = /^\/([A-Za-z]):/.exec(path)?.[1];
  if (drive !== undefined) return drive.toUpperCase() + path.slice(2);
  return host === '' || host === 'localhost' ? path : `//${host}${path}`;
}

export function uriOf(path: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  if (path.startsWith('//')) return `file:${encoded}`;
  return `file://${path.startsWith('/') ? '' : '/'}${encoded}`;
}
