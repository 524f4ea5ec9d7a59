import { quote, suggest, UsageError } from '../wording/index.ts';
import { type ClientInfo, readClients, readHelp, readRules } from './catalog.ts';
import type { Command } from './command.ts';
import { printClients } from './print-clients.ts';
import { printExplain } from './print-explain.ts';
import { printRules } from './print-rules.ts';

/** What mcp-lint says about itself. It is long, so it is loaded when somebody asks for it. */
export function page(command: Exclude<Command, { name: 'lint' | 'servers' | 'init' | 'version' }>): string {
  switch (command.name) {
    case 'help':
      return readHelp(command.of);
    case 'rules':
      return printRules(readRules(), command.format);
    case 'clients':
      return printClients(clientsNamed(command.client), command.format);
    case 'explain':
      return printExplain(ruleNamed(command.rule), command.format);
  }
}

function clientsNamed(id: string | undefined): readonly ClientInfo[] {
  const clients = readClients();
  if (id === undefined) return clients;
  const found = clients.filter((known) => known.id === id || known.formats.some((format) => format.id === id));
  if (found.length > 0) return found;
  throw unknown(
    'client',
    id,
    clients.map((known) => known.id),
    'mcp-lint clients',
  );
}

function ruleNamed(id: string) {
  const rules = readRules();
  const rule = rules.find((known) => known.id === id);
  if (rule !== undefined) return rule;
  throw unknown(
    'rule',
    id,
    rules.map((known) => known.id),
    'mcp-lint rules',
  );
}

function unknown(what: string, id: string, ids: readonly string[], lister: string): UsageError {
  const close = suggest(id, ids);
  const hint = close === undefined ? `"${lister}" lists them` : `did you mean ${quote(close)}?`;
  return new UsageError(`there is no ${what} ${quote(id)}; ${hint}`);
}
