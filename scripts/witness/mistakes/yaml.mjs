// What only YAML can say.
import { json, program } from '../dialects.mjs';

const inYaml = (write) => (dialect) =>
  dialect.syntax === 'yaml' ? `${dialect.head ?? ''}${write(dialect)}` : undefined;

/** A server in lines, as an item of a list or under its name. */
function block({ isList }, role, lines) {
  const [first, indent] = isList ? [`  - name: ${role}\n`, '    '] : [`  ${role}:\n`, '    '];
  return `${first}${lines.map((line) => `${indent}${line}\n`).join('')}`;
}

const plain = (dialect, role, more = []) =>
  block(dialect, role, [...required(dialect), `${dialect.keys.command}: ${program(role)}`, ...more]);
const required = ({ words, keys, always }) => [
  ...(words.stdio === undefined ? [] : [`${keys.transport}: ${words.stdio}`]),
  ...Object.entries(always?.local ?? {}).map(([key, value]) => `${key}: ${json(value)}`),
];

export const yamlOddities = Object.entries({
  plain: (dialect) => [plain(dialect, 'subject', [`${dialect.keys.args}: [x]`])],
  'merge-key': (dialect) => [
    plain(dialect, 'subject'),
    block(dialect, 'merged', [
      '<<: { flavour: mint }',
      ...required(dialect),
      `${dialect.keys.command}: ${program('merged')}`,
    ]),
  ],
  'merge-command': (dialect) => [
    block(dialect, 'subject', [...required(dialect), `<<: { ${dialect.keys.command}: ${program('subject')} }`]),
  ],
  anchor: (dialect) => [
    plain(dialect, 'subject', [`${dialect.keys.env}: &shared { PROBE: text }`]),
    plain(dialect, 'second', [`${dialect.keys.env}: *shared`]),
  ],
  'anchor-absent': (dialect) => [plain(dialect, 'subject', [`${dialect.keys.env}: *absent`])],
  'key-twice': (dialect) => [plain(dialect, 'subject', [`${dialect.keys.args}: [x]`, `${dialect.keys.args}: [y]`])],
  tab: (dialect) => [plain(dialect, 'subject', ['\tcwd: /'])],
  'value-number': (dialect) => [plain(dialect, 'subject', [`${dialect.keys.env}: { PROBE: 7 }`])],
  'value-yes': (dialect) => [plain(dialect, 'subject', [`${dialect.keys.env}: { PROBE: yes }`])],
  'value-octal': (dialect) => [plain(dialect, 'subject', [`${dialect.keys.env}: { PROBE: 0o17 }`])],
  'value-date': (dialect) => [plain(dialect, 'subject', [`${dialect.keys.env}: { PROBE: 2026-01-01 }`])],
  'value-null': (dialect) => [plain(dialect, 'subject', [`${dialect.keys.env}:`])],
  'value-tagged': (dialect) => [plain(dialect, 'subject', [`${dialect.keys.env}: { PROBE: !!str 7 }`])],
  'value-colon': (dialect) => [plain(dialect, 'subject', [`${dialect.keys.env}: { PROBE: a: b }`])],
  'args-block': (dialect) => [plain(dialect, 'subject', [`${dialect.keys.args}:`, '  - x', '  - 7'])],
  'args-dash-missing-blank': (dialect) => [plain(dialect, 'subject', [`${dialect.keys.args}:`, '  -x'])],
  'text-block': (dialect) => [
    block(dialect, 'subject', [...required(dialect), `${dialect.keys.command}: |`, `  ${program('subject')}`]),
  ],
  'documents-two': (dialect) => [plain(dialect, 'subject'), '---\nflavour: mint\n'],
  'indent-odd': (dialect) => [plain(dialect, 'subject', [' odd: x'])],
}).map(([id, write]) => ({
  id: `yaml/${id}`,
  text: inYaml((dialect) => `${dialect.root}:\n${plain(dialect, 'control')}${write(dialect).join('')}`),
}));
