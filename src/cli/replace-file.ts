import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** In one step, and never through a link or into a pipe that lies at the path. */
export function replaceFile(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}.tmp`;
  writeFileSync(unfinished, text, { flag: 'wx' });
  try {
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished);
    throw error;
  }
}
