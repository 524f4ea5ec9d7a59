import type { Reading, SnippetFacts } from '../model/reading/index.ts';
import { readerOf } from '../model/server/index.ts';
import { type Place, spanOf } from '../model/values/index.ts';
import { isForReader } from '../model/variables/index.ts';
import {
  costsOnlyServer,
  type Finding,
  milder,
  severityOf as reactionSeverity,
  type Severity,
} from '../model/verdict/index.ts';
import type { Violation } from '../schema/index.ts';
import type { AnyRule, Context, Extra, Messages } from './rule.ts';

/** The file that is being judged; one for all rules, since a new one for each would cost more than most rules. */
export interface Judged {
  reading: Reading | undefined;
  violations: readonly Violation[];
}

/** What one rule is handed beside each thing. */
export class Asked implements Context<Messages> {
  readonly #rule: AnyRule;
  readonly #findings: Finding[];
  readonly #judged: Judged;
  readonly #optionsFor: (path: string | undefined) => Context<Messages>['options'];

  constructor(
    rule: AnyRule,
    findings: Finding[],
    judged: Judged,
    optionsFor: (path: string | undefined) => Asked['options'],
  ) {
    this.#rule = rule;
    this.#findings = findings;
    this.#judged = judged;
    this.#optionsFor = optionsFor;
  }

  get options(): Context<Messages>['options'] {
    return this.#optionsFor(this.#judged.reading?.document.path);
  }

  get reading(): Reading {
    const { reading } = this.#judged;
    if (reading === undefined) throw new Error(`rule ${this.#rule.id} asks for the reading of a run`);
    return reading;
  }

  get client(): string {
    return readerOf(this.reading);
  }

  get violations(): readonly Violation[] {
    return this.#judged.violations;
  }

  #shared: Map<(reading: Reading) => unknown, unknown> | undefined;
  #sharedBy: Reading | undefined;

  readonly shared = <T>(make: (reading: Reading) => T): T => {
    const { reading } = this;
    if (this.#shared === undefined || this.#sharedBy !== reading) this.#shared = new Map();
    this.#sharedBy = reading;
    if (!this.#shared.has(make)) this.#shared.set(make, make(reading));
    return this.#shared.get(make) as T;
  };

  readonly report = (
    message: string,
    data: unknown,
    place: Place,
    extra: Extra & { readonly reading?: Reading } = {},
  ): void => {
    const rule = this.#rule;
    const text = rule.messages[message]?.(data);
    if (text === undefined) throw new Error(`rule ${rule.id} has no message "${message}"`);
    const { reaction, help, fix, meant, related = [], server, reading = this.reading } = extra;
    if (reading.format.stray && !rule.strays) return;
    const severity = severityFor(rule, extra);
    if (reading.snippet !== undefined && !isSaidOfSnippet(rule, severity, place, extra, reading.snippet)) return;
    this.#findings.push({
      rule: rule.id,
      severity: reading.snippet?.isSure === false ? milder(severity, 'warning') : severity,
      ...(reaction === undefined ? {} : { effect: reaction.effect }),
      message: text,
      ...(help === undefined ? {} : { help }),
      ...(fix === undefined ? {} : { fix }),
      ...(meant === undefined ? {} : { meant }),
      ...(rule.category === 'security' ? { alone: true } : {}),
      ...(rule.ofFile ? { ofFile: true } : {}),
      place,
      related,
      ...(server === undefined ? {} : { server: server.name }),
      clients: extra.clients ?? [reading.client.id],
      reader: readerOf(reading),
    });
  };
}

/** What a text shows is for others to fill in, and advice about it is theirs to follow. */
function isSaidOfSnippet(
  rule: AnyRule,
  severity: Severity,
  place: Place,
  { reaction, isWhole }: Extra,
  { isFragment, isElided }: SnippetFacts,
): boolean {
  if (rule.inSnippets === 'never' || (rule.inSnippets === 'whole' && isFragment)) return false;
  if (severity === 'info' && reaction === undefined) return false;
  if (place.span !== undefined) return isWhole === true || !isElided;
  const { start, end } = spanOf(place);
  if (isElided && /^(?:null|~|)$/.test(place.document.text.slice(start, end).trim())) return false;
  // A name is one, however it is made up.
  if (place.side === 'key') return !/[<>{}]/.test(place.document.text.slice(start, end));
  return !isForReader(place.document.text.slice(start, Math.min(end, start + LONGEST_VALUE)));
}

const LONGEST_VALUE = 500;

function severityFor(rule: AnyRule, { reaction, severity, server }: Extra): Severity {
  if (severity !== undefined) return severity;
  if (reaction === undefined) return rule.severity === 'off' ? 'warning' : rule.severity;
  // A server that is switched off is not missed.
  return server?.off && costsOnlyServer(reaction.effect) ? 'info' : reactionSeverity(reaction);
}
