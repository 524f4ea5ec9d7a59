import type { Document, Parse } from '../parse/index.ts';

/** A document once its text is another one. */
export function readAgain(document: Document, text: string, parse: Parse): Document {
  const { path, language, part } = document;
  return document.withText?.(text) ?? parse({ path, text: part?.read?.(text) ?? text, problems: [] }, language);
}
