import fs from 'node:fs';
import path from 'node:path';

export interface Import {
  /** Both relative to `src`, with forward slashes. */
  readonly from: string;
  readonly to: string;
}

/** Every file below the folder that TypeScript reads, relative to it. */
export function sourceFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .sort();
}

const statement =
  /^\s*(?:import|export|\})[^'"\n]*?\bfrom\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;

/** Imports of other files, types too, static and dynamic. */
export function importsOf(file: string, text: string): Import[] {
  return Array.from(text.matchAll(statement), ([, named, bare, dynamic]) => named ?? bare ?? dynamic ?? '')
    .filter((to) => to.startsWith('.'))
    .map((to) => ({ from: file, to: path.posix.normalize(path.posix.join(path.posix.dirname(file), to)) }));
}

export function importGraph(folder: string): Import[] {
  return sourceFiles(folder).flatMap((file) => importsOf(file, fs.readFileSync(path.join(folder, file), 'utf8')));
}

/** The folder of `src` a file lies in; a file of its own outside of them. */
export function stageOf(file: string): string {
  const slash = file.indexOf('/');
  return slash === -1 ? file : file.slice(0, slash);
}
