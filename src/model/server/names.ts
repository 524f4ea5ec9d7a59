import type { NameRule, ReservedName, ToolNames } from '../../clients/index.ts';
import type { Server } from './server.ts';

/** Of a server's entry, or of one that is to be. */
type Named = Pick<Server, 'name' | 'dialect'>;

/** What the client asks of names, and this one is not. */
export function brokenNameRules({ name, dialect }: Named, names: ToolNames | undefined): readonly NameRule[] {
  if (dialect.names === undefined) return none;
  return dialect.names.filter((rule) => {
    const shown = shownTo(rule, name, names);
    return isTooLong(rule, shown) || !rule.pattern.test(shown);
  });
}

const none: readonly NameRule[] = [];

/** The name that a client looks at: some clean it first. */
export function shownTo({ cleaned }: NameRule, name: string, names: ToolNames | undefined): string {
  return cleaned ? (names?.server(name) ?? name) : name;
}

export function isTooLong({ maxLength }: NameRule, name: string): boolean {
  return maxLength !== undefined && name.length > maxLength;
}

/** What the client keeps the name for, where it does. */
export function reservedName({ name, dialect }: Named): ReservedName | undefined {
  return dialect.reserved?.find((kept) => (typeof kept.name === 'string' ? kept.name === name : kept.name.test(name)));
}
