import { defineClient, type Format, type Reaction } from './define.ts';
import { answerFormats } from './protocol/mcp-answers.ts';

const fine: Reaction = { effect: 'fine', by: 'M:ALL' };
const refuses: Reaction = { effect: 'refuses-file', by: 'M:ALL' };
const skips: Reaction = { effect: 'skips-server', by: 'M:ALL' };
const fails: Reaction = { effect: 'fails-server', by: 'M:ALL' };

const json: Format = {
  id: 'mcp',
  title: 'servers of an unknown client',
  reader: 'an MCP client',
  files: [],
  schemaBy: 'M:ALL',
  syntax: {
    language: 'json',
    comments: true,
    trailingCommas: true,
    bom: fine,
    empty: fine,
    broken: refuses,
    duplicates: fine,
  },
  servers: [
    { at: ['mcpServers'] },
    { at: ['servers'] },
    { at: ['mcp_servers'] },
    { at: ['context_servers'] },
    { at: ['mcp', 'servers'] },
  ],
  bareMap: 'certain',
  noMap: fine,
  wrongKey: fine,
  badRoot: refuses,
  arrayMap: fine,
  claims: 'shape',
  dialect: {
    by: 'M:ALL',
    open: true,
    transportKey: 'type',
    spellings: { stdio: 'stdio', http: 'http', sse: 'sse', ws: 'ws' },
    inferred: { command: 'stdio', url: 'http', urlReaction: fine },
    fields: {
      type: { is: 'transport' },
      command: { is: 'command' },
      args: { is: 'args' },
      env: { is: 'env' },
      cwd: { is: 'cwd' },
      url: { is: 'url' },
      headers: { is: 'headers' },
    },
    bad: fails,
    notObject: skips,
    neither: skips,
    both: { reaction: fine },
    unknownTransport: { withCommand: fine, withUrl: fine },
    mismatch: fails,
  },
};

/** Several tools read it, each with its own idea of it, and nothing in a project tells which of them is meant. */
const agents: Format = {
  ...json,
  id: 'mcp-agents',
  title: 'servers for whatever agents look into ".agents"',
  files: ['.agents/mcp.json'],
  userFiles: ['~/.agents/mcp.json'],
  schema: 'mcp',
};

const yaml: Format = {
  ...json,
  id: 'mcp-yaml',
  schema: 'mcp',
  syntax: { ...json.syntax, language: 'yaml', merges: { where: 'always', by: 'L:ALL' }, duplicates: refuses },
};

const toml: Format = {
  ...json,
  id: 'mcp-toml',
  schema: 'mcp',
  syntax: { ...json.syntax, language: 'toml', duplicates: refuses },
};

export default defineClient({
  id: 'mcp',
  name: 'Generic MCP',
  about:
    'A file with servers whose client is not known: an example, a template, the argument of a tool such as the MCP Inspector. It is judged only for what no client takes, where it is named, with `--as mcp` or under `files` in mcp-lint.json; and `.agents/mcp.json` unless Codebuff is at work. What a server answers, saved to a file, is judged as the clients that receive it judge it: lists of tools, prompts and resources, and results of tools.',
  sources: {
    ALL: { title: 'what all of the clients that were run have in common', version: '2026-11', date: '2026-11-18' },
    SDK1: {
      title: '@modelcontextprotocol/sdk, its schemas run on files with one fault each',
      version: '1.32.2',
      date: '2026-11-18',
    },
    SDK2: {
      title: '@modelcontextprotocol/core, its schemas run on files with one fault each',
      version: '2.4.0',
      date: '2026-11-18',
    },
  },
  formats: [json, yaml, toml, agents, ...answerFormats],
});
