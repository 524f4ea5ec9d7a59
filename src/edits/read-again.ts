import type { Document, Parse } from '../parse/index.ts';

/** A document once its text is another one. */
export function readAgain({ path, language, part }: Document, text: string, parse: Parse): Document {
  return parse({ path, text: part?.read?.(text) ?? text, problems: [] }, language);
}
