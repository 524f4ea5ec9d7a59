import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from '@jest/globals';

const roots: string[] = [];

afterAll(() => {
  for (const root of roots) fs.rmSync(root, { recursive: true, force: true });
});

/** A temporary folder with these files; a path that ends in a slash is an empty folder. */
export function tree(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'mcp-lint-')));
  roots.push(root);
  for (const [path, content] of Object.entries(files)) put(root, path, content);
  return root;
}

export function put(root: string, path: string, content: string | Buffer): void {
  const absolute = join(root, path);
  if (path.endsWith('/')) {
    fs.mkdirSync(absolute, { recursive: true });
    return;
  }
  fs.mkdirSync(dirname(absolute), { recursive: true });
  fs.writeFileSync(absolute, content);
}
