import fs from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, 'unheld.txt');

/** Facts of which no test tells whether they are so, by name, with the reason: lines below a line that begins with "#". */
export function listedAsUnheld(): ReadonlyMap<string, string> {
  const listed = new Map<string, string>();
  let reason = '';
  for (const line of fs.readFileSync(file, 'utf8').split(/\r?\n/)) {
    if (line.startsWith('# ')) reason = line.slice(2);
    else if (line !== '') listed.set(line, reason);
  }
  return listed;
}
