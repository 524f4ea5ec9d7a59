/** As the validators report it. */
export interface RawError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Set for what a schema for key names says about this key. */
  readonly propertyName?: string;
}

/** A place in the document with the errors at it and below it. */
export interface Spot {
  /** By path within the schema. */
  readonly errors: Map<string, RawError[]>;
  readonly below: Map<string, Spot>;
  /** Errors about the names of its keys. */
  readonly names: Map<string, Spot>;
}

/** The errors as a tree like that of the document, so that only its faulty branches need to be walked. */
export function treeOf(errors: readonly RawError[]): Spot {
  const root = newSpot();
  for (const error of errors) {
    let spot = root;
    for (const part of error.instancePath.split('/').slice(1)) {
      spot = getOrAdd(spot.below, part.replaceAll('~1', '/').replaceAll('~0', '~'), newSpot);
    }
    if (error.propertyName !== undefined) spot = getOrAdd(spot.names, error.propertyName, newSpot);
    getOrAdd(spot.errors, error.schemaPath, (): RawError[] => []).push(error);
  }
  return root;
}

function newSpot(): Spot {
  return { errors: new Map(), below: new Map(), names: new Map() };
}

function getOrAdd<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
