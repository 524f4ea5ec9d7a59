import { mentionsIn } from '../../model/mentions/index.ts';
import { type FoundMap, type Reading, serverMaps } from '../../model/reading/index.ts';
import { mayHoldSecret } from '../../model/secrets/index.ts';
import { approvedAll } from '../../model/server/index.ts';
import { isObject, valueAt } from '../../model/values/index.ts';
import { mayStandIn } from '../../model/variables/index.ts';
import type { Violation } from '../../schema/index.ts';
import { isPlainMap } from './plain.ts';
import type { WordTrait } from './word-traits.ts';

/**
 * What gives a rule something to speak of. Most readings have few of these, and rules that need another one are not
 * asked. A trait may be there for nothing; one that is missing silences the rule.
 */
export type Trait =
  | WordTrait
  | 'problem' // noticed while reading or parsing
  | 'violation' // the schema objects
  | 'large' // for a client that limits the size
  | 'unread-place' // the client does not look for servers here, or not under every key
  | 'other-version' // the layout is one of another version
  | 'target' // a client that does not read the file, and for which it is judged
  | 'inputs' // the format can define questions
  | 'other-root-key' // with an object, beside those under which the servers stand
  | 'odd-root' // no map of servers, one that is none, or one inside another
  | 'deprecated' // a field that has been replaced
  | 'server' // that is not plain
  | 'several' // servers, of which one is not plain
  | 'alike-names' // which become one in the names of tools, in this file or in another one
  | 'long-name' // which leaves little room in the names of tools
  | 'unusual-name' // more than printable ASCII without blanks
  | 'odd-entry' // not an object
  | 'stranger' // a key that the client does not read
  | 'switches' // more than one key that turns a server on or off
  | 'other-transport' // a field that is read with another transport only
  | 'time' // a number with a unit
  | 'renamed' // a field that repeats the name and does not
  | 'odd-url' // an address that has to parse and does not, or that leads nowhere
  | 'maybe-secret' // a text in which one could stand
  | 'url-with-more' // than scheme, host and path: a user, parameters
  | 'approval' // a field that can let everything run
  | 'looked-up' // values that the client may take for more than text
  | 'sign-in' // a field about it, of a client that skips some
  | 'file-server' // with a folder that may be a wide one
  | 'odd-env' // a name with more than capitals, digits and "_", or one name twice but for capitals
  | 'plain-http' // to a host beyond this machine
  | 'sse-path' // at the end of an address
  | 'odd-header' // a name or value with more than the usual signs, or one name twice
  | 'secret-name' // with a literal value
  | 'stand-in' // a text that may wait to be filled in
  | 'odd-reference' // a brace of a variable that may not be closed as it should
  | 'reference' // a text that may refer to a variable
  | 'unsettled' // an entry whose transport does not follow from one command or one address
  | 'mention' // of a server or a tool by its name
  | 'tools' // what a server answered, and no configuration
  | 'hideable' // the client may read another file in place of this one
  | 'alike' // two servers with one command line or one address
  | 'server-files' // a place where a path may lead to more servers
  | 'registry' // a description of a server for a registry
  | 'bundle' // the manifest of a bundle
  | 'former' // a file that once had other keys
  // Of the whole run:
  | 'several-files' // or one file that several clients are asked about
  | 'same-name'; // of servers in two maps

/** What a file is about decides which rules are loaded for it. */
export type Group = 'configuration' | 'answers' | 'manifests';

export const groups: readonly Group[] = ['configuration', 'answers', 'manifests'];

const groupOf: Partial<Record<Trait, Group>> = {
  tools: 'answers',
  registry: 'manifests',
  bundle: 'manifests',
  former: 'manifests',
};

export function groupsOf(traits: Iterable<Trait>): readonly Group[] {
  const found = new Set<Group>();
  for (const trait of traits) found.add(groupOf[trait] ?? 'configuration');
  return [...found];
}

/** Of the file; those of servers that are not plain are told by `server-traits.ts`. `closely`: of plain ones as well. */
export function traitsOf(reading: Reading, violations: readonly Violation[], closely: boolean): Set<Trait> {
  const found = new Set<Trait>();
  if (reading.format.answer !== undefined) return answerTraitsOf(reading);
  const maps = serverMaps(reading.document, reading.format);
  addOfFile(found, reading, maps);
  if (violations.length > 0) found.add('violation');
  if (closely || !maps.every((map) => isPlainMap(map, reading))) found.add('server');
  return found;
}

function answerTraitsOf({ document }: Reading): Set<Trait> {
  return new Set<Trait>(document.problems.length > 0 ? ['tools', 'problem'] : ['tools']);
}

/** A brace that opens, and before the next one something that ends a name, or the string. */
const oddReference = /(?:\$\{|\{(?:env|file):)(?:[a-z]+:)?(?:\}|\w+[-+=?^#%/,@]|[^{}]{0,200}?(?:[\s"'{]|$))/;

/** With an escape, the text does not show what stands in the strings. */
function mayBeOddReference(text: string): boolean {
  return oddReference.test(text) || text.includes('\\');
}

function addOfFile(found: Set<Trait>, { document, format, targets }: Reading, maps: readonly FoundMap[]): void {
  const { value, text, problems } = document;
  const { syntax, unread, otherVersion, inputs, rootFields, hiddenBy, serverFiles, registry, bundle, former } = format;
  if (problems.length > 0) found.add('problem');
  if (targets.length > 0) found.add('target');
  // A UTF-16 unit takes at most three bytes: most files are seen to be small without counting.
  if (syntax.maxBytes !== undefined && text.length * 3 > syntax.maxBytes.value) found.add('large');
  if (unread !== undefined) found.add('unread-place');
  if (otherVersion !== undefined) found.add('other-version');
  if (hiddenBy !== undefined) found.add('hideable');
  if (inputs !== undefined) found.add('inputs');
  if (mayHoldSecret(text)) found.add('maybe-secret');
  if (format.references !== undefined && mentionsIn(document, format).length > 0) found.add('mention');
  if (mayBeOddReference(text)) found.add('odd-reference');
  if (mayStandIn(text) || text.includes('\\')) found.add('stand-in');
  if (serverFiles !== undefined && holdsText(valueAt(value, serverFiles.at))) found.add('server-files');
  if (registry !== undefined) found.add('registry');
  if (bundle !== undefined) found.add('bundle');
  if (former !== undefined) found.add('former');
  if (
    (maps.length === 0 && format.servers.length > 0) ||
    maps.some((map) => !isObject(map.value) || map.list === 'only')
  )
    found.add('odd-root');
  if (!isObject(value)) return;
  for (const key of Object.keys(value)) {
    if (isObject(value[key]) && !format.servers.some(({ at }) => at.length === 1 && at[0] === key)) {
      found.add('other-root-key');
    }
    const fact = rootFields !== undefined && Object.hasOwn(rootFields, key) ? rootFields[key] : undefined;
    if (fact?.deprecated !== undefined) found.add('deprecated');
    if (fact !== undefined && approvedAll(fact, value[key]) !== undefined) found.add('approval');
  }
}

function holdsText(value: unknown): boolean {
  return typeof value === 'string' || (Array.isArray(value) && value.some((item) => typeof item === 'string'));
}
