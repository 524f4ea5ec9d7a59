import { bytesIn, count } from '../../wording/index.ts';
import { pathFromHere } from '../outside.ts';
import type { ShownFinding } from '../shown/index.ts';
import { fenced, link, type Markdown, markdown } from '../syntax/markdown.ts';
import { textOf } from '../syntax/safe.ts';
import { defineOutput, type Rendering } from './define.ts';

const HEAD = markdown`| place | severity | what | rule |\n| ---: | --- | --- | --- |`;

/** What is said of the findings that are left out. */
const ROOM_FOR_REST = 100;

export default defineOutput({
  id: 'markdown',
  order: 5,
  readers: 'comments, job summaries',
  holds: 'a table for each file, and what `--fix` would change',
  syntax: 'markdown',
  render({ findings, summary }, options) {
    const remarks = (options.remarks ?? []).map((remark) => markdown`\n${remark}\n`);
    const title = markdown.joined([markdown`**mcp-lint**: ${summary}\n`, ...remarks], markdown``);
    const limit = (options.limit ?? Number.POSITIVE_INFINITY) - sizeOf(title);
    const listed = within(limit, findings, options);
    const left = findings.length - listed.length;
    const rest = left === 0 ? [] : [markdown`\nand ${count(left, 'more finding')}\n`];
    const changes = changesOf(options);
    const room = limit - listed.reduce((sum, part) => sum + sizeOf(part), ROOM_FOR_REST);
    return markdown.joined([title, ...listed, ...rest, ...(sizeOf(changes) > room ? [] : [changes])], markdown``);
  },
});

/** Folded, since it is as long as the files. */
function changesOf({ diff = '' }: Rendering): Markdown {
  if (diff === '') return markdown``;
  return markdown`\n<details><summary>What --fix would change</summary>\n\n${fenced(diff, 'diff')}\n</details>\n`;
}

/** So many findings as there is room for, each with what stands before it. */
function within(limit: number, findings: readonly ShownFinding[], options: Rendering): Markdown[] {
  let room = limit - ROOM_FOR_REST;
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

function row({ rule, severity, location, message, help }: ShownFinding, { docsUrl }: Rendering): Markdown {
  const remedy = help === undefined ? markdown`` : markdown`<br>${help}`;
  const url = docsUrl(rule);
  const name = url === undefined ? rule : link(rule, url);
  return markdown`| ${location.line}:${location.column} | ${severity} | ${message}${remedy} | ${name} |\n`;
}

function sizeOf(piece: Markdown): number {
  return bytesIn(textOf(piece));
}
