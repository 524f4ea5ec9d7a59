// Files that are no such file, or whose servers stand elsewhere.
import { entry, file, json, program, Raw } from '../dialects.mjs';

const control = (dialect, role = 'control') => entry(dialect, { command: program(role) });
const good = (dialect) => file(dialect, [['control', control(dialect)]]);
const isJson = ({ syntax }) => syntax === 'json';
/** A text that only clients with JSON files are given. */
const inJson = (write) => (dialect) => (isJson(dialect) ? write(dialect) : undefined);
const quoted = (dialect) => JSON.stringify(dialect.root);

const otherRoots = [
  'mcpServers',
  'servers',
  'mcp',
  'mcp_servers',
  'mcp-servers',
  'context_servers',
  'mcp.servers',
  'McpServers',
  'mcpservers',
  'mcpServer',
  'tools',
];

const entries = {
  null: null,
  number: 7,
  boolean: true,
  text: program('subject'),
  list: [program('subject')],
  'empty-list': [],
};
const whole = {
  empty: '',
  blank: ' \n',
  null: 'null\n',
  number: '7\n',
  boolean: 'true\n',
  text: '"text"\n',
  list: '[]\n',
  object: '{}\n',
  words: 'no such syntax\n',
  xml: '<servers/>\n',
};
const maps = { null: 'null', number: '7', boolean: 'true', text: '"text"', list: '[]', empty: '{}' };

export const files = [
  ...Object.entries(whole).map(([id, text]) => ({
    id: `file/${id}`,
    text: ({ syntax, head = '' }) => (syntax === 'yaml' && id === 'object' ? head : text),
    names: {},
  })),
  ...Object.entries(maps).map(([id, text]) => ({
    id: `root/holds-${id}`,
    text: inJson((dialect) => `{ ${quoted(dialect)}: ${text} }\n`),
    names: {},
  })),
  ...otherRoots.map((root) => ({
    id: `root/called-${root}`,
    text: (dialect) => (root === dialect.root ? undefined : file(dialect, [['control', control(dialect)]], root)),
  })),
  ...otherRoots.slice(0, 3).map((root) => ({
    id: `root/and-${root}`,
    text: inJson((dialect) =>
      root === dialect.root
        ? undefined
        : `{\n  ${quoted(dialect)}: { "control": ${json(control(dialect))} },\n  ${JSON.stringify(root)}: { "subject": ${json(control(dialect, 'subject'))} }\n}\n`,
    ),
  })),
  { id: 'root/missing', text: inJson((dialect) => `{ "control": ${json(control(dialect))} }\n`) },
  {
    id: 'root/missing-several',
    text: inJson(
      (dialect) => `{ "control": ${json(control(dialect))}, "subject": ${json(control(dialect, 'subject'))} }\n`,
    ),
  },
  {
    id: 'root/missing-beside-text',
    text: inJson((dialect) => `{ "version": "1.0", "control": ${json(control(dialect))} }\n`),
  },
  {
    id: 'root/in-itself',
    text: inJson(
      (dialect) => `{ ${quoted(dialect)}: { ${quoted(dialect)}: { "control": ${json(control(dialect))} } } }\n`,
    ),
  },
  {
    id: 'root/deep',
    text: inJson((dialect) => `{ "mcp": { "servers": { "control": ${json(control(dialect))} } } }\n`),
  },
  {
    id: 'root/dot-as-path',
    text: inJson((dialect) =>
      dialect.root.includes('.')
        ? `${json({ [dialect.root.split('.')[0]]: { [dialect.root.split('.')[1]]: { control: control(dialect) } } })}\n`
        : undefined,
    ),
  },
  { id: 'root/server-itself', text: inJson((dialect) => `{ ${quoted(dialect)}: ${json(control(dialect))} }\n`) },
  {
    id: 'root/list',
    text: inJson((dialect) => `{ ${quoted(dialect)}: [${json({ name: 'control', ...control(dialect) })}] }\n`),
  },
  {
    id: 'root/list-of-maps',
    text: inJson((dialect) => `{ ${quoted(dialect)}: [{ "control": ${json(control(dialect))} }] }\n`),
  },
  { id: 'root/file-is-list', text: inJson((dialect) => `[{ "control": ${json(control(dialect))} }]\n`) },
  {
    id: 'root/twice',
    text: inJson(
      (dialect) =>
        `{\n  ${quoted(dialect)}: { "subject": ${json(control(dialect, 'subject'))} },\n  ${quoted(dialect)}: { "control": ${json(control(dialect))} }\n}\n`,
    ),
  },
  {
    id: 'root/blank-after',
    text: inJson((dialect) => file(dialect, [['control', control(dialect)]], `${dialect.root} `)),
  },
  { id: 'root/unknown-beside', text: inJson((dialect) => good(dialect).replace('{\n', '{\n  "flavour": "mint",\n')) },
  {
    id: 'root/schema-beside',
    text: inJson((dialect) => good(dialect).replace('{\n', '{\n  "$schema": "https://example.com/schema.json",\n')),
  },
  ...Object.entries(entries).map(([id, value]) => ({ id: `entry/${id}`, entry: value })),
  { id: 'entry/empty-object', entry: {} },
  ...syntaxes(),
];

function syntaxes() {
  const edits = {
    'comment-line': (text) => text.replace('{\n', '{\n  // words\n'),
    'comment-block': (text) => text.replace('{\n', '{\n  /* words */\n'),
    'comment-hash': (text) => text.replace('{\n', '{\n  # words\n'),
    'comma-after-server': (text) => text.replace(/\n {2}\}\n\}\n$/, ',\n  }\n}\n'),
    'comma-after-root': (text) => text.replace(/\}\n\}\n$/, '},\n}\n'),
    'comma-missing': (text) => text.replace('},\n    "control"', '}\n    "control"'),
    'commas-two': (text) => text.replace('},\n    "control"', '},,\n    "control"'),
    'quotes-single': (text) => text.replace('"control"', "'control'"),
    'quotes-none': (text) => text.replace('"control"', 'control'),
    'quotes-curly': (text) => text.replace('"control"', '“control”'),
    'brace-missing': (text) => text.replace(/\}\n$/, ''),
    'brace-more': (text) => `${text}}\n`,
    'text-after': (text) => `${text}words\n`,
    'second-value': (text) => `${text}{}\n`,
    fence: (text) => `\`\`\`json\n${text}\`\`\`\n`,
    'newline-in-text': (text) => text.replace('/opt/witness/control"', '/opt/witness/control", "cwd": "/\n"'),
    'tab-in-text': (text) => text.replace('"control"', '"control", "x": "a\tb"'),
    'escape-unknown': (text) => text.replace('/opt/witness/control"', '/opt/witness/control", "cwd": "C:\\x"'),
    'number-hex': (text) => text.replace('/opt/witness/control"', '/opt/witness/control", "flavour": 0x10'),
    'number-nan': (text) => text.replace('/opt/witness/control"', '/opt/witness/control", "flavour": NaN'),
    'number-plus': (text) => text.replace('/opt/witness/control"', '/opt/witness/control", "flavour": +1'),
    'number-dot': (text) => text.replace('/opt/witness/control"', '/opt/witness/control", "flavour": .5'),
    'word-undefined': (text) => text.replace('/opt/witness/control"', '/opt/witness/control", "flavour": undefined'),
    'capital-true': (text) => text.replace('/opt/witness/control"', '/opt/witness/control", "flavour": True'),
    'lone-surrogate': (text) => text.replace('/opt/witness/control"', '/opt/witness/control", "flavour": "\\ud800"'),
    'field-twice': (text) =>
      text.replace('"subject": {', '"subject": {"args":["first"],"args":["second"],').replace(',}', '}'),
  };
  const any = {
    bom: (text) => `\ufeff${text}`,
    'bom-two': (text) => `\ufeff\ufeff${text}`,
    crlf: (text) => text.replaceAll('\n', '\r\n'),
    cr: (text) => text.replaceAll('\n', '\r'),
    'no-last-newline': (text) => text.replace(/\n$/, ''),
    'nul-after': (text) => `${text}\u0000`,
    'no-break-space': (text) => text.replace('\n', '\n\u00a0'),
  };
  const two = (dialect) =>
    file(dialect, [
      ['subject', control(dialect, 'subject')],
      ['control', control(dialect)],
    ]);
  const edited = (edit) => (dialect) => {
    const text = edit(two(dialect));
    return text === two(dialect) ? undefined : text;
  };
  return [
    ...Object.entries(edits).map(([id, edit]) => ({ id: `syntax/${id}`, text: inJson(edited(edit)) })),
    ...Object.entries(any).map(([id, edit]) => ({ id: `syntax/${id}`, text: edited(edit) })),
    {
      id: 'syntax/depth',
      text: inJson((dialect) =>
        good(dialect).replace('{\n', `{\n  "flavour": ${'['.repeat(2000)}${']'.repeat(2000)},\n`),
      ),
    },
    {
      id: 'syntax/key-deep',
      text: inJson((dialect) =>
        file(dialect, [
          ['control', new Raw(json({ ...control(dialect), flavour: { a: { b: { c: [1, { d: null }] } } } }))],
        ]),
      ),
    },
  ];
}
