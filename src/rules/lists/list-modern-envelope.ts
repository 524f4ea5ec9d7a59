import type { Answer } from '../../clients/index.ts';
import { revisionOf } from '../../model/answers/index.ts';
import { at, own, type Place } from '../../model/values/index.ts';
import type { Document } from '../../parse/index.ts';
import { list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

const fits: Readonly<Record<string, { readonly needed: string; readonly test: (value: unknown) => boolean }>> = {
  resultType: { needed: 'a string such as "complete"', test: (value) => typeof value === 'string' },
  ttlMs: { needed: 'a whole number from 0', test: (value) => Number.isInteger(value) && Number(value) >= 0 },
  cacheScope: { needed: '"public" or "private"', test: (value) => value === 'public' || value === 'private' },
};

export default defineRule({
  id: 'list-modern-envelope',
  category: 'correctness',
  severity: 'warning',
  messages: {
    missing: (data: { what: string; keys: string }) =>
      `${data.what} has no ${data.keys}, which revision 2026-07-28 requires`,
    wrong: (data: { key: string; needed: string }) =>
      `${quote(data.key)} of the answer has to be ${data.needed} in revision 2026-07-28`,
  },
  on: {
    answer: {
      when: (reading) => revisionOf(reading) === '2026-07-28',
      check(answer, { report, reading: { document } }) {
        const holder = holderOf(answer);
        // A list that says nothing of it may stand for itself, as in a test of the server.
        if (holder === undefined || !isStamped(holder.value)) return;
        const isResult = answer.kind === 'result';
        const keys = isResult ? ['resultType'] : Object.keys(fits);
        const missing = keys.filter((key) => own(holder.value, key) === undefined);
        if (missing.length > 0) {
          const what = isResult ? 'the result' : 'the list';
          const help = `add ${missing.map((key) => `${quote(key)}: ${sample[key]}`).join(', ')}`;
          report('missing', { what, keys: list(missing, { conjunction: 'nor' }) }, placeOf(document, answer), { help });
        }
        for (const key of keys) {
          const value = own(holder.value, key);
          const rule = fits[key];
          if (value === undefined || rule === undefined || rule.test(value)) continue;
          report('wrong', { key, needed: rule.needed }, at(document, [...holder.route, key]), {
            help: `write ${sample[key]}`,
          });
        }
      },
    },
  },
});

const sample: Readonly<Record<string, string>> = { resultType: '"complete"', ttlMs: '0', cacheScope: '"private"' };

function holderOf({ kind, route, value, envelope }: Answer): Answer['envelope'] {
  if (kind === 'result') return { route, value: value as Record<string, unknown> };
  return envelope;
}

function isStamped(value: unknown): boolean {
  return Object.keys(fits).some((key) => own(value, key) !== undefined);
}

function placeOf(document: Document, { kind, route }: Answer): Place {
  return kind === 'result' && typeof route.at(-1) !== 'string'
    ? at(document, [...route, 'content'], 'key')
    : at(document, route, 'key');
}

export const docs = defineDocs({
  summary: 'An answer of revision 2026-07-28 without what that revision requires',
  why: 'Since 2026-07-28 every result says its type, and every list how long and for whom it may be kept. Clients fill the gap for older servers; hosts that check messages against the schema refuse the list.',
  fix: 'Add the keys: "resultType": "complete", "ttlMs": 0 and "cacheScope": "private" are always right.',
  examples: [
    {
      title: 'Only one of the three',
      files: { 'tools.json': '{ "resultType": "complete", "ttlMs": 0, ⟦"tools"⟧: [] }\n' },
    },
    {
      title: 'A lifetime that is none',
      files: { 'tools.json': '{ "resultType": "complete", "ttlMs": ⟦-1⟧, "cacheScope": "private", "tools": [] }\n' },
    },
    {
      title: 'A list of an older revision',
      files: { 'tools.json': '{ "tools": [] }\n' },
    },
    {
      title: 'All three',
      files: { 'tools.json': '{ "resultType": "complete", "ttlMs": 0, "cacheScope": "private", "tools": [] }\n' },
    },
  ],
  evidence: [
    {
      claim: 'resultType, ttlMs and cacheScope are required',
      source: 'schema of MCP 2026-07-28',
      date: '2026-08-22',
    },
    {
      claim: 'hosts refuse servers whose lists lack ttlMs and cacheScope',
      source: 'quarkiverse/quarkus-mcp-server#949',
      date: '2026-11-18',
    },
  ],
});
