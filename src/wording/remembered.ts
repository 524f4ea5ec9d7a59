/** Few texts of configurations are longer, and long ones are seldom met again. */
const LONGEST = 200;
const MOST = 4000;

/** A function of a text alone that keeps its answers for a while: many files have the same names, words and lines. */
export function remembered<T>(answer: (text: string) => T, longest = LONGEST): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as T;
    const made = answer(text);
    if (text.length > longest) return made;
    if (known.size === MOST) known.clear();
    known.set(text, made);
    return made;
  };
}
