import type { ExcerptLine } from '../shown/index.ts';
import { type Text, text } from '../syntax/text.ts';
import type { Paint, Style } from './paint.ts';

export interface FrameOptions {
  readonly paint: Paint;
  /** Of what marks the span. */
  readonly style: Style;
}

/** Lines of a file with their numbers, and a marker under the span. */
export function frame(excerpt: readonly ExcerptLine[], { paint, style }: FrameOptions): Text[] {
  const gutter = Math.max(...excerpt.map(({ number }) => String(number).length));
  return excerpt.flatMap(({ number, source, mark }) => {
    const head = paint('dim', `${String(number).padStart(gutter)} |`);
    const gap = source === '' ? '' : ' ';
    if (mark === undefined) return [text`    ${head}${gap}${source}`];
    const empty = paint('dim', `${' '.repeat(gutter)} |`);
    return [
      text`  ${paint(style, '>')} ${head}${gap}${source}`,
      text`    ${empty} ${' '.repeat(mark.before)}${paint(style, '^'.repeat(mark.width))}`,
    ];
  });
}
