// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import headerShape from '../addresses/header-shape.ts';
import urlLegacyPath from '../addresses/url-legacy-path.ts';
import urlPlainHttp from '../addresses/url-plain-http.ts';
import urlShape from '../addresses/url-shape.ts';

export const rules: readonly AnyRule[] = [
  headerShape,
  urlLegacyPath,
  urlPlainHttp,
  urlShape,
];
