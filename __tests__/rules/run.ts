import fs from 'node:fs';
import path from 'node:path';
import type { AnyRule, Docs, Example } from '../../src/rules/index.ts';
import { lintFiles } from '../formats/support.ts';

const folder = path.join(import.meta.dirname, '../../src/rules');

export interface RuleFile {
  /** The name of the file, which has to be the id. */
  readonly name: string;
  /** Of src/rules. */
  readonly folder: string;
  readonly rule: AnyRule;
  readonly docs: Docs;
}

/** Every file that documents a rule. */
export async function ruleFiles(): Promise<RuleFile[]> {
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!shared)[a-z-]+[\\/][a-z][a-z0-9-]+\.ts$/.test(file));
  const found: RuleFile[] = [];
  for (const file of names.sort((a, b) => (path.basename(a) < path.basename(b) ? -1 : 1))) {
    const module = (await import(path.join(folder, file))) as { default?: AnyRule; docs?: Docs };
    if (module.default !== undefined && module.docs !== undefined) {
      found.push({ name: path.parse(file).name, folder: path.dirname(file), rule: module.default, docs: module.docs });
    }
  }
  return found;
}

const open = '⟦';
const close = '⟧';

/** The text without its marks, and the spans that were marked, as "start-end" in the text without a byte order mark. */
export function unmark(marked: string): { readonly text: string; readonly spans: readonly string[] } {
  const started: number[] = [];
  const spans: string[] = [];
  let text = '';
  const shift = marked.startsWith('\ufeff') ? 1 : 0;
  for (const part of marked.split(/([⟦⟧])/)) {
    if (part === open) started.push(text.length - shift);
    else if (part === close) spans.push(`${started.pop()}-${text.length - shift}`);
    else text += part;
  }
  return { text, spans };
}

/** A rule that is off by default is shown switched on. */
export function lintExample({ files, as, targets = [], spec, profiles }: Example, rule?: AnyRule) {
  const texts = Object.entries(files).map(([name, marked]) => [name, unmark(marked).text]);
  const config = Object.hasOwn(files, 'mcp-lint.json') ? undefined : false;
  return lintFiles(Object.fromEntries(texts), {
    config,
    targets,
    spec,
    profiles,
    rules: new Map(rule?.severity === 'off' && config === false ? [[rule.id, 'info']] : []),
    ...(as === undefined ? {} : { as }),
  });
}
