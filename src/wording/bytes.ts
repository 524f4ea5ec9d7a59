/** How many bytes a text takes in UTF-8. */
export function bytesIn(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    // Two of the three bytes of most; a pair of surrogates takes four, and half of one is written as three.
    bytes += unit < 0x800 ? 1 : 2;
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(at + 1);
    if (next < 0xdc00 || next > 0xdfff) continue;
    at += 1;
  }
  return bytes;
}
