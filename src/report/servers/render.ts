import type { Workspace } from '../../model/reading/index.ts';
import type { RenderOptions } from '../options.ts';
import type { OverviewInput } from './overview.ts';

export const serversFormats = ['text', 'json', 'markdown'] as const;
export type ServersFormat = (typeof serversFormats)[number];

/** Most runs need none of it, so it is loaded when somebody asks. */
export async function renderServers(
  format: ServersFormat,
  input: OverviewInput,
  options: RenderOptions,
): Promise<string> {
  const { overviewOf } = await import('./overview.ts');
  const overview = overviewOf(input);
  switch (format) {
    case 'text':
      return (await import('./text.ts')).renderServersText(overview, options);
    case 'json':
      return (await import('./json.ts')).renderServersJson(overview, options);
    case 'markdown':
      return (await import('./markdown.ts')).renderServersMarkdown(overview, options);
  }
}

/** Everything that mentions a server by its name. */
export async function renderReferences(
  format: ServersFormat,
  name: string,
  workspace: Workspace,
  options: RenderOptions,
): Promise<string> {
  return (await import('./references.ts')).referencesText(format, name, workspace, options);
}
