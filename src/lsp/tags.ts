/** Rules about what has no effect: editors fade it out. */
export const unnecessary: ReadonlySet<string> = new Set([
  'field-other-client',
  'field-other-transport',
  'input-unused',
  'key-duplicate',
  'server-shadowed',
  'suppression-unused',
]);

/** Rules about what is still read, and has been replaced: editors strike it through. */
export const deprecated: ReadonlySet<string> = new Set([
  'field-deprecated',
  'package-deprecated',
  'schema-dialect-legacy',
  'server-json-removed-field',
  'tool-execution-removed',
  'transport-legacy',
]);
