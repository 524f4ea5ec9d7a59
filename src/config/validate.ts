import { subjectOf } from '../model/index.ts';
import type { Document } from '../parse/index.ts';
import { checkDocument, type Violation } from '../schema/index.ts';
import { quote, suggest } from '../wording/index.ts';
import type { ConfigFault } from './fault.ts';

const KEYS = ['targets', 'rules', 'ignore', 'files', 'tools', 'spec', 'profiles', 'overrides', 'baseline'];
const OVERRIDE_KEYS = ['files', 'rules'];

/** What `schemas/mcp-lint.schema.json` says. */
export async function checkConfig(document: Document): Promise<ConfigFault[]> {
  return (await checkDocument(document, 'mcp-lint')).map(faultOf);
}

function faultOf({ kind, key, route, sentence, help, place }: Violation): ConfigFault {
  const subject = route.length === 0 ? 'the configuration' : subjectOf(route, undefined);
  const isUnknown = kind === 'value' && key !== undefined;
  return {
    message: `${subject} ${sentence}`,
    help: isUnknown ? suggestKey(key, route.length === 0 ? KEYS : OVERRIDE_KEYS) : help,
    place,
  };
}

function suggestKey(key: string, keys: readonly string[]): string | undefined {
  const meant = suggest(key, keys);
  return meant === undefined ? undefined : `did you mean ${quote(meant)}?`;
}
