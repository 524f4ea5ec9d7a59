import { folderHolding } from '../../model/folders/index.ts';
import { packageRun, textsOf, wordsOf } from '../../model/launch/index.ts';
import { environmentOf, packagesOf, writtenText } from '../../model/manifests/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { nameOf, type Server } from '../../model/server/index.ts';
import { at, own, type Place } from '../../model/values/index.ts';
import { quote, suggest } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

/** A variable that the description of a package names. */
interface Described {
  readonly name: string;
  readonly isRequired: boolean;
  readonly place: Place;
}

export default defineRule({
  id: 'server-manifest-drift',
  category: 'correctness',
  severity: 'warning',
  messages: {
    variable: (data: { server: string; name: string; known: string; file: string; isRequired: boolean }) =>
      `${data.server} is given ${quote(data.name)}; ${quote(data.file)} ${data.isRequired ? 'requires' : 'knows'} ${quote(data.known)}`,
    version: (data: { server: string; version: string; file: string; described: string }) =>
      `${data.server} runs version ${data.version} of the package that ${quote(data.file)} describes as ${data.described}`,
  },
  on: {
    run: {
      with: 'manifest',
      check({ readings }, { report }) {
        for (const manifest of readings) {
          if (manifest.format.registry === undefined) continue;
          const file = manifest.document.path;
          for (const listed of packagesOf(manifest)) {
            const identifier = writtenText(listed.value, 'identifier');
            if (identifier === undefined) continue;
            const variables = variablesOf(manifest, listed);
            for (const { reading, server, version, place } of runsOf(identifier, around(file, readings))) {
              for (const { name, route } of server.env) {
                const meant = meantBy(name, variables, server);
                if (meant === undefined) continue;
                const data = { server: nameOf(server), name, known: meant.name, file, isRequired: meant.isRequired };
                report('variable', data, at(server.document, route, 'key'), {
                  reading,
                  server,
                  help: `did you mean ${quote(meant.name)}?`,
                  related: [{ place: meant.place, message: 'what the package reads' }],
                });
              }
              const described = writtenText(listed.value, 'version');
              if (described === undefined || version === undefined || version === described) continue;
              report('version', { server: nameOf(server), version, file, described }, place, {
                reading,
                server,
                severity: 'info',
                help: `run version ${described}, or leave it if the older one is meant`,
                related: [
                  { place: at(manifest.document, [...listed.route, 'version']), message: 'the version described' },
                ],
              });
            }
          }
        }
      },
    },
  },
});

function variablesOf({ document }: Reading, listed: Parameters<typeof environmentOf>[1]): readonly Described[] {
  return environmentOf(document, listed).flatMap(({ value, route }) => {
    const name = writtenText(value, 'name');
    if (name === undefined) return [];
    return [{ name, isRequired: own(value, 'isRequired') === true, place: at(document, [...route, 'name']) }];
  });
}

/** What lies in a folder with the manifest, above it or below: a repository beside it may run what it likes. */
function around(file: string, readings: readonly Reading[]): readonly Reading[] {
  const own = folderHolding(file);
  return readings.filter(({ document }) => {
    const folder = folderHolding(document.path);
    return folder.startsWith(own) || own.startsWith(folder);
  });
}

/** Each server that is started by running this package. */
function* runsOf(identifier: string, readings: readonly Reading[]) {
  for (const reading of readings) {
    if (!reading.owner || reading.format.dialect === undefined || !reading.document.text.includes(identifier)) continue;
    for (const server of reading.servers) {
      const words = server.broken || server.off ? [] : wordsOf(server);
      const run = packageRun(textsOf(words));
      const word = run && words[run.word];
      if (run?.name !== identifier || word === undefined) continue;
      const place = at(server.document, word.route, 'value', { start: run.start, end: run.end });
      const isExact = run.version !== undefined && /^\d[\w.+-]*$/.test(run.version);
      yield { reading, server, place, version: isExact ? run.version : undefined };
    }
  }
}

/** What is nearly one that the server is not given, and none itself. */
function meantBy(name: string, variables: readonly Described[], { env }: Server): Described | undefined {
  if (variables.some((each) => each.name === name)) return undefined;
  const given = new Set(env.map((each) => each.name));
  const missing = variables.filter((each) => !given.has(each.name));
  const meant = suggest(
    name,
    missing.map((each) => each.name),
  );
  return missing.find((each) => each.name === meant);
}

const described =
  '{ "$schema": "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json", "name": "com.example/docs", "description": "Docs", "version": "2.0.0", "packages": [{ "registryType": "npm", "identifier": "@example/docs-mcp", "version": "2.0.0", "transport": { "type": "stdio" }, "environmentVariables": [{ "name": "DOCS_URL", "isRequired": true }, { "name": "DOCS_LANGUAGE" }] }] }\n';

export const docs = defineDocs({
  summary: 'A server that is run otherwise than its own description says',
  why: 'A repository that publishes a server often runs it, too. Its `server.json` says which variables the package reads; a configuration that was not changed with it gives the server a name that it no longer looks for.',
  fix: 'Give the variable the name that stands in `server.json`, or correct it there.',
  mends: 'which of the two is out of date cannot be told',
  examples: [
    {
      title: 'A variable that was renamed, and an older version',
      files: {
        'server.json': described,
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "⟦@example/docs-mcp@1.4.0⟧"], "env": { ⟦"DOCS_URI"⟧: "${DOCS_URI}" } } } }\n',
      },
    },
    {
      title: 'What it reads, and what any program may be given',
      files: {
        'server.json': described,
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "@example/docs-mcp@2.0.0"], "env": { "DOCS_URL": "${DOCS_URL}", "LOG_LEVEL": "debug" } } } }\n',
      },
    },
    {
      title: 'That of another project beside it',
      files: {
        'vendor/docs/server.json': described,
        'app/.mcp.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "@example/docs-mcp@1.4.0"], "env": { "DOCS_URI": "${DOCS_URI}" } } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'environmentVariables are those that the package reads',
      source: 'modelcontextprotocol/registry, docs/reference/server-json',
      date: '2026-11-18',
    },
  ],
});
