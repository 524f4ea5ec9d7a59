import path from 'node:path';

/** What is published, as running/prepare.mjs has built it from the present src. */
export const packaged = path.join(import.meta.dirname, '../build/package');

/** The ways in. */
export const bundles = {
  cli: path.join(packaged, 'dist/cli/index.js'),
  action: path.join(packaged, 'dist/action/index.js'),
  api: path.join(packaged, 'dist/api/index.js'),
};

/** After which a program that is started counts as hanging. It is no limit on how long a busy machine may take. */
export const hangs = 300_000;
