import type { Dialect, Transport } from '../../clients/index.ts';
import { holdNotedPackage } from '../../model/packages/index.ts';
import type { FoundMap, Reading } from '../../model/reading/index.ts';
import { isObject } from '../../model/values/index.ts';
import {
  arePlainHeaders,
  arePlainWords,
  type Forms,
  formsOf,
  isPlainEnv,
  isPlainProgram,
  isPlainTime,
  isPlainUrl,
  isQuiet,
} from './plain-values.ts';

/**
 * Whether the servers of a map are so plain that no rule has anything to say of them: small names, known fields with
 * values that mean one thing to everybody, variables in a spelling that the client expands. Most are, and nothing else
 * is then worked out or loaded for them. What it does not know it takes for not plain.
 */
export function isPlainMap({ value, route, list, named, only }: FoundMap, reading: Reading): boolean {
  const { dialect } = reading.format;
  if (dialect === undefined || !isObject(value)) return false;
  if (list !== undefined || named !== undefined || only !== undefined) return false;
  const forms = formsOf(dialect);
  const seen = new Set<string>();
  const texts: string[] = [];
  for (const name of Object.keys(value)) {
    if (name === route.at(-1) || !isPlainName(name, dialect, reading)) return false;
    // Some clients leave nothing but letters; a line of one word is no name in letters, or it is looked at in full.
    const letters = name.replace(/[^a-z]/g, '');
    if (seen.has(letters)) return false;
    seen.add(letters);
    const line = plainLine(value[name], dialect, forms, texts);
    if (line === undefined || seen.has(line)) return false;
    seen.add(line);
  }
  return texts.length > 0 && isQuiet(texts.join('\n'));
}

const plainName = /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/;
/** Short enough to leave room for the tool in every client. */
const longestName = 30;

function isPlainName(name: string, { names = [], reserved = [] }: Dialect, { client }: Reading): boolean {
  if (name.length > longestName || !plainName.test(name)) return false;
  for (const { name: kept } of reserved) if (typeof kept === 'string' ? kept === name : kept.test(name)) return false;
  for (const { pattern, cleaned, maxLength = longestName } of names) {
    const shown = cleaned ? (client.toolNames?.server(name) ?? name) : name;
    if (shown.length > maxLength || !pattern.test(shown)) return false;
  }
  return true;
}

/** What a plain entry starts or calls; its values are added to the texts. */
function plainLine(entry: unknown, dialect: Dialect, forms: Forms, texts: string[]): string | undefined {
  if (!isObject(entry)) return undefined;
  let declared: Transport | undefined;
  let starts: 'command' | 'url' | undefined;
  let isSwitched = false;
  let first = '';
  let rest: readonly string[] = [];
  for (const key of Object.keys(entry)) {
    const fact = Object.hasOwn(dialect.fields, key) ? dialect.fields[key] : undefined;
    if (fact === undefined || fact.unread || fact.deprecated || fact.selects) return undefined;
    const value = entry[key];
    switch (fact.is) {
      case 'transport': {
        if (key !== dialect.transportKey || typeof value !== 'string') return undefined;
        if (!Object.hasOwn(dialect.spellings, value)) return undefined;
        declared = dialect.spellings[value];
        break;
      }
      case 'command': {
        if (starts !== undefined || !isPlainProgram(value, texts)) return undefined;
        starts = 'command';
        first = value;
        break;
      }
      case 'commandLine': {
        if (starts !== undefined || !Array.isArray(value) || !isPlainProgram(value[0], texts)) return undefined;
        starts = 'command';
        first = value[0];
        rest = value.slice(1);
        if (!arePlainWords(rest, texts)) return undefined;
        break;
      }
      case 'url': {
        if (starts !== undefined || !isPlainUrl(value, texts)) return undefined;
        starts = 'url';
        first = value;
        break;
      }
      case 'args': {
        if (!arePlainWords(value, texts)) return undefined;
        rest = value;
        break;
      }
      case 'env': {
        if (!isPlainEnv(value, forms, texts)) return undefined;
        break;
      }
      case 'headers': {
        if (!arePlainHeaders(value, forms, texts)) return undefined;
        break;
      }
      case 'enabled':
      case 'disabled': {
        if (isSwitched || typeof value !== 'boolean') return undefined;
        isSwitched = true;
        break;
      }
      default:
        if (fact.unit === undefined || !isPlainTime(value, fact.unit)) return undefined;
    }
  }
  if (starts === undefined || !isSettled(entry, dialect, starts, declared)) return undefined;
  const words = [first, ...rest];
  return holdNotedPackage(words) ? undefined : words.join('\n');
}

/** The transport is the only one that fits, everybody agrees on it, and every field belongs to it. */
function isSettled(
  entry: Record<string, unknown>,
  { inferred, fields }: Dialect,
  starts: 'command' | 'url',
  declared: Transport | undefined,
): boolean {
  if (declared === undefined) {
    const reaction = starts === 'command' ? inferred.commandReaction : inferred.urlReaction;
    if (reaction !== undefined && reaction.effect !== 'fine') return false;
  }
  const transport = declared ?? inferred[starts];
  if (transport !== (starts === 'command' ? 'stdio' : 'http')) return false;
  for (const key of Object.keys(entry)) {
    const only = fields[key]?.for;
    if (only !== undefined && !only.includes(transport)) return false;
  }
  return true;
}
