import { answerWalk, asksOf, type Filters, type Listener, type ListenersOf, type Subject } from '../../judge/index.ts';
import type { Reading, Workspace } from '../../model/reading/index.ts';
import type { Finding } from '../../model/verdict/index.ts';
import { type Violation, violationsOf } from '../../schema/index.ts';
import type { AnyRule, KnownRule } from '../define.ts';
import { loadCrossingRules, loadRules } from '../generated/rules.generated.ts';
import { Asked, type OptionsOf } from './asked.ts';
import { type Group, groupsOf, type Trait, traitsOf } from './traits.ts';

interface RuleGroup {
  readonly rules: readonly AnyRule[];
  readonly addOfServers?: (found: Set<Trait>, reading: Reading) => void;
}

/** Loads the rules for which there is a reason, and asks them. */
export class Asking {
  readonly #findings: Finding[];
  readonly #isOn: (rule: KnownRule) => boolean;
  readonly #optionsOf: OptionsOf;
  /** Plain servers too give reason to ask: a rule that is off by default has no trait that would load it. */
  readonly #closely: boolean;
  readonly #seen: Set<Trait>;
  #asked: Asked[] = [];
  readonly #bySubject = new Map<Subject, readonly unknown[]>();
  readonly #loaded = new Set<Group>();
  /** Loaded with the rules that need it. */
  #addOfServers: NonNullable<RuleGroup['addOfServers']> = () => undefined;

  constructor(run: {
    readonly findings: Finding[];
    readonly isOn: (rule: KnownRule) => boolean;
    readonly optionsOf: OptionsOf;
    readonly closely: boolean;
    readonly seen: Set<Trait>;
  }) {
    this.#findings = run.findings;
    this.#isOn = run.isOn;
    this.#optionsOf = run.optionsOf;
    this.#closely = run.closely;
    this.#seen = run.seen;
  }

  async askOf(reading: Reading): Promise<void> {
    const violations = await violationsOf(reading);
    const traits = traitsOf(reading, violations, this.#closely);
    if (traits.size === 0) return;
    for (const group of groupsOf(traits)) if (!this.#loaded.has(group)) await this.#load(group);
    if (traits.has('server')) this.#addOfServers(traits, reading);
    for (const trait of traits) this.#seen.add(trait);
    this.#askOf(reading, violations, traits);
  }

  async askOfAll(workspace: Workspace): Promise<void> {
    for (const rule of (await loadCrossingRules()).rules) {
      if (rule.scope !== 'workspace' || !this.#isOn(rule) || !hasReason(rule, this.#seen)) continue;
      const context = this.#ask(rule);
      rule.check(workspace, {
        options: context.options,
        report: (message, data, place, extra) => context.of(extra.reading, []).report(message, data, place, extra),
      });
    }
  }

  #askOf(reading: Reading, violations: readonly Violation[], traits: ReadonlySet<Trait>): void {
    const servers = reading.servers.filter((server) => !server.broken);
    for (const context of this.#asked) {
      const { rule } = context;
      if (!hasReason(rule, traits)) continue;
      if (rule.scope === 'document') rule.check(reading, context.of(reading, violations));
      else if (rule.scope === 'server' && servers.length > 0) {
        context.of(reading, violations);
        for (const server of servers) rule.check(server, context);
      }
    }
    this.#hand(reading, violations);
  }

  /** Rules with `on`; of configuration those still come with `onlyWith`. */
  #hand(reading: Reading, violations: readonly Violation[]): void {
    if (reading.format.answer === undefined) return;
    for (const context of this.#asked) context.of(reading, violations);
    for (const context of this.#asked) {
      if (!('on' in context.rule)) continue;
      for (const { check } of asksOf(context.rule, 'violation')) {
        for (const violation of violations) if (violation.rule === context.rule.id) check(violation, context);
      }
    }
    answerWalk(this.#listenersOf)(reading);
  }

  readonly #listenersOf: ListenersOf = <S extends Subject>(subject: S) => {
    const known = this.#bySubject.get(subject);
    if (known !== undefined) return known as readonly Listener<S>[];
    const found = this.#asked.flatMap((context) =>
      'on' in context.rule
        ? asksOf(context.rule, subject).map((ask) => ({
            where: ask as Filters[S],
            tell: (thing: unknown) => ask.check(thing, context),
          }))
        : [],
    );
    this.#bySubject.set(subject, found);
    return found as readonly Listener<S>[];
  };

  #ask(rule: AnyRule): Asked {
    return new Asked(rule, this.#findings, this.#optionsOf(rule.id));
  }

  /** In the order of their ids, in which findings of one place are told. */
  async #load(group: Group): Promise<void> {
    this.#loaded.add(group);
    this.#bySubject.clear();
    const loaded: RuleGroup = await loadRules[group]();
    if (loaded.addOfServers !== undefined) this.#addOfServers = loaded.addOfServers;
    const added = loaded.rules.filter(this.#isOn).map((rule) => this.#ask(rule));
    this.#asked = [...this.#asked, ...added].sort((a, b) => (a.rule.id < b.rule.id ? -1 : 1));
  }
}

function hasReason(
  rule: object & { readonly onlyWith?: readonly Trait[] | undefined },
  traits: ReadonlySet<Trait>,
): boolean {
  return rule.onlyWith?.some((trait) => traits.has(trait)) ?? false;
}
