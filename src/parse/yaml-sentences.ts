import type { ErrorCode, YAMLError } from 'yaml';

type Sentence = readonly [message: string, help: string];

const INDENTATION: Sentence = [
  'the indentation fits no level that is open',
  'indent entries of one level alike, with spaces',
];

const SENTENCES: Readonly<Record<ErrorCode, Sentence>> = {
  ALIAS_PROPS: ['an alias has an anchor or tag of its own', 'remove the anchor or the tag'],
  BAD_ALIAS: ['the name of an anchor or alias is empty or ends with a colon', 'write a space before the colon'],
  BAD_COLLECTION_TYPE: ['the tag does not fit the kind of value', 'remove the tag'],
  BAD_DIRECTIVE: ['the directive is not known to YAML', 'remove the line that starts with "%"'],
  BAD_DQ_ESCAPE: [
    'a backslash in double quotes is followed by a character that cannot be escaped',
    'write "\\\\" for a backslash, or use single quotes',
  ],
  BAD_INDENT: INDENTATION,
  BAD_PROP_ORDER: ['an anchor or tag stands before the indicator', 'put it directly before the value'],
  BAD_SCALAR_START: ['a plain value cannot start with this character', 'put the value in quotes'],
  BLOCK_AS_IMPLICIT_KEY: [
    'a second entry stands on the line of the first',
    'put a value that contains a colon and a space in quotes, or start a new line',
  ],
  BLOCK_IN_FLOW: ['an indented block stands inside of brackets', 'use brackets inside of brackets'],
  DUPLICATE_KEY: ['a key is defined more than once', 'rename or remove one of them'],
  IMPOSSIBLE: ['the text cannot be read here', 'check the line'],
  KEY_OVER_1024_CHARS: ['the key is longer than 1024 characters', 'shorten the key'],
  MISSING_CHAR: ['something is missing here', 'check quotes, brackets and colons of this entry'],
  MULTILINE_IMPLICIT_KEY: ['the line has no colon after its key', 'add a colon and a space, or indent the line'],
  MULTIPLE_ANCHORS: ['a value has two anchors', 'remove one of them'],
  MULTIPLE_DOCS: [
    'a second document starts here; only the first is read',
    'remove it, or put it into a file of its own',
  ],
  MULTIPLE_TAGS: ['a value has two tags', 'remove one of them'],
  NON_STRING_KEY: ['the key is not a string', 'put the key in quotes'],
  RESOURCE_EXHAUSTION: ['the document nests too deep to be read', 'flatten the document'],
  TAB_AS_INDENT: ['a tab indents the line; YAML allows only spaces', 'replace the tab with spaces'],
  TAG_RESOLVE_FAILED: ['the value does not fit its tag', 'remove the tag'],
  UNEXPECTED_TOKEN: ['this text belongs to no entry', 'put the whole value in quotes, or remove the text'],
};

/** Where one code stands for several faults, what the library says tells them apart. */
const MISSING: readonly (readonly [start: string, sentence: Sentence])[] = [
  ["Missing closing 'quote", ['the single quote is not closed', "add the closing quote; write '' for a quote inside"]],
  [
    'Missing closing "quote',
    ['the double quote is not closed', 'add the closing quote; put a backslash before a quote inside'],
  ],
  ['Missing , ', ['there is no comma between two entries', 'put a comma after the first one']],
  ['Missing space after :', ['there is no space after the colon', 'write a space after the colon']],
  ['Implicit map keys', ['the line has no colon after its key', 'add a colon and a space']],
  ['Comments must', ['there is no space before the comment', 'write a space before "#"']],
  ['Sequence item', ['the item does not start with a dash', 'start the line with "- "']],
  ['Flow ', ['the bracket is not closed', 'add the closing bracket']],
];

export function explainYaml({ code, message }: YAMLError): Sentence {
  if (code === 'MISSING_CHAR') {
    for (const [start, sentence] of MISSING) if (message.startsWith(start)) return sentence;
  }
  if (code === 'BAD_ALIAS' && message.includes('empty')) return SENTENCES.BAD_SCALAR_START;
  if (code === 'BAD_INDENT' && message.startsWith('Flow ')) {
    return ['the bracket is not closed', 'add the closing bracket, and indent its lines'];
  }
  return SENTENCES[code] ?? SENTENCES.IMPOSSIBLE;
}
