import { disk } from '../files/disk.ts';
import { basename, causeOf, dirname, join, leadsOut, relative } from '../files/index.ts';

/** The top of the repository that is checked out around a folder of the workspace, without links. */
export type Checkout = { readonly top: string; readonly inWorkspace: string } | { readonly unknown: string };

export function checkoutAt(cwd: string, workspace: string): Checkout {
  try {
    const whole = disk.real(workspace);
    const start = disk.real(cwd);
    if (leadsOut(relative(whole, start))) return { unknown: 'working-directory lies outside of the workspace' };
    let top = start;
    while (top !== whole && !disk.exists(join(top, '.git'))) top = dirname(top);
    return { top, inWorkspace: relative(whole, top) };
  } catch (error) {
    return { unknown: `the workspace cannot be read: ${causeOf(error)}` };
  }
}

/** Some file systems take upper and lower case for the same. */
export function isIgnoreList(path: string): boolean {
  return basename(path).toLowerCase() === '.gitignore';
}

export function isFolder(path: string): boolean {
  try {
    return disk.target(path) === 'folder';
  } catch {
    return false;
  }
}

/** The path itself where nothing lies there. */
export function realOf(path: string): string {
  try {
    return disk.real(path);
  } catch {
    return path;
  }
}
