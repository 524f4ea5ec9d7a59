const { AsyncLocalStorage } = require('node:async_hooks');
const { readFileSync } = require('node:fs');
const { createRequire, register } = require('node:module');
const { dirname } = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { lazily, withoutOwnFrames } = require('./expect.cjs');
const { strip } = require('./strip.cjs');
require('../../scripts/engine.cjs');

register('./hooks.mjs', pathToFileURL(__filename));

/** Maps of files by their URLs, as URLs that hold them. */
const maps = new Map();

/**
 * From the name of a module to its map, which is made when a stack is to be shown. It is asked for with each frame, also
 * of errors that a test expects.
 */
class MapsOnDemand extends Map {
  get(name) {
    const url = /^(file:.*\.ts)(?:\?.*)?$/.exec(name)?.[1];
    if (url === undefined) return undefined;
    const known = maps.get(url) ?? `data:application/json,${encodeURIComponent(strip(fileURLToPath(url), true).map)}`;
    maps.set(url, known);
    return known;
  }
}

/** Jest makes one for each suite and never ends it: promises of the last suites would carry along those of all others. */
const stores = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  stores.add(this);
  return run.apply(this, args);
};

/** By the path of a module: what is compiled of it, and what it imports with. */
const compiled = new Map();

/** What a module exports when it is run once more, without being read, compiled and having its imports looked up again. */
function runAnew(path) {
  const given = ['exports', 'require', 'module', '__filename', '__dirname'];
  const known = compiled.get(path) ?? {
    run: compileFunction(readFileSync(path, 'utf8'), given, { filename: path }),
    require: createRequire(path),
  };
  compiled.set(path, known);
  const module = { exports: {} };
  known.run(module.exports, known.require, module, path, dirname(path));
  return module.exports;
}

let suites = 0;

/**
 * How Jest loads a suite. Its own way is a realm for each suite, with all of src loaded anew, which takes longer than
 * most suites run. Here Node loads them: every suite has its own copy of what lies in __tests__, and all share src.
 */
class SharedRuntime extends Runtime {
  #maps = new MapsOnDemand();

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /**
   * What runs the tests of a suite: it holds them, and is run anew, but not what it imports. What came of them is told
   * at the end of the suite; with two messages for each test, only the count in a terminal would grow sooner.
   */
  requireInternalModule(path) {
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    const framework = runAnew(path);
    return { ...framework, initialize: (given) => framework.initialize({ ...given, sendMessageToJest: undefined }) };
  }

  setGlobalsForRuntime(globals) {
    globalThis[Symbol.for('jest-globals')] = { ...globals, expect: lazily(globals.expect) };
  }

  async unstable_importModule(path) {
    suites += 1;
    Error.prepareStackTrace = withoutOwnFrames(Error.prepareStackTrace);
    const steps = path.endsWith('.steps.test.ts') ? '&steps' : '';
    await import(`${pathToFileURL(path)}?suite=${suites}${steps}`);
  }

  getSourceMaps() {
    return this.#maps;
  }

  teardown() {
    for (const store of stores) store.disable();
    stores.clear();
    return super.teardown();
  }
}

Object.defineProperty(exports, '__esModule', { value: true });
exports.default = SharedRuntime;
