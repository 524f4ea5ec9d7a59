import { type Dialect, type FieldFact, type SignInPart, type Transport, takesBlock } from '../../clients/index.ts';

/** Where a client reads a part of signing in: its own key, or the key of its block and the one in it. */
export interface PartPlace {
  readonly route: readonly [string] | readonly [string, string];
  /** A list of words and a text of them say the same. */
  readonly as: SignInPart;
}

export function placeOfPart(
  dialect: Dialect,
  part: SignInPart,
  transport: Transport | undefined,
): PartPlace | undefined {
  const places = Object.entries(dialect.fields).flatMap(([key, fact]) =>
    isOf(fact, transport) ? placesIn(key, fact) : [],
  );
  const other = part === 'scopes' ? 'scope' : part === 'scope' ? 'scopes' : undefined;
  return places.find(({ as }) => as === part) ?? places.find(({ as }) => as === other);
}

/** Whether the value is one that stands there as it is. */
export function isOfPart({ as }: PartPlace, value: unknown): boolean {
  if (as === 'callbackPort') return typeof value === 'number';
  return takesBlock({ takes: [as === 'scopes' ? 'list' : 'text'] }, value);
}

function isOf({ unread, idle, deprecated, for: transports }: FieldFact, transport: Transport | undefined): boolean {
  if (unread || idle || deprecated !== undefined) return false;
  return transports === undefined || transport === undefined || transports.includes(transport);
}

function placesIn(key: string, { part, keys = {} }: FieldFact): PartPlace[] {
  if (part !== undefined) return [{ route: [key], as: part }];
  return Object.entries(keys).flatMap(([inner, as]) => (as === 'own' ? [] : [{ route: [key, inner] as const, as }]));
}
