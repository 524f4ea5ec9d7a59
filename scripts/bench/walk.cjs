// The bare walk: lists every folder of a repository that git does not ignore, and does nothing else.
const { readdirSync } = require('node:fs');

const ignored = new Set(['.git', 'node_modules', 'dist', 'coverage']);

function visit(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !ignored.has(entry.name)) visit(`${folder}/${entry.name}`);
  }
}

visit(process.argv[2]);
