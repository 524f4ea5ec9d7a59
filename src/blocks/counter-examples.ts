import type { CodeBlock, Markdown } from '../markdown/index.ts';
import { languageOf, type Snippet } from './snippet.ts';

/** What a title calls a thing that is not to be copied. */
const TITLE =
  /\b(?:wrong|incorrect|don['’]?t|do not|avoid|deprecated|legacy|anti-?patterns?|bad example|common mistakes?|old (?:format|config\w*|way|style))\b|^\W*before\W*$|❌|🚫|✗|~~|<(?:del|s|strike)>/i;
/** What a line says that leads to one. */
const LEAD =
  /^[ \t]*(?:~~.*~~\W*$|<(?:del|s|strike)>)|^\W*(?:wrong|incorrect|don['’]?t|do not|avoid|before|old|deprecated|legacy|bad|not recommended)\b|\b(?:instead of|rather than)\b[^.]*:\W*$|\b(?:this|that|it) (?:is wrong|does(?: not|n['’]t) work|won['’]t work|will fail|fails)\b|\b(?:wrong|incorrect|deprecated|legacy|outdated|old) (?:format|way|style|config\w*|syntax|version)\b|❌|🚫|✗/i;

/** Longer lines are no sentences. */
const MOST_OF_LINE = 1000;

/** "stdio|http|sse": all that may stand there, which is none of them. */
const ALTERNATIVES =
  /["']?(?:type|transport|transportType)["']?\s{0,4}[:=]\s{0,4}["']?(?:stdio|https?|sse|local|remote|streamable-?http)["']?\s{0,4}\|\s{0,4}["']?\w/i;

/** Whether a block shows how not to do it, what a program printed, what may stand where, or a remark on a piece of a file. */
export function isCounterExample(block: CodeBlock, { caption, text }: Snippet, markdown: Markdown): boolean {
  if (languageOf(block) === 'diff' || ALTERNATIVES.test(text)) return true;
  for (
    let heading = block.heading, level = 0;
    heading !== undefined && level < 2;
    heading = heading.outer, level += 1
  ) {
    if (heading.level > 1 && TITLE.test(heading.text)) return true;
  }
  for (let open = block.container; open !== undefined; open = open.outer) if (TITLE.test(open.title)) return true;
  const above = block.isBelowBlock ? undefined : markdown.prose[block.prose - 1];
  if (above !== undefined && leads(above.text)) return true;
  return caption.some(leads) || block.text.split('\n').some(isMarked);
}

function leads(line: string): boolean {
  return LEAD.test(line.slice(0, MOST_OF_LINE));
}

/** By a sign in a comment at its end. */
function isMarked(line: string): boolean {
  const comment = line.search(/\/\/|#/);
  return comment !== -1 && /[←❌]/.test(line.slice(comment));
}
