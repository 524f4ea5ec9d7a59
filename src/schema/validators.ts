import type { Schema } from './schema.ts';
import type { RawError } from './spots.ts';
import { importValidator } from './validators.generated.ts';

/** What a generated file exports. */
export interface Validator {
  readonly validate: {
    (value: unknown): boolean;
    /** Of the last call. */
    errors?: RawError[] | null;
  };
  readonly schema: () => Schema;
}

const loaded = new Map<string, Validator>();

/** Undefined where it has to be loaded first. */
export function loadedValidator(id: string): Validator | undefined {
  return loaded.get(id);
}

export async function loadValidator(id: string): Promise<Validator> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const imported = importValidator(id);
  if (imported === undefined) throw new Error(`there is no schema "${id}"`);
  const { default: made } = (await imported) as { readonly default: Validator };
  const validator = remembering(made);
  loaded.set(id, validator);
  return validator;
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
