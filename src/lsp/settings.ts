import { isObject } from '../model/values/index.ts';
import type { LintOptions } from '../plan/index.ts';

/** What an editor may set; the rest stands in `mcp-lint.json`, where everybody who works on the files has it. */
export interface Settings extends Pick<LintOptions, 'targets' | 'user' | 'config'> {
  /** What diagnostics are given for; where the editor says nothing, it gets those that it asks for. */
  readonly scope: 'open' | 'workspace' | undefined;
}

export const noSettings: Settings = { scope: undefined, targets: [], user: false };

/** Of whatever an editor sends, the parts that are what they should be. */
export function settingsOf(given: unknown): Settings {
  if (!isObject(given)) return noSettings;
  const { scope, targets, user, config } = given;
  return {
    scope: scope === 'open' || scope === 'workspace' ? scope : undefined,
    targets: Array.isArray(targets) ? targets.filter((each) => typeof each === 'string') : [],
    user: user === true,
    ...(typeof config === 'string' && config !== '' ? { config } : {}),
  };
}
