import { fstatSync } from 'node:fs';

/** `node:tty` loads all of Node's network code, so it is asked about devices only. */
export async function isTerminal(fd: number): Promise<boolean> {
  if (!isDevice(fd)) return false;
  const { isatty } = await import('node:tty');
  return isatty(fd);
}

function isDevice(fd: number): boolean {
  try {
    return fstatSync(fd).isCharacterDevice();
  } catch {
    return false;
  }
}
