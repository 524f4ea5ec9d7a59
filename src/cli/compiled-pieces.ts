import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, readSync, renameSync, writeFileSync } from 'node:fs';
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
    const text = dirname(file) === pieces ? textOf(file) : undefined;
    if (text === undefined) usual?.(module, file);
    else run(module, file, text);
  };

  function run(module: NodeJS.Module, file: string, { about, code }: Text): void {
    const kept = join(folder, basename(file));
    const script = compile(file, code, dataIn(kept, about));
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
    const text = textOf(file);
    if (text === undefined) return require(file);
    const module = new Module(file);
    cache[file] = module;
    run(module, file, text);
    module.loaded = true;
    return module.exports;
  }

  return () => keep(compiled, folder);
}

function compile(filename: string, code: string, cachedData: Buffer | undefined): Script {
  return new Script(code, {
    filename,
    columnOffset: -HEAD.length,
    ...(cachedData && { cachedData }),
  });
}

/** Of a piece, as the body of a function; V8 compares no more than lengths, so the time of the last change tells which it is. */
interface Text {
  readonly code: string;
  readonly about: Buffer;
}

function textOf(file: string): Text | undefined {
  const opened = openSync(file, 'r');
  try {
    const { size, mtimeMs, ctimeMs } = fstatSync(opened);
    const about = Buffer.from([file, size, mtimeMs, ctimeMs].join('\n'));
    const code = Buffer.allocUnsafeSlow(HEAD.length + size + TAIL.length);
    HEAD.copy(code);
    TAIL.copy(code, HEAD.length + size);
    if (about.length > ABOUT || readSync(opened, code, HEAD.length, size, 0) < size) return undefined;
    // The pieces are ASCII.
    return { code: code.toString('latin1'), about: Buffer.concat([about], ABOUT) };
  } finally {
    closeSync(opened);
  }
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
