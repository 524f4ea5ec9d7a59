/** A string as a program sees it, and where each of its UTF-16 units begins in the source; one entry more for the end. */
export interface Decoded {
  readonly text: string;
  readonly offsets: readonly number[];
}

/** Decodes a token with its quotes, or gives up on it. */
export type Decode = (token: string) => Decoded | undefined;

interface Escapes {
  readonly named: Readonly<Record<string, string>>;
  /** Digits after the letter. */
  readonly hex: Readonly<Record<string, number>>;
  /** A backslash at the end of a line swallows the white space up to the next text. */
  readonly joinsLines: boolean;
}

const COMMON = { '"': '"', '\\': '\\', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

const JSON_ESCAPES: Escapes = { named: { ...COMMON, '/': '/' }, hex: { u: 4 }, joinsLines: false };
const JSON5_ESCAPES: Escapes = {
  named: { ...COMMON, '/': '/', "'": "'", v: '\v', '0': '\0' },
  hex: { x: 2, u: 4 },
  joinsLines: false,
};
const TOML_ESCAPES: Escapes = { named: { ...COMMON, e: '\x1b' }, hex: { x: 2, u: 4, U: 8 }, joinsLines: true };
const YAML_ESCAPES: Escapes = {
  named: {
    ...COMMON,
    '/': '/',
    '0': '\0',
    a: '\x07',
    e: '\x1b',
    v: '\v',
    N: '\x85',
    _: '\xa0',
    L: '\u2028',
    P: '\u2029',
    ' ': ' ',
    '\t': '\t',
  },
  hex: { x: 2, u: 4, U: 8 },
  joinsLines: false,
};

class Output {
  text = '';
  readonly offsets: number[] = [];

  add(part: string, offset: number): void {
    for (let unit = 0; unit < part.length; unit++) this.offsets.push(offset);
    this.text += part;
  }

  end(offset: number): Decoded {
    this.offsets.push(offset);
    return { text: this.text, offsets: this.offsets };
  }
}

/** Between `start` and `end`; line breaks count as LF. */
function decodeEscaped(token: string, start: number, end: number, escapes: Escapes): Decoded | undefined {
  const output = new Output();
  let at = start;
  while (at < end) {
    const char = token[at] as string;
    if (char === '\r' && token[at + 1] === '\n') {
      output.add('\n', at);
      at += 2;
    } else if (char !== '\\') {
      output.add(char, at);
      at += 1;
    } else {
      const found = escapeAt(token, at, end, escapes);
      if (found === undefined) return undefined;
      output.add(found.stands, at);
      at += found.length;
    }
  }
  return output.end(end);
}

/** What a backslash and the signs behind it stand for; nothing where the language has no such escape. */
function escapeAt(
  token: string,
  at: number,
  end: number,
  { named, hex, joinsLines }: Escapes,
): { readonly stands: string; readonly length: number } | undefined {
  const letter = token[at + 1] ?? '';
  if (Object.hasOwn(named, letter)) return { stands: named[letter] as string, length: 2 };
  const digits = Object.hasOwn(hex, letter) ? hex[letter] : undefined;
  if (digits !== undefined) {
    const code = Number.parseInt(token.slice(at + 2, at + 2 + digits), 16);
    return code <= 0x10ffff ? { stands: String.fromCodePoint(code), length: 2 + digits } : undefined;
  }
  if (!joinsLines || !/\s/.test(letter)) return undefined;
  let next = at + 1;
  while (next < end && /\s/.test(token[next] as string)) next += 1;
  return { stands: '', length: next - at };
}

function decodeLiteral(token: string, start: number, end: number): Decoded {
  const output = new Output();
  for (let at = start; at < end; at++) {
    if (token[at] === '\r' && token[at + 1] === '\n') continue;
    output.add(token[at] as string, at);
  }
  return output.end(end);
}

function decodeSingleQuotedYaml(token: string): Decoded {
  const output = new Output();
  for (let at = 1; at < token.length - 1; at++) {
    output.add(token[at] as string, at);
    if (token[at] === "'") at += 1;
  }
  return output.end(token.length - 1);
}

export const decodeJson: Decode = (token) =>
  token.startsWith('"') ? decodeEscaped(token, 1, token.length - 1, JSON_ESCAPES) : undefined;

export const decodeJson5: Decode = (token) =>
  /^["']/.test(token) ? decodeEscaped(token, 1, token.length - 1, JSON5_ESCAPES) : undefined;

export const decodeToml: Decode = (token) => {
  const triple = /^("""|''')(?:\r?\n)?/.exec(token);
  if (triple !== null) {
    const [start, end] = [triple[0].length, token.length - 3];
    return triple[1] === '"""' ? decodeEscaped(token, start, end, TOML_ESCAPES) : decodeLiteral(token, start, end);
  }
  if (token.startsWith('"')) return decodeEscaped(token, 1, token.length - 1, TOML_ESCAPES);
  return token.startsWith("'") ? decodeLiteral(token, 1, token.length - 1) : undefined;
};

export const decodeYaml: Decode = (token) => {
  if (token.startsWith('"')) return decodeEscaped(token, 1, token.length - 1, YAML_ESCAPES);
  return token.startsWith("'") ? decodeSingleQuotedYaml(token) : undefined;
};
