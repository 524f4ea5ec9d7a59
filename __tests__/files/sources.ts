import fs from 'node:fs';
import path from 'node:path';
import { disk } from '../../src/files/disk.ts';
import { type Files, memory, NotedFiles, overlay, Questions, without } from '../../src/files/index.ts';
import { tree } from '../tree.ts';

export type Contents = Readonly<Record<string, string | Uint8Array>>;

/** Files that hold some contents, and the folder that their paths count from. */
export interface Source {
  readonly files: Files;
  readonly root: string;
}

const here = memory({}).resolve('', '.');

/** The disk is what all others are compared with. */
export function onDisk(contents: Contents): Source {
  const root = tree();
  for (const [name, content] of Object.entries(contents)) {
    fs.mkdirSync(path.join(root, name, '..'), { recursive: true });
    fs.writeFileSync(path.join(root, name), content);
  }
  return { files: disk, root };
}

function inMemory(contents: Contents): Source {
  return { files: memory(contents), root: here };
}

/** Every source of files. A new one stands here and has to answer as the disk does. */
export const sources: Readonly<Record<string, (contents: Contents) => Source>> = {
  'a map': inMemory,
  'buffers over the disk': (contents) => underBuffers(contents, onDisk),
  'buffers over a map': (contents) => underBuffers(contents, inMemory),
  'files of which some are hidden': (contents) => {
    const { files, root } = inMemory({ ...contents, 'hidden.txt': 'hidden' });
    return { files: without(files, (path) => path.endsWith('/hidden.txt')), root };
  },
  'files of which questions are noted': (contents) => {
    const { files, root } = inMemory(contents);
    return { files: new NotedFiles(files, new Questions()), root };
  },
};

/** Every second file is new, one is another one below, and one that lies below is deleted. */
function underBuffers(contents: Contents, below: (contents: Contents) => Source): Source {
  const names = Object.keys(contents);
  const held = names.filter((_, index) => index % 2 === 0);
  const saved = Object.fromEntries(Object.entries(contents).filter(([name]) => !held.includes(name)));
  const folder = names.find((name) => name.includes('/'))?.replace(/\/[^/]*$/, '') ?? '';
  const [gone, [other = gone]] = [path.posix.join(folder, 'deleted.json'), held];
  const { files, root } = below({ ...saved, [gone]: 'gone', [other]: 'old' });
  const buffers = new Map<string, string | Uint8Array | undefined>([[`${root}/${gone}`, undefined]]);
  for (const name of held) buffers.set(`${root}/${name}`, contents[name]);
  return { files: overlay(files, buffers), root };
}
