// Reads a file as LibreChat's server does when it starts: its parser of YAML, then its own schema for the whole.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [root, file] = process.argv.slice(2);
const require = createRequire(`${root}/x.js`);
const { configSchema } = require('librechat-data-provider');
const { load } = require('js-yaml');

/** Of a server that fits no shape, why not each. */
function wordsOf({ path, message, unionErrors = [] }) {
  const inner = unionErrors.flatMap(({ issues }) => issues.flatMap(wordsOf));
  return inner.length > 0 ? [...new Set(inner)] : [`${path.join('.')}: ${message}`];
}

const said = { servers: [], says: [] };
try {
  // Of a file with nothing in it, its server goes on as if there were none.
  const { success, data, error } = configSchema.strict().safeParse(load(readFileSync(file, 'utf8')) ?? { version: '' });
  if (success) said.servers = Object.keys(data.mcpServers ?? {});
  else said.says = error.issues.flatMap(wordsOf);
} catch (error) {
  said.says = [error.message.split('\n')[0]];
}
console.log(JSON.stringify(said));
