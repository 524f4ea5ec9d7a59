import { at } from '../../src/model/values/index.ts';
import type { Finding } from '../../src/model/verdict/index.ts';
import { type Document, type Language, loadParsers, type Route, type Side } from '../../src/parse/index.ts';
import type { CheckedFile, RenderOptions, Report } from '../../src/report/index.ts';

const parsers = await loadParsers(['json', 'yaml', 'toml', 'markdown']);

export function parse(text: string, path = '.mcp.json', language: Language = 'json'): Document {
  return parsers({ path, text, problems: [] }, language);
}

export function findingAt(document: Document, route: Route, side: Side, more: Partial<Finding> = {}): Finding {
  return {
    rule: 'transport-untyped',
    severity: 'error',
    message: 'server "docs" has a "url" but no "type"',
    place: at(document, route, side),
    related: [],
    clients: ['claude-code'],
    ...more,
  };
}

export function file(path: string, clientName = 'Claude Code', more: Partial<CheckedFile> = {}): CheckedFile {
  return { path, client: 'claude-code', clientName, format: 'claude-code-project', servers: [], status: 'ok', ...more };
}

export function report(
  findings: readonly Finding[],
  files: readonly CheckedFile[],
  hidden: Partial<Report['summary']> = {},
): Report {
  const severities = findings.map((finding) => finding.severity);
  const counted = (wanted: string) => severities.filter((severity) => severity === wanted).length;
  return {
    root: '.',
    looked: '.',
    files,
    findings,
    fixes: new Map(),
    summary: {
      files: files.length,
      servers: files.flatMap(({ servers }) => servers).length,
      errors: counted('error'),
      warnings: counted('warning'),
      infos: counted('info'),
      suppressed: 0,
      ignoredByGit: 0,
      ignoredByConfig: 0,
      rulesOff: 0,
      ...hidden,
    },
  };
}

export const plain: RenderOptions = {
  color: false,
  quiet: false,
  infos: true,
  cwdPrefix: '',
  repositoryPath: (path) => path,
  version: '1.2.3',
  docsUrl: () => undefined,
};

/** A text of a test, without its first line break and the margin of its first line. */
export function block(text: string): string {
  const lines = text.replace(/^\n/, '').replace(/\n *$/, '').split('\n');
  const margin = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
  return lines.map((line) => line.slice(Math.min(margin, line.search(/\S|$/)))).join('\n');
}
