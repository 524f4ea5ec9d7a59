import { isPassedOver, type Reading, serverMaps } from '../../model/reading/index.ts';
import { isNameless, placeOfName } from '../../model/server/index.ts';
import { atSpan, isSameRoute, startsWith } from '../../model/values/index.ts';
import type { Route } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { clashes } from '../shared/clashes.ts';

export default defineRule({
  id: 'key-duplicate',
  category: 'correctness',
  severity: 'warning',
  inSnippets: 'never',
  messages: {
    server: (data: { name: string; client: string; kept: 'first' | 'last' }) =>
      `server ${quote(data.name)} is defined twice; ${data.client} keeps the ${data.kept} definition and loses this one`,
    servers: (data: { key: string; client: string }) =>
      `${quote(data.key)} stands twice; ${data.client} keeps the last one and loses every server in this one`,
    key: (data: { key: string; client: string }) =>
      `${quote(data.key)} stands twice in one object; ${data.client} keeps the last value and loses this one`,
    same: (data: { key: string }) => `${quote(data.key)} stands twice with the same value`,
    refused: (data: { key: string; client: string }) =>
      `${quote(data.key)} stands twice, which ${data.client} cannot parse`,
  },
  on: {
    problem: {
      kind: 'duplicate-key',
      check(problem, { client, reading, report }) {
        if (problem.kind !== 'duplicate-key') return;
        const { document, format, servers } = reading;
        const route = problem.route ?? [];
        const key = String(route.at(-1) ?? '');
        const extra = {
          help: 'rename or delete one of them',
          related: problem.related
            ? [{ place: atSpan(document, problem.related.span), message: problem.related.message }]
            : [],
        };
        const place = atSpan(document, problem.span, route);
        const { duplicates } = format.syntax;
        if (duplicates.effect !== 'fine') {
          report('refused', { key, client }, place, { ...extra, reaction: duplicates });
        } else if (isPassedOver(format)) {
          // Of what the client does not read it loses nothing.
          return;
        } else if (problem.same) {
          report('same', { key }, place, { ...extra, severity: 'info', help: 'delete one of them' });
        } else if (holdsServers(reading, route)) {
          report('servers', { key, client }, place, { ...extra, severity: 'error' });
        } else if (isServer(reading, route)) {
          const server = servers.find((known) => isSameRoute(known.route, route));
          report('server', { name: key, client, kept: 'last' }, place, { ...extra, severity: 'error', server });
        } else {
          report('key', { key, client }, place, extra);
        }
      },
    },
    file: {
      sameName: true,
      check(reading, { client, report }) {
        const keeps = reading.format.servers.find((map) => map.keeps !== undefined)?.keeps;
        if (keeps === undefined) return;
        // Items of a list that hold one name, of which the client keeps one. What is off is none of them.
        const named = reading.servers.filter((server) => !isNameless(server) && !server.off);
        const isFirst = keeps.which === 'first';
        const lost = [...clashes(isFirst ? named : named.reverse(), (name) => name)];
        for (const { server, first: kept } of isFirst ? lost : lost.reverse()) {
          const related = [{ place: placeOfName(kept), message: 'the one that is loaded' }];
          const place = placeOfName(server);
          if (JSON.stringify(server.entry) === JSON.stringify(kept.entry)) {
            report('same', { key: server.name }, place, {
              server,
              severity: 'info',
              help: 'delete one of them',
              related,
            });
            continue;
          }
          report('server', { name: server.name, client, kept: keeps.which }, place, {
            reaction: { effect: 'drops-server', by: keeps.by },
            server,
            help: 'rename or delete one of them',
            related,
          });
        }
      },
    },
  },
});

function holdsServers(reading: Reading, route: Route): boolean {
  return serverMaps(reading.document, reading.format).some((map) => route.length > 0 && startsWith(map.route, route));
}

function isServer(reading: Reading, route: Route): boolean {
  return serverMaps(reading.document, reading.format).some(
    ({ route: map, only }) => only === undefined && route.length === map.length + 1 && startsWith(route, map),
  );
}

export const docs = defineDocs({
  summary: 'The same key twice in one object: the earlier value is lost',
  why: 'JSON parsers keep the last of two equal keys and say nothing. If the key is a server, the first server does not exist for the client; if it is the map of servers, everything in the first map is gone. YAML and TOML clients refuse the file instead.',
  fix: 'Rename one of the two, or merge them. The finding stands at the definition that is lost; the one that wins is named beside it.',
  mends: 'which of two values is meant is a decision',
  examples: [
    {
      title: 'A server is defined twice',
      files: {
        '.mcp.json':
          '{\n  "mcpServers": {\n    ⟦"db"⟧: { "command": "postgres-mcp" },\n    "db": { "command": "sqlite-mcp" }\n  }\n}\n',
      },
    },
    {
      title: 'A field stands twice in one server',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "db": { ⟦"command"⟧: "postgres-mcp", "args": [], "command": "sqlite-mcp" } } }\n',
      },
    },
    {
      title: 'Twice the same, so that nothing is lost',
      files: {
        '.mcp.json':
          '{\n  "mcpServers": {\n    ⟦"db"⟧: { "command": "postgres-mcp" },\n    "db": { "command": "postgres-mcp" }\n  }\n}\n',
      },
    },
    {
      title: "Two items with one name in Continue's list",
      files: {
        '.continue/config.yaml':
          'name: work\nversion: 0.0.1\nschema: v1\nmcpServers:\n  - name: ⟦db⟧\n    command: postgres-mcp\n  - name: db\n    command: sqlite-mcp\n',
      },
    },
    {
      title: 'The same key in two objects',
      files: { '.mcp.json': '{ "mcpServers": { "a": { "command": "a-mcp" }, "b": { "command": "b-mcp" } } }\n' },
    },
  ],
  evidence: [
    {
      claim: 'the last of two equal keys wins without a word, also for the root key',
      source: 'Claude Code 2.1.326, OpenCode 1.18.33, omp 18.2.3, run (cases 11, 11b, 11c)',
      date: '2026-11-18',
    },
  ],
});
