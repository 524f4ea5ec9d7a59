import type { Workspace } from '../../model/reading/index.ts';
import type { RenderOptions } from '../options.ts';
import { finished } from '../syntax/safe.ts';
import { outputs } from './outputs/outputs.generated.ts';
import type { OverviewInput } from './overview.ts';

export type ServersFormat = keyof typeof outputs;

/** In the order of the help. */
export const serversFormats = Object.keys(outputs) as readonly ServersFormat[];

/** Most runs need none of it, so it is loaded when somebody asks. */
export async function renderServers(id: ServersFormat, input: OverviewInput, options: RenderOptions): Promise<string> {
  const { overviewOf } = await import('./overview.ts');
  const { default: output } = await outputs[id]();
  return finished(output.overview(overviewOf(input), options));
}

/** Everything that mentions a server by its name. */
export async function renderReferences(
  id: ServersFormat,
  name: string,
  workspace: Workspace,
  options: RenderOptions,
): Promise<string> {
  const { mentionsOf } = await import('./references.ts');
  const { default: output } = await outputs[id]();
  return finished(output.references(mentionsOf(workspace, name), options));
}
