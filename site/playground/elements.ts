type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** An element with text in it: whatever a file holds is text, and never markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(key, '');
    else if (typeof value === 'string') made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

export function button(label: string, pressed: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', pressed);
  return made;
}

export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no "${id}"`);
  return found as T;
}
