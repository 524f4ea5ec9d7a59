import type { Document } from '../parse/index.ts';

/** What the comments begin with that silence findings. */
export const MARK = 'mcp-lint-disable';

/** Whether it may have such a comment; few documents do. */
export function isMarked({ text }: Document): boolean {
  return text.includes(MARK);
}
