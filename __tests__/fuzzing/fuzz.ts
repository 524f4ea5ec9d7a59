import { lint } from '../../src/lint.ts';
import {
  jsonReport,
  type RenderOptions,
  type Report,
  type ReportFormat,
  render,
  reportFormats,
} from '../../src/report/index.ts';
import { outputs } from '../../src/report/outputs/outputs.generated.ts';
import { UsageError } from '../../src/wording/index.ts';
import { corpusInputs, exampleInputs, fixtureInputs, type Input, optionsFor } from '../judge/inputs.ts';
import { mutated } from '../judge/mutations.ts';
import { Random } from '../judge/random.ts';
import { faultsOf } from './faults.ts';

/** What was done to the files of one run, and what came of it. */
export interface Run {
  readonly index: number;
  readonly title: string;
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly as: string | undefined;
  readonly outcome: 'findings' | 'nothing' | 'refused';
  readonly faults: readonly string[];
}

export async function inputsToFuzz(): Promise<readonly Input[]> {
  return [...fixtureInputs(), ...(await exampleInputs()), ...corpusInputs()].filter(({ path }) => path !== '');
}

/** A server without command and url, beside the changed file: its finding must survive. */
const control = { path: 'control/.mcp.json', text: '{"mcpServers":{"control":{}}}', place: '1:16-1:25' };

const folders = ['::error::x', '##[error]', '\u001b[31m', 'a,b:c%0A', 'new\nline', '\u202eevil', '.x', 'ü', "it's"];

/** The same for the same seed and index, on every machine. */
export async function fuzz(inputs: readonly Input[], seed: number, index: number): Promise<Run> {
  const random = new Random(Math.imul(seed, 0x9e3779b1) + index);
  const input = random.of(inputs);
  const other = random.of(inputs);
  const planted = random.below(4) === 0 ? secretOf(random) : undefined;
  const changed = planting(mutated(textOf(input), textOf(other), random), planted, random);
  const prefix = random.below(8) === 0 ? `${random.of(folders)}/` : '';
  const files: Record<string, Uint8Array> = { [control.path]: encoder.encode(control.text) };
  for (const [path, content] of Object.entries(input.files)) files[prefix + path] = Buffer.from(content);
  const whole = encoder.encode(changed.text);
  const bytes = damaged(whole, random);
  files[prefix + input.path] = bytes;
  // A token that is cut in two is none.
  const secret = changed.isPlanted && bytes === whole ? planted : undefined;
  const run = { index, title: input.title, files, as: input.as };
  try {
    const report = await lint(optionsFor(input, files));
    const own = await faultsIn(report, files, secret, random);
    const outcome = report.findings.length > 1 ? 'findings' : 'nothing';
    return { ...run, outcome, faults: [...own, ...lost(report, input)] };
  } catch (error) {
    const isMeant = error instanceof UsageError && (input.as !== undefined || 'mcp-lint.json' in input.files);
    return {
      ...run,
      outcome: 'refused',
      faults: isMeant ? [] : [String(error instanceof Error ? error.stack : error)],
    };
  }
}

const encoder = new TextEncoder();

function textOf({ files, path }: Input): string {
  return Buffer.from(files[path] ?? '').toString();
}

const shown: RenderOptions = {
  color: false,
  quiet: false,
  infos: true,
  cwdPrefix: '',
  repositoryPath: (name) => name,
  version: '0',
  docsUrl: (rule) => `https://docs.example/${rule}`,
};

async function faultsIn(
  report: Report,
  files: Run['files'],
  planted: string | undefined,
  random: Random,
): Promise<string[]> {
  const formats: ReportFormat[] = ['json', random.of(reportFormats.filter((id) => id !== 'json'))];
  const printed = formats.map(async (format) => ({
    format,
    syntax: (await outputs[format]()).default.syntax,
    output: await render(format, report, shown),
  }));
  return faultsOf({
    texts: new Map(Object.entries(files).map(([path, bytes]) => [path, lineableOf(bytes)])),
    report: jsonReport(report, shown),
    printed: await Promise.all(printed),
    planted,
  });
}

function lost(report: Report, { as, files }: Input): string[] {
  if (as !== undefined || 'mcp-lint.json' in files) return [];
  const found = jsonReport(report, shown).findings.filter(
    ({ path, rule, severity }) => path === control.path && rule === 'transport-missing' && severity === 'error',
  );
  const places = found.map(({ line, column, endLine, endColumn }) => `${line}:${column}-${endLine}:${endColumn}`);
  return places.join() === control.place ? [] : [`of the file beside it was said: ${places.join() || 'nothing'}`];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A token of a vendor that exists nowhere. */
function secretOf(random: Random): string {
  return Array.from({ length: 36 }, () => LETTERS[random.below(LETTERS.length)]).join('');
}

/** In place of a string, be it a key, a name or a value. */
function planting(text: string, secret: string | undefined, random: Random) {
  const strings = secret === undefined ? [] : [...text.matchAll(/"[^"\\\n]*"/g)];
  if (strings.length === 0) return { text, isPlanted: false };
  const { 0: whole, index } = random.of(strings);
  return { text: `${text.slice(0, index)}"ghp_${secret}"${text.slice(index + whole.length)}`, isPlanted: true };
}

/** Mostly not: bytes that are no text, or text of another encoding. */
function damaged(bytes: Uint8Array, random: Random): Uint8Array {
  const kind = random.below(40);
  if (kind > 2) return bytes;
  if (kind === 0) return Uint8Array.from(Buffer.from(Buffer.from(bytes).toString(), 'utf16le'));
  const at = random.below(bytes.length + 1);
  const odd = Array.from({ length: 1 + random.below(3) }, () => (kind === 1 ? 0 : 128 + random.below(128)));
  return Uint8Array.from([...bytes.slice(0, at), ...odd, ...bytes.slice(at)]);
}

function lineableOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return /[\0\ufeff]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
