// For each call Jest makes some three hundred functions, one for each matcher in each of its ways, and takes down the
// stack: 25 µs and as many kB. Here that is done for what does not pass at once.
const { equals, iterableEquality } = require('@jest/expect-utils');

/** The two most frequent, as Jest compares. */
const passing = {
  toBe: Object.is,
  toEqual: (actual, expected) => equals(actual, expected, [iterableEquality]),
};

/** The given `expect`, which is asked only for what does not pass, and for other matchers. */
exports.lazily = (expect) => {
  class Expectation {
    constructor(actual) {
      this.actual = actual;
    }
  }
  for (const name of Object.keys(expect(undefined))) Object.defineProperty(Expectation.prototype, name, matcher(name));
  return Object.assign((...given) => (given.length === 1 ? new Expectation(given[0]) : expect(...given)), expect);

  function matcher(name) {
    const passes = passing[name];
    return passes === undefined ? { get: asked } : { value: tried };

    function asked() {
      return expect(this.actual)[name];
    }

    function tried(...expected) {
      if (expected.length !== 1 || !passes(this.actual, expected[0])) return expect(this.actual)[name](...expected);
      const state = expect.getState();
      state.assertionCalls += 1;
      state.numPassingAsserts += 1;
    }
  }
};

/** An expectation stands where it was written, not here. */
exports.withoutOwnFrames = (format) => (error, frames) =>
  format(
    error,
    frames.filter((frame) => frame.getFileName() !== __filename),
  );
