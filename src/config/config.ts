import type { Route } from '../parse/index.ts';
import type { Level, Override, RuleSetting } from '../suppress/index.ts';
import { usualDocuments } from './documents.ts';
import { globGroups, globs, type Matcher } from './globs.ts';

/** A pattern as the configuration has it, which may fit nothing. */
export interface WrittenPattern {
  readonly of: 'ignore' | 'documents' | 'files' | 'overrides';
  readonly pattern: string;
  readonly route: Route;
}

/** The configuration, ready for use: paths are absolute, patterns are matchers of paths relative to the root. */
export interface Config {
  readonly targets: readonly string[];
  /** Client to the range of versions that are in use. */
  readonly clients: ReadonlyMap<string, string>;
  readonly rules: ReadonlyMap<string, RuleSetting>;
  /** Folders are asked for with a slash at the end. */
  readonly ignored: Matcher;
  /** Texts whose blocks are looked at. */
  readonly documents: Matcher;
  /** The id of a format or a client that is set for a path. */
  readonly formatOf: (path: string) => string | undefined;
  /** Server to the file with its saved tool list. */
  readonly tools: ReadonlyMap<string, string>;
  /** Revision of the protocol for answers of servers. */
  readonly spec: string | undefined;
  /** For whom tools are judged. */
  readonly profiles: readonly string[] | undefined;
  readonly overrides: readonly Override[];
  /** Rules whose findings are not to be mended. */
  readonly unfixed: ReadonlySet<string>;
  readonly baseline: string | undefined;
  readonly patterns: readonly WrittenPattern[];
}

type WrittenRules = Readonly<Record<string, Level | readonly [Level, Readonly<Record<string, unknown>>?]>>;

/** As the file has it, once it is known to be in order. */
export interface WrittenConfig {
  readonly targets?: readonly string[];
  readonly clients?: Readonly<Record<string, string>>;
  readonly rules?: WrittenRules;
  readonly ignore?: readonly string[];
  readonly documents?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  readonly tools?: Readonly<Record<string, string>>;
  readonly overrides?: readonly {
    readonly files: readonly string[];
    readonly rules: WrittenRules;
  }[];
  readonly fix?: Readonly<Record<string, 'off'>>;
  readonly spec?: string;
  readonly profiles?: readonly string[];
  readonly baseline?: string;
}

export function configOf(written: WrittenConfig, resolved: (path: string) => string): Config {
  const {
    targets = [],
    clients = {},
    rules = {},
    ignore = [],
    documents,
    files = {},
    tools = {},
    overrides = [],
    fix = {},
    spec,
    profiles,
    baseline,
  } = written;
  return {
    targets,
    clients: new Map(Object.entries(clients)),
    rules: settingsOf(rules),
    ignored: ignore.length === 0 ? () => false : globs(ignore),
    documents: documents === undefined ? usualDocuments : globs(documents),
    formatOf: formatsOf(files),
    tools: new Map(Object.entries(tools).map(([server, path]) => [server, resolved(path)])),
    overrides: overridesOf(overrides),
    unfixed: new Set(Object.keys(fix)),
    spec,
    profiles,
    baseline: baseline === undefined ? undefined : resolved(baseline),
    patterns: [...patternsIn(written)],
  };
}

function* patternsIn({
  ignore = [],
  documents = [],
  files = {},
  overrides = [],
}: WrittenConfig): Iterable<WrittenPattern> {
  for (const [index, pattern] of ignore.entries()) yield { of: 'ignore', pattern, route: ['ignore', index] };
  for (const [index, pattern] of documents.entries()) yield { of: 'documents', pattern, route: ['documents', index] };
  for (const pattern of Object.keys(files)) yield { of: 'files', pattern, route: ['files', pattern] };
  for (const [number, override] of overrides.entries()) {
    for (const [index, pattern] of override.files.entries())
      yield { of: 'overrides', pattern, route: ['overrides', number, 'files', index] };
  }
}

function settingsOf(rules: WrittenRules): ReadonlyMap<string, RuleSetting> {
  return new Map(Object.entries(rules).map(([id, setting]) => [id, settingOf(setting)]));
}

function settingOf(setting: WrittenRules[string]): RuleSetting {
  if (typeof setting === 'string') return { level: setting };
  const [level, options] = setting;
  return options === undefined ? { level } : { level, options };
}

function formatsOf(files: Readonly<Record<string, string>>): Config['formatOf'] {
  const formats = Object.values(files);
  const groupsOf = globGroups(Object.keys(files).map((pattern) => [pattern]));
  return (path) => {
    for (const group of groupsOf(path)) return formats[group];
    return undefined;
  };
}

/** All are asked of one path before any is asked of another one. */
function overridesOf(overrides: NonNullable<WrittenConfig['overrides']>): Override[] {
  const groupsOf = globGroups(overrides.map(({ files }) => files));
  let last: { readonly path: string; readonly groups: ReadonlySet<number> } | undefined;
  const matches = (group: number, path: string) => {
    if (last?.path !== path) last = { path, groups: new Set(groupsOf(path)) };
    return last.groups.has(group);
  };
  return overrides.map(({ rules }, group) => ({
    matches: (path) => matches(group, path),
    rules: settingsOf(rules),
  }));
}
