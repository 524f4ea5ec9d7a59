import { registry } from '../../clients/index.ts';

/** In words that no client's name for it has alone: whose folder, and which. */
interface Folder {
  readonly of: 'plugin' | 'project';
  readonly keeps: 'files' | 'data';
}

const FOLDER =
  /^(?<whose>\w*?)(?:(?<plugin>plugin|extension)|project|workspace)_(?:(?<data>data)|root|dir|path|folder|home|directory)$/;

/** Clients by the first word of their ids, as variables would begin with it, and all of them at once. */
let agents: ReadonlySet<string> | undefined;

function isAgent(whose: string): boolean {
  agents ??= new Set(registry().flatMap(({ client }) => [`${client.split('-')[0]}_`, `${underscored(client)}_`]));
  return agents.has(whose);
}

/** A sign of one in a text. */
export function mayMeanOwn(text: string): boolean {
  return /plugin|extension/i.test(text);
}

/**
 * Which of a client's own variables somebody meant who writes it as another client would, or as it might be called. What
 * stands before it has to be a client: "VAULT_PLUGIN_DIR" is somebody's own.
 */
export function ownNameMeant(name: string, own: readonly string[] = []): string | undefined {
  const wanted = folderIn(name);
  if (wanted === undefined || own.includes(name)) return undefined;
  return own.find((each) => {
    const folder = folderIn(each);
    return folder?.of === wanted.of && folder.keeps === wanted.keeps;
  });
}

/** Whether some client would give it the folder of a plugin. */
export function meansPlugin(name: string): boolean {
  return folderIn(name)?.of === 'plugin';
}

function folderIn(name: string): Folder | undefined {
  const { groups } = FOLDER.exec(underscored(name)) ?? {};
  const { whose = '', plugin, data } = groups ?? {};
  if (groups === undefined || (whose !== '' && !isAgent(whose))) return undefined;
  return { of: plugin === undefined ? 'project' : 'plugin', keeps: data === undefined ? 'files' : 'data' };
}

function underscored(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])|-/g, '_').toLowerCase();
}
