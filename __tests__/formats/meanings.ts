import fs from 'node:fs';
import path from 'node:path';
import { type CanonicalValue, canonical, type Statement, type Text } from '../../src/model/canonical/index.ts';
import { serverIn } from '../model/servers.ts';

const folder = path.join(import.meta.dirname, '../fixtures/meanings');

/** An entry of a format, and what it says in the words of no client, a line for each statement. */
export interface Meant {
  readonly format: string;
  readonly entry: unknown;
  readonly lines: readonly string[];
}

export function formatsWithMeanings(): string[] {
  return fs
    .readdirSync(folder)
    .map((file) => path.parse(file).name)
    .sort();
}

/** The entries of a file: JSON in one line, and indented lines below it. */
export function meaningsOf(format: string): Meant[] {
  const text = fs.readFileSync(path.join(folder, `${format}.txt`), 'utf8');
  return text
    .split(/\r?\n(?=\{)/)
    .map((part) => part.split(/\r?\n/).filter((line) => line !== ''))
    .map(([entry = '', ...lines]) => ({ format, entry: JSON.parse(entry), lines: lines.map((line) => line.trim()) }));
}

/** `meaning of: value < key`, in the order of the entry; at the end the keys that nobody misses. */
export async function linesOfMeaning({ format, entry }: Pick<Meant, 'format' | 'entry'>): Promise<string[]> {
  const { statements, carried } = canonical(await serverIn(format, entry));
  const rest = carried.map(({ key }) => key).join(', ');
  return [...statements.map(lineOf), ...(rest === '' ? [] : [`nothing < ${rest}`])];
}

function lineOf({ meaning, of, value, field }: Statement): string {
  return `${meaning}${of === undefined ? '' : ` ${of}`}: ${shown(value)} < ${field.key}`;
}

function shown(value: CanonicalValue): string {
  switch (value.kind) {
    case 'text':
      return textOf(value.text);
    case 'texts':
      return value.items.map(({ text }) => textOf(text)).join(' ');
    case 'time':
      return `${value.ms} ms`;
    case 'names':
      return [...value.names].join(' ');
    case 'transport':
      return value.any.join(' or ');
    case 'off':
      return 'off';
    case 'data':
      return JSON.stringify(value.data);
  }
}

function textOf(text: Text): string {
  return text.map((part) => (typeof part === 'string' ? part : `⟨${part.kind} ${part.name}⟩`)).join('');
}
