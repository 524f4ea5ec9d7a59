import type { Format } from '../clients/index.ts';
import type { Reading, Workspace } from '../model/index.ts';
import { loadValidators } from './check.ts';
import type { Violation } from './violation.ts';

/** For files that their client never reads. */
const NO_SCHEMA = 'none';

/** Loads the schemas of all formats in a workspace; what comes back checks its readings. */
export async function loadSchemas(workspace: Workspace): Promise<(reading: Reading) => Violation[]> {
  const ids = new Set(workspace.readings.map(({ format }) => schemaOf(format)));
  ids.delete(NO_SCHEMA);
  const check = await loadValidators(ids);
  return ({ document, format }) => (schemaOf(format) === NO_SCHEMA ? [] : check(document, schemaOf(format)));
}

function schemaOf(format: Format): string {
  return format.schema ?? format.id;
}
