import type { RegistryFacts } from '../../clients/index.ts';
import { isStamped } from '../../model/manifests/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { adding, writing } from '../shared/fixes.ts';
import { serverJson } from '../shared/samples.ts';

const oldFirst = 'https://static.modelcontextprotocol.io/schemas/2025-09-29/server.schema.json';

export default defineRule({
  id: 'server-json-schema-url',
  category: 'correctness',
  severity: 'error',
  messages: {
    missing: (data: { client: string }) => `the file has no "$schema", so ${data.client} refuses it`,
    unknown: (data: { client: string }) =>
      `"$schema" names no revision that ${data.client} has, so it refuses the file`,
    old: (data: { revision: string; current: string }) =>
      `"$schema" names the revision of ${data.revision}; publishers are asked for that of ${data.current}`,
  },
  on: {
    registry({ document, format: { registry } }, { client, report }) {
      if (!isObject(document.value) || document.isBroken([])) return;
      const declared = own(document.value, '$schema');
      const [current = ''] = registry.revisions.slice(-1);
      const help = `write ${quote(registry.schemaUrl(current))}`;
      // What the newest revision asks for may not stand in the file.
      const fix = writing(['$schema'], registry.schemaUrl(current), 'unsafe');
      if (declared === undefined || declared === '') {
        const place = at(document, declared === '' ? ['$schema'] : []);
        report('missing', { client }, place, {
          reaction: registry.refuses,
          help: `add "$schema": ${quote(registry.schemaUrl(current))}`,
          fix: declared === '' ? fix : adding(['$schema'], registry.schemaUrl(current), 'unsafe'),
        });
        return;
      }
      if (typeof declared !== 'string' || isStamped(declared)) return;
      const place = at(document, ['$schema']);
      const revision = /\/schemas\/([\w.~-]{1,40})\/server\.schema\.json/.exec(declared)?.[1];
      const standing = standingOf(revision, registry, current);
      if (standing === 'old') {
        // How strictly older revisions are refused has changed from release to release.
        report('old', { revision: revision ?? '', current }, place, { reaction: registry.advises, help, fix });
      } else if (standing === 'unknown')
        report('unknown', { client }, place, { reaction: registry.refuses, help, fix });
    },
  },
});

/** A dated revision that is newer than what is known here is not judged; drafts are not among those it keeps. */
function standingOf(revision: string | undefined, { revisions }: RegistryFacts, current: string) {
  if (revision === undefined) return 'unknown';
  if (revision === current) return 'current';
  if (revisions.includes(revision)) return 'old';
  return /^\d{4}-\d\d-\d\d$/.test(revision) && revision > current ? 'newer' : 'unknown';
}

export const docs = defineDocs({
  summary: 'A description of a server that names no revision of its format, or an old one',
  why: 'The registry checks the file against the revision that `$schema` names. Without one, or with one it does not have, publishing fails; releases of `mcp-publisher` have also refused every revision but the newest.',
  fix: 'Name the newest revision, and rename what it calls otherwise.',
  mends: { unsafe: 'writes the address of the newest revision, which may ask for more' },
  examples: [
    {
      title: 'No revision',
      files: {
        'server.json': `⟦{ "name": "io.github.acme/weather", "description": "Weather", "version": "1.0.0", "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }] }⟧\n`,
      },
    },
    {
      title: 'A revision that was never published',
      files: {
        'server.json': serverJson(
          '"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
          { $schema: '⟦"https://static.modelcontextprotocol.io/schemas/2025-01-01/server.schema.json"⟧' },
        ),
      },
    },
    {
      title: 'The draft of the next revision',
      files: {
        'server.json': serverJson(
          '"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
          { $schema: '⟦"https://static.modelcontextprotocol.io/schemas/draft/server.schema.json"⟧' },
        ),
      },
    },
    {
      title: 'An old revision',
      files: {
        'server.json': serverJson(
          '"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
          { $schema: `⟦"${oldFirst}"⟧` },
        ),
      },
    },
    {
      title: 'The newest revision',
      files: {
        'server.json': serverJson(
          '"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
        ),
      },
    },
    {
      title: 'Another program’s file',
      files: { 'server.json': '{ "name": "game", "port": 8080, "packages": ["core"] }\n' },
    },
  ],
  evidence: [
    {
      claim: 'an empty "$schema" and a revision that is not stored are errors',
      source: 'modelcontextprotocol/registry internal/validators/schema.go, read',
      date: '2026-11-18',
    },
    {
      claim: 'the draft is refused: its schema is built in by hand, for tests alone',
      source: 'modelcontextprotocol/registry, docs of its validation, read; Qiskit/mcp-servers#115',
      date: '2026-11-20',
    },
    {
      claim: 'mcp-publisher refused older revisions from October 2025 to February 2026',
      source: 'Daghis/teamcity-mcp#288, apify/apify-mcp-server#418',
      date: '2026-02-05',
    },
  ],
});
