import { takesComments } from '../clients/index.ts';
import type { Config } from '../config/index.ts';
import { dirname, type Files, relative, resolve, Within } from '../files/index.ts';
import type { Reading } from '../model/reading/index.ts';
import type { Document } from '../parse/index.ts';
import { type KnownRule, loadKnownRules, offByDefault } from '../rules/index.ts';
import { isAsked, isMarked, optionsFor, type Settings, type SuppressOptions } from '../suppress/index.ts';
import { quote, UsageError } from '../wording/index.ts';
import { unknownName } from './formats.ts';
import type { LintOptions } from './options.ts';

export async function settingsOf(options: LintOptions, config: Config, root: string) {
  const { unfixed = new Set() } = options;
  if (options.rules.size > 0 || unfixed.size > 0) {
    const ids = await ruleIds();
    for (const id of [...options.rules.keys(), ...unfixed]) {
      if (!ids.has(id)) throw unknownName('rule', id, ids, 'mcp-lint rules');
    }
  }
  const settings: Settings = {
    rules: config.rules,
    overrides: config.overrides,
    forced: options.rules,
    offByDefault: new Set(offByDefault.map(({ id }) => id)),
  };
  const isPlain = config.rules.size + config.overrides.length + options.rules.size === 0;
  return {
    optionsOf: (rule: string, path: string | undefined) => optionsFor(rule, path, settings),
    isUnfixed: (rule: string) => config.unfixed.has(rule) || unfixed.has(rule),
    isOn: isPlain ? isOnByDefault : ({ id }: Pick<KnownRule, 'id'>) => isAsked(id, settings),
    suppression: (
      { readings, commented }: { readonly readings: readonly Reading[]; readonly commented: readonly Document[] },
      reported: ReadonlySet<string>,
    ): Omit<SuppressOptions, 'baseline'> => {
      // What may have a comment was kept.
      const marked = readings.filter(({ isKept, document }) => isKept && isMarked(document));
      const isHeard = ({ path }: Document) =>
        reported.has(path) && options.trusted?.hears(resolve(root, path)) !== false;
      const accepting = marked.filter(({ owner, document }) => owner && isHeard(document));
      const others = commented.filter((document) => isMarked(document) && isHeard(document));
      const withComments = new Set(
        accepting
          .filter(({ format, document }) => document.part !== undefined || takesComments(format.syntax))
          .map(({ document }) => document)
          .concat(others),
      );
      return {
        settings,
        rules: ruleIds,
        documents: [...accepting.map(({ document }) => document), ...others],
        commentsCount: (document) => withComments.has(document),
      };
    },
  };
}

/** One function for all runs that ask for nothing else, so that a judge knows them. */
function isOnByDefault({ id }: Pick<KnownRule, 'id'>): boolean {
  return !offByDefault.some((rule) => rule.id === id);
}

async function ruleIds(): Promise<ReadonlySet<string>> {
  const { rules } = await loadKnownRules();
  return new Set(rules.map((rule) => rule.id));
}

export interface BaselinePlan {
  readonly path: string;
  readonly shown: string;
  /** A file that somebody names may lie anywhere; one that a configuration names has to lie in the root. */
  readonly files: Files;
}

export function baselineOf(
  { baseline, saveBaseline, cwd, files: all, trusted }: LintOptions,
  config: Config,
  root: string,
): BaselinePlan | undefined {
  const files = trusted?.files ?? all;
  if (baseline !== undefined) return { path: files.resolve(cwd, baseline), shown: baseline, files };
  if (config.baseline === undefined) {
    if (saveBaseline === undefined) return undefined;
    throw new UsageError('"--update-baseline" needs a file: "--baseline <file>", or "baseline" in mcp-lint.json');
  }
  const shown = relative(cwd, config.baseline);
  const within = new Within(files, [root]);
  if (within.leadsOut(dirname(config.baseline))) {
    throw new UsageError(`the baseline ${quote(shown)} lies behind a link that leads out of the workspace`);
  }
  return { path: config.baseline, shown, files: within };
}

/** How many rules the configuration silences, for all files or for some. */
export function rulesOff({ rules, overrides }: Config): number {
  const off = [...rules].filter(([, { level }]) => level === 'off').map(([id]) => id);
  const offSomewhere = overrides.flatMap((each) => [...each.rules].filter(([, { level }]) => level === 'off'));
  return new Set([...off, ...offSomewhere.map(([id]) => id)]).size;
}
