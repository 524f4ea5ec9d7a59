/** Nobody works in a folder such as ".vscode". */
export function isConfiguration(folder: string): boolean {
  return /(?:^|\/)\.[^/]+\/$/.test(folder);
}

/** As a client's own file names the folder of a project. */
export function projectPath(folder: string, { root }: { readonly root: string }): string {
  const path = folder.slice(0, -1);
  if (/^(?:\/|[A-Za-z]:)/.test(folder)) return path;
  return path === '' ? root : `${root}/${path}`;
}
