export default {
  testEnvironment: '<rootDir>/__tests__/running/environment.cjs',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  // Files of other kinds are not even looked for; Jest asks for "js".
  moduleFileExtensions: ['ts', 'js'],
  transform: {},
  runtime: '<rootDir>/__tests__/running/runtime.cjs',
  testSequencer: '<rootDir>/__tests__/running/sequencer.cjs',
  globalSetup: '<rootDir>/__tests__/running/prepare.mjs',
  // Of a single suite as of many: what failed, and no list of thousands that did not.
  verbose: false,
  // A guard against what hangs, and no limit on how long a test may take on a busy machine.
  testTimeout: 600_000,
};
