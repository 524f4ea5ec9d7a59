import type { RuleInfo } from '../../cli/index.ts';
import { count } from '../../wording/index.ts';
import { columns, indent } from './columns.ts';
import type { CatalogFormat } from './formats.ts';
import { printJson } from './print-json.ts';

/** Every rule in one line, grouped by category in the order given. */
export function printRules(rules: readonly RuleInfo[], format: CatalogFormat): string {
  if (format === 'json') return printJson({ rules });
  const rows = columns(rules.map(({ id, severity, summary }) => [id, severity, summary]));
  const groups = new Map<string, string[]>();
  for (const [index, { category }] of rules.entries()) {
    const group = groups.get(category) ?? [];
    group.push(rows[index] ?? '');
    groups.set(category, group);
  }
  const blocks = [...groups].map(([category, lines]) => [category, ...indent(lines, 2)].join('\n'));
  return `${[...blocks, `${count(rules.length, 'rule')}; "mcp-lint explain <rule>" says more`].join('\n\n')}\n`;
}
