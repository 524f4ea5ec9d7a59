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
  const faults = (await checkDocument(document, 'mcp-lint')).map(faultOf);
  // A key that is only misspelt is not missing as well.
  return faults.filter(
    ({ message }) => !faults.some(({ subject, meant }) => meant && message === `${subject} has no ${quote(meant)}`),
  );
}

interface Fault extends ConfigFault {
  readonly subject: string;
  readonly meant?: string;
}

function faultOf({ kind, key, route, sentence, help, place }: Violation): Fault {
  const subject = route.length === 0 ? 'the configuration' : subjectOf(route, undefined);
  const meant = kind === 'value' && key !== undefined ? suggest(key, knownKeys(route)) : undefined;
  const isUnknown = kind === 'value' && key !== undefined;
  const remedy = meant === undefined ? undefined : `did you mean ${quote(meant)}?`;
  return {
    message: `${subject} ${sentence}`,
    help: isUnknown ? remedy : help,
    place,
    subject,
    ...(meant && { meant }),
  };
}

function knownKeys(route: Route): readonly string[] {
  if (route.length === 0) return KEYS;
  // Below a rule, whichever "rules" it stands in, only options have keys.
  return route.includes('rules') ? OPTION_KEYS : OVERRIDE_KEYS;
}
