import type { Reading } from '../../model/reading/index.ts';
import { readerOf } from '../../model/server/index.ts';
import type { Place } from '../../model/values/index.ts';
import {
  costsOnlyServer,
  type Finding,
  severityOf as reactionSeverity,
  type Severity,
} from '../../model/verdict/index.ts';
import type { Violation } from '../../schema/index.ts';
import type { AnyRule, Context, Extra, Messages } from '../define.ts';

export type OptionsOf = (rule: string) => Context<Messages>['options'];

/** One rule and what it is asked of; one for the whole run, since a new one for every file would cost more than most rules. */
export class Asked implements Context<Messages> {
  readonly rule: AnyRule;
  readonly options: Context<Messages>['options'];
  readonly #findings: Finding[];
  client = '';
  // Set before any rule is asked.
  reading!: Reading;
  violations: readonly Violation[] = [];

  constructor(rule: AnyRule, findings: Finding[], options: Context<Messages>['options']) {
    this.rule = rule;
    this.options = options;
    this.#findings = findings;
  }

  #shared: Map<(reading: Reading) => unknown, unknown> | undefined;

  of(reading: Reading, violations: readonly Violation[]): this {
    this.client = readerOf(reading);
    this.reading = reading;
    this.violations = violations;
    this.#shared = undefined;
    return this;
  }

  readonly shared = <T>(make: (reading: Reading) => T): T => {
    this.#shared ??= new Map();
    if (!this.#shared.has(make)) this.#shared.set(make, make(this.reading));
    return this.#shared.get(make) as T;
  };

  readonly report = (message: string, data: unknown, place: Place, extra: Extra = {}): void => {
    const { rule } = this;
    const text = rule.messages[message]?.(data);
    if (text === undefined) throw new Error(`rule ${rule.id} has no message "${message}"`);
    this.#findings.push({
      rule: rule.id,
      severity: severityFor(rule, extra),
      ...(extra.reaction === undefined ? {} : { effect: extra.reaction.effect }),
      message: text,
      ...(extra.help === undefined ? {} : { help: extra.help }),
      place,
      related: extra.related ?? [],
      ...(extra.server === undefined ? {} : { server: extra.server.name }),
      clients: extra.clients ?? [this.reading.client.id],
    });
  };
}

function severityFor(rule: AnyRule, { reaction, severity, server }: Extra): Severity {
  if (severity !== undefined) return severity;
  if (reaction === undefined) return rule.severity === 'off' ? 'warning' : rule.severity;
  // A server that is switched off is not missed.
  return server?.off && costsOnlyServer(reaction.effect) ? 'info' : reactionSeverity(reaction);
}
