// The least that any search for words has to do: read every file of a list.
const { readFileSync } = require('node:fs');

const list = readFileSync(process.argv[2], 'utf8').split('\n');
for (const path of list) readFileSync(path);
