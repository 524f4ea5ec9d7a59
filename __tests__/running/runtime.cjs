const { AsyncLocalStorage } = require('node:async_hooks');
const { mkdirSync, writeFileSync } = require('node:fs');
const { register } = require('node:module');
const { join } = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');
const { strip } = require('./strip.cjs');
require('./engine.cjs');

register('./hooks.mjs', pathToFileURL(__filename));

/** From the name of a module to the file that holds its map, which is written when a stack is to be shown. */
class MapsOnDemand extends Map {
  #folder;

  constructor(folder) {
    super();
    this.#folder = folder;
  }

  get(name) {
    if (!/^file:.*\.ts(\?.*)?$/.test(name)) return undefined;
    const file = join(this.#folder, `source-map-${process.pid}.json`);
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(file, strip(fileURLToPath(name)).map);
    return file;
  }
}

/** Jest makes one for each suite and never ends it: promises of the last suites would carry along those of all others. */
const stores = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  stores.add(this);
  return run.apply(this, args);
};

let suites = 0;

/**
 * How Jest loads a suite. Its own way is a realm for each suite, with all of src loaded anew, which takes longer than
 * most suites run. Here Node loads them: every suite has its own copy of what lies in __tests__, and all share src.
 */
class SharedRuntime extends Runtime {
  #maps;

  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    this.#maps = new MapsOnDemand(config.cacheDirectory);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** What runs the tests of a suite: it holds them, and is loaded anew, but not what it imports. */
  requireInternalModule(path) {
    delete require.cache[path];
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    const framework = require(path);
    module.children.pop();
    return framework;
  }

  setGlobalsForRuntime(globals) {
    globalThis[Symbol.for('jest-globals')] = globals;
  }

  async unstable_importModule(path) {
    suites += 1;
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
