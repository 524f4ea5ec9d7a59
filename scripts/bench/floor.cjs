// The least any linter has to do: list a folder, read every JSON file below it, parse it.
const { readdirSync, readFileSync } = require('node:fs');

let parsed = 0;

function visit(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) visit(path);
    else if (entry.name.endsWith('.json')) {
      JSON.parse(readFileSync(path, 'utf8'));
      parsed += 1;
    }
  }
}

visit(process.argv[2]);
console.log(parsed);
