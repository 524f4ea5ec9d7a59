import type { Schema } from './schema.ts';
import type { RawError } from './spots.ts';
import { validators } from './validators.generated.ts';

/** What a generated file exports. */
export interface Validator {
  readonly validate: {
    (value: unknown): boolean;
    /** Of the last call. */
    errors?: RawError[] | null;
  };
  readonly schema: () => Schema;
}

const loaded = new Map<string, Promise<Validator>>();

export function loadValidator(id: string): Promise<Validator> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const validator = load(id);
  loaded.set(id, validator);
  return validator;
}

async function load(id: string): Promise<Validator> {
  const importIt = validators.get(id);
  if (importIt === undefined) throw new Error(`there is no schema "${id}"`);
  const { default: validator } = (await importIt()) as { readonly default: Validator };
  return remembering(validator);
}

/** Its schema is a text that takes longer to parse than most files to check. */
function remembering({ validate, schema }: Validator): Validator {
  let parsed: Schema | undefined;
  return {
    validate,
    schema: () => {
      parsed ??= schema();
      return parsed;
    },
  };
}
