/** Numbers that look random and are the same in every run (mulberry32). */
export function randomOf(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    chance: (share) => next() < share,
    /** A whole number from `least` to `most`. */
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    one: (list) => list[Math.floor(next() * list.length)],
    /** One of `[weight, value]` pairs, by weight. */
    weighted(pairs) {
      let rest = next() * pairs.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, value] of pairs) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return pairs[0][1];
    },
  };
}
