import type { RuleExample, RuleInfo } from '../../cli/index.ts';
import { indent } from './columns.ts';
import type { CatalogFormat } from './formats.ts';
import { printJson } from './print-json.ts';
import { wrap } from './wrap.ts';

/** One rule on a page. */
export function printExplain(rule: RuleInfo, format: CatalogFormat): string {
  if (format === 'json') return printJson({ rule });
  const sections = [
    [`${rule.id}  (${rule.severity}, ${rule.category})`, ...wrap(rule.summary)],
    titled('Why', wrap(rule.why)),
    titled('How to fix', wrap(rule.fix)),
    ...rule.examples.map(example),
    titled(
      'Evidence',
      rule.evidence.flatMap(({ claim, source, date }) => [...wrap(claim), `  ${source}, ${date}`]),
    ),
    rule.url === '' ? [] : [rule.url],
  ];
  return `${sections
    .filter((section) => section.length > 0)
    .map((section) => section.join('\n'))
    .join('\n\n')}\n`;
}

function example({ title, path, asked, text, findings }: RuleExample): string[] {
  const source = text.replace(/\n$/, '').split('\n');
  const outcome = findings.length === 0 ? ['nothing is reported'] : findings.map((finding) => `reported: ${finding}`);
  const where = asked === undefined ? path : `${path}, with ${asked}`;
  return [`Example: ${title} (${where})`, ...indent(source, 4), ...indent(outcome, 2)];
}

function titled(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...indent(lines, 2)];
}
