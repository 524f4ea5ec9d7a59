import { existsSync } from 'node:fs';
import nodeModule from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { about } from '../version.generated.ts';
import { keepPieces } from './compiled-pieces.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** From 22.8 on, Node keeps what it has compiled, where it is given a folder. */
const { enableCompileCache } = nodeModule as { readonly enableCompileCache?: (folder: string) => unknown };

/** The second run and those after it are spared up to a third of their time. The first one pays for it. */
export function keepCompiled(env: Environment): void {
  const folder = compiledFolder(env, process.platform);
  if (folder === undefined || !isAbsolute(folder) || !existsSync(folder)) return;
  const kept = join(folder, 'mcp-lint', about.version);
  if (enableCompileCache !== undefined) enableCompileCache(kept);
  else if (typeof require === 'function')
    process.once('exit', keepPieces(require, join(dirname(__dirname), 'core'), join(kept, process.version)));
}

/**
 * The user's own folder for caches: in one that all users share, another one could leave code to be run. In CI most runs
 * are the first.
 */
export function compiledFolder(env: Environment, platform: NodeJS.Platform): string | undefined {
  if (env.CI || env.NODE_DISABLE_COMPILE_CACHE) return undefined;
  if (platform === 'win32') return env.LOCALAPPDATA || undefined;
  if (platform === 'darwin') return env.HOME ? join(env.HOME, 'Library/Caches') : undefined;
  return env.XDG_CACHE_HOME || (env.HOME ? join(env.HOME, '.cache') : undefined);
}
