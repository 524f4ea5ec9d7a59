import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = new URL('reviewed/', import.meta.url);

/** Differences that somebody has looked at, by the case: what differs, and why that is right. */
export type Reviewed = ReadonlyMap<string, Reason>;

export interface Reason {
  readonly difference: string;
  readonly reason: string;
}

const unread = 'TODO';

export function isRead({ reason }: Reason): boolean {
  return reason !== unread && reason !== '';
}

/**
 * A file for each recording. A line that is not indented has a difference and after a colon the reason; the cases of
 * which both hold are below it.
 */
export function reviewedOf(id: string): Reviewed {
  const path = pathOf(id);
  if (!fs.existsSync(path)) return new Map();
  const reviewed = new Map<string, { difference: string; reason: string }>();
  let head = { difference: '', reason: '' };
  for (const line of fs.readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean)) {
    if (line.startsWith(' ')) {
      if (reviewed.has(line.trim())) throw new Error(`${path} has ${line.trim()} twice`);
      reviewed.set(line.trim(), head);
    } else {
      const at = line.indexOf(': ');
      head = { difference: line.slice(0, at), reason: line.slice(at + 2) };
    }
  }
  return reviewed;
}

/** Writes the differences down, each with the reason that was known for it. */
export function writeReviewed(id: string, differences: ReadonlyMap<string, string>): void {
  const known = reviewedOf(id);
  const groups = new Map<string, string[]>();
  for (const [name, difference] of differences) {
    const old = known.get(name);
    const head = `${difference}: ${old?.difference === difference ? old.reason : unread}`;
    groups.set(head, [...(groups.get(head) ?? []), name]);
  }
  const text = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([head, names]) => `${head}\n${names.map((name) => `  ${name}\n`).join('')}`)
    .join('\n');
  if (text === '') fs.rmSync(pathOf(id), { force: true });
  else {
    fs.mkdirSync(path.dirname(pathOf(id)), { recursive: true });
    fs.writeFileSync(pathOf(id), text);
  }
}

function pathOf(id: string): string {
  return fileURLToPath(new URL(`${id}.txt`, folder));
}
