import type { Confidence, Effect, Evidence, Reaction } from '../../clients/index.ts';
import type { Severity } from './finding.ts';

const weight: Readonly<Record<Effect, Severity>> = {
  fine: 'info',
  ignored: 'warning',
  warns: 'warning',
  'skips-server': 'error',
  'drops-server': 'error',
  'fails-server': 'error',
  'hides-tools': 'error',
  'refuses-file': 'error',
  'refuses-plugin': 'error',
  'skips-servers': 'error',
  'drops-file': 'error',
  crashes: 'error',
};

/** Only what was seen running or read in the source may be an error; hearsay is advice. */
const ceiling: Readonly<Record<Confidence, Severity>> = {
  R: 'error',
  H: 'error',
  M: 'warning',
  I: 'warning',
  L: 'info',
};

const order: readonly Severity[] = ['info', 'warning', 'error'];

export function confidenceOf(evidence: Evidence): Confidence {
  return evidence.slice(0, evidence.indexOf(':')) as Confidence;
}

export function severityOf(reaction: Reaction): Severity {
  return milder(weight[reaction.effect], ceiling[confidenceOf(reaction.by)]);
}

export function milder(a: Severity, b: Severity): Severity {
  return order.indexOf(a) < order.indexOf(b) ? a : b;
}

/** Whether the server does not work, alone or with the whole file. */
export function losesServer(effect: Effect): boolean {
  return weight[effect] === 'error';
}

/** Whether the effect ends at the one server. */
export function costsOnlyServer(effect: Effect): boolean {
  return ['skips-server', 'drops-server', 'fails-server', 'hides-tools'].includes(effect);
}

/** "so …": what the client, or "it" where the sentence has named it, does with the server or the file. */
export function consequence(reaction: Reaction, client: string, ignored = 'it'): string {
  switch (reaction.effect) {
    case 'fine':
      return `${client} loads it all the same`;
    case 'ignored':
      return `${client} ignores ${ignored}`;
    case 'warns':
      return `${client} loads the file with a warning`;
    case 'skips-server':
      return `${client} skips the server`;
    case 'drops-server':
      return `${client} drops the server without a word`;
    case 'fails-server':
      return `${client} cannot start the server`;
    case 'hides-tools':
      return `${client} offers none of its tools`;
    case 'refuses-file':
      return `${client} refuses the whole file`;
    case 'refuses-plugin':
      return `${client} refuses the plugin`;
    case 'skips-servers':
      return `${client} loads no server from it, and says so`;
    case 'drops-file':
      return `${client} loads nothing from the file, without a word`;
    case 'crashes':
      return `${client} fails on the whole file`;
  }
}
