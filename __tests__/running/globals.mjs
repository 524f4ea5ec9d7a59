// What "@jest/globals" is to a suite; the name is looked up when the suite is loaded.
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } =
  globalThis[Symbol.for('jest-globals')];
