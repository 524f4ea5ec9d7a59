import { joinedWord, programIndex, programName, wordsOf } from '../../model/launch/index.ts';
import { nameOf } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { expandedElsewhere } from '../../model/variables/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'arg-value',
  category: 'correctness',
  severity: 'warning',
  messages: {
    joined: (data: { server: string; program: string; head: string }) =>
      `${quote(data.head)} and what follows are one argument of ${data.server}, and ${data.program} knows nothing of that name`,
    lineBreak: (data: { server: string }) => `a line break at the end of an argument of ${data.server} is part of it`,
  },
  on: {
    word: {
      like: /^-[\w-]*\s|^\S+\s+-|[\n\r]/,
      check({ server, value, route, index }, { report }) {
        if (server.transport !== 'stdio') return;
        const { document } = server;
        const words = wordsOf(server).map((part) => part.value);
        if (joinedWord(words) === index) {
          const program = programName(words[programIndex(words)] ?? '');
          const [head = ''] = value.split(/\s/, 1);
          report('joined', { server: nameOf(server), program, head }, at(document, route), {
            server,
            help: 'make an item of each word',
          });
        }
        if (index === 0 || !/^[^\n\r]+[\n\r]+$/.test(value)) return;
        if (expandedElsewhere(words[0], words.slice(1))(index - 1)) return;
        report('lineBreak', { server: nameOf(server) }, at(document, route), { server, help: 'remove the line break' });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'An argument that is more than one, or ends in a line break',
  why: 'Every item of the list reaches the program as one argument, blanks and line breaks included: npx looks "-y docs-mcp" up among its options and finds nothing. Only what npx, uvx, docker and their like read themselves is looked at: what the server makes of its own arguments is not known.',
  fix: 'Make an item of each word. In YAML, "|" keeps the line break at the end; "|-" and quotes do not. A number or a boolean among the arguments is reported by field-type where the client refuses it.',
  examples: [
    {
      title: 'An option and the package in one string',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": "npx", "args": [⟦"-y docs-mcp"⟧] } } }\n' },
    },
    {
      title: 'An option of docker and its value',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "git": { "command": "docker", "args": ["run", "-i", ⟦"-e TOKEN"⟧, "mcp/git:1.0"] } } }\n',
      },
    },
    {
      title: 'The package and its options',
      files: {
        '.cursor/mcp.json': '{ "mcpServers": { "docs": { "command": "uvx", "args": [⟦"docs-mcp --http"⟧] } } }\n',
      },
    },
    {
      title: 'A line break from a block of YAML',
      files: {
        'librechat.yaml':
          'version: 1.2.1\nmcpServers:\n  docs:\n    command: docs-mcp\n    args:\n      - ⟦|\n        --stdio⟧\n',
      },
    },
    {
      title: 'Blanks in what only the server reads, and a script',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "mcp-remote", "https://docs.example.com/mcp", "--header", "X-Team: docs", "--note a b"] }, "wiki": { "command": "bash", "args": ["-c", "cd wiki && exec wiki-mcp\\n"] } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'the items of "args" arrive as they are written, one argument each',
      source: 'Claude Code 2.1.326, Gemini CLI 0.61.0, Qwen Code 0.24.4, OpenCode 1.18.33, mcporter 0.12.3, run',
      date: '2026-11-18',
    },
    {
      claim: 'measured: among 1433 real servers none has such an argument, so that it is a mistake of beginners',
      source: 'real configuration files',
      date: '2026-11-18',
    },
  ],
});
