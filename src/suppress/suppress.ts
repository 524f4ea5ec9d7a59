import type { Finding } from '../model/index.ts';
import type { Baseline } from './baseline.ts';
import { type InlineOptions, silence } from './inline.ts';
import { configured, type Settings } from './settings.ts';

/** Few projects keep one. */
export const loadBaseline = () => import('./baseline.ts');

export interface SuppressOptions extends InlineOptions {
  readonly settings: Settings;
  readonly baseline?: Baseline | undefined;
}

export interface Suppressed {
  readonly kept: Finding[];
  /** How many were silenced by comments or are in the baseline; rules that are off do not count. */
  readonly suppressed: number;
}

/** Comments first: one that silences a rule is not idle because the rule is off. */
export async function suppress(findings: readonly Finding[], options: SuppressOptions): Promise<Suppressed> {
  const inline = silence(findings, options);
  const wanted = inline.kept.flatMap((finding) => configured(finding, options.settings) ?? []);
  if (options.baseline === undefined) return { kept: wanted, suppressed: inline.suppressed };
  const { applyBaseline } = await loadBaseline();
  const { kept, suppressed } = applyBaseline(wanted, options.baseline);
  return { kept, suppressed: inline.suppressed + suppressed };
}
