import type { Table } from './own.ts';

/** What one pass over a JSON text tells without parsing it; exact for well-formed texts. */
export interface JsonScan {
  readonly depth: number;
  /** The bracket that opens the first level beyond the limit. */
  readonly deepest: number;
  /** Colons outside strings: as many as members, duplicates included. */
  readonly colons: number;
}

export function scanJson(text: string, limit: number): JsonScan {
  let level = 0;
  let depth = 0;
  let deepest = 0;
  let colons = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22: // "
        at = stringEnd(text, at);
        break;
      case 0x3a: // :
        colons++;
        break;
      case 0x5b: // [
      case 0x7b: // {
        level++;
        if (level > depth) {
          depth = level;
          if (depth === limit + 1) deepest = at;
        }
        break;
      case 0x5d: // ]
      case 0x7d: // }
        level--;
        break;
    }
  }
  return { depth, deepest, colons };
}

/** The offset of the closing quote, or the end of the text. */
export function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === 0x5c) backslashes++;
  return backslashes % 2 === 1;
}

/** Members of all objects of a value; none when it is deeper than the limit. */
export function countMembers(value: unknown, limit: number): number | undefined {
  let count = 0;
  const visit = (node: object, depth: number): boolean => {
    if (depth > limit) return false;
    if (Array.isArray(node)) {
      for (const item of node) if (typeof item === 'object' && item !== null && !visit(item, depth + 1)) return false;
      return true;
    }
    // Parsed values inherit nothing that would be met here, and this takes half the time of a list of the keys.
    for (const key in node) {
      const item = (node as Table)[key];
      count += 1;
      if (typeof item === 'object' && item !== null && !visit(item, depth + 1)) return false;
    }
    return true;
  };
  return typeof value !== 'object' || value === null || visit(value, 1) ? count : undefined;
}

/** Whether the text can open more brackets than that; those in strings are counted as well. */
export function mayOpen(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  let left = limit;
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) {
      left -= 1;
      if (left < 0) return true;
    }
  }
  return false;
}
