import { count } from '../../wording/index.ts';
import type { Location } from '../located.ts';
import { morePlaces } from '../more-places.ts';
import type { RenderOptions } from '../options.ts';
import { pathFromHere } from '../outside.ts';
import { excerptFor, type Mended, type ShownFinding } from '../shown/index.ts';
import { type Text, text } from '../syntax/text.ts';
import { frame } from '../terminal/frame.ts';
import { painter, SEVERITY_STYLE } from '../terminal/paint.ts';
import { defineOutput } from './define.ts';

export default defineOutput({
  id: 'text',
  order: 1,
  readers: 'people at a terminal or before a log',
  holds: 'each finding with its lines, related places, the remedy and the page of its rule; the summary',
  syntax: 'text',
  render({ findings, fixed = [], summary }, options) {
    const listed = options.infos ? findings : findings.filter(({ severity }) => severity !== 'info');
    const documented = new Set<string>();
    const blocks = worstFirst(listed).map((finding) => {
      const docs = documented.has(finding.rule) ? undefined : options.docsUrl(finding.rule);
      documented.add(finding.rule);
      return block(finding, docs, options);
    });
    const done = fixed.map((one) => mendedLine(one, options));
    if (done.length > 0) blocks.unshift(text.joined(done, text`\n`));
    const last = [
      text`${summary}`,
      ...folded(options.infos ? [] : findings.filter(({ severity }) => severity === 'info')),
    ];
    return text`${text.joined([...blocks, text.joined(last, text`\n`)], text`\n\n`)}\n`;
  },
});

const WEIGHT = { error: 0, warning: 1, info: 2 } as const;

/** Those of one severity keep their order, by path and place. */
function worstFirst(findings: readonly ShownFinding[]): readonly ShownFinding[] {
  return [...findings].sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]);
}

/** As the summary counts them: each place by itself. */
function folded(hidden: readonly ShownFinding[]): Text[] {
  const infos = hidden.reduce((sum, { more }) => sum + 1 + more.length, 0);
  if (infos === 0) return [];
  return [
    text`${count(infos, 'info')} ${infos === 1 ? 'is' : 'are'} not listed; "--show info" lists ${infos === 1 ? 'it' : 'them'}`,
  ];
}

function mendedLine({ title, rule, ...place }: Mended, options: RenderOptions): Text {
  const paint = painter(options.color);
  return text`${paint('dim', 'fixed')} ${paint('bold', placeOf(place, options))}  ${title}  ${paint('dim', rule)}`;
}

function block(finding: ShownFinding, docs: string | undefined, options: RenderOptions): Text {
  const { rule, severity, message, related, help } = finding;
  const paint = painter(options.color);
  const style = SEVERITY_STYLE[severity];
  const where = paint('bold', placeOf(finding.location, options));
  const row = (label: string, content: string) => text`  ${paint('dim', `${label}:`)} ${content}`;
  const rows = [
    text`${where}  ${paint(style, severity)}  ${message}  ${paint('dim', rule)}`,
    ...frame(excerptFor(finding), { paint, style }),
    ...related.map((other) => row('also', `${placeOf(other, options)}  ${other.message}`)),
    ...[morePlaces(finding)].filter((words) => words !== undefined).map((words) => row('also', words)),
    ...(help === undefined ? [] : [row('help', help)]),
    ...(docs === undefined ? [] : [row('docs', docs)]),
  ];
  return text.joined(rows, text`\n`);
}

function placeOf({ path, line, column }: Pick<Location, 'path' | 'line' | 'column'>, options: RenderOptions): string {
  return `${pathFromHere(path, options)}:${line}:${column}`;
}
