import { type Client, clientAsOf, loadClient, type RegisteredFormat } from '../../clients/index.ts';
import type { Reader } from '../server/index.ts';

/** Those that are judged for, and those whose file one may be that has been met. */
export class LoadedClients {
  readonly #clients = new Map<string, Client>();
  readonly #known = new Map<RegisteredFormat, Reader>();
  readonly #targets: readonly string[];

  readonly #versions: ReadonlyMap<string, string>;

  constructor(targets: readonly string[], versions: ReadonlyMap<string, string>) {
    this.#targets = targets;
    this.#versions = versions;
  }

  have(formats: readonly RegisteredFormat[]): boolean {
    for (const format of formats) if (!this.#known.has(format)) return false;
    return true;
  }

  async load(formats: readonly RegisteredFormat[]): Promise<void> {
    for (const format of formats) if (!this.#known.has(format)) await this.#add(format);
  }

  client(id: string): Client | undefined {
    return this.#clients.get(id);
  }

  /** Of a client that is loaded. */
  known(registered: RegisteredFormat): Reader {
    const known = this.#known.get(registered);
    if (known !== undefined) return known;
    const client = this.#clients.get(registered.client);
    const format = client?.formats.find(({ id }) => id === registered.id);
    if (client === undefined || format === undefined) throw new Error(`the client of ${registered.id} is not loaded`);
    return { client, format };
  }

  async #add(registered: RegisteredFormat): Promise<void> {
    for (const client of [registered.client, ...this.#targets]) await this.#load(client);
    const known = this.known(registered);
    for (const { client, chosen } of known.format.writes ?? []) if (chosen === undefined) await this.#load(client);
    this.#known.set(registered, known);
  }

  async #load(id: string): Promise<void> {
    if (this.#clients.has(id)) return;
    const client = await loadClient(id);
    const range = this.#versions.get(id);
    this.#clients.set(id, range === undefined ? client : clientAsOf(client, range));
  }
}
