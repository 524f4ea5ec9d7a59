import { standInsIn } from './stand-ins.ts';

/** What documentation writes where its reader is to put something of their own, as people write it. */
const FORMS: readonly RegExp[] = [
  /your|\b(?:my|example|sample|dummy|foo|bar)\b/i,
  /<[^<>\n]{1,80}>|(?<!\$)\{\{?[\w./ -]{1,80}\}\}?|\[[\w ./|-]{2,60}\](?!\s*[,}\]])/,
  /\*{3,}|x{4,}|X{3,}|\.{3}|…|_{4,}/,
  /(?:^|[^A-Za-z])(?:insert|paste|put|enter|replace|fill|add|change)[-_ ]/i,
  /path[\\/]+to|[\\/](?:Users|home)[\\/]+(?:username|user|me|name|you)\b/i,
  /\b(?:username|user_name|yourname|placeholder|optional|redacted|hostname)\b/i,
  // Words of other scripts say what belongs there.
  /[\u0400-\u04ff\u0590-\u06ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/,
];

/** Whether a value of an example, as it is written, says what belongs there instead of holding it. */
export function isForReader(written: string): boolean {
  // A list or a table is more than one value.
  if (/^\s*[[{]/.test(written)) return false;
  return standInsIn(written.replace(/^["']|["']$/g, '')).length > 0 || FORMS.some((form) => form.test(written));
}
