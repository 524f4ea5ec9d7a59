import type { LookedUp } from '../../clients/index.ts';
import { type NamedPart, type Server, subjectOf } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { meaningAt, spell } from '../../model/variables/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

/** Of two words and more: "DEBUG" and "PRODUCTION" are values. */
const variable = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;

export default defineRule({
  id: 'env-silent-drop',
  category: 'clarity',
  severity: 'info',
  messages: {
    command: (data: { subject: string; client: string; sign: string; outcome: string }) =>
      `${data.client} runs what follows ${quote(data.sign)} in ${data.subject}, and ${data.outcome} when that fails`,
    empty: (data: { subject: string; client: string; sign: string; outcome: string }) =>
      `${data.client} takes ${quote(data.sign)} in ${data.subject} for a command, and ${data.outcome}: none follows`,
    name: (data: { subject: string; text: string; client: string }) =>
      `${data.client} takes ${quote(data.text)} in ${data.subject} for a variable, and for text where there is none`,
  },
  on: {
    server: {
      lookedUp: true,
      check(server, { client, report }) {
        const lookedUp = server.dialect.placeholders?.lookedUp;
        if (lookedUp === undefined) return;
        for (const part of partsOf(server, lookedUp)) {
          const subject = subjectOf(part.route, server);
          const place = at(server.document, part.route, 'value');
          if (part.value.startsWith(lookedUp.command)) {
            const { command: sign, whenFails: outcome } = lookedUp;
            if (part.value.slice(sign.length).trim() === '') {
              report('empty', { subject, client, sign, outcome }, place, {
                server,
                reaction: { effect: 'ignored', by: lookedUp.by },
                help: `write the command after ${quote(sign)}, or the value itself`,
              });
              continue;
            }
            report('command', { subject, client, sign, outcome }, place, {
              server,
              help: 'see that the command prints the value and nothing else on every machine that starts the server',
            });
          } else if (lookedUp.names && part.value !== part.name && variable.test(part.value)) {
            report('name', { subject, text: part.value, client }, place, {
              server,
              help: `write ${quote(spell('${NAME}', part.value))}, which shows what is meant`,
            });
          }
        }
      },
    },
  },
});

function partsOf(server: Server, { in: fields }: LookedUp): NamedPart[] {
  return [...server.env, ...server.headers].filter(({ route }) => fields.includes(meaningAt(server, route)));
}

export const docs = defineDocs({
  summary: 'A value that the client looks up, and drops or takes as it stands when that fails',
  why: 'omp takes a value of `env` or `headers` that begins with "!" for a command, and one that is the name of a variable for that variable. Neither complains when it fails: the entry is gone, or the name itself is sent as if it were the token. A password that happens to begin with "!" is run.',
  fix: 'Test the command, and write names as `${NAME}`.',
  mends: 'the value is right as long as the variable exists',
  examples: [
    {
      title: 'No command after the sign',
      files: {
        '.omp/mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", "env": { "DOCS_TOKEN": ⟦"!"⟧ } } } }\n',
      },
    },
    {
      title: 'A command',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "headers": { "Authorization": ⟦"!docs-token"⟧ } } } }\n',
      },
    },
    {
      title: 'The name of a variable',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp", "env": { "TOKEN": ⟦"DOCS_TOKEN"⟧ } } } }\n',
      },
    },
    {
      title: 'A variable, one that stands for itself, and capitals that are a value',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp", "args": ["!x"], "env": { "TOKEN": "${DOCS_TOKEN}", "DOCS_TOKEN": "DOCS_TOKEN", "LEVEL": "DEBUG" } } } }\n',
      },
    },
    {
      title: 'Claude Code passes both on',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", "env": { "A": "!b", "C": "D_E" } } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim:
        'after "${…}" is expanded, "!" runs the rest, 10 s at most, and a failure drops the entry; a value that is the name of a set variable becomes its value',
      source: '@oh-my-pi/pi-coding-agent 18.3.4, read',
      date: '2026-09-27',
    },
  ],
});
