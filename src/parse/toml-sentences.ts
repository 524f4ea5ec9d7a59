type Sentence = readonly [message: string, help: string];

const QUOTE: Sentence = ['the value is not in quotes', 'put double quotes around the text'];
const SEPARATE: Sentence = ['two things stand on one line', 'start a new line, or put the whole value in quotes'];
const SAME_LINE: Sentence = ['the value does not stand on the line of its key', 'put it behind the equals sign'];
const DIGITS: Sentence = ['the number is not written as TOML writes numbers', 'use plain digits, or double quotes'];
const DATE: Sentence = ['there is no such date or time', 'correct it, or put it in double quotes'];

/** The messages of toml-eslint-parser, which are all that tells its errors apart. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  'Unterminated string constant': ['the string is not closed', 'add the closing quote'],
  'Unterminated table-key': ['the table header is not closed', 'add "]"'],
  'Unterminated array': ['the list is not closed', 'add "]"'],
  'Unterminated inline table': ['the inline table is not closed', 'add "}"'],
  'Empty bare keys are not allowed': ['the table header is empty', 'write a name between the brackets'],
  'Must be a newline': SEPARATE,
  'Expected equal (=) token': ['there is no equals sign after the key', 'write key = value'],
  'Unspecified values are invalid': ['the value is missing', 'add the value, or remove the key'],
  'Expected comma (,) token': ['there is no comma between two entries', 'put a comma after the first one'],
  'Control characters (codes < 0x1f and 0x7f) are not allowed': [
    'the string or comment holds a raw control character',
    'escape or remove it',
  ],
  'The key, equals sign, and value must be on the same line': SAME_LINE,
  'No newlines are allowed between the curly braces unless they are valid within a value': SAME_LINE,
  'Underscores are allowed between digits': DIGITS,
  'Unexpected spaces': ['a blank stands between the brackets of the table header', 'remove the blank'],
  'Three or more quotes are not permitted': ['the string ends with too many quotes', 'escape the quotes inside'],
  'Unexpected invalid date': DATE,
  'Unexpected invalid time': DATE,
  'Leading zeros are not allowed': ['the number starts with a zero', 'remove the zero, or use double quotes'],
  'Trailing comma is not permitted in an inline table': ['there is a comma after the last entry', 'remove the comma'],
  'Invalid character in escape sequence': [
    'a backslash in double quotes is followed by a character that cannot be escaped',
    'write "\\\\" for a backslash, or use single quotes',
  ],
  'Consecutive dots are not permitted in keys': ['the key has two dots in a row', 'remove one of them'],
  'Keys cannot end with a dot': ['the key ends with a dot', 'remove the dot'],
  'Keys cannot start with a dot': ['the key starts with a dot', 'remove the dot'],
};

/** What the parser says when it is somewhere else than it thinks. */
export function isVague(message: string): boolean {
  return (
    SENTENCES[message] === SAME_LINE ||
    message === 'Unterminated table-key' ||
    message === 'Expected comma (,) token' ||
    /^Unexpected (?:character|token)/.test(message)
  );
}

export function isDuplicate(message: string): boolean {
  return message === 'Defining a key multiple times is invalid';
}

export function explainToml(message: string, text: string, offset: number): Sentence {
  const sentence = SENTENCES[message];
  if (sentence !== undefined) return sentence;
  if (message.startsWith('Invalid code point')) return ['there is a character that TOML does not allow', 'remove it'];
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const rest = text.slice(offset, offset + 20);
  if (/[=[{,]\s*$/.test(before) && /^(?:True|False|TRUE|FALSE)\b/.test(rest)) {
    return ['true and false are written in lower case', 'write true or false'];
  }
  if (/[=[{,]\s*[+-]?$/.test(before)) return QUOTE;
  if (before.includes('=')) return SEPARATE;
  if (/^\s*[{[]/.test(text) && before.trim() === '' && rest.startsWith('{')) {
    return ['this is not TOML: it starts with "{"', 'write [table] headers and key = value lines'];
  }
  if (rest.startsWith(':')) return ['a colon stands where an equals sign belongs', 'write key = value'];
  return ['this is neither a table header nor a key with a value', 'write [table] or key = value'];
}
