import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from '@jest/globals';

const roots: string[] = [];

// What a browser or another program has just let go of may still be written to.
afterAll(() => {
  for (const root of roots.splice(0)) {
    fs.rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});

/** A temporary folder with these files, which goes with the suite; a path that ends in a slash is an empty folder. */
export function tree(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'mcp-lint-test-')));
  roots.push(root);
  for (const [path, content] of Object.entries(files)) put(root, path, content);
  return root;
}

/** Says where it lies. */
export function put(root: string, path: string, content: string | Uint8Array = ''): string {
  const absolute = join(root, path);
  fs.mkdirSync(path.endsWith('/') ? absolute : dirname(absolute), { recursive: true });
  if (!path.endsWith('/')) fs.writeFileSync(absolute, content);
  return absolute;
}
