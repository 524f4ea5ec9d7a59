import type { Mending, Span } from './document.ts';
import type { Explanation, Fault } from './json-fault.ts';
import { explainStray, firstCharacter } from './json-strays.ts';
import { keyInWords } from './names.ts';

const EVERYTHING = Number.POSITIVE_INFINITY;
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Says what is wrong at one error of jsonc-parser. */
export function explain(fault: Fault): Explanation {
  const { code, text, span, slot } = fault;
  const template = explainTemplate(fault);
  if (template !== undefined) return template;
  if (slot.expects === 'document' && !/^(?:UnexpectedEndOf|InvalidCh|InvalidEsc|InvalidUni)/.test(code)) {
    return explainStart(fault);
  }
  const mismatch = explainMismatch(fault);
  if (mismatch !== undefined) return mismatch;
  switch (code) {
    case 'UnexpectedEndOfString':
      return {
        message: 'the string is not closed',
        help: 'add the closing quote; a line break inside a string is written "\\n"',
        span,
        until: afterNextToken(text, span.end),
      };
    case 'UnexpectedEndOfComment':
      return { message: 'the comment is not closed', help: 'add "*/"', span, until: EVERYTHING };
    case 'UnexpectedEndOfNumber':
    case 'InvalidNumberFormat':
      return { message: 'the number breaks off', help: 'write it out in digits, or put it in double quotes', span };
    case 'InvalidEscapeCharacter':
      return {
        message: 'a backslash in the string is followed by a character that cannot be escaped',
        help: 'write "\\\\" for a backslash, or use forward slashes in a path',
        span: firstMatch(text, span, /\\(?:["\\/bfnrtu]|(.))/gs),
      };
    case 'InvalidUnicode':
      return {
        message: '"\\u" in the string is not followed by four hexadecimal digits',
        help: 'write four digits, or "\\\\u" for a backslash and a "u"',
        span: firstMatch(text, span, /\\(?:u[\dA-Fa-f]{4}|[^u]|(u))/gs),
      };
    case 'InvalidCharacter':
      return explainControlCharacter(fault);
    case 'InvalidSymbol':
      return explainStray(fault);
    case 'EndOfFileExpected':
      return explainRest(fault);
    case 'ColonExpected':
      return {
        message: `there is no colon after ${dueKey(fault)}`,
        help: 'put a colon between the key and its value',
        span: slot.key ?? span,
        // The parser takes the end of the value for the end of the object.
        until: /[{[]/.test(text.charAt(span.start)) ? EVERYTHING : 0,
      };
    case 'CommaExpected':
      return explainMissingComma(fault);
    case 'PropertyNameExpected':
      return explainMissingKey(fault);
    default:
      return explainMissingValue(fault);
  }
}

/** Jinja, Handlebars, chezmoi and their like. */
function explainTemplate({ text, span }: Fault): Explanation | undefined {
  const pair = text.slice(Math.max(0, span.start - 1), span.start + 1);
  if (pair !== '{{' && pair !== '{%') return undefined;
  return {
    message: `this is a template, not JSON: it holds "${pair}" outside of strings`,
    help: 'check the file that is made from it',
    span: { start: span.start - 1, end: span.start + 1 },
    until: EVERYTHING,
    ...(text.slice(0, span.start - 1).trim() === '' ? { foreign: true } : {}),
  };
}

function explainStart({ text, span }: Fault): Explanation {
  if (span.start >= text.length) {
    const end = text.trimEnd().length;
    return {
      message: 'there is nothing but comments',
      help: 'add a pair of braces, or delete the file',
      span: { start: end - 1, end },
      onlyComments: true,
    };
  }
  return {
    message: `this is not JSON: it starts with ${firstCharacter(text, span.start)}`,
    help: 'a JSON configuration starts with "{"',
    span: { start: span.start, end: span.start + 1 },
    until: EVERYTHING,
    foreign: true,
  };
}

function explainMismatch({ text, span, slot }: Fault): Explanation | undefined {
  const found = text.charAt(span.start);
  if (slot.bracket === undefined || (found !== '}' && found !== ']')) return undefined;
  const opening = text.charAt(slot.bracket);
  const closing = CLOSING[opening] as string;
  if (found === closing) return undefined;
  return {
    message: `the "${opening}" is closed with "${found}"`,
    help: `close it with "${closing}"`,
    edit: { title: `write "${closing}"`, span: { start: span.start, end: span.start + 1 }, text: closing },
    span: { start: span.start, end: span.start + 1 },
    related: { span: { start: slot.bracket, end: slot.bracket + 1 }, message: 'opened here' },
    until: EVERYTHING,
  };
}

const CONTROL_NAMES: Readonly<Record<string, readonly [name: string, escape: string]>> = {
  '\t': ['tab', '\\t'],
  '\b': ['backspace', '\\b'],
  '\f': ['form feed', '\\f'],
  '\0': ['NUL character', '\\u0000'],
  '\x1b': ['escape character', '\\u001b'],
};

function explainControlCharacter({ text, span }: Fault): Explanation {
  const place = firstMatch(text, span, /([\0-\x1f])/g);
  const character = text.charAt(place.start);
  const code = character.charCodeAt(0).toString(16).padStart(4, '0');
  const [name, written] = CONTROL_NAMES[character] ?? [`control character (U+${code.toUpperCase()})`, `\\u${code}`];
  return {
    message: `the string holds a raw ${name}; JSON allows only an escaped one`,
    help: `write "${written}" instead, or remove it`,
    span: place,
  };
}

function explainRest({ text, span }: Fault): Explanation {
  const found = text.charAt(span.start);
  if (found === ':') {
    return {
      message: 'there are no braces around the document',
      help: 'put "{" before the first key and "}" at the end',
      span,
    };
  }
  if (found === '}' || found === ']') {
    return { message: `the "${found}" closes nothing`, help: 'remove it, or add the bracket it closes', span };
  }
  return {
    message: 'the text goes on after the end of the document',
    help: found === ',' ? 'remove the comma' : 'remove the rest, or put everything into one pair of braces',
    span,
  };
}

function explainMissingComma({ text, span, slot }: Fault): Explanation {
  const found = text.charAt(span.start);
  const isList = slot.bracket !== undefined && text.charAt(slot.bracket) === '[';
  if (found === ':' && isList) return explainKeyInList(span, slot);
  if (found === ':') {
    return {
      message: 'a second colon stands in one entry',
      help: 'put a comma between two entries, and double quotes around a whole value',
      span,
    };
  }
  if (/\d/.test(found) && text.charAt(span.start - 1) === '0') {
    return {
      message: 'the number starts with a zero',
      help: 'remove the zero, or put the number in double quotes',
      span: { start: span.start - 1, end: span.end },
    };
  }
  return {
    message: `there is no comma between two ${isList ? 'items' : 'entries'}`,
    help: 'put a comma after the first one',
    edit: commaBehind(text.slice(0, span.start).trimEnd().length),
    span,
  };
}

/** The bracket is what is wrong, and after the colon the parser takes its fellow for another one's. */
function explainKeyInList(span: Span, { bracket = span.start }: Fault['slot']): Explanation {
  return {
    message: 'a key with a value stands in a list',
    help: 'use "{" and "}" instead of "[" and "]"',
    span: { start: bracket, end: bracket + 1 },
    related: { span, message: 'the colon' },
    until: EVERYTHING,
  };
}

function commaBehind(end: number): Mending {
  return { title: 'put a comma there', span: { start: end, end }, text: ',' };
}

function explainMissingKey({ text, span }: Fault): Explanation {
  const found = text.charAt(span.start);
  if (found === ',') return extraComma(span);
  if (found === ':') return { message: 'there is a colon without a key', help: 'put the key before it', span };
  if (found === '{' || found === '[') {
    return {
      message: 'there is a value without a key',
      help: 'put a key and a colon before it',
      span,
      until: EVERYTHING,
    };
  }
  return { message: 'the key is not in double quotes', help: 'put double quotes around the key', span, habit: true };
}

function explainMissingValue(fault: Fault): Explanation {
  const { text, span, slot } = fault;
  if (slot.expects === 'value') {
    return {
      message: `the value of ${dueKey(fault)} is missing`,
      help: 'add the value, or remove the key',
      span: slot.key ?? span,
    };
  }
  if (text.charAt(span.start) === ',') return extraComma(span);
  if (text.charAt(span.start) === ':') return explainKeyInList(span, slot);
  return { message: 'a value is missing', help: 'add the value', span };
}

function extraComma(span: Span): Explanation {
  return {
    message: 'there is a comma with no entry before it',
    help: 'remove the comma',
    span,
    edit: { title: 'remove the comma', span, text: '' },
  };
}

function dueKey({ text, slot }: Fault): string {
  return keyInWords(slot.key === undefined ? '' : text.slice(slot.key.start + 1, slot.key.end - 1));
}

/** The first match of a pattern whose first group takes part, within a token. */
function firstMatch(text: string, token: Span, pattern: RegExp): Span {
  for (const match of text.slice(token.start, token.end).matchAll(pattern)) {
    if (match[1] === undefined) continue;
    const start = token.start + match.index;
    return { start, end: start + match[0].length };
  }
  return token;
}

/** Behind the first character of the token that follows. */
function afterNextToken(text: string, offset: number): number {
  let next = offset;
  while (next < text.length && /\s/.test(text.charAt(next))) next++;
  return next + 1;
}
