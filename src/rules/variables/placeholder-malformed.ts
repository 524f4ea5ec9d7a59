import type { Evidence, PlaceholderSyntax, Placeholders } from '../../clients/index.ts';
import { subjectOf } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import {
  expandableStrings,
  type MalformedPlaceholder,
  malformedIn,
  mayBeMalformed,
  variableIn,
} from '../../model/variables/index.ts';
import type { Fix } from '../../model/verdict/index.ts';
import type { Route } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { forAll, rewriting } from '../shared/fixes.ts';

interface Data {
  readonly text: string;
  readonly subject: string;
  readonly client: string;
}

export default defineRule({
  id: 'placeholder-malformed',
  category: 'correctness',
  severity: 'warning',
  messages: {
    open: ({ text, subject, client }: Data) =>
      `${quote(text)} in ${subject} has no closing brace, so ${client} finds no variable in it`,
    nameless: ({ text, subject, client }: Data) =>
      `${quote(text)} in ${subject} has no name, so ${client} finds no variable in it`,
    blank: ({ text, subject, client }: Data) =>
      `${quote(text)} in ${subject} has a blank in its braces, so ${client} finds no variable in it`,
    double: ({ text, subject, client }: Data) =>
      `${quote(text)} in ${subject} has its braces twice, so ${client} finds no variable in it`,
    operator: ({ text, subject, client }: Data) =>
      `${quote(`${text}…`)} in ${subject} holds more than a name, so ${client} finds no variable in it`,
    undollared: ({ text, subject, client }: Data) =>
      `${quote(text)} in ${subject} is not "\${…}", so ${client} finds no variable in it`,
    sigil: ({ text, subject, client }: Data) =>
      `${quote(text)} in ${subject} is no variable for ${client}; the text is used as it stands`,
    nested: ({ text, subject, client }: Data) =>
      `${client} ends ${quote(`${text}…`)} in ${subject} at the first "}", and what follows stays in the value`,
  },
  on: {
    server: {
      text: /workspace|[@#%&]\{[A-Z]|(?:\$\{|\{(?:env|file):)(?:[a-z]+:)?(?:\}|\w+[-+=?^#%/,@]|[^{}]{0,200}?(?:[\s"'{]|$))/,
      check(server, { client, report }) {
        const { dialect } = server;
        const { placeholders } = dialect;
        if (placeholders === undefined) return;
        for (const { part, meaning } of expandableStrings(server, mayBeMalformed)) {
          // A command that the client runs is read by a shell after it.
          if (placeholders.lookedUp?.in.includes(meaning) && part.value.startsWith(placeholders.lookedUp.command))
            continue;
          const known = placeholders.in[meaning] ?? [];
          for (const fault of malformedIn(part.value)) {
            const { kind, text, start, end } = fault;
            const own = kind === 'sigil' ? variableIn(dialect, meaning, nameIn(text)) : undefined;
            const by = evidenceOf(kind, placeholders);
            if (by === undefined || !isMistaken(fault, known, own)) continue;
            const subject = subjectOf(part.route, server);
            report(kind, { text, subject, client }, at(server.document, part.route, 'value', { start, end }), {
              server,
              reaction: { effect: 'ignored', by },
              help: own === undefined ? remedy(fault, known) : `write ${quote(own)}`,
              fix: own === undefined ? forAll(fixFor(fault, part.route)) : rewriting(part.route, { start, end }, own),
            });
          }
        }
      },
    },
  },
});

/** That the client does not take it; undefined where it may. */
function evidenceOf(kind: MalformedPlaceholder['kind'], facts: Placeholders): Evidence | undefined {
  if (kind === 'operator' && facts.shell) return undefined;
  return kind === 'nested' ? facts.cutsNested : facts.by;
}

function isMistaken(
  { kind, text }: MalformedPlaceholder,
  known: readonly PlaceholderSyntax[],
  own: string | undefined,
): boolean {
  if (kind === 'sigil') return own !== undefined;
  return kind === 'undollared' ? known.includes('${workspaceFolder}') : isOfClient(known, text);
}

/** "@{NAME}" without its signs. */
function nameIn(text: string): string {
  return text.replace(/\W/g, '');
}

/** Another client's way to write it is a question of its own. */
function isOfClient(known: readonly PlaceholderSyntax[], text: string): boolean {
  const [, marker] = /^(\$?\{(?:[a-z]+:(?!-))?)/.exec(text) ?? [];
  return known.some((syntax) => (marker === '${' ? /^\$\{[A-Z]/.test(syntax) : syntax.startsWith(marker ?? ' ')));
}

function bracedIn(text: string): string {
  return `\${${text.replace(/[${}()\s]/g, '')}}`;
}

/** The text that a remedy names. */
function fixFor({ kind, text, start, end }: MalformedPlaceholder, route: Route): Fix | undefined {
  const write = (to: string) => rewriting(route, { start, end }, to);
  switch (kind) {
    case 'open':
      return write(`${text}}`);
    case 'blank':
      return write(text.replace(/\s/g, ''));
    case 'double':
    case 'undollared':
      return write(bracedIn(text));
    default:
      return undefined;
  }
}

function remedy({ kind, text }: MalformedPlaceholder, known: readonly PlaceholderSyntax[]): string {
  switch (kind) {
    case 'open':
      return `write ${quote(`${text}}`)}`;
    case 'blank':
      return `write ${quote(text.replace(/\s/g, ''))}`;
    case 'double':
    case 'undollared':
      return `write ${quote(bracedIn(text))}`;
    case 'operator':
      return known.includes('${NAME:-default}')
        ? `write ${quote(`${text.slice(0, -1)}}`)}, or ":-" before a default`
        : `write ${quote(`${text.slice(0, -1)}}`)}`;
    case 'nested':
      return 'write a default without a variable';
    case 'sigil':
    case 'nameless':
      return 'name the variable, or take it out';
  }
}

export const docs = defineDocs({
  summary: 'What was to be a variable and is none: a brace or the name is missing',
  why: 'The text reaches the server as it stands, or cut in the wrong place. Nothing is said of variables in the syntax of another client, which `placeholder-syntax` reports, of scripts for a shell, and of `${A:-${B}}` where nothing is known of the client.',
  fix: 'Close the brace, name the variable, take out the blanks.',
  mends: {
    safe: 'closes the brace, takes out blanks and second braces, writes the dollar',
  },
  examples: [
    {
      title: 'An input whose brace is missing',
      files: {
        '.vscode/mcp.json':
          '{ "inputs": [{ "id": "key", "type": "promptString", "description": "Key", "password": true }],\n  "servers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "headers": { "Authorization": "Bearer ⟦${input:key⟧" } } } }\n',
      },
    },
    {
      title: 'The folder of the project without its dollar',
      files: {
        '.vscode/mcp.json':
          '{ "servers": { "docs": { "type": "stdio", "command": "node", "args": ["⟦{workspaceFolder}⟧/dist/docs.js", "${workspaceFolder}"] } } }\n',
      },
    },
    {
      title: 'Another sign where the dollar belongs',
      files: {
        '.gemini/settings.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "args": ["--owner", "me@{host}"], "env": { "DB_TOKEN": "⟦@{DB_TOKEN}⟧" } } } }\n',
      },
    },
    {
      title: 'No closing brace',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "args": ["--url=⟦${DB_URL⟧"], "env": { "DB_TOKEN": "⟦${DB_TOKEN⟧" } } } }\n',
      },
    },
    {
      title: 'No name',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_URL": "⟦${}⟧" } } } }\n',
      },
    },
    {
      title: 'Blanks around the name',
      files: {
        '.vscode/mcp.json':
          '{ "servers": { "db": { "command": "db-mcp", "env": { "DB_TOKEN": "⟦${env: DB_TOKEN }⟧" } } } }\n',
      },
    },
    {
      title: 'A variable in a default, in Claude Code, which reads to the first brace',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "args": ["⟦${DB_DIR:-⟧${HOME}/db}"] } } }\n',
      },
    },
    {
      title: 'Braces twice',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_TOKEN": "⟦${{DB_TOKEN}}⟧" } } } }\n',
      },
    },
    {
      title: "A shell's way to write a default",
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "args": ["⟦${DB_DIR-⟧/tmp}"] } } }\n',
      },
    },
    {
      title: 'A command of omp, which a shell reads',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_DIR": "!echo ${HOME%/}/db" } } } }\n',
      },
    },
    {
      title: 'A default, a script for a shell, and a template of another program',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": "a-mcp", "args": ["${DIR:-a b}", "Hello {{ name }}", "{ }"] }, "b": { "command": "bash", "args": ["-c", "exec ${B:-${HOME}/b-mcp}"] } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim:
        'a reference is "${", a name of letters, digits and "_", perhaps ":-" and a default, and "}"; anything else stays',
      source: 'Claude Code 2.1.326, run with a started server',
      date: '2026-11-18',
    },
    {
      claim: '${A:-${B}/c} ends at the first brace: "/c}" is appended to the value',
      source: 'anthropics/claude-code, issue 25563',
      date: '2026-02-13',
    },
  ],
});
