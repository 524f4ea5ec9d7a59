import path from 'node:path';

const dist = path.join(import.meta.dirname, '../dist');

/** The ways in, as they are bundled. */
export const bundles = {
  cli: path.join(dist, 'cli/index.js'),
  action: path.join(dist, 'action/index.js'),
  api: path.join(dist, 'api/index.js'),
};

/** After which a program that is started counts as hanging. It is no limit on how long a busy machine may take. */
export const hangs = 300_000;
