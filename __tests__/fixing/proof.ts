import { type FileEdits, mended, type SettledFix } from '../../src/edits/index.ts';
import { type Finding, milder } from '../../src/model/verdict/index.ts';
import type { LintOptions } from '../../src/plan/index.ts';
import type { Report } from '../../src/report/index.ts';
import { fixturesOf, formats, siteOf, titleOf } from '../formats/fixtures.ts';
import { type Files, lintFiles } from '../formats/support.ts';
import { inTurn, inTurnAmongAll } from '../fuzz.ts';
import { cases } from '../rules/cases.ts';
import { ruleFiles, unmark } from '../rules/run.ts';

/** Files of which something is said. */
export interface Specimen {
  readonly title: string;
  readonly files: Files;
  readonly options: Partial<LintOptions>;
}

/** Documented examples of each rule, and fixtures of each format. */
export async function specimens(): Promise<Specimen[]> {
  return [...(await examples()), ...fixtures()];
}

async function examples(): Promise<Specimen[]> {
  const found: Specimen[] = [];
  for (const [turn, { name, rule, docs }] of (await ruleFiles()).entries()) {
    const chosen = inTurn([...docs.examples, ...(cases[name] ?? [])], turn);
    for (const { title, files, as, targets = [], spec, profiles } of chosen) {
      const texts = Object.fromEntries(Object.entries(files).map(([path, marked]) => [path, unmark(marked).text]));
      const config = Object.hasOwn(files, 'mcp-lint.json') ? undefined : (false as const);
      const rules = new Map(rule.severity === 'off' && config === false ? [[rule.id, 'info' as const]] : []);
      const options = { config, targets, spec, profiles, rules, ...(as === undefined ? {} : { as }) };
      found.push({ title: `${name}: ${title}`, files: texts, options });
    }
  }
  return found;
}

function fixtures(): Specimen[] {
  const chosen = formats.flatMap((format, turn) => inTurnAmongAll(inTurn(fixturesOf(format), turn), turn, 2));
  return chosen.map((fixture) => {
    const { path, as, beside } = siteOf(fixture.format);
    const options = { config: false as const, ...(as === undefined ? {} : { as }) };
    return { title: titleOf(fixture), files: { ...beside, [path]: fixture.text }, options };
  });
}

/** A text before and after. */
interface Mended extends Pick<FileEdits, 'edits'> {
  readonly before: string;
  readonly after: string;
}

/** What became of files once a fix was made. */
export interface Outcome {
  readonly finding: Finding;
  readonly fix: SettledFix;
  readonly texts: readonly Mended[];
  readonly isGone: boolean;
  /** Findings, in words, that were not there before. */
  readonly came: readonly { readonly rule: string; readonly words: string }[];
}

/** Makes each fix of a run by itself, and looks again. */
export async function* outcomesOf({ files, options }: Specimen): AsyncIterable<Outcome> {
  const report = await lintFiles(files, options);
  for (const [finding, fix] of report.fixes) {
    const texts: Mended[] = [];
    const now: Record<string, string> = {};
    for (const { document, edits } of fix.files) {
      const { path, text, problems } = document;
      const mark = problems.some(({ kind }) => kind === 'bom') ? '\ufeff' : '';
      const after = mended(document, [{ edits }]);
      texts.push({ before: text, after, edits });
      now[path] = mark + after;
    }
    const again = await lintFiles({ ...files, ...now }, options);
    const isGone = howMany(again, finding) < howMany(report, finding);
    yield { finding, fix, texts, isGone, came: newIn(again, report) };
  }
}

function howMany({ findings }: Report, { rule, message, place }: Finding): number {
  return findings.filter(
    (each) => each.rule === rule && each.message === message && each.place.document.path === place.document.path,
  ).length;
}

function newIn(after: Report, before: Report): { readonly rule: string; readonly words: string }[] {
  const known = [...before.findings];
  return after.findings.flatMap((finding) => {
    const index = known.findIndex((other) => isNoWorse(finding, other));
    if (index !== -1) known.splice(index, 1);
    return index === -1 ? [{ rule: finding.rule, words: inWords(finding) }] : [];
  });
}

/** The same, with no more weight; what counted only once a name was put right has the weight that it was to have. */
function isNoWorse(finding: Finding, before: Finding): boolean {
  if (inWords({ ...finding, severity: before.severity }) !== inWords(before)) return false;
  return milder(finding.severity, before.severity) === finding.severity || countsLater(before);
}

function countsLater({ related }: Finding): boolean {
  return related.some(({ message }) => message === 'counts once this is put right');
}

function inWords({ rule, severity, message, place }: Finding): string {
  return `${place.document.path} ${severity} ${rule} ${message.replace(/^once (?:the name is right|it is split), /, '')}`;
}
