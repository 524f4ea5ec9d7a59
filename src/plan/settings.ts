import type { Config } from '../config/index.ts';
import { relative } from '../files/index.ts';
import type { Recognised } from '../model/reading/index.ts';
import { type KnownRule, loadKnownRules, offByDefault } from '../rules/index.ts';
import { isAsked, type Settings, type SuppressOptions } from '../suppress/index.ts';
import { unknownName } from './formats.ts';
import type { LintOptions } from './options.ts';

export async function settingsOf(options: LintOptions, config: Config) {
  if (options.rules.size > 0) {
    const ids = await ruleIds();
    for (const id of options.rules.keys()) {
      if (!ids.has(id)) throw unknownName('rule', id, ids, 'mcp-lint rules');
    }
  }
  const settings: Settings = {
    rules: config.rules,
    overrides: config.overrides,
    forced: options.rules,
    offByDefault: new Set(offByDefault.map((rule) => rule.id)),
  };
  return {
    optionsOf: (rule: string) => config.rules.get(rule)?.options ?? {},
    isOn: (rule: KnownRule) => rule.scope !== 'suppression' && isAsked(rule.id, settings),
    suppression: (
      readings: readonly Recognised[],
      reported: ReadonlySet<string>,
    ): Omit<SuppressOptions, 'baseline'> => {
      const accepting = readings.filter((reading) => reading.owner && reported.has(reading.document.path));
      const withComments = new Set(
        accepting.filter(({ format }) => format.syntax.comments).map(({ document }) => document),
      );
      return {
        settings,
        rules: ruleIds,
        documents: accepting.map(({ document }) => document),
        commentsCount: (document) => withComments.has(document),
      };
    },
  };
}

async function ruleIds(): Promise<ReadonlySet<string>> {
  const { rules } = await loadKnownRules();
  return new Set(rules.map((rule) => rule.id));
}

export function baselineOf(
  { baseline, cwd, files }: LintOptions,
  config: Config,
): { path: string; shown: string } | undefined {
  if (baseline !== undefined) return { path: files.resolve(cwd, baseline), shown: baseline };
  if (config.baseline === undefined) return undefined;
  return { path: config.baseline, shown: relative(cwd, config.baseline) };
}
