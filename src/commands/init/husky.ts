import { huskyLine } from './files.ts';

/** The hook of husky with our line at its end. */
export function withLine(present = ''): string {
  if (/^[^#\n]*\bmcp-lint\b/m.test(present)) return present;
  return `${present}${present === '' || present.endsWith('\n') ? '' : '\n'}${huskyLine}`;
}
