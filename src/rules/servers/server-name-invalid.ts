import type { NameRule } from '../../clients/index.ts';
import { brokenNameRules, isTooLong, nameOf, placeOfName, shownTo } from '../../model/server/index.ts';
import { formFor, toolNamesOf } from '../../model/tools/index.ts';
import { isObject } from '../../model/values/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { alikeIn } from '../shared/clashes.ts';
import { renamedPlainly } from '../shared/new-names.ts';

export default defineRule({
  id: 'server-name-invalid',
  category: 'compatibility',
  severity: 'info',
  messages: {
    outside: (data: { server: string; fault: string; consequence: string }) =>
      `the name of ${data.server} ${data.fault}; ${data.consequence}`,
    long: (data: { server: string; length: number; limit: number; consequence: string }) =>
      `the name of ${data.server} has ${data.length} characters where ${data.limit} are taken; ${data.consequence}`,
  },
  on: {
    name: {
      allowed: false,
      check(server, { client, reading, report }) {
        // What is no object is no server, whatever it is called.
        if (server.broken || !isObject(server.entry)) return;
        const names = toolNamesOf(reading);
        for (const rule of brokenNameRules(server, names)) {
          const { reaction } = rule;
          // Of two names that become one, server-name-collision says what is lost.
          if (reaction.effect === 'fine' && names !== undefined && alikeIn(reading, names).has(server)) continue;
          const name = shownTo(rule, server.name, names);
          const outcome =
            reaction.effect === 'fine' && names !== undefined
              ? `${client} loads it and calls its tools ${quote(formFor(names, server.name))}`
              : consequence(reaction, client);
          const shared = { server: nameOf(server), consequence: outcome };
          const extra = { reaction, server };
          const place = placeOfName(server);
          if (isTooLong(rule, name)) {
            const limit = rule.maxLength ?? 0;
            const help = rule.pattern.test(name) ? '' : `, and use ${rule.allows}`;
            report('long', { ...shared, length: name.length, limit }, place, {
              ...extra,
              help: `shorten it to ${limit} characters at most${help}`,
            });
          } else {
            report('outside', { ...shared, fault: faultOf(name, rule) }, place, {
              ...extra,
              help: `use ${rule.allows}`,
              fix: renamedPlainly(server, reading),
            });
          }
          return;
        }
      },
    },
  },
});

function faultOf(name: string, { fault, allows }: NameRule): string {
  if (name === '') return 'is empty';
  return fault ?? `holds more than ${allows}`;
}

export const docs = defineDocs({
  summary: "A server name outside what the client, or the client's own commands, take",
  why: 'Most files take any name. The command line of the client may not, so the server cannot be named there; and in the names of its tools other characters turn into `_`, which is what permissions have to spell.',
  fix: 'Use letters, digits and hyphens; lower-case ones every client takes.',
  mends: {
    unsafe:
      'renames the server to what the client takes, in every file that defines or mentions it; of a name that is too long or has none of those letters, nothing',
  },
  examples: [
    {
      title: 'A blank in a name',
      files: { '.mcp.json': '{ "mcpServers": { ⟦"Google Drive"⟧: { "command": "drive-mcp" } } }\n' },
    },
    {
      title: 'No name at all',
      files: { '.omp/mcp.json': '{ "mcpServers": { ⟦""⟧: { "command": "drive-mcp" } } }\n' },
    },
    {
      title: 'A name that becomes that of another server',
      files: {
        '.mcp.json': '{ "mcpServers": { "my_server": { "command": "a-mcp" }, "my.server": { "command": "b-mcp" } } }\n',
      },
      also: ['server-name-collision'],
    },
    {
      title: 'A plain name',
      files: { '.mcp.json': '{ "mcpServers": { "google-drive": { "command": "drive-mcp" } } }\n' },
    },
  ],
  evidence: [
    {
      claim: 'any key but the reserved ones loads; the command line takes letters, digits, hyphen and underscore',
      source: 'Claude Code 2.1.326, run (cases 18a to 18i) and read',
      date: '2026-11-18',
    },
    { claim: 'an empty name is refused', source: 'omp 18.2.3, run (case 18e)', date: '2026-11-18' },
    {
      claim: 'name: lower-case letters, digits, hyphens, underscores',
      source: 'MCP Server Configuration Specification (a configuration form for Claude Code)',
      date: '2026-11-18',
    },
  ],
});
