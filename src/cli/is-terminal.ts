import { fstatSync, statSync } from 'node:fs';

/** `node:tty` loads all of Node's network code, so it is asked about devices only, and not about the one that is none. */
export async function isTerminal(fd: number): Promise<boolean> {
  if (!isDevice(fd)) return false;
  const { isatty } = await import('node:tty');
  return isatty(fd);
}

function isDevice(fd: number): boolean {
  try {
    const device = fstatSync(fd);
    return device.isCharacterDevice() && device.rdev !== statSync('/dev/null', { throwIfNoEntry: false })?.rdev;
  } catch {
    return false;
  }
}
