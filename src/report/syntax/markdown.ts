import { printable } from '../../wording/index.ts';
import { defineSyntax, made, type Safe, textOf } from './make.ts';

/** A comment that is not shown keeps mentions, issue numbers and addresses from becoming links. */
const NOTHING = '<!-- -->';

/** As GitHub reads it, in paragraphs and in the cells of a table. */
export const markdown = defineSyntax('markdown', escaped);

export type Markdown = Safe<'markdown'>;

export function link(words: string | Markdown, url: string): Markdown {
  return made(`[${textOf(markdown`${words}`)}](${url.replace(/[\s\\()<>|]/g, percent)})`);
}

/** Of parentheses as well, which may stand in a URL and would end the link. */
function percent(sign: string): string {
  return encodeURIComponent(sign).replace(/[()]/, (each) => `%${each.charCodeAt(0).toString(16)}`);
}

/** Lines as they are, which nothing in them can end. */
export function fenced(lines: string, language: string): Markdown {
  const longest = Math.max(2, ...Array.from(lines.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return made(
    `${fence}${language}\n${lines.split('\n').map(visible).join('\n')}${lines.endsWith('\n') ? '' : '\n'}${fence}\n`,
  );
}

/** A tab is shown as wide as it mostly is. */
function visible(line: string): string {
  return line.replace(/\r$/, '').split('\t').map(printable).join('    ');
}

function escaped(words: string): string {
  return printable(words)
    .replace(/[\\`*_[\]<>&|~$!]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : `\\${sign}`))
    .replace(/[@#]/g, `$&${NOTHING}`)
    .replace(/:(?=\S)/g, `:${NOTHING}`)
    .replace(/\b(www)\./gi, `$1${NOTHING}.`);
}
