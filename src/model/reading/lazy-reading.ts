import type { Around } from '../../discover/index.ts';
import type { Server } from '../server/index.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';
import { readServers } from './normalise.ts';
import type { Reading, Recognised } from './reading.ts';

/**
 * Its servers are worked out when somebody asks. Once the next reading is under way they are forgotten, and worked out
 * anew for whoever still asks: to hold those of ten thousand files takes longer than that.
 */
export class LazyReading implements Reading {
  readonly document: Reading['document'];
  readonly client: Reading['client'];
  readonly format: Reading['format'];
  readonly owner: boolean;
  readonly targets: Reading['targets'];
  readonly names: readonly string[];
  readonly protocol: Reading['protocol'];
  readonly #around: Around;
  #servers: readonly Server[] | undefined;
  #neighbours: Neighbours | undefined;

  constructor(
    { document, client, format, owner, targets, names }: Recognised,
    protocol: Reading['protocol'],
    around: Around,
  ) {
    this.document = document;
    this.client = client;
    this.format = format;
    this.owner = owner;
    this.targets = targets;
    this.names = names;
    this.protocol = protocol;
    this.#around = around;
  }

  get servers(): readonly Server[] {
    this.#servers ??= readServers(this.document, this.format);
    return this.#servers;
  }

  get publishable(): boolean {
    return this.#around.isPublishable(this.document.path);
  }

  lacks(path: string): boolean {
    return this.#around.isMissing(path, this.document.path);
  }

  get neighbours(): Neighbours {
    this.#neighbours ??= neighboursOf(this.document.path, this.#around.files);
    return this.#neighbours;
  }

  forget(): void {
    this.#servers = undefined;
    this.#neighbours = undefined;
  }
}
