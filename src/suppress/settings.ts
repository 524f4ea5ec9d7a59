import type { Finding } from '../model/verdict/index.ts';

export const levels = ['off', 'info', 'warning', 'error'] as const;
export type Level = (typeof levels)[number];

export interface RuleSetting {
  readonly level: Level;
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface Override {
  /** Whether it counts for a path as it is reported. */
  readonly matches: (path: string) => boolean;
  readonly rules: ReadonlyMap<string, RuleSetting>;
}

/** What the user wants of the rules. */
export interface Settings {
  readonly rules: ReadonlyMap<string, RuleSetting>;
  /** The last one that matches and names the rule counts. */
  readonly overrides: readonly Override[];
  /** From the command line: above everything else. */
  readonly forced: ReadonlyMap<string, Level>;
  /** Rules that speak only where somebody asked for them. */
  readonly offByDefault: ReadonlySet<string>;
}

/** The finding as the user wants it; undefined where the rule is off. */
export function configured(finding: Finding, settings: Settings): Finding | undefined {
  const level = levelOf(finding, settings);
  if (level === 'off') return undefined;
  return level === undefined || level === finding.severity ? finding : { ...finding, severity: level };
}

/** Whether the rule may speak of any file at all, so that others need not be asked. */
export function isAsked(rule: string, { rules, overrides, forced, offByDefault }: Settings): boolean {
  const above = forced.get(rule);
  if (above !== undefined) return above !== 'off';
  const general = rules.get(rule)?.level ?? (offByDefault.has(rule) ? 'off' : undefined);
  return general !== 'off' || overrides.some((override) => (override.rules.get(rule)?.level ?? 'off') !== 'off');
}

function levelOf({ rule, place }: Finding, { rules, overrides, forced, offByDefault }: Settings): Level | undefined {
  const above = forced.get(rule);
  if (above !== undefined) return above;
  const override = overridesFor(place.document.path, overrides).findLast((each) => each.rules.has(rule));
  return override?.rules.get(rule)?.level ?? rules.get(rule)?.level ?? (offByDefault.has(rule) ? 'off' : undefined);
}

/** What the user wants of a rule beside its severity; one override that has only a severity leaves them as they are. */
export function optionsFor(
  rule: string,
  path: string | undefined,
  { rules, overrides }: Pick<Settings, 'rules' | 'overrides'>,
): NonNullable<RuleSetting['options']> {
  const override =
    path === undefined
      ? undefined
      : overridesFor(path, overrides).findLast((each) => each.rules.get(rule)?.options !== undefined);
  return (override ?? { rules }).rules.get(rule)?.options ?? {};
}

const known = new WeakMap<readonly Override[], Map<string, readonly Override[]>>();

/** Asked once of a path, however many findings there are. */
function overridesFor(path: string, overrides: readonly Override[]): readonly Override[] {
  const byPath = known.get(overrides) ?? new Map<string, readonly Override[]>();
  known.set(overrides, byPath);
  const found = byPath.get(path) ?? overrides.filter((each) => each.matches(path));
  byPath.set(path, found);
  return found;
}
