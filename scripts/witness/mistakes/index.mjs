// All mistakes, and the texts that a client is given for them.
import { entry, file, program } from '../dialects.mjs';
import { addressMistakes } from './addresses.mjs';
import { commands } from './commands.mjs';
import { daily } from './daily.mjs';
import { fields, ownFields } from './fields.mjs';
import { files } from './files.mjs';
import { guesses } from './guesses.mjs';
import { habits } from './habits.mjs';
import { maps } from './maps.mjs';
import { nameMistakes } from './names.mjs';
import { pasted } from './pasted.mjs';
import { misspeltSwitch, settingMistakes } from './settings.mjs';
import { switches } from './switches.mjs';
import { tomlOddities } from './toml.mjs';
import { transports } from './transports.mjs';
import { untyped } from './untyped.mjs';
import { yamlOddities } from './yaml.mjs';

const mistakes = [
  ...transports,
  ...untyped,
  ...addressMistakes,
  ...commands,
  ...maps,
  ...fields,
  ...switches,
  ...nameMistakes,
  ...files,
  ...tomlOddities,
  ...yamlOddities,
  ...pasted,
]; // prettier-ignore

/**
 * The cases of a client: a text, and the names that it gives to our servers. `off` names those it switches off.
 * `settings` are those that it has beside the servers, with a good value each, `switchesOff` leads to the list of
 * servers that are off. Where a file is asked for its settings alone, `plain` is the text that nothing is wrong with,
 * and `elsewhere` names servers of other files that need it.
 * @returns {{ id: string, text: string, names: Record<string, string>, off: string[] }[]}
 */
export function casesOf({ dialect, own = [], settings = {}, switchesOff, plain, elsewhere = [] }) {
  const cases = new Map();
  const texts = new Set();
  const servers = [...mistakes, ...ownFields(dialect), ...own, ...guesses, ...habits, ...daily];
  const ofFile = plain === undefined ? servers : [{ id: 'right/local-alone', text: plain }, ...own];
  for (const mistake of [...ofFile, ...settingMistakes(settings, plain), ...misspeltSwitch(switchesOff)]) {
    const made = textOf(mistake, dialect, elsewhere);
    // Two mistakes are one where a client calls two things alike.
    if (made === undefined || texts.has(made.text)) continue;
    if (cases.has(mistake.id)) throw new Error(`two cases are called ${mistake.id}`);
    texts.add(made.text);
    cases.set(mistake.id, { id: mistake.id, off: mistake.off ?? [], ...made });
  }
  return [...cases.values()];
}

function textOf(mistake, dialect, elsewhere) {
  if (mistake.text !== undefined) {
    const text = typeof mistake.text === 'function' ? mistake.text(dialect) : mistake.text;
    return text === undefined ? undefined : { text, names: mistake.names ?? named(text, elsewhere) };
  }
  const pairs = subjects(mistake, dialect);
  if (pairs?.some(([, each]) => each === undefined) ?? true) return undefined;
  const text = file(dialect, [...pairs, ['control', entry(dialect, { command: program('control') })]]);
  const names = mistake.names ?? { subject: mistake.name ?? 'subject' };
  return text === undefined ? undefined : { text, names: { ...names, control: 'control' } };
}

function subjects(mistake, dialect) {
  if (mistake.servers !== undefined) return mistake.servers.map(([name, server]) => [name, entry(dialect, server)]);
  const name = mistake.name ?? 'subject';
  if ('entry' in mistake) return [[name, dialect.syntax === 'toml' ? undefined : mistake.entry]];
  const server = typeof mistake.server === 'function' ? mistake.server(dialect) : mistake.server;
  return server && [[name, entry(dialect, server)]];
}

/** Our servers in a text and elsewhere, each under the name of its role. */
function named(text, elsewhere) {
  const inText = [...text.matchAll(/(?:\/opt\/witness|127\.0\.0\.1:9)\/(\w+)/g)].map(([, role]) => role);
  const roles = new Set([...inText, ...elsewhere]);
  return Object.fromEntries([...roles].map((role) => [role, role]));
}
