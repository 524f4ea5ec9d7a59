import { isObject } from '../../model/values/index.ts';
import type { Plain } from '../../model/verdict/index.ts';
import type { Document, Language, Route } from '../../parse/index.ts';

/** A server as it is to stand in a file. */
export interface NewEntry {
  readonly name: string;
  readonly value: Readonly<Record<string, Plain>>;
}

/** Where servers stand in a file. */
export interface EntryMap {
  readonly route: Route;
  /** Of a list: the key that holds the name. */
  readonly listedBy?: string;
}

/** How a language writes whole values, and puts members into a text. */
export interface Layout {
  readonly text: (value: Readonly<Record<string, Plain>>) => string;
  /**
   * The text with new members of the object at a route, or new items of the list there; nothing where they cannot be put.
   * The object is there, and has none of these names.
   */
  readonly put: (document: Document, route: Route, members: readonly Member[]) => string | undefined;
}

/** An item has no key. */
export interface Member {
  readonly key?: string;
  readonly value: Plain;
}

export async function loadLayout(language: Language): Promise<Layout> {
  switch (language) {
    case 'json':
      return (await import('./json.ts')).json;
    case 'yaml':
      return (await import('./yaml.ts')).yaml;
    case 'toml':
      return (await import('./toml.ts')).toml;
    case 'markdown':
      throw new Error('nobody writes servers into front matter');
  }
}

export function isMap(value: Plain): value is Readonly<Record<string, Plain>> {
  return isObject(value);
}
