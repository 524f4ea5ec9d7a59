/** Of a tool that writes one file, whose path it is given. */
export function filePath({ file_path: path }: Readonly<Record<string, unknown>>): readonly string[] {
  return typeof path === 'string' ? [path] : [];
}

const WRITTEN = /^\*\*\* (?:Add File|Update File|Move to): (.+?)\r?$/gm;

/** Of a tool that is given a patch. A file that is moved is where it then lies; the other one is gone. */
export function patchedFiles({ command: patch }: Readonly<Record<string, unknown>>): readonly string[] {
  if (typeof patch !== 'string') return [];
  return Array.from(patch.matchAll(WRITTEN), ([, path = '']) => path);
}
