import { hookLines } from './files.ts';

/**
 * A pre-commit configuration with our entry at the end of its list. The text is inserted rather than the document
 * written anew, so that everything else stays as it was; when that cannot be done safely, there is no result.
 */
export async function withHook(present: string | undefined): Promise<string | undefined> {
  if (present === undefined || present.trim() === '') return `repos:\n${indented('  ')}`;
  const { isSeq, parseDocument } = await import('yaml');
  const repos = (text: string): unknown[] | undefined => {
    const document = parseDocument(text, { logLevel: 'silent' });
    const value: unknown = document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 0 });
    const list = typeof value === 'object' && value !== null && 'repos' in value ? value.repos : undefined;
    return Array.isArray(list) ? list : undefined;
  };
  try {
    const before = repos(present);
    if (before?.some(isOurs)) return present;
    const node = parseDocument(present, { logLevel: 'silent' }).get('repos', true);
    if (before === undefined || !isSeq(node) || node.flow || node.range == null) return undefined;
    const [start, , end] = node.range;
    const margin = /(?<![ \t])[ \t]*$/.exec(present.slice(0, start))?.[0] ?? '';
    const head = present.slice(0, end);
    const text = `${head}${head.endsWith('\n') ? '' : '\n'}${indented(margin)}${present.slice(end)}`;
    return JSON.stringify(repos(text)?.slice(0, -1)) === JSON.stringify(before) && repos(text)?.some(isOurs)
      ? text
      : undefined;
  } catch {
    return undefined;
  }
}

function isOurs(entry: unknown): boolean {
  return JSON.stringify(entry)?.includes('/mcp-lint"') === true;
}

function indented(margin: string): string {
  return `${hookLines.map((line) => margin + line).join('\n')}\n`;
}
