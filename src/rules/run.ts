import {
  costsOnlyServer,
  type Finding,
  type Reading,
  severityOf as reactionSeverity,
  type Severity,
  type Workspace,
} from '../model/index.ts';
import type { Violation } from '../schema/index.ts';
import type { AnyRule, Context, Extra, Messages } from './define.ts';
import { rules } from './rules.generated.ts';

export interface RunOptions {
  /** Whether a rule is asked at all. */
  readonly isOn: (rule: AnyRule) => boolean;
  readonly violations: (reading: Reading) => readonly Violation[];
}

/** Asks every rule its question. */
export function runRules(workspace: Workspace, options: RunOptions): Finding[] {
  const findings: Finding[] = [];
  const asked = rules.filter(options.isOn);
  for (const reading of workspace.readings) {
    const violations = options.violations(reading);
    for (const rule of asked) {
      if (rule.scope === 'document') rule.check(reading, contextFor(rule, reading, violations, findings));
      else if (rule.scope === 'server' && reading.servers.length > 0) {
        const context = contextFor(rule, reading, violations, findings);
        for (const server of reading.servers) {
          if (!server.broken) rule.check(server, context);
        }
      }
    }
  }
  const [first] = workspace.readings;
  if (first !== undefined) {
    for (const rule of asked) {
      if (rule.scope === 'workspace') rule.check(workspace, contextFor(rule, first, [], findings));
    }
  }
  return findings;
}

function contextFor(
  rule: AnyRule,
  reading: Reading,
  violations: readonly Violation[],
  findings: Finding[],
): Context<Messages> {
  return {
    client: reading.format.reader ?? reading.client.name,
    reading,
    violations,
    report(message, data, place, extra = {}) {
      const text = rule.messages[message]?.(data);
      if (text === undefined) throw new Error(`rule ${rule.id} has no message "${message}"`);
      findings.push({
        rule: rule.id,
        severity: severityFor(rule, extra),
        message: text,
        ...(extra.help === undefined ? {} : { help: extra.help }),
        place,
        related: extra.related ?? [],
        ...(extra.server === undefined ? {} : { server: extra.server.name }),
        clients: [reading.client.id],
      });
    },
  };
}

function severityFor(rule: AnyRule, { reaction, severity, server }: Extra): Severity {
  if (severity !== undefined) return severity;
  if (reaction === undefined) return rule.severity === 'off' ? 'warning' : rule.severity;
  // A server that is switched off is not missed.
  return server?.off && costsOnlyServer(reaction.effect) ? 'info' : reactionSeverity(reaction);
}
