import type { RenderOptions } from '../report/index.ts';
import { about } from '../version.generated.ts';
import { repositoryPaths, workspaceIn } from './repository-paths.ts';
import { terminalWidth, wantsColor } from './terminal.ts';

/** How a report is written of a run at `cwd`, whose root is `root`. */
export function renderingAt(cwd: string, root: string): RenderOptions {
  return {
    color: false,
    quiet: false,
    infos: true,
    cwdPrefix: root === '.' ? '' : `${root}/`,
    repositoryPath: repositoryPaths({ cwd, root, workspace: workspaceIn(process.env) }),
    version: about.version,
    docsUrl: (rule: string) => `${about.docs}/rules/${rule}.md`,
  };
}

/** The same on a terminal, as wide as that is. */
export async function renderingOnTerminal(
  cwd: string,
  root: string,
  { color }: { readonly color?: boolean },
): Promise<RenderOptions> {
  return { ...renderingAt(cwd, root), color: await wantsColor(color), width: await terminalWidth() };
}
