import type { Finding } from '../model/verdict/index.ts';
import type { Document } from '../parse/index.ts';
import type { Baselined } from './baseline.ts';
import type { InlineOptions } from './inline.ts';
import { configured, type Settings } from './settings.ts';

/** Few projects keep one. */
export const loadBaseline = () => import('./baseline.ts');

export interface SuppressOptions extends Omit<InlineOptions, 'documents' | 'rules'> {
  /** Those that may have a comment for mcp-lint. */
  readonly documents: readonly Document[];
  /** Ids of all rules. */
  readonly rules: () => Promise<ReadonlySet<string>>;
  readonly settings: Settings;
  readonly baseline?: Baselined | undefined;
}

export interface Suppressed {
  readonly kept: Finding[];
  /** How many were silenced by comments or are in the baseline; rules that are off do not count. */
  readonly suppressed: number;
}

/** Comments first: one that silences a rule is not idle because the rule is off. */
export async function suppress(findings: readonly Finding[], options: SuppressOptions): Promise<Suppressed> {
  const inline = await silenced(findings, options);
  const wanted = inline.kept.flatMap((finding) => configured(finding, options.settings) ?? []);
  if (options.baseline === undefined) return { kept: wanted, suppressed: inline.suppressed };
  const { applyBaseline, staleIn } = await loadBaseline();
  const { kept, suppressed, stale } = applyBaseline(wanted, options.baseline.known);
  const said = staleIn(stale, options.baseline).flatMap((finding) => configured(finding, options.settings) ?? []);
  return { kept: [...kept, ...said], suppressed: inline.suppressed + suppressed };
}

async function silenced(findings: readonly Finding[], options: SuppressOptions): Promise<Suppressed> {
  if (options.documents.length === 0) return { kept: [...findings], suppressed: 0 };
  const { silence } = await import('./inline.ts');
  return silence(findings, { ...options, rules: await options.rules() });
}
