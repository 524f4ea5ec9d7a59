import { print, renderingAt, say, workingDirectory } from '../../cli/index.ts';
import { writeMended } from '../../cli/mending.ts';
import { makeFile } from '../../cli/replace-file.ts';
import { answerOf, type Conversion, type ConvertedFile, convert, reportOn, shownText } from '../../converting/index.ts';
import { disk } from '../../files/disk.ts';
import { causeOf } from '../../files/index.ts';
import { diffOf, type MendedFile } from '../../fixing/index.ts';
import { jsonText, render, shown } from '../../report/index.ts';
import { count, inert, list, plainLines, quote, UsageError } from '../../wording/index.ts';
import type { ConvertAsked } from './asked.ts';

export async function run(asked: ConvertAsked): Promise<number> {
  const cwd = workingDirectory();
  const options = { ...asked, files: disk, cwd, targets: [], rules: new Map() };
  if (asked.check) return check(await convert(options, { ...asked, merge: true, asGenerated: true }), asked);
  const conversion = await convert(options, asked);
  const isRefused = conversion.isLossy && !asked.acceptLosses;
  if (asked.write) checkPlaces(conversion, asked);
  if (asked.format === 'json') await printAnswer(conversion);
  else await tell(conversion, asked, cwd);
  if (asked.write && isRefused) say('nothing is written, since something is lost; --accept-losses writes it');
  if (asked.write && !isRefused) writeAll(conversion, cwd);
  return isRefused ? 1 : 0;
}

async function printAnswer(conversion: Conversion): Promise<void> {
  const shown = await Promise.all(
    conversion.outputs.map(async (output) => ({ ...output, text: await shownText(output) })),
  );
  print(jsonText(answerOf({ ...conversion, outputs: shown })));
}

/** Whether the copies are what would be written; a server more is nobody's fault. */
function check({ outputs }: Conversion, { format }: ConvertAsked): number {
  const copies = outputs.map(({ client, file, missing, kept, edited, extra }) => ({
    client,
    ...(file && { path: file.path }),
    missing,
    differing: kept,
    edited,
    extra,
  }));
  if (format === 'json') print(jsonText({ version: 1, copies }));
  else for (const copy of copies) tellOf(copy);
  return copies.some(({ missing, differing }) => missing.length + differing.length > 0) ? 1 : 0;
}

interface Copy {
  readonly client: string;
  readonly path?: string;
  readonly missing: readonly string[];
  readonly differing: readonly string[];
  /** Of these, what the source has no way to say. */
  readonly edited: readonly string[];
  readonly extra: readonly string[];
}

function tellOf({ client, path = client, missing, differing, edited, extra }: Copy): void {
  const line = (names: readonly string[], what: string) =>
    names.map((name) => plainLines(`${path}: ${quote(shown(name, []))} ${what}\n`)).join('');
  const text =
    line(missing, 'is missing') +
    line(
      differing.filter((name) => !edited.includes(name)),
      'is stale, or was edited by hand',
    ) +
    line(edited, 'was edited by hand') +
    line(extra, 'is not in the source');
  print(text === '' ? plainLines(`${path}: as its source says\n`) : text);
}

/** Before anything is written. */
function checkPlaces({ outputs }: Conversion, { merge, user }: ConvertAsked): void {
  for (const { client, file } of outputs) {
    if (file === undefined)
      throw new UsageError(`${quote(client)} reads no file of a known name; without --write it is printed`);
    if (file.isOfUser && !user) {
      throw new UsageError(
        `${quote(client)} reads ${quote(file.path)} in the home directory; add --user to write there`,
      );
    }
    if (file.isThere && !merge) {
      throw new UsageError(`${quote(file.path)} is there already; --merge puts the servers into it`);
    }
  }
}

/** The text, or what would change of a file; then what is lost. */
async function tell(conversion: Conversion, { write, merge }: ConvertAsked, cwd: string): Promise<void> {
  const here = renderingAt(cwd, conversion.root);
  const diff = (...files: (MendedFile | undefined)[]) =>
    inert(
      diffOf(
        files.filter((file) => file !== undefined),
        { pathOf: here.repositoryPath, isForPrograms: false },
      ).text,
    );
  for (const output of conversion.outputs) {
    const { merged, forced, kept, file } = output;
    if (!write && conversion.outputs.length > 1) print(inert(`==> ${file?.path ?? output.client} <==\n`));
    if (!write) print(merge && merged !== undefined ? diff(merged) : inert(await shownText(output)));
    if (!write && merged?.before.text === merged?.after.text && merged !== undefined && kept.length === 0) {
      say(`nothing changes in ${quote(file?.path ?? '')}`);
    }
    if (forced === undefined || kept.length === 0) continue;
    say(
      `${list(kept)} of ${quote(file?.path ?? '')} ${kept.length === 1 ? 'differs' : 'differ'}, and stays as it is without --force:`,
    );
    say(diff(merged && { ...forced, before: merged.after }).trimEnd());
  }
  const report = reportOn(conversion);
  if (report.findings.length > 0) say((await render('text', report, here)).trimEnd());
}

function writeAll({ outputs }: Conversion, cwd: string): void {
  for (const { file, text, merged, servers, kept } of outputs) {
    if (file === undefined) continue;
    if (merged === undefined && servers.length === 0) {
      say(`no server is left to write to ${quote(file.path)}`);
      continue;
    }
    if (merged === undefined) writeNew(file, text, cwd);
    else if (merged.before.text !== merged.after.text) writeMended([[merged]], cwd);
    else {
      say(`nothing changes in ${quote(file.path)}`);
      continue;
    }
    say(`wrote ${count(servers.length - kept.length, 'server')} to ${quote(file.path)}`);
  }
}

function writeNew({ at, path }: NonNullable<ConvertedFile['file']>, text: string, cwd: string): void {
  try {
    makeFile(at, text, cwd);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${quote(path)} cannot be written: ${causeOf(error)}`);
  }
}
