import { bytesIn, count } from '../../wording/index.ts';
import { byPath } from '../by-path.ts';
import type { Location } from '../located.ts';
import { morePlaces } from '../more-places.ts';
import { isOutside, pathFromHere } from '../outside.ts';
import type { ShownFinding } from '../shown/index.ts';
import { fenced, link, type Markdown, markdown } from '../syntax/markdown.ts';
import { textOf } from '../syntax/safe.ts';
import { encodedPath } from '../uri.ts';
import { severityRank, worstFirst } from '../worst-first.ts';
import { defineOutput, type Rendering } from './define.ts';

const HEAD = markdown`| place | severity | what | rule |\n| ---: | --- | --- | --- |`;

/** What is said of the findings that are left out, and the ends of what is folded. */
const ROOM_FOR_REST = 200;

export default defineOutput({
  id: 'markdown',
  order: 5,
  readers: 'comments, job summaries',
  holds:
    'a table for each file, the worst first and infos folded, and what `--fix` would change; places are links where the Action knows the commit',
  syntax: 'markdown',
  render({ findings, summary }, options) {
    const remarks = (options.remarks ?? []).map((remark) => markdown`\n${remark}\n`);
    const title = markdown.joined([markdown`**mcp-lint**: ${summary}\n`, ...remarks], markdown``);
    const limit = (options.limit ?? Number.POSITIVE_INFINITY) - sizeOf(title) - ROOM_FOR_REST;
    const problems = within(limit, worstFilesFirst(findings.filter(({ severity }) => severity !== 'info')), options);
    const advice = findings.filter(({ severity }) => severity === 'info');
    const infos = within(limit - sizeOfAll(problems), advice, options);
    const left = findings.length - problems.length - infos.length;
    const rest = left === 0 ? [] : [markdown`\nand ${count(left, 'more finding')}\n`];
    const listed = [...problems, ...folded(infos)];
    const changes = changesOf(options);
    const room = limit - sizeOfAll(listed);
    return markdown.joined([title, ...listed, ...rest, ...(sizeOf(changes) > room ? [] : [changes])], markdown``);
  },
});

/** A file that has errors before one that has only warnings, and of each file the errors before the rest. */
function worstFilesFirst(findings: readonly ShownFinding[]): readonly ShownFinding[] {
  const files = [...byPath(findings).values()].map(worstFirst);
  const worstOf = ([first]: readonly ShownFinding[]) => (first === undefined ? 0 : severityRank(first.severity));
  return files.sort((a, b) => worstOf(a) - worstOf(b)).flat();
}

function folded(infos: readonly Markdown[]): Markdown[] {
  if (infos.length === 0) return [];
  return [markdown`\n<details><summary>${count(infos.length, 'info')}</summary>\n`, ...infos, markdown`\n</details>\n`];
}

/** Folded, since it is as long as the files. */
function changesOf({ diff = '' }: Rendering): Markdown {
  if (diff === '') return markdown``;
  return markdown`\n<details><summary>What --fix would change</summary>\n\n${fenced(diff, 'diff')}\n</details>\n`;
}

/** So many findings as there is room for, each with what stands before it. */
function within(limit: number, findings: readonly ShownFinding[], options: Rendering): Markdown[] {
  let room = limit;
  let last: string | undefined;
  const listed: Markdown[] = [];
  for (const finding of findings) {
    const line = row(finding, options);
    const part = finding.path === last ? line : markdown`${opening(finding.path, options)}${line}`;
    room -= sizeOf(part);
    if (room < 0) break;
    listed.push(part);
    last = finding.path;
  }
  return listed;
}

/** The head of a file's table. */
function opening(path: string, options: Rendering): Markdown {
  return markdown`\n### ${pathFromHere(path, options)}\n\n${HEAD}\n`;
}

function row(finding: ShownFinding, options: Rendering): Markdown {
  const { rule, severity, location, message, help } = finding;
  const places = morePlaces(finding);
  const more = places === undefined ? markdown`` : markdown`<br>${places}`;
  const remedy = help === undefined ? markdown`` : markdown`<br>${help}`;
  const url = options.docsUrl(rule);
  const name = url === undefined ? rule : link(rule, url);
  return markdown`| ${place(location, options)} | ${severity} | ${message}${more}${remedy} | ${name} |\n`;
}

/** What GitHub renders would hide its lines without "plain". */
function place({ path, line, column, endLine }: Location, { repositoryPath, blobUrl }: Rendering): Markdown {
  const words = markdown`${line}:${column}`;
  const known = repositoryPath(path);
  if (blobUrl === undefined || isOutside(known)) return words;
  const lines = endLine > line ? `L${line}-L${endLine}` : `L${line}`;
  return link(words, `${blobUrl}/${encodedPath(known)}?plain=1#${lines}`);
}

function sizeOf(piece: Markdown): number {
  return bytesIn(textOf(piece));
}

function sizeOfAll(pieces: readonly Markdown[]): number {
  return pieces.reduce((sum, piece) => sum + sizeOf(piece), 0);
}
