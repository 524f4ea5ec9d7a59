/** What tokens consist of in a document, escapes included. */
const isPart = new Uint8Array(128);
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.~+/=:\\-')
  isPart[sign.charCodeAt(0)] = 1;

/** Uninterrupted runs of such signs. One that is long enough cannot lie between two of the places that are looked at. */
export function* longRuns(text: string, least: number): Generator<string> {
  for (let at = least - 1; at < text.length; at += least) {
    if (isPart[text.charCodeAt(at)] !== 1) continue;
    let start = at;
    while (isPart[text.charCodeAt(start - 1)] === 1) start -= 1;
    let end = at + 1;
    while (isPart[text.charCodeAt(end)] === 1) end += 1;
    if (end - start >= least) yield text.slice(start, end);
    at = end;
  }
}
