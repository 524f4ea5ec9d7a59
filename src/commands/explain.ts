import { readRules } from '../cli/catalog.ts';
import { atMostOne, choice, print } from '../cli/index.ts';
import { plainLines, UsageError } from '../wording/index.ts';
import { type CatalogFormat, catalogFormats } from './catalog/formats.ts';
import { unknown } from './catalog/known.ts';
import { printExplain } from './catalog/print-explain.ts';
import { defineCommand } from './define.ts';
import { color, format } from './shared/options.ts';

export default defineCommand<{ readonly rule: string; readonly format: CatalogFormat }>({
  id: 'explain',
  order: 7,
  takes: '<rule>',
  summary: 'why a rule exists, with examples and the fix',
  options: [format(catalogFormats), ...color],
  read: (given) => {
    const rule = atMostOne(given, 'rule');
    if (rule === undefined) {
      throw new UsageError('"mcp-lint explain" needs the id of a rule; "mcp-lint rules" lists them');
    }
    return { rule, format: choice(given, 'format', catalogFormats) ?? 'text' };
  },
  run: async (asked) => {
    const rules = readRules();
    const rule = rules.find(({ id }) => id === asked.rule);
    if (rule === undefined) throw unknown('rule', asked.rule, rules);
    print(plainLines(printExplain(rule, asked.format)));
    return 0;
  },
});
