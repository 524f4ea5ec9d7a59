export type Kind = 'file' | 'folder' | 'link' | 'pipe' | 'socket' | 'device' | 'unknown';

const NOUNS: Readonly<Record<Kind, string>> = {
  file: 'a file',
  folder: 'a folder',
  link: 'a link',
  pipe: 'a named pipe',
  socket: 'a socket',
  device: 'a device',
  unknown: 'something else',
};

export function nounOf(kind: Kind): string {
  return NOUNS[kind];
}
