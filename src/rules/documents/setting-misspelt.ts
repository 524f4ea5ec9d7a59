import type { Evidence, Format } from '../../clients/index.ts';
import { at, isObject, isSameRoute, lettersOf, routesAt, undisguise, valueAt } from '../../model/values/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import { isOneSlip, quote } from '../../wording/index.ts';
import { type Context, defineDocs, defineRule } from '../define.ts';
import { fix, renaming } from '../shared/fixes.ts';

const messages = {
  setting: (data: { key: string; client: string }) => `${data.client} does not know the setting ${quote(data.key)}`,
  inside: (data: { key: string; outer: string; client: string }) =>
    `${data.client} reads ${quote(data.key)} at the top of the file, and not inside ${quote(data.outer)}`,
};

export default defineRule({
  id: 'setting-misspelt',
  category: 'correctness',
  severity: 'warning',
  messages,
  on: {
    file: [
      {
        format: 'references',
        check: ({ document, format }, context) => {
          // Under the others the client reads nothing either.
          const read = (format.references ?? []).filter(({ instead }) => instead === undefined);
          reportSettings(document, format, read, context);
        },
      },
      {
        format: 'serverRules',
        check: ({ document, format }, context) => {
          reportSettings(document, format, format.serverRules ?? [], context);
        },
      },
      {
        format: 'rootFields',
        check: ({ document, format }, context) => {
          const named = (format.references ?? []).map((place) => String(place.at[0]));
          const fields = Object.entries(format.rootFields ?? {}).filter(
            ([key, { idle }]) => !idle && !named.includes(key),
          );
          const settings = fields.map(([key, { by = format.schemaBy }]) => ({ at: [key], by }));
          reportSettings(document, format, settings, context);
        },
      },
    ],
  },
});

interface Setting {
  readonly at: Route;
  readonly by: Evidence;
}

/** What is said about servers under a key that is nearly the client's; it has many more settings than are known here. */
function reportSettings(
  document: Document,
  format: Format,
  settings: readonly Setting[],
  { client, report }: Context<typeof messages>,
): void {
  const known = settingsOf(format);
  for (const { at: route, by } of settings) {
    const own = String(route.at(-1));
    if (route.length === 1 && OF_SERVERS.test(own)) reportInside(document, { own, by }, known, { client, report });
    for (const above of routesAt(document.value, route.slice(0, -1))) {
      const beside = valueAt(document.value, above);
      if (!isObject(beside) || Object.hasOwn(beside, own)) continue;
      for (const key of Object.keys(beside)) {
        const isKnown = known.some((each) => isSameRoute(each, [...route.slice(0, -1), key]));
        if (isKnown || !isNearly(key, own)) continue;
        const there = [...above, key];
        report('setting', { key, client }, at(document, there, 'key'), {
          reaction: { effect: 'ignored', by },
          help: `did you mean ${quote(own)}?`,
          // It says what may run, which is nothing to turn on in passing.
          fix: renaming(there, own, 'unsafe'),
        });
      }
    }
  }
}

/** Names that no other setting has. */
const OF_SERVERS = /mcp\w*servers/i;

/** Pasted before the brace that it should stand behind. */
function reportInside(
  document: Document,
  { own, by }: { readonly own: string; readonly by: Evidence },
  known: readonly Route[],
  { client, report }: Pick<Context<typeof messages>, 'client' | 'report'>,
): void {
  const { value } = document;
  if (!isObject(value) || Object.hasOwn(value, own)) return;
  for (const outer of Object.keys(value)) {
    const inner = value[outer];
    if (!isObject(inner) || !Object.hasOwn(inner, own)) continue;
    const there = [outer, own];
    if (known.some((each) => isSameRoute(each, there))) continue;
    report('inside', { key: own, outer, client }, at(document, there, 'key'), {
      reaction: { effect: 'ignored', by },
      help: 'move it to the top',
      fix: fix('unsafe', `move ${quote(own)} to the top`, { do: 'move', at: there, to: [own] }),
    });
  }
}

function settingsOf({ references = [], serverRules = [], rootFields = {}, servers, unread = [] }: Format): Route[] {
  const places = [...references, ...serverRules, ...servers, ...unread].map((place) => place.at);
  return [...places, ...Object.keys(rootFields).map((key) => [key])];
}

/** Shorter words are one slip away from many others. */
const SHORT = 5;

/** Capitals and signs aside, or by one slip. */
function isNearly(key: string, own: string): boolean {
  const [mine, theirs] = [lettersOf(undisguise(key)), lettersOf(own)];
  return mine === theirs || (theirs.length >= SHORT && isOneSlip(mine, theirs));
}

export const docs = defineDocs({
  summary: 'A key close to a setting about servers, or one that stands in another setting',
  why: 'Clients ignore settings that they do not know, so a slip of a letter turns servers on that were to stay off, or leaves off what was allowed.',
  fix: 'Correct the key, or move it to where the client reads it.',
  mends: { unsafe: 'renames or moves the setting, which says what may run' },
  examples: [
    {
      title: 'Settings that approve servers, with another capital',
      files: {
        '.claude/settings.json': '{ ⟦"enabledMcpJsonServers"⟧: ["docs"] }\n',
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n',
      },
    },
    {
      title: 'A list of servers that are to stay off, with a letter missing',
      files: {
        '.gemini/settings.json':
          '{ "mcp": { ⟦"exclude"⟧: ["docs"] }, "mcpServers": { "docs": { "command": "docs-mcp" } } }\n',
      },
    },
    {
      title: 'A list that was pasted before the brace it should stand behind',
      files: {
        '.claude/settings.json': '{ "permissions": { "allow": ["Read"], ⟦"disabledMcpjsonServers"⟧: ["wiki"] } }\n',
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" }, "wiki": { "command": "wiki-mcp" } } }\n',
      },
    },
    {
      title: 'Settings of other names beside them',
      files: {
        '.claude/settings.json':
          '{ "permissions": { "allow": ["Read"], "additionalDirectories": ["../docs"] }, "enabledPlugins": {} }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'a misspelt setting about servers is ignored without a word',
      source: 'Gemini CLI 0.61.0, Qwen Code 0.24.4, omp 18.2.3, run',
      date: '2026-11-20',
    },
  ],
});
