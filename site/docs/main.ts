import '../playground/theme.ts';
import type MiniSearch from 'minisearch';
import { byId, element } from '../playground/elements.ts';

/** Where the site begins, wherever it lies. */
const root = new URL('.', import.meta.url);
const input = byId<HTMLInputElement>('query');
const results = byId('results');
const MOST = 12;

let index: Promise<MiniSearch> | undefined;

byId('search').hidden = false;
input.addEventListener('focus', () => void load());
input.addEventListener('input', () => void show());
input.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
  if (key === 'Enter') results.querySelector('a')?.click();
});
byId('search').addEventListener('focusout', ({ relatedTarget }) => {
  if (!(relatedTarget instanceof Node && byId('search').contains(relatedTarget))) hide();
});

function load(): Promise<MiniSearch> {
  index ??= Promise.all([import('minisearch'), import(new URL('search-index.js', root).href)]).then(
    ([{ default: Search }, { default: json }]) =>
      Search.loadJSON(json, { idField: 'url', fields: ['title', 'headings', 'text'], storeFields: ['title', 'lead'] }),
  );
  return index;
}

async function show(): Promise<void> {
  const query = input.value;
  const found = (await load()).search(query, {
    prefix: true,
    fuzzy: 0.15,
    boost: { title: 4, headings: 2 },
    combineWith: 'AND',
  });
  if (query !== input.value) return;
  if (query.trim() === '') return hide();
  results.hidden = false;
  results.replaceChildren(
    ...found
      .slice(0, MOST)
      .map(({ id, title, lead }) =>
        element('li', {}, element('a', { href: new URL(id, root).href }, title), element('p', {}, lead)),
      ),
  );
  byId('found').textContent = found.length === 0 ? 'Nothing found' : `${found.length} found`;
  if (found.length === 0) results.replaceChildren(element('li', {}, 'Nothing found'));
}

function hide(): void {
  results.hidden = true;
}
