import { closeSync, fstatSync, mkdirSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, sep } from 'node:path';
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
  readonly about: string;
  readonly script: Script;
}

/** Before what is kept, in bytes: which piece it is of. */
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
    const kept = `${folder}${file.slice(pieces.length)}`;
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

function compile(filename: string, code: string, cachedData: Uint8Array | undefined): Script {
  return new Script(code, {
    filename,
    columnOffset: -HEAD.length,
    ...(cachedData && { cachedData }),
  });
}

/** Of a piece, as the body of a function; V8 compares no more than lengths, so the time of the last change tells which it is. */
interface Text {
  readonly code: string;
  readonly about: string;
}

/**
 * Node compiles each function of its own that is called, in every run: these ask for as few of them as it takes, and for
 * those that reading the files to be judged asks for anyway.
 */
function textOf(file: string): Text | undefined {
  const opened = openSync(file, 'r');
  try {
    const { size, mtimeMs, ctimeMs } = fstatSync(opened);
    const code = Buffer.allocUnsafeSlow(HEAD.length + size + TAIL.length);
    code.set(HEAD);
    code.set(TAIL, HEAD.length + size);
    if (readSync(opened, code, HEAD.length, size, 0) < size) return undefined;
    // The pieces are ASCII.
    return { code: code.toString('latin1'), about: `${[file, size, mtimeMs, ctimeMs].join('\n')}\n` };
  } finally {
    closeSync(opened);
  }
}

function dataIn(file: string, about: string): Uint8Array | undefined {
  let opened: number;
  try {
    opened = openSync(file, 'r');
  } catch {
    return undefined;
  }
  try {
    const { size } = fstatSync(opened);
    const content = Buffer.allocUnsafeSlow(size);
    if (size < ABOUT || readSync(opened, content, 0, size, 0) < size) return undefined;
    return content.toString('utf8', 0, ABOUT).startsWith(about) ? new Uint8Array(content.buffer, ABOUT) : undefined;
  } catch {
    return undefined;
  } finally {
    closeSync(opened);
  }
}

/** A new piece was asked for by other functions of the others than before. Who cannot write there runs all the same. */
function keep(loaded: readonly Piece[], folder: string): void {
  if (loaded.every(({ script }) => script.cachedDataRejected === false)) return;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const { file, about, script } of loaded) {
      const before = Buffer.from(about);
      if (before.length > ABOUT) continue;
      const written = `${file}.${process.pid}`;
      const rest = Buffer.alloc(ABOUT - before.length);
      writeFileSync(written, Buffer.concat([before, rest, script.createCachedData()]), { mode: 0o600 });
      renameSync(written, file);
    }
  } catch {
    // The next run tries again.
  }
}
