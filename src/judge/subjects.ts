import type { Workspace } from '../model/reading/index.ts';
import type { AnswerFilters, AnswerSubjects } from './answers/subjects.ts';
import type { ConfigurationFilters, ConfigurationSubjects } from './configuration/subjects.ts';
import type { ManifestFilters, ManifestSubjects } from './manifests/subjects.ts';
import type { Reason } from './reasons.ts';

/** The kinds of things that a rule can ask for, each with what it is handed. */
export interface Subjects extends ConfigurationSubjects, ManifestSubjects, AnswerSubjects {
  /** Everything that is known of a run, once and in the end. */
  readonly run: Workspace;
}

export type Subject = keyof Subjects;

/**
 * What may be asked of a thing before it is handed over, as data: a sign without which the rule has nothing to say, and
 * no more. The rule looks for itself whether it has.
 */
export interface Filters extends ConfigurationFilters, ManifestFilters, AnswerFilters {
  readonly run: { readonly with: Reason | readonly Reason[] };
}
