// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import secretLiteral from '../secrets/secret-literal.ts';
import secretSuspected from '../secrets/secret-suspected.ts';
import urlCredentials from '../secrets/url-credentials.ts';

export const rules: readonly AnyRule[] = [
  secretLiteral,
  secretSuspected,
  urlCredentials,
];
