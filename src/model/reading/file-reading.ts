import type { Client, Format } from '../../clients/index.ts';
import type { Around } from '../../discover/index.ts';
import type { Document } from '../../parse/index.ts';
import type { Protocol } from '../answers/index.ts';
import type { Target } from '../canonical/index.ts';
import type { Server } from '../server/index.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';
import { readServers } from './normalise.ts';
import type { FileReader } from './readers.ts';
import type { Reading } from './reading.ts';
import { serverNames } from './server-maps.ts';

/**
 * Its servers are worked out when somebody asks. Once the next file is read they are forgotten, and worked out anew for
 * whoever still asks: to hold those of ten thousand files takes longer than that.
 */
export class FileReading implements Reading {
  readonly document: Document;
  readonly client: Client;
  readonly format: Format;
  readonly owner: boolean;
  readonly targets: readonly Target[];
  readonly protocol: Protocol;
  readonly names: readonly string[];
  isKept = false;
  readonly #around: Around;
  #servers: readonly Server[] | undefined;
  #neighbours: Neighbours | undefined;

  constructor(
    document: Document,
    { client, format, owner, targets }: FileReader,
    { protocol, around }: { readonly protocol: Protocol; readonly around: Around },
  ) {
    this.document = document;
    this.client = client;
    this.format = format;
    this.owner = owner;
    this.targets = targets;
    this.protocol = protocol;
    this.names = serverNames(document, format);
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

  keep(): void {
    this.isKept = true;
  }

  forget(): void {
    this.#servers = undefined;
    this.#neighbours = undefined;
  }
}
