import { huskyLine } from './files.ts';

/** The hook of husky with our line at its end. */
export function withLine(present = ''): string {
  if (present.split('\n').some((line) => /\bmcp-lint\b/.test(line.replace(/#.*/, '')))) return present;
  return `${present}${present === '' || present.endsWith('\n') ? '' : '\n'}${huskyLine}`;
}
