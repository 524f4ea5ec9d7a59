const base = 36;
const least = 1;
const most = 26;

/** RFC 3492, behind the prefix that marks it; plain ASCII stays as it is. */
export function punycode(text: string): string {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0);
  const plain = points.filter((point) => point < 0x80);
  if (plain.length === points.length) return text;
  let encoded = plain.length === 0 ? '' : `${String.fromCharCode(...plain)}-`;
  let handled = plain.length;
  let delta = 0;
  let bias = 72;
  let last = 0x80;
  for (const next of [...new Set(points)].filter((point) => point >= 0x80).sort((a, b) => a - b)) {
    delta += (next - last) * (handled + 1);
    last = next;
    for (const point of points) {
      if (point < next) delta += 1;
      if (point !== next) continue;
      encoded += variableLength(delta, bias);
      bias = adapted(delta, handled + 1, handled === plain.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    last += 1;
  }
  return `xn--${encoded}`;
}

function variableLength(delta: number, bias: number): string {
  let rest = delta;
  let text = '';
  for (let step = base; ; step += base) {
    const threshold = Math.min(most, Math.max(least, step - bias));
    if (rest < threshold) return text + digit(rest);
    text += digit(threshold + ((rest - threshold) % (base - threshold)));
    rest = Math.floor((rest - threshold) / (base - threshold));
  }
}

/** "a" to "z", then "0" to "9". */
function digit(value: number): string {
  return String.fromCharCode(value < 26 ? value + 97 : value + 22);
}

function adapted(delta: number, handled: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / handled);
  let bias = 0;
  for (; rest > ((base - least) * most) / 2; bias += base) rest = Math.floor(rest / (base - least));
  return bias + Math.floor(((base - least + 1) * rest) / (rest + 38));
}
