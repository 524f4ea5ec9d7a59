import {
  costsOnlyServer,
  type Finding,
  type Place,
  type Reading,
  severityOf as reactionSeverity,
  readerOf,
  type Severity,
  serverNames,
  type Workspace,
} from '../model/index.ts';
import type { Violation } from '../schema/index.ts';
import type { AnyRule, Context, Extra, KnownRule, Messages } from './define.ts';
import { crossing, loadCrossingRules, loadRules, rules } from './rules.generated.ts';
import { type Group, groupsOf, type Trait, traitsOf } from './traits.ts';

interface RuleGroup {
  readonly rules: readonly AnyRule[];
  readonly addOfServers?: (found: Set<Trait>, reading: Reading) => void;
}

/** Asks every rule its question: of each reading in turn, and in the end of all of them. */
export class RuleRun {
  readonly findings: Finding[] = [];
  readonly #isOn: (rule: KnownRule) => boolean;
  /** A rule that nobody is asked by default has no trait that would load it. */
  readonly #wantsAll: boolean;
  #asked: Asked[] = [];
  readonly #loaded = new Set<Group>();
  readonly #optionsOf: OptionsOf;
  readonly #seen = new Set<Trait>();
  readonly #names = new Set<string>();
  /** What every client leaves of them in the names of tools. */
  readonly #letters = new Set<string>();
  /** Loaded with the rules that need it. */
  #addOfServers: NonNullable<RuleGroup['addOfServers']> = () => undefined;

  constructor(isOn: (rule: KnownRule) => boolean, optionsOf: OptionsOf) {
    this.#isOn = isOn;
    this.#wantsAll = rules.some((rule) => rule.severity === 'off' && isOn(rule));
    this.#optionsOf = optionsOf;
  }

  async askOf(reading: Reading, violations: readonly Violation[]): Promise<void> {
    const traits = traitsOf(reading, violations, this.#wantsAll);
    this.#note(serverNames(reading.document, reading.format));
    if (traits.size === 0) return;
    for (const group of groupsOf(traits)) if (!this.#loaded.has(group)) await this.#load(group);
    if (traits.has('server')) this.#addOfServers(traits, reading);
    for (const trait of traits) this.#seen.add(trait);
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
  }

  async askOfAll(workspace: Workspace): Promise<void> {
    if (workspace.readings.length > 1) this.#seen.add('several-files');
    if (!crossing.some((rule) => this.#isOn(rule) && hasReason(rule, this.#seen))) return;
    for (const rule of (await loadCrossingRules()).rules) {
      if (rule.scope !== 'workspace' || !this.#isOn(rule) || !hasReason(rule, this.#seen)) continue;
      const context = this.#ask(rule);
      rule.check(workspace, {
        report: (message, data, place, extra) => context.of(extra.reading, []).report(message, data, place, extra),
      });
    }
  }

  #ask(rule: AnyRule): Asked {
    return new Asked(rule, this.findings, this.#optionsOf(rule.id));
  }

  /** Most runs have no name twice, nor two that differ in signs only, and what compares them need not be loaded. */
  #note(names: readonly string[]): void {
    for (const name of names) {
      if (this.#names.has(name)) {
        this.#seen.add('same-name');
        continue;
      }
      this.#names.add(name);
      const letters = name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
      if (this.#letters.has(letters)) this.#seen.add('alike-names');
      else this.#letters.add(letters);
    }
  }

  /** In the order of their ids, in which findings of one place are told. */
  async #load(group: Group): Promise<void> {
    this.#loaded.add(group);
    const loaded: RuleGroup = await loadRules[group]();
    if (loaded.addOfServers !== undefined) this.#addOfServers = loaded.addOfServers;
    const added = loaded.rules.filter(this.#isOn).map((rule) => this.#ask(rule));
    this.#asked = [...this.#asked, ...added].sort((a, b) => (a.rule.id < b.rule.id ? -1 : 1));
  }
}

type OptionsOf = (rule: string) => Context<Messages>['options'];

function hasReason(rule: object & { readonly onlyWith?: readonly Trait[] }, traits: ReadonlySet<Trait>): boolean {
  return rule.onlyWith?.some((trait) => traits.has(trait)) ?? false;
}

/** One rule and what it is asked of; one for the whole run, since a new one for every file would cost more than most rules. */
class Asked implements Context<Messages> {
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

  of(reading: Reading, violations: readonly Violation[]): this {
    this.client = readerOf(reading);
    this.reading = reading;
    this.violations = violations;
    return this;
  }

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
