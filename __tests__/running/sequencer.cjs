const { default: Sequencer } = require('@jest/test-sequencer');

const counts = ({ path }) => path.endsWith('.steps.test.ts');

/** Suites that count steps come last: they leave the engine of regular expressions in a state of its own. */
module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter((test) => !counts(test)), ...sorted.filter(counts)];
  }
};
