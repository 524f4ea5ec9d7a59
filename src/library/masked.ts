import { maskOf } from '../model/masking/index.ts';
import { type Language, parseSource } from '../parse/index.ts';

/** Texts as they may be shown to others: what may be a secret is dots. Lengths and lines stay. */
export async function maskedTexts(files: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  const masked = new Map<string, string>();
  for (const [path, whole] of files) {
    const mark = whole.startsWith('\ufeff') ? '\ufeff' : '';
    const text = whole.slice(mark.length);
    const document = await parseSource({ path, text, problems: [] }, languageOf(path));
    masked.set(path, mark + maskOf(document).slice(0, text.length));
  }
  return masked;
}

/** What has another ending is most likely JSON, and a text that is none is masked by what it looks like. */
function languageOf(path: string): Language {
  if (/\.ya?ml$/i.test(path)) return 'yaml';
  if (/\.toml$/i.test(path)) return 'toml';
  return /\.md$/i.test(path) ? 'markdown' : 'json';
}
