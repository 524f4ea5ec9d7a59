import { at, isObject, own } from '../../model/values/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { npmPackage, serverJson } from '../shared/samples.ts';

export default defineRule({
  id: 'server-json-nothing-to-run',
  category: 'clarity',
  severity: 'warning',
  messages: {
    nothing: () => 'the file lists neither packages nor remote servers, so no client can use the server',
  },
  on: {
    registry({ document }, { report }) {
      const { value } = document;
      if (!isObject(value) || document.isBroken([])) return;
      if (['packages', 'remotes'].some((key) => !isEmpty(own(value, key)))) return;
      const key = ['packages', 'remotes'].find((each) => Object.hasOwn(value, each));
      const place = key === undefined ? at(document, ['name']) : at(document, [key], 'key');
      report('nothing', undefined, place, {
        help: 'add "packages" with what starts it, or "remotes" with its address',
      });
    },
  },
});

/** A value of another type is a fault of its own. */
function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

export const docs = defineDocs({
  summary: 'A description of a server that nobody can start or reach',
  why: 'The registry takes it, and lists a server that no client can use.',
  fix: 'Add the package that starts it, or the address at which it runs.',
  mends: 'what starts the server cannot be told',
  examples: [
    { title: 'Neither of the two', files: { 'server.json': serverJson('', { name: '⟦"io.github.acme/weather"⟧' }) } },
    { title: 'An empty list', files: { 'server.json': serverJson('⟦"packages"⟧: []') } },
    {
      title: 'A package',
      files: { 'server.json': serverJson(`"packages": [{ ${npmPackage}, "transport": { "type": "stdio" } }]`) },
    },
  ],
  evidence: [
    { claim: 'the schema asks for neither', source: 'the registry’s schema of 2025-12-11, read', date: '2026-11-18' },
  ],
});
