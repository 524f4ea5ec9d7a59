import { isOddToken, type NamedPart, nameOf, type Server } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { type Context, defineDocs, defineRule } from '../define.ts';
import { removing } from '../shared/fixes.ts';

/** A token of RFC 9110. */
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** Blanks and line breaks at the ends are taken off before sending. */
const outer = /^[\t\n\r ]+|(?<![\t\n\r ])[\t\n\r ]+$/g;
const broken = /[\0\n\r]/;
const unsendable = /[\0\n\r]|[^\0-\xff]/u;

const messages = {
  empty: (data: { server: string; outcome: string }) => `a header of ${data.server} has no name, and ${data.outcome}`,
  name: (data: { name: string; server: string; character: string; outcome: string }) =>
    `the header ${quote(data.name)} of ${data.server} has ${data.character} in its name, and ${data.outcome}`,
  value: (data: { name: string; server: string; character: string; outcome: string }) =>
    `the header ${quote(data.name)} of ${data.server} has ${data.character} in its value, and ${data.outcome}`,
  own: (data: { name: string; server: string; client: string }) =>
    `${data.client} leaves the header ${quote(data.name)} of ${data.server} to nobody else, and requests with it fail`,
  token: (data: { name: string; server: string }) =>
    `the header ${quote(data.name)} of ${data.server} names a way to sign in, and nothing to sign in with`,
  again: (data: { name: string; server: string; text: string }) =>
    `the value of the header ${quote(data.name)} of ${data.server} begins with ${quote(data.text)} once more`,
  twice: (data: { name: string; other: string; server: string }) =>
    `${quote(data.name)} and ${quote(data.other)} of ${data.server} are one header, which is sent with both values`,
};

export default defineRule({
  id: 'header-shape',
  category: 'correctness',
  severity: 'warning',
  messages,
  on: {
    server: {
      headers: 'odd',
      check(server, { client, report }) {
        if (server.transport === 'stdio') return;
        const { unsendable: reaction } = server.dialect;
        const failing = { server, ...(reaction && { reaction }) };
        const outcome = reaction?.effect === 'ignored' ? `${client} leaves it out` : 'requests with it fail';
        const seen = new Map<string, NamedPart>();
        for (const header of server.headers) {
          const { name, value, route } = header;
          const shared = { name, server: nameOf(server), outcome };
          if (!token.test(name)) {
            const place = at(server.document, route, 'key');
            if (name === '') report('empty', shared, place, { ...failing, help: 'remove it, or name it' });
            else {
              const character = characterIn([...name].find((each) => !token.test(each)) ?? '');
              const help = 'a name is made of letters, digits and signs such as "-" and "_"';
              report('name', { ...shared, character }, place, { ...failing, help });
            }
            continue;
          }
          const { ownHeaders } = server.dialect;
          if (ownHeaders !== undefined && isOwn(header, ownHeaders.names)) {
            report('own', { name, server: nameOf(server), client }, at(server.document, route, 'key'), {
              server,
              reaction: ownHeaders.reaction,
              help: 'remove it',
              fix: removing(route),
            });
            continue;
          }
          const sent = server.dialect.keepsLineEnds ? value : value.replace(outer, '');
          const odd = (server.dialect.sendsUtf8 ? broken : unsendable).exec(sent);
          if (odd !== null) {
            const place = at(server.document, route, 'value');
            report('value', { ...shared, character: characterIn(odd[0]) }, place, {
              ...failing,
              help: 'take it out',
            });
          }
          tellToken(server, header, report);
          const lower = name.toLowerCase();
          const first = seen.get(lower);
          if (first === undefined) seen.set(lower, header);
          else {
            report('twice', { ...shared, other: first.name }, at(server.document, route, 'key'), {
              server,
              help: 'keep one of them',
              fix: removing(route),
              related: [{ place: at(server.document, first.route, 'key'), message: 'the other one' }],
            });
          }
        }
      },
    },
  },
});

function tellToken(
  server: Server,
  { name, value, route }: NamedPart,
  report: Context<typeof messages>['report'],
): void {
  if (!isOddToken(name, value)) return;
  const sent = value.trimStart();
  const [scheme = ''] = /^(?:bearer|basic)/i.exec(sent) ?? [];
  const place = at(server.document, route, 'value');
  const shared = { name, server: nameOf(server) };
  if (scheme !== '' && sent.trim() === scheme) {
    report('token', shared, place, { server, help: `write what belongs behind ${quote(scheme)}` });
  } else {
    const text = scheme === '' ? `${sent.slice(0, name.length)}:` : scheme;
    report('again', { ...shared, text }, place, { server, help: `write ${quote(text)} once` });
  }
}

/** Of "Connection", the words that say what happens anyway do no harm. */
function isOwn({ name, value }: NamedPart, names: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return names.includes(lower) && !(lower === 'connection' && /^(?:close|keep-alive)$/i.test(value.trim()));
}

/** In words: a value could be a secret, and of a character that nobody sees its number says more. */
function characterIn(character: string): string {
  if (character === ' ') return 'a blank';
  if (character === '\n' || character === '\r') return 'a line break';
  if (/^[\x21-\x7e]$/.test(character)) return quote(character);
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `the character U+${code}`;
}

export const docs = defineDocs({
  summary: 'A header that no request can carry, or one header twice',
  why: 'Clients load such a server and fail when they connect to it: the libraries that send requests refuse names other than the letters, digits and signs that HTTP allows, and values with line breaks or characters beyond Latin-1. Names of headers do not tell capitals from small letters: two that differ in nothing else are joined, and a token joined with another one opens nothing.',
  fix: 'Correct the name or the value; keep one of two.',
  mends: { unsafe: 'removes the second of two headers that are one' },
  examples: [
    {
      title: 'A way to sign in, and nothing to sign in with, or the same twice',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "headers": { "Authorization": ⟦"Bearer"⟧ } }, "wiki": { "type": "http", "url": "https://wiki.example.com/mcp", "headers": { "Authorization": ⟦"Bearer Bearer ${WIKI_TOKEN}"⟧ } }, "web": { "type": "http", "url": "https://web.example.com/mcp", "headers": { "X-Team": ⟦"X-Team: docs"⟧ } } } }\n',
      },
    },
    {
      title: 'Headers of the connection itself, in Gemini CLI',
      files: {
        '.gemini/settings.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "headers": { ⟦"Content-Length"⟧: "5", "X-Team": "docs" } }, "wiki": { "type": "http", "url": "https://wiki.example.com/mcp", "headers": { ⟦"Connection"⟧: "upgrade" } }, "mail": { "type": "http", "url": "https://mail.example.com/mcp", "headers": { "Connection": "keep-alive" } } } }\n',
      },
    },
    {
      title: 'A blank in a name',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "headers": { ⟦"X Team"⟧: "docs" } } } }\n',
      },
    },
    {
      title: 'The colon belongs to the syntax, and a header without a name',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "docs": { "url": "https://docs.example.com/mcp", "headers": { ⟦"X-Team:"⟧: "docs", ⟦""⟧: "docs" } } } }\n',
      },
    },
    {
      title: 'A line break and a typographic sign in values',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "headers": { "X-Team": ⟦"docs\\nteam"⟧, "X-Note": ⟦"docs – team"⟧ } } } }\n',
      },
    },
    {
      title: 'One header twice',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "headers": { "X-Team": "a", ⟦"x-team"⟧: "b" } } } }\n',
      },
    },
    {
      title: 'Signs that are allowed, and a line break at the end, which is taken off',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "docs": { "url": "https://docs.example.com/mcp", "headers": { "X_Team.Name": "docs\\n", "X-Note": "café" } } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim:
        'a name with a blank or none, and a value with a line break or a character beyond Latin-1 throw a TypeError; two spellings of a name are joined by ", "',
      source: 'Node 20.20.2, Headers run; the standard of fetch, "header name" and "header value"',
      date: '2026-11-18',
    },
    {
      claim: 'a name with a blank, none at all, or a line break in a value stops the connection: "Invalid header name"',
      source: 'Claude Code 2.1.327, run with --debug-file (case 32b)',
      date: '2026-11-18',
    },
    {
      claim:
        'a header name with a space is loaded by every client; Codex and Grok Build send their requests without such a header',
      source: 'nineteen clients, run (case 32b); Codex 0.169.0, Grok Build 1.0.41, run',
      date: '2026-11-18',
    },
  ],
});
