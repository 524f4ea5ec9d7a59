/** What tokens consist of in a document, escapes included. */
const isPart = new Uint8Array(128);
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.~+/=:\\-')
  isPart[sign.charCodeAt(0)] = 1;

/** Different ones that are remembered; the same few words stand in most documents again and again. */
const REMEMBERED = 1000;

/**
 * Whether a long enough run of such signs passes a test. From the last sign that one could have, the text is looked at
 * backwards up to a sign that is none: in most texts that is near, and what lies before it is not looked at.
 */
export function hasLongRun(text: string, least: number, test: (run: string) => boolean): boolean {
  const passed = new Set<string>();
  for (let last = least - 1; last < text.length; ) {
    let before = last;
    while (before > last - least && isPart[text.charCodeAt(before)] === 1) before -= 1;
    if (before > last - least) {
      last = before + least;
      continue;
    }
    let end = last + 1;
    while (isPart[text.charCodeAt(end)] === 1) end += 1;
    const run = text.slice(before + 1, end);
    last = end + least;
    if (passed.has(run)) continue;
    if (test(run)) return true;
    if (passed.size < REMEMBERED) passed.add(run);
  }
  return false;
}
