/** What tokens consist of in a document, escapes included. */
const isPart = new Uint8Array(128);
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.~+/=:\\-')
  isPart[sign.charCodeAt(0)] = 1;

/** Different ones that are remembered; the same few words stand in most documents again and again. */
const REMEMBERED = 1000;

/**
 * Whether a long enough run of such signs passes a test. One cannot lie between two of the places that are looked at,
 * so that most of the text is not.
 */
export function hasLongRun(text: string, least: number, test: (run: string) => boolean): boolean {
  const passed = new Set<string>();
  for (let at = least - 1; at < text.length; at += least) {
    if (isPart[text.charCodeAt(at)] !== 1) continue;
    let start = at;
    while (isPart[text.charCodeAt(start - 1)] === 1) start -= 1;
    while (isPart[text.charCodeAt(at)] === 1) at += 1;
    if (at - start < least) continue;
    const run = text.slice(start, at);
    if (passed.has(run)) continue;
    if (test(run)) return true;
    if (passed.size < REMEMBERED) passed.add(run);
  }
  return false;
}
