/** Of which system a file is, by folders that only one has. */
export function systemOfFile(path: string): 'Windows' | 'macOS' | undefined {
  if (/(?:^|\/)AppData\/(?:Roaming|Local)\//.test(path)) return 'Windows';
  return /(?:^|\/)Library\/Application Support\//.test(path) ? 'macOS' : undefined;
}
