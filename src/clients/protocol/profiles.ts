import type { Evidence, FactSource } from '../define.ts';

export type ProfileId =
  | 'anthropic'
  | 'openai'
  | 'gemini'
  | 'vscode'
  | 'cursor'
  | 'claude-code'
  | 'omp'
  | 'strict'
  | 'openai-apps'
  | 'anthropic-directory'
  | 'opencode-mcp';

/** What somebody who uses tools takes of what the specification allows. */
export interface Profile {
  readonly id: ProfileId;
  readonly name: string;
  /** Whether tools are judged for it when nobody says otherwise. */
  readonly standard: boolean;
  readonly sources: Readonly<Record<string, FactSource>>;
  /** The least restrictive limit that is known of it. */
  readonly toolName?: {
    readonly pattern: RegExp;
    readonly allows: string;
    readonly max: number;
    readonly by: Evidence;
  };
  /** Keywords that may not stand at the root of an input schema. */
  readonly noRootKeywords?: { readonly keywords: readonly string[]; readonly outcome: string; readonly by: Evidence };
  /** For the keys of the arguments. */
  readonly propertyKey?: { readonly pattern: RegExp; readonly allows: string; readonly by: Evidence };
  readonly description?: { readonly max: number; readonly unit: 'characters' | 'bytes'; readonly by: Evidence };
  readonly tools?: { readonly max: number; readonly outcome: string; readonly by: Evidence };
  /** Lists have to say what their items are. */
  readonly arrayItems?: { readonly outcome: string; readonly by: Evidence };
  /** Adds `properties` to an object that has none. */
  readonly addsProperties?: { readonly by: Evidence };
  /** Keywords of schemas that it does not know. */
  readonly unknownKeywords?: { readonly keywords: readonly string[]; readonly by: Evidence };
}

const DATE = '2026-11-18';
const issue = (title: string): FactSource => ({ title, version: 'as reported', date: DATE });

/** Limits as data: numbers and patterns that were read or reported, with where. */
export const profiles: readonly Profile[] = [
  {
    id: 'anthropic',
    name: 'the Anthropic API',
    standard: true,
    sources: {
      NAMES: issue('error text of the API in home-assistant/core#147760 and anthropics/claude-code#96152'),
      ROOT: issue('anthropics/claude-code#657, #4886; makenotion/notion-mcp-server#340'),
      KEYS: issue('freee/freee-mcp#15, twilio-labs/mcp#56, decocms/studio#6874'),
    },
    toolName: {
      pattern: /^[A-Za-z0-9_-]*$/,
      allows: 'letters, digits, "_" and "-"',
      max: 128,
      by: 'I:NAMES',
    },
    noRootKeywords: { keywords: ['oneOf', 'anyOf', 'allOf'], outcome: 'refuses', by: 'I:ROOT' },
    propertyKey: {
      pattern: /^[A-Za-z0-9_.-]{1,64}$/,
      allows: 'at most 64 letters, digits, "_", "." and "-"',
      by: 'I:KEYS',
    },
  },
  {
    id: 'openai',
    name: 'the OpenAI API',
    standard: true,
    sources: {
      SDK: { title: 'types of the openai package', version: '6.49.0', date: DATE },
      ROOT: issue('langchain-ai/langchainjs#9804, nspady/google-calendar-mcp#39'),
      ITEMS: issue('ogx-ai/ogx#3004, apify/apify-mcp-server#36, spacelift-io/spacectl#402'),
      LENGTH: issue('modelcontextprotocol/servers#799, getsentry/sentry-mcp#106'),
    },
    toolName: { pattern: /^[A-Za-z0-9_-]*$/, allows: 'letters, digits, "_" and "-"', max: 64, by: 'M:SDK' },
    noRootKeywords: { keywords: ['oneOf', 'anyOf', 'allOf', 'not', 'enum'], outcome: 'refuses', by: 'I:ROOT' },
    description: { max: 1024, unit: 'characters', by: 'I:LENGTH' },
    tools: { max: 128, outcome: 'takes', by: 'M:SDK' },
    arrayItems: { outcome: 'refuses the tool', by: 'I:ITEMS' },
  },
  {
    id: 'gemini',
    name: 'the Gemini API',
    standard: false,
    sources: {
      SDK: { title: 'types of @google/genai', version: '2.32.0', date: DATE },
      SUBSET: issue('danny-avila/LibreChat#13850'),
    },
    toolName: {
      pattern: /^(?:[A-Za-z_][A-Za-z0-9_.:-]*)?$/,
      allows: 'letters, digits, "_", ".", ":" and "-", not first a digit',
      max: 64,
      by: 'M:SDK',
    },
    propertyKey: {
      pattern: /^[A-Za-z_][A-Za-z0-9_]{0,63}$/,
      allows: 'at most 64 letters, digits and "_", not first a digit',
      by: 'M:SDK',
    },
    unknownKeywords: {
      keywords: [
        '$schema',
        '$ref',
        '$defs',
        'additionalProperties',
        'const',
        'exclusiveMinimum',
        'exclusiveMaximum',
        'oneOf',
        'allOf',
        'examples',
        'multipleOf',
        'uniqueItems',
        'prefixItems',
        'propertyNames',
        'patternProperties',
        'dependentRequired',
        'dependentSchemas',
      ],
      by: 'I:SUBSET',
    },
  },
  {
    id: 'vscode',
    name: 'VS Code',
    standard: true,
    sources: {
      CHAT: { title: 'microsoft/vscode-copilot-chat', version: '31acd00', date: '2026-03-29' },
      ITEMS: issue('microsoft/vscode#257537, microsoft/vscode-copilot-release#11478'),
      ADDS: issue('microsoft/vscode#251723'),
    },
    noRootKeywords: { keywords: ['oneOf', 'anyOf', 'allOf', 'not', 'if'], outcome: 'deletes', by: 'H:CHAT' },
    tools: { max: 128, outcome: 'offers in one request', by: 'H:CHAT' },
    arrayItems: { outcome: 'fails the request', by: 'I:ITEMS' },
    addsProperties: { by: 'I:ADDS' },
  },
  {
    id: 'cursor',
    name: 'Cursor',
    standard: true,
    sources: { NAMES: issue('sparfenyuk/mcp-proxy#45, ComposioHQ/composio#2788, PostHog/posthog#51483') },
    // With any name of the server in front, even one letter, longer ones are dropped.
    toolName: { pattern: /^/, allows: 'anything', max: 58, by: 'I:NAMES' },
  },
  {
    id: 'claude-code',
    name: 'Claude Code',
    standard: true,
    sources: { LOG: { title: 'changelog of Claude Code, "capped at 2KB"', version: '2.1.84', date: '2026-08-22' } },
    description: { max: 2048, unit: 'bytes', by: 'M:LOG' },
  },
  {
    id: 'omp',
    name: 'omp',
    standard: true,
    sources: {
      BRIDGE: { title: '@oh-my-pi/pi-coding-agent, mcp/tool-bridge.ts, read', version: '18.2.3', date: DATE },
    },
    addsProperties: { by: 'H:BRIDGE' },
  },
  {
    id: 'strict',
    name: 'strict mode of the model providers',
    standard: false,
    sources: { ISSUE: issue('makenotion/notion-mcp-server#102') },
  },
  {
    id: 'openai-apps',
    name: 'the ChatGPT app directory',
    standard: false,
    sources: { ISSUE: issue('Teamwork/mcp#420, olostep/olostep-mcp-server#22') },
  },
  {
    id: 'anthropic-directory',
    name: 'the Anthropic directory',
    standard: false,
    sources: { DOCS: { title: 'connectors review criteria', version: '2026', date: DATE } },
  },
  {
    id: 'opencode-mcp',
    name: 'opencode-mcp',
    standard: false,
    sources: { DOCS: { title: 'MCP protocol constraints of opencode-mcp', version: '2024-11-05', date: DATE } },
  },
];
