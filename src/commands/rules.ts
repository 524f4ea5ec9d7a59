import { readRules } from '../cli/catalog.ts';
import { choice, none, print } from '../cli/index.ts';
import { plainLines } from '../wording/index.ts';
import { type CatalogFormat, catalogFormats } from './catalog/formats.ts';
import { printRules } from './catalog/print-rules.ts';
import { defineCommand } from './define.ts';
import { color, format } from './shared/options.ts';

export default defineCommand<{ readonly format: CatalogFormat }>({
  id: 'rules',
  order: 6,
  summary: 'list every rule with its severity',
  options: [format(catalogFormats), ...color],
  read: (given) => {
    none(given);
    return { format: choice(given, 'format', catalogFormats) ?? 'text' };
  },
  run: async (asked) => {
    print(plainLines(printRules(readRules(), asked.format)));
    return 0;
  },
});
