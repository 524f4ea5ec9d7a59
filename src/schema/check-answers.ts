import { answerSchemas } from '../clients/index.ts';
import { resultsIn, revisionOf, soundTools } from '../model/answers/index.ts';
import type { Reading } from '../model/reading/index.ts';
import { isObject } from '../model/values/index.ts';
import { check, type Part } from './check.ts';
import { loadValidator } from './validators.ts';
import type { Violation } from './violation.ts';

/** For each kind of part; a file with more faults is not read to its end by anyone. */
const LIMIT = 1000;

/** What the revision of the protocol says about tools and results, and JSON Schema about the schemas in the tools. */
export async function checkAnswers(reading: Reading): Promise<readonly Violation[]> {
  const { document } = reading;
  const revision = revisionOf(reading);
  const tools = soundTools(document);
  const results = resultsIn(document);
  const found: Violation[] = [];
  const checkAll = async (parts: readonly Part[], schemaId: string, rule?: string) => {
    if (parts.length === 0) return;
    const validator = await loadValidator(schemaId);
    let count = 0;
    for (const part of parts) {
      if (count >= LIMIT) return;
      if (validator.validate(part.value)) continue;
      for (const each of check(document, validator, part)) {
        count += 1;
        found.push(rule === undefined || each.rule !== undefined ? each : { ...each, rule });
      }
    }
  };
  await checkAll(tools, answerSchemas.tool(revision), 'tool-schema-conformance');
  await checkAll(results, answerSchemas.result(revision), 'result-schema');
  await checkAll(tools.flatMap(schemasOf), answerSchemas.jsonSchema, 'schema-invalid');
  return found;
}

function schemasOf({ value, route }: Part): Part[] {
  if (!isObject(value)) return [];
  return ['inputSchema', 'outputSchema'].flatMap((key) =>
    Object.hasOwn(value, key) && isObject(value[key]) ? [{ value: value[key], route: [...route, key] }] : [],
  );
}
