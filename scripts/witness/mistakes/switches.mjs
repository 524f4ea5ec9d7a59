// Servers that are switched off, or almost.
import { address, program } from '../dialects.mjs';

const command = program('subject');
const values = {
  yes: true,
  no: false,
  'text-true': 'true',
  'text-false': 'false',
  zero: 0,
  one: 1,
  null: null,
  empty: '',
  list: [],
};

export const switches = Object.entries(values)
  .flatMap(([id, value]) => [
    {
      id: `off/disabled-${id}`,
      server: { command, more: { disabled: value } },
      off: value === true ? ['subject'] : [],
    },
    { id: `off/enabled-${id}`, server: { command, more: { enabled: value } }, off: value === false ? ['subject'] : [] },
  ])
  .concat([
    { id: 'off/remote-disabled', server: { url: address('subject'), more: { disabled: true } }, off: ['subject'] },
    { id: 'off/remote-enabled-no', server: { url: address('subject'), more: { enabled: false } }, off: ['subject'] },
    { id: 'off/both-contradict', server: { command, more: { disabled: false, enabled: false } }, off: ['subject'] },
    { id: 'off/broken-and-off', server: { command: 7, more: { disabled: true } } },
    { id: 'off/broken-and-not-enabled', server: { command: 7, more: { enabled: false } } },
  ]); // prettier-ignore
