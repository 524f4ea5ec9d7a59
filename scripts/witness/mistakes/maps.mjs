// Variables and headers whose names or values are none.
import { address, program } from '../dialects.mjs';

const command = program('subject');
const url = address('subject');

const values = {
  number: 7,
  zero: 0,
  fraction: 0.5,
  boolean: true,
  no: false,
  null: null,
  list: ['x'],
  object: { x: 'x' },
  empty: '',
  blank: ' ',
};
const names = {
  empty: '',
  blank: ' ',
  equals: 'A=B',
  'with-blank': 'A B',
  hyphen: 'A-B',
  digit: '1A',
  dot: 'A.B',
  proto: '__proto__',
  umlaut: 'Ä',
};

export const maps = [
  ...Object.entries(values).flatMap(([id, value]) => [
    { id: `env/value-${id}`, server: { command, env: { PROBE: value } } },
    { id: `headers/value-${id}`, server: { url, headers: { 'X-Probe': value } } },
  ]),
  ...Object.entries(names).flatMap(([id, name]) => [
    { id: `env/name-${id}`, server: { command, env: Object.fromEntries([[name, 'text']]) } },
    { id: `headers/name-${id}`, server: { url, headers: Object.fromEntries([[name, 'text']]) } },
  ]),
  { id: 'env/pairs', server: { command, env: ['PROBE=text'] } },
  { id: 'env/pair', server: { command, env: 'PROBE=text' } },
  { id: 'env/nul', server: { command, env: { PROBE: 'a\u0000b' } } },
  { id: 'env/newline', server: { command, env: { PROBE: 'a\nb' } } },
  { id: 'env/variable', server: { command, env: { PROBE: '${WITNESS_UNSET}' } } },
  { id: 'headers/pair', server: { url, headers: 'X-Probe: text' } },
  { id: 'headers/pairs', server: { url, headers: ['X-Probe: text'] } },
  { id: 'headers/newline', server: { url, headers: { 'X-Probe': 'a\nb' } } },
  { id: 'headers/umlaut', server: { url, headers: { 'X-Probe': 'ä' } } },
  { id: 'headers/beyond-latin', server: { url, headers: { 'X-Probe': '日本' } } },
  { id: 'headers/colon', server: { url, headers: { 'X-Probe:': 'text' } } },
  { id: 'headers/twice-by-case', server: { url, headers: { 'X-Probe': 'a', 'x-probe': 'b' } } },
  { id: 'headers/variable', server: { url, headers: { 'X-Probe': '${WITNESS_UNSET}' } } },
];
