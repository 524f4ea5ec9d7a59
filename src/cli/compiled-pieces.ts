import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { Script } from 'node:vm';

/** What `require` is. */
interface Require {
  (id: string): unknown;
  readonly extensions: Partial<Record<string, (module: NodeJS.Module, file: string) => unknown>>;
  readonly cache: Partial<Record<string, NodeJS.Module>>;
}

/** What `node:module` is. */
export type ModuleClass = new (id: string) => NodeJS.Module;

interface Piece {
  readonly file: string;
  readonly about: Buffer;
  readonly script: Script;
}

const ABOUT = 1024;
const HEAD = Buffer.from('(function (exports, require, module) {');
const TAIL = Buffer.from('\n})');

/**
 * What Node does itself from 22.8 on: what is compiled of the pieces in one folder is kept in another. Gives what is to be
 * called in the end, when all is compiled that was needed.
 */
export function keepPieces(require: Require, Module: ModuleClass, pieces: string, folder: string): () => void {
  const { extensions, cache } = require;
  const usual = extensions['.js'];
  const compiled: Piece[] = [];
  extensions['.js'] = (module, file) => {
    const about = dirname(file) === pieces ? aboutOf(file) : undefined;
    if (about === undefined) usual?.(module, file);
    else run(module, file, about);
  };

  function run(module: NodeJS.Module, file: string, about: Buffer): void {
    const kept = join(folder, basename(file));
    const script = compile(file, dataIn(kept, about));
    compiled.push({ file: kept, about, script });
    script.runInThisContext()(module.exports, requireOfPiece, module);
  }

  /** Pieces lie side by side: there is nothing to look for, as Node does for each of them. */
  function requireOfPiece(id: string): unknown {
    if (!id.startsWith('./')) return require(id);
    // Of some hundred calls `join` takes so long that V8 compiles it for good.
    const file = `${pieces}${sep}${id.slice(2)}`;
    const known = cache[file];
    if (known !== undefined) return known.exports;
    const about = aboutOf(file);
    if (about === undefined) return require(file);
    const module = new Module(file);
    cache[file] = module;
    run(module, file, about);
    module.loaded = true;
    return module.exports;
  }

  return () => keep(compiled, folder);
}

function compile(filename: string, cachedData: Buffer | undefined): Script {
  // The pieces are ASCII.
  const code = Buffer.concat([HEAD, readFileSync(filename), TAIL]).toString('latin1');
  return new Script(code, {
    filename,
    columnOffset: -HEAD.length,
    ...(cachedData && { cachedData }),
  });
}

/** V8 compares no more than lengths: the time of the last change tells whether it is the same text. */
function aboutOf(file: string): Buffer | undefined {
  const { size, mtimeMs, ctimeMs } = statSync(file);
  const about = Buffer.from([file, size, mtimeMs, ctimeMs].join('\n'));
  return about.length > ABOUT ? undefined : Buffer.concat([about], ABOUT);
}

function dataIn(file: string, about: Buffer): Buffer | undefined {
  try {
    const content = readFileSync(file);
    return content.subarray(0, ABOUT).equals(about) ? content.subarray(ABOUT) : undefined;
  } catch {
    return undefined;
  }
}

/** A new piece was asked for by other functions of the others than before. Who cannot write there runs all the same. */
function keep(loaded: readonly Piece[], folder: string): void {
  if (loaded.every(({ script }) => script.cachedDataRejected === false)) return;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const { file, about, script } of loaded) {
      const written = `${file}.${process.pid}`;
      writeFileSync(written, Buffer.concat([about, script.createCachedData()]), { mode: 0o600 });
      renameSync(written, file);
    }
  } catch {
    // The next run tries again.
  }
}
