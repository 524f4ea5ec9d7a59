// Every field of a client with a value of each kind that it is not.
import { address, program } from '../dialects.mjs';

const kinds = { null: null, number: 7, boolean: true, text: 'text', list: [], object: {} };
export const kindOf = (value) =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value === 'string' ? 'text' : typeof value;

const local = { command: program('subject') };
const remote = { url: address('subject') };

/** Fields that every client has under some key, with the kind of value it wants. */
const shared = { command: 'text', args: 'list', env: 'object', cwd: 'text' };
const sharedRemote = { url: 'text', headers: 'object' };

export const fields = [
  ...Object.entries(shared).flatMap(([part, kind]) =>
    wrong(kind).map((each) => ({ id: `kind/${part}-${each}`, server: { ...local, [part]: kinds[each] } })),
  ),
  { id: 'kind/cwd-empty', server: { ...local, cwd: '' } },
  ...Object.entries(sharedRemote).flatMap(([part, kind]) =>
    wrong(kind).map((each) => ({ id: `kind/${part}-${each}`, server: { ...remote, [part]: kinds[each] } })),
  ),
];

function wrong(kind) {
  return Object.keys(kinds).filter((each) => each !== kind);
}

/** A value of each other kind, by its name. */
export function wrongKinds(kind) {
  return Object.fromEntries(wrong(kind).map((each) => [each, kinds[each]]));
}

/** The fields that a client alone has, from its dialect. */
export function ownFields({ local: ofLocal = {}, remote: ofRemote = {} }) {
  return [...each('local', local, ofLocal), ...each('remote', remote, ofRemote)];
}

function each(where, server, own) {
  return Object.entries(own).flatMap(([key, good]) => [
    { id: `field/${where}-${key}-right`, server: { ...server, more: { [key]: good } } },
    ...wrong(kindOf(good)).map((kind) => ({
      id: `field/${where}-${key}-${kind}`,
      server: { ...server, more: { [key]: kinds[kind] } },
    })),
    ...(Array.isArray(good)
      ? [7, true, null, ['x'], {}].map((item) => ({
          id: `field/${where}-${key}-item-${kindOf(item)}`,
          server: { ...server, more: { [key]: [item] } },
        }))
      : []),
    ...(typeof good === 'string'
      ? Object.entries({ empty: '', word: 'flavour' }).map(([id, value]) => ({
          id: `field/${where}-${key}-${id}`,
          server: { ...server, more: { [key]: value } },
        }))
      : []),
    ...(kindOf(good) === 'object' ? inside(where, server, key, good) : []),
    ...(/env/i.test(key) && typeof good === 'string' ? notNames(where, server, key) : []),
    ...(typeof good === 'number'
      ? Object.entries({ zero: 0, negative: -1, fraction: 0.5, huge: 1e12, digits: '5000', empty: '' }).map(
          ([id, value]) => ({
            id: `field/${where}-${key}-${id}`,
            server: { ...server, more: { [key]: value } },
          }),
        )
      : []),
    ...(typeof good === 'boolean'
      ? Object.entries({ zero: 0, one: 1, 'text-true': 'true', 'text-false': 'false', empty: '' }).map(
          ([id, value]) => ({
            id: `field/${where}-${key}-${id}`,
            server: { ...server, more: { [key]: value } },
          }),
        )
      : []),
  ]);
}

/** So many kinds are tried on each key inside a field, and beside them a text that may have to be of some form. */
const most = 2;

/** Each key of an object with other values, and the object without it. */
function inside(where, server, key, good) {
  return Object.entries(good).flatMap(([inner, value]) => {
    const { [inner]: _, ...rest } = good;
    const others = Object.entries(wrongKinds(kindOf(value))).filter(([kind]) => kind !== 'null');
    const values = {
      ...Object.fromEntries(others.slice(0, most)),
      ...(typeof value === 'string' ? { word: 'flavour', empty: '' } : {}),
    };
    const made = Object.entries(values).map(([id, each]) => [id, { ...good, [inner]: each }]);
    return [...made, ['missing', rest]].map(([id, each]) => ({
      id: `field/${where}-${key}.${inner}-${id}`,
      server: { ...server, more: { [key]: each } },
    }));
  });
}

/** What people write where the name of a variable belongs. */
function notNames(where, server, key) {
  const texts = { unset: 'WITNESS_UNSET', token: '$tok-91ab', reference: '${HOME}', dollar: '$HOME' };
  return Object.entries(texts).map(([id, text]) => ({
    id: `field/${where}-${key}-${id}`,
    server: { ...server, more: { [key]: text } },
  }));
}
