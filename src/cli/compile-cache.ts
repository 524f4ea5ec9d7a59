import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { about } from '../version.generated.ts';
import { keepPieces, type ModuleClass } from './compiled-pieces.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The second run and those after it are spared up to a third of their time. The first one pays for it. */
export function keepCompiled(env: Environment): void {
  const folder = compiledFolder(env, process.platform);
  if (folder === undefined || !isAbsolute(folder) || !existsSync(folder)) return;
  const kept = join(folder, 'mcp-lint', about.version);
  if (typeof module !== 'object') return;
  // What `node:module` is, without the loader of ES modules that it brings. From 22.8 on, Node keeps what it has compiled.
  const Module = module.constructor as ModuleClass & { readonly enableCompileCache?: (folder: string) => unknown };
  if (Module.enableCompileCache !== undefined) Module.enableCompileCache(kept);
  else process.on('exit', keepPieces(require, Module, join(dirname(__dirname), 'core'), join(kept, process.version)));
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
