import type { Client, Format } from '../../clients/index.ts';
import type { Around } from '../../discover/index.ts';
import type { Document } from '../../parse/index.ts';
import type { Protocol } from '../answers/index.ts';
import type { Target } from '../canonical/index.ts';
import type { Reader, Server } from '../server/index.ts';
import type { FoundMap } from './found-map.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';
import { readServers } from './normalise.ts';
import type { FileReader } from './readers.ts';
import type { Reading, SnippetFacts } from './reading.ts';
import { serverMaps, serverNames } from './server-maps.ts';

/**
 * Its servers are worked out when somebody asks. In a large run they are then forgotten, and worked out anew for
 * whoever still asks: to hold those of ten thousand files takes longer than that.
 */
export class FileReading implements Reading {
  readonly document: Document;
  readonly client: Client;
  readonly format: Format;
  readonly owner: boolean;
  readonly others: readonly Reader[];
  readonly targets: readonly Target[];
  readonly protocol: Protocol;
  readonly names: readonly string[];
  readonly snippet: SnippetFacts | undefined;
  isKept = false;
  readonly #around: Around;
  readonly #reader: FileReader;
  #maps: readonly FoundMap[] | undefined;
  #servers: readonly Server[] | undefined;
  #neighbours: Neighbours | undefined;

  constructor(
    document: Document,
    reader: FileReader,
    { protocol, around }: { readonly protocol: Protocol; readonly around: Around },
    snippet?: SnippetFacts,
  ) {
    const { client, format, owner, others, targets } = reader;
    this.document = document;
    this.#reader = reader;
    this.client = client;
    this.format = format;
    this.owner = owner;
    this.others = others;
    this.targets = targets;
    this.snippet = snippet;
    this.protocol = protocol;
    this.names = serverNames(this.maps, format);
    this.#around = around;
  }

  get maps(): readonly FoundMap[] {
    this.#maps ??= serverMaps(this.document, this.format);
    return this.#maps;
  }

  get servers(): readonly Server[] {
    this.#servers ??= readServers(this.document, this.format, this.maps);
    return this.#servers;
  }

  get publishable(): boolean {
    return this.#around.isPublishable(this.document.path);
  }

  lacks(path: string): boolean {
    return this.#around.isMissing(path, this.document.path);
  }

  ignores(path: string): boolean {
    return this.#around.isIgnored(path);
  }

  get neighbours(): Neighbours {
    this.#neighbours ??= neighboursOf(this.document.path, this.#around.files);
    return this.#neighbours;
  }

  of(document: Document): Reading {
    return new FileReading(document, this.#reader, { protocol: this.protocol, around: this.#around }, this.snippet);
  }

  keep(): void {
    this.isKept = true;
  }

  forget(): void {
    this.#maps = undefined;
    this.#servers = undefined;
    this.#neighbours = undefined;
  }
}
