import { brokenNameRules, nameOf, placeOfName, strangers } from '../../model/server/index.ts';
import { toolNamesOf } from '../../model/tools/index.ts';
import { at, hasInvisible, undisguise } from '../../model/values/index.ts';
import { losesServer } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { renamedTo } from '../shared/new-names.ts';
import { ownNameFor, underOwnName } from '../shared/own-field.ts';

export default defineRule({
  id: 'key-whitespace',
  category: 'correctness',
  severity: 'warning',
  messages: {
    field: (data: { key: string; own: string; server: string; client: string }) =>
      `the key ${quote(data.key)} of ${data.server} only looks like ${quote(data.own)}; ${data.client} does not read it`,
    name: (data: { key: string; what: string }) =>
      `the name ${quote(data.key)} ${data.what}, so nothing that spells it plainly finds the server`,
  },
  on: {
    server: {
      strangers: true,
      check(server, { client, report }) {
        for (const { kind, own, field, meaning, cost } of strangers(server)) {
          if (kind !== 'disguised' || own === undefined) continue;
          const data = { key: field.key, own, server: nameOf(server), client };
          report('field', data, at(server.document, field.route, 'key'), {
            server,
            help: `write ${quote(own)}`,
            fix: ownNameFor(server, field, own, meaning),
            meant: underOwnName(server, field, own, meaning),
            ...(cost === undefined ? {} : { reaction: cost }),
          });
        }
      },
    },
    name: {
      like: /[^\x21-\x7e]/,
      check(server, { reading, report }) {
        const what = oddity(server.name);
        // That the client does not load it says more.
        const isLost = brokenNameRules(server, toolNamesOf(reading)).some(({ reaction }) =>
          losesServer(reaction.effect),
        );
        if (what === undefined || isLost) return;
        report('name', { key: server.name, what }, placeOfName(server), {
          server,
          help: `write ${quote(plain(server.name))}`,
          fix: renamedTo(server, plain(server.name)),
        });
      },
    },
  },
});

/** Letters of other scripts are fine in a name; what cannot be seen is not. */
function oddity(name: string): string | undefined {
  if (hasInvisible(name)) return 'holds an invisible character';
  return name !== name.trim() ? 'has a blank at its end or start' : undefined;
}

function plain(name: string): string {
  return hasInvisible(name) ? undisguise(name) : name.trim();
}

export const docs = defineDocs({
  summary: 'A key with a blank at its ends, an invisible character, or letters of another script',
  why: 'The key looks right and is another one: the client does not find the field, and permissions that spell the server plainly do not match it.',
  fix: 'Type the key again.',
  mends: { safe: 'renames a field', unsafe: 'renames a server, in every file that defines or mentions it' },
  examples: [
    {
      title: 'A blank at the end of a key',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", ⟦"args "⟧: ["--stdio"] } } }\n' },
    },
    {
      title: 'A Cyrillic letter in a key',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { ⟦"сommand"⟧: "docs-mcp" } } }\n' },
    },
    {
      title: 'A name in another script',
      files: { '.omp/mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n' },
    },
  ],
  evidence: [
    { claim: 'unknown keys are ignored', source: 'Claude Code 2.1.326, run (case 15)', date: '2026-11-18' },
    {
      claim: 'people lose servers to a blank after a key',
      source: 'google-gemini/gemini-cli#14621',
      date: '2025-12-05',
    },
  ],
});
