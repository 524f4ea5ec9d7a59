import { subjectOf } from '../model/server/index.ts';
import type { Document, Route } from '../parse/index.ts';
import { checkDocument, type Violation } from '../schema/index.ts';
import { quote, suggest } from '../wording/index.ts';
import type { ConfigFault } from './fault.ts';

const KEYS = ['targets', 'rules', 'ignore', 'files', 'tools', 'spec', 'profiles', 'overrides', 'baseline'];
const OVERRIDE_KEYS = ['files', 'rules'];
const OPTION_KEYS = ['prefix', 'pattern'];

/** What `schemas/mcp-lint.schema.json` says. */
export async function checkConfig(document: Document): Promise<ConfigFault[]> {
  return (await checkDocument(document, 'mcp-lint')).map(faultOf);
}

function faultOf({ kind, key, route, sentence, help, place }: Violation): ConfigFault {
  const subject = route.length === 0 ? 'the configuration' : subjectOf(route, undefined);
  const isUnknown = kind === 'value' && key !== undefined;
  return {
    message: `${subject} ${sentence}`,
    help: isUnknown ? suggestKey(key, knownKeys(route)) : help,
    place,
  };
}

function knownKeys(route: Route): readonly string[] {
  if (route.length === 0) return KEYS;
  return route[0] === 'rules' ? OPTION_KEYS : OVERRIDE_KEYS;
}

function suggestKey(key: string, keys: readonly string[]): string | undefined {
  const meant = suggest(key, keys);
  return meant === undefined ? undefined : `did you mean ${quote(meant)}?`;
}
