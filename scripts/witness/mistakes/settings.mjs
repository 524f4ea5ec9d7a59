// Settings that stand beside the servers, with values that they do not take: a client may lose the whole file by one.
import { entry, file, program, settingIn } from '../dialects.mjs';
import { kindOf, wrongKinds } from './fields.mjs';

/** So many kinds are tried on each setting, and beside them what a program writes for none. */
const most = 2;

/**
 * @param {Readonly<Record<string, unknown>>} settings a good value for each; a dot leads into a setting
 * @param {string} [plain] the text that they are written into, where it is not that of a server
 */
export function settingMistakes(settings, plain) {
  return Object.entries(settings).flatMap(([name, good]) => {
    // Amp's keys have dots in them.
    const path = name.startsWith('amp.') ? [name] : name.split('.');
    const kinds = Object.entries(wrongKinds(kindOf(good))).filter(([kind]) => kind !== 'null');
    return Object.entries({
      right: good,
      ...(path.length === 1 ? { null: null } : {}),
      ...Object.fromEntries(kinds.slice(0, most)),
      ...others(good),
    }).map(([id, value]) => ({
      id: `setting/${name}-${id}`,
      text: (dialect) => settingIn(dialect, plain ?? servers(dialect), path, value),
    }));
  });
}

/** A list that is to keep a server off, under its client's key without the last letter: the server starts. */
export function misspeltSwitch(path) {
  if (path === undefined) return [];
  const misspelt = path.with(-1, path.at(-1).slice(0, -1));
  return [
    {
      id: `setting/${path.join('.')}-misspelt`,
      off: ['subject'],
      text: (dialect) => {
        const entries = ['subject', 'control'].map((name) => [name, entry(dialect, { command: program(name) })]);
        return settingIn(dialect, file(dialect, entries), misspelt, ['subject']);
      },
    },
  ];
}

/** Of the right kind, and perhaps not among what is taken. */
function others(good) {
  if (typeof good === 'string') return { word: 'flavour' };
  if (typeof good === 'number') return { negative: -1, fraction: 0.5 };
  // A text can be gone through as a list can, so what stops at a number need not stop at this.
  if (Array.isArray(good)) return { item: [7], text: 'flavour' };
  return good !== null && typeof good === 'object' ? { member: { flavour: 7 }, list: [] } : {};
}

function servers(dialect) {
  return file(dialect, [['control', entry(dialect, { command: program('control') })]]);
}
