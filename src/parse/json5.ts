import type { Document, Problem, Source } from './document.ts';
import { decodeJson5 } from './escapes.ts';
import { parseOtherJson, readJson } from './json.ts';
import { type Parsed, ParsedDocument, type Syntax } from './parsed-document.ts';
import { movedBack, PlacesBack, Rewriting } from './rewriting.ts';

/**
 * Keys without quotes, single quotes and what else JSON5 adds, written as JSON: it is read by the parser that reads all
 * JSON, with the same faults and limits, and places are led back to the text as it stands.
 */
export function parseJson5(source: Source): Document {
  const parsed = read(source.text);
  return parsed === undefined ? parseOtherJson(source) : new Json5Document(source, json5, parsed);
}

class Json5Document extends ParsedDocument {
  withText(text: string): Document {
    return parseJson5({ path: this.path, text, problems: [] });
  }
}

const json5: Syntax = { language: 'json', decode: decodeJson5, read: (text) => read(text) ?? readJson(text) };

/** Nothing where the text is broken in JSON5 as well: its faults are told of it as it stands. */
function read(text: string): Parsed | undefined {
  const rewriting = asJson(text);
  const { value, problems, places, comments } = readJson(rewriting.text);
  if (problems.some(({ kind }) => kind === 'syntax' || kind === 'limits' || kind === 'empty')) return undefined;
  const back = (offset: number) => rewriting.back(offset);
  const moved = ({ related, ...problem }: Problem): Problem => ({
    ...problem,
    span: movedBack(problem.span, back),
    ...(related && { related: { ...related, span: movedBack(related.span, back) } }),
  });
  return {
    value,
    problems: problems.map(moved),
    places: () => new PlacesBack(places?.(), back),
    comments: () => (comments?.() ?? []).map((each) => ({ ...each, span: movedBack(each.span, back) })),
  };
}

/** What each kind of token begins with, and where it ends. */
const comment = /\/\/[^\n\r\u2028\u2029]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?/y;
const quoted = /"(?:[^"\\\n\r]|\\(?:\r\n|[\s\S]))*"|'(?:[^'\\\n\r]|\\(?:\r\n|[\s\S]))*'/y;
const word = /[\p{L}$_][\p{L}\p{N}\p{Mn}\p{Mc}\p{Pc}$\u200c\u200d]*/uy;
const number = /[+-]?(?:0[xX][\da-fA-F]+|Infinity|NaN|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
/** Blanks that JSON does not have. */
const blank = /[\v\f\ufeff\u2028\u2029]|(?! )\p{Zs}/uy;
/** Escapes that not even JSON5 has: a number, and a unit or a byte without all its digits. */
const noEscape = /\\(?:[1-9]|0\d|x(?![\da-fA-F]{2})|u(?![\da-fA-F]{4}))/;
/** Blanks and comments between a key and its colon. */
const toColon = /[\s\ufeff]*(?:(?:\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)[\s\ufeff]*)*:/y;

function asJson(text: string): Rewriting {
  const result = new Rewriting(text);
  for (let at = 0; at < text.length; ) {
    const token = match(comment, text, at);
    if (token !== undefined) {
      at += token.length;
      continue;
    }
    if (match(blank, text, at) !== undefined) {
      result.replace(at, at + 1, ' ');
      at += 1;
      continue;
    }
    const string = match(quoted, text, at);
    if (string !== undefined) {
      const json = asString(string);
      if (json !== string) result.replace(at, at + string.length, json);
      at += string.length;
      continue;
    }
    const name = match(word, text, at);
    if (name !== undefined) {
      const isKey = match(toColon, text, at + name.length) !== undefined;
      if (isKey) result.replace(at, at + name.length, JSON.stringify(name));
      else if (name === 'Infinity' || name === 'NaN') result.replace(at, at + name.length, NOT_FINITE);
      at += name.length;
      continue;
    }
    const figures = match(number, text, at);
    if (figures === undefined) at += 1;
    else {
      const json = asNumber(figures);
      if (json !== figures) result.replace(at, at + figures.length, json);
      at += figures.length;
    }
  }
  return result;
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** Read as a number that is none of those that a client could want. */
const NOT_FINITE = '1e999';

function asNumber(figures: string): string {
  const sign = figures.startsWith('-') ? '-' : '';
  const plain = figures.replace(/^[+-]/, '');
  if (/^[IN]/.test(plain)) return sign + NOT_FINITE;
  if (/^0x/i.test(plain)) return `${sign}${Number(plain)}`;
  return sign + plain.replace(/^\./, '0.').replace(/\.(?=$|[eE])/, '');
}

const simple: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' };

/** In double quotes, with escapes that JSON has; as it stands where JSON5 cannot read it either. */
function asString(token: string): string {
  if (noEscape.test(token.replace(/\\\\/g, ''))) return token;
  if (token.startsWith('"') && !/\\[^"\\/bfnrtu]|[\0-\x1f]/.test(token)) return token;
  const content = token
    .slice(1, -1)
    .replace(
      /\\(?:\r\n|u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g,
      (_, unit?: string, byte?: string, other?: string) => {
        const code = unit ?? byte;
        if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
        if (other === undefined || /[\n\r\u2028\u2029]/.test(other)) return '';
        return Object.hasOwn(simple, other) ? (simple[other] ?? '') : other;
      },
    );
  return JSON.stringify(content);
}
