import type { Format, Reaction, SeenFile } from '../define.ts';
import { type AnswerKind, answersIn, isPlainResult, isPlainToolList } from './answers.ts';

const fine: Reaction = { effect: 'fine', by: 'M:ALL' };
const refuses: Reaction = { effect: 'refuses-file', by: 'R:SDK1' };

/** Where lists and results are saved; a name like these proves little, so their content decides. */
const files = ['*.tools.json', 'tools.json', 'mcp-tools.json', 'mcp-tools/*.json'];

const base: Omit<Format, 'id' | 'title' | 'answer' | 'when'> = {
  reader: 'a client on the official SDK',
  files,
  schema: 'none',
  schemaBy: 'R:SDK1',
  syntax: {
    language: 'json',
    comments: false,
    trailingCommas: false,
    bom: fine,
    empty: refuses,
    broken: refuses,
    duplicates: fine,
  },
  servers: [],
  noMap: fine,
  badRoot: refuses,
  claims: 'shape',
};

/** What servers answer, saved to a file: judged as a client that receives it would. */
export const answerFormats: readonly Format[] = [
  {
    ...base,
    id: 'mcp-tools',
    title: 'a saved list of tools',
    answer: 'tools',
    when: (file) => holds(file, 'tools') || holds(file, 'refusal') || mentions(file, 'tools') || isNamedList(file),
  },
  {
    ...base,
    id: 'mcp-result',
    title: 'a saved result of a tool',
    files: [...files, '*.result.json', 'mcp-results/*.json'],
    answer: 'result',
    when: (file) => holds(file, 'result') || mentions(file, 'result') || mentionsBlocks(file) || isNamedResult(file),
  },
  {
    ...base,
    id: 'mcp-prompts',
    title: 'a saved list of prompts',
    files: [...files, '*.prompts.json'],
    answer: 'prompts',
    when: (file) => holds(file, 'prompts') || mentions(file, 'prompts'),
  },
  {
    ...base,
    id: 'mcp-resources',
    title: 'a saved list of resources',
    files: [...files, '*.resources.json'],
    answer: 'resources',
    when: (file) => holds(file, 'resources') || holds(file, 'templates') || mentions(file, 'resources'),
  },
];

function holds({ value }: SeenFile, kind: AnswerKind): boolean {
  return answersIn(value).some((answer) => answer.kind === kind && answer.certain);
}

/** Of lists of tools, only what is called like one: "tools.json" is anybody's. */
function isNamedList({ path, value }: SeenFile): boolean {
  return /(?:\.|(?:^|\/)mcp-)tools\.json$/.test(path) && isPlainToolList(value);
}

function isNamedResult({ path, value }: SeenFile): boolean {
  return path.endsWith('.result.json') && isPlainResult(value);
}

/** What cannot be parsed, or is not read for its depth, is recognised by keys that stand together nowhere else. */
function mentions({ value, text }: SeenFile, kind: keyof typeof marks): boolean {
  if (value !== undefined) return false;
  return marks[kind].some((keys) => keys.every((key) => text.includes(`"${key}"`)));
}

const marks = {
  tools: [['inputSchema'], ['jsonrpc', 'tools']],
  result: [['structuredContent'], ['content', 'isError'], ['jsonrpc', 'content']],
  prompts: [
    ['prompts', 'arguments'],
    ['jsonrpc', 'prompts'],
  ],
  resources: [
    ['resources', 'uri', 'mimeType'],
    ['resourceTemplates', 'uriTemplate'],
    ['jsonrpc', 'resources'],
  ],
} as const;

/** Messages of a conversation have blocks, too, and a role. */
function mentionsBlocks({ value, text }: SeenFile): boolean {
  return (
    value === undefined &&
    /"content"\s*:\s*\[\s*\{\s*"type"\s*:\s*"(?:text|image|audio|resource)/.test(text) &&
    !text.includes('"role"')
  );
}
