/** A character for itself, a word of letters and digits, or anything. */
type Part = { readonly is: 'one'; readonly character: string } | { readonly is: 'word' | 'any' };

/**
 * Whether a whole name is of a form such as "opencode_{category}_*". Every part is tried once at every place, so that no
 * form is slow with any name.
 */
export function nameForm(form: string): (name: string) => boolean {
  const parts = partsOf(form);
  return (name) => {
    let reached: boolean[] = [true];
    for (const part of parts) reached = reach(part, name, reached);
    return reached[name.length] === true;
  };
}

function partsOf(form: string): Part[] {
  return [...form.matchAll(/\{[\w-]+\}|\*|[\s\S]/g)].map(([text]) => {
    if (text === '*') return { is: 'any' };
    return text.length > 1 ? { is: 'word' } : { is: 'one', character: text };
  });
}

/** The places that a part leads to, from those that the parts before it led to. */
function reach(part: Part, name: string, from: readonly boolean[]): boolean[] {
  const to: boolean[] = [];
  let isInside = false;
  for (let at = 0; at <= name.length; at += 1) {
    const before = name[at - 1] ?? '';
    if (part.is === 'one') to[at] = from[at - 1] === true && before === part.character;
    else if (part.is === 'any') to[at] = isInside ||= from[at] === true;
    else {
      isInside = (isInside || from[at - 1] === true) && /[A-Za-z0-9]/.test(before);
      to[at] = isInside;
    }
  }
  return to;
}
