import { formatsWith, type RegisteredFormat, registry } from '../../clients/index.ts';
import type { Document } from '../../parse/index.ts';
import { folderOf, upwards, userHome } from '../folders/index.ts';
import type { Definition, Reading, Workspace } from '../reading/index.ts';
import { grouped } from '../values/index.ts';

/** Who may look: a client by its id, the files of one format, or anybody. */
export type Scope = `client ${string}` | `format ${string}` | 'anybody';

interface Known extends Definition {
  readonly folder: string;
  readonly scopes: readonly Scope[];
}

/**
 * The servers of a run by name, client and folder. A project's file can mean what is defined in its own folder, above
 * it, and below it, where people start the client too; what the user's files define counts everywhere.
 */
export class KnownServers {
  readonly #definitions: readonly Known[];
  readonly #byName = new Map<(name: string) => string, Map<string, Definition>>();
  readonly #called = new Map<(name: string) => string, ReadonlyMap<string, readonly Known[]>>();
  readonly #names = new Map<(name: string) => string, Map<string, readonly string[]>>();
  readonly #ofUser = new Set<Scope>();
  readonly #files = new Map<string, Document>();

  constructor({ readings }: Workspace) {
    this.#definitions = readings.flatMap((reading) => {
      const scopes = scopesOf(reading);
      const folder = folderOf(reading);
      this.#files.set(`${reading.format.id}\n${folder}`, reading.document);
      if (folder === userHome && reading.format.servers.length > 0) for (const scope of scopes) this.#ofUser.add(scope);
      return reading.servers.map((server) => ({ server, reading, folder, scopes }));
    });
  }

  /** A server that is called so once its name is written as `spell` does. */
  find(
    name: string,
    spell: (name: string) => string,
    scopes: readonly Scope[],
    folder: string,
  ): Definition | undefined {
    const index = this.#index(spell);
    for (const scope of scopes) {
      for (const above of upwards(folder)) {
        const found = index.get(key('at', above, scope, name));
        if (found !== undefined) return found;
      }
      const found = index.get(key('below', folder, scope, name)) ?? index.get(key('at', userHome, scope, name));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Every one that is called so, and that somebody who looks from this folder may find. */
  all(name: string, spell: (name: string) => string, scopes: readonly Scope[], folder: string): readonly Known[] {
    const above = new Set([...upwards(folder), userHome]);
    return this.everywhere(name, spell, scopes).filter(
      (each) => above.has(each.folder) || each.folder.startsWith(folder),
    );
  }

  /** All that this one may look at, and the folder of each. */
  of(scope: Scope): readonly Known[] {
    return this.#definitions.filter(({ scopes }) => scopes.includes(scope));
  }

  /** Every one that is called so, in whatever folder. */
  everywhere(name: string, spell: (name: string) => string, scopes: readonly Scope[]): readonly Known[] {
    const called = this.#called.get(spell) ?? grouped(this.#definitions, ({ server }) => spell(server.name));
    this.#called.set(spell, called);
    return (called.get(name) ?? []).filter((each) => each.scopes.some((scope) => scopes.includes(scope)));
  }

  /** The first that is called so, in whatever folder. */
  anywhere(name: string, spell: (name: string) => string, scopes: readonly Scope[]): Definition | undefined {
    const index = this.#index(spell);
    for (const scope of scopes) {
      const found = index.get(key('below', '', scope, name));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Names that could have been meant, as they are written there. */
  names(spell: (name: string) => string, scopes: readonly Scope[]): readonly string[] {
    const lists = this.#names.get(spell) ?? new Map<string, readonly string[]>();
    this.#names.set(spell, lists);
    const known = lists.get(scopes.join());
    if (known !== undefined) return known;
    const wanted = new Set(scopes);
    const fitting = this.#definitions.filter((each) => each.scopes.some((scope) => wanted.has(scope)));
    const names = [...new Set(fitting.map(({ server }) => spell(server.name)))];
    lists.set(scopes.join(), names);
    return names;
  }

  /** The file of a format that lies in this folder. */
  fileOf(format: string, folder: string): Document | undefined {
    return this.#files.get(`${format}\n${folder}`);
  }

  /** Whether the user's own files were looked at. */
  hasUserFiles(scopes: readonly Scope[]): boolean {
    return scopes.some((scope) => this.#ofUser.has(scope));
  }

  #index(spell: (name: string) => string): ReadonlyMap<string, Definition> {
    const known = this.#byName.get(spell);
    if (known !== undefined) return known;
    const index = new Map<string, Definition>();
    const add = (place: string, definition: Definition) => {
      if (!index.has(place)) index.set(place, definition);
    };
    for (const definition of this.#definitions) {
      const name = spell(definition.server.name);
      for (const scope of definition.scopes) {
        add(key('at', definition.folder, scope, name), definition);
        if (definition.folder === userHome) continue;
        for (const above of upwards(definition.folder)) add(key('below', above, scope, name), definition);
      }
    }
    this.#byName.set(spell, index);
    return index;
  }
}

function key(where: 'at' | 'below', folder: string, scope: Scope, name: string): string {
  return [where, folder, scope, name].join('\n');
}

/** The files of projects that may define servers for these, as they are called in the folder of a project. */
export function filesFor(scopes: readonly Scope[]): readonly string[] {
  const known = new Set<string>(scopes);
  const isRead = ({ id, client, unread }: RegisteredFormat) =>
    !unread && (known.has(`format ${id}`) || [client, ...readersOf(id)].some((each) => known.has(`client ${each}`)));
  return registry().flatMap((format) => (isRead(format) ? format.files.filter((file) => !file.includes('*')) : []));
}

/** A file whose entries are meant for other clients counts for all of them. */
function scopesOf({ client, format }: Reading): Scope[] {
  const clients = new Set([client.id, ...readersOf(format.id)]);
  const scopes: Scope[] = [`format ${format.id}`, 'anybody'];
  for (const id of clients) scopes.push(`client ${id}`);
  if (format.dialect?.open) scopes.push('client *');
  return scopes;
}

/** The clients that read a format of another one's. */
function readersOf(format: string): readonly string[] {
  return formatsWith('readsToo')
    .filter(({ readsToo }) => readsToo?.includes(format))
    .map(({ client }) => client);
}
