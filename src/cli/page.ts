import { quote, suggest, UsageError } from '../wording/index.ts';
import { readClients, readHelp, readRules } from './catalog.ts';
import type { Command } from './command.ts';
import { printClients } from './print-clients.ts';
import { printExplain } from './print-explain.ts';
import { printRules } from './print-rules.ts';

/** What mcp-lint says about itself. It is long, so it is loaded when somebody asks for it. */
export function page(command: Exclude<Command, { name: 'lint' | 'servers' | 'init' | 'version' }>): string {
  switch (command.name) {
    case 'help':
      return readHelp();
    case 'rules':
      return printRules(readRules(), command.format);
    case 'clients':
      return printClients(readClients(), command.format);
    case 'explain':
      return printExplain(ruleNamed(command.rule), command.format);
  }
}

function ruleNamed(id: string) {
  const rules = readRules();
  const rule = rules.find((known) => known.id === id);
  if (rule !== undefined) return rule;
  const close = suggest(
    id,
    rules.map((known) => known.id),
  );
  const hint = close === undefined ? '"mcp-lint rules" lists them' : `did you mean ${quote(close)}?`;
  throw new UsageError(`there is no rule ${quote(id)}; ${hint}`);
}
