// The least any linter has to do: read every file of a list, and parse it.
const { readFileSync } = require('node:fs');

const list = readFileSync(process.argv[2], 'utf8').split('\n');
for (const path of list) JSON.parse(readFileSync(path, 'utf8'));
