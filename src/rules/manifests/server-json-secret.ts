import { environmentOf, itemsAt, packagesOf, writtenText } from '../../model/manifests/index.ts';
import { at, own } from '../../model/values/index.ts';
import { quote, secrecyOf } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { adding } from '../shared/fixes.ts';
import { npmPackage, serverJson } from '../shared/samples.ts';

export default defineRule({
  id: 'server-json-secret',
  category: 'security',
  severity: 'info',
  messages: {
    shown: (data: { name: string }) => `clients show the value of ${quote(data.name)}, which looks like a secret`,
  },
  on: {
    registry(reading, { report }) {
      const { document } = reading;
      const headers = itemsAt(document, ['remotes']).flatMap(({ route }) => itemsAt(document, [...route, 'headers']));
      const variables = packagesOf(reading).flatMap((item) => environmentOf(document, item));
      for (const { route, value } of [...variables, ...headers]) {
        const name = writtenText(value, 'name');
        if (name === undefined || secrecyOf(name) !== 'secret') continue;
        // A fixed value or a choice is nothing that the user enters.
        if (['isSecret', 'is_secret', 'value', 'choices'].some((key) => own(value, key) !== undefined)) continue;
        report('shown', { name }, at(document, [...route, 'name']), {
          help: 'add "isSecret": true',
          fix: adding([...route, 'isSecret'], true),
        });
      }
    },
  },
});

const stdio = '"transport": { "type": "stdio" }';

export const docs = defineDocs({
  cwe: [312],
  summary: 'A variable for a secret that is not marked as one',
  why: 'Clients ask the user for the variables of a package. Only those with `isSecret` are kept out of sight and out of plain files.',
  fix: 'Add `"isSecret": true`.',
  mends: { safe: 'adds "isSecret": true' },
  examples: [
    {
      title: 'A key in plain sight',
      files: {
        'server.json': serverJson(
          `"packages": [{ ${npmPackage}, ${stdio}, "environmentVariables": [{ "name": ⟦"WEATHER_API_KEY"⟧, "isRequired": true }] }]`,
        ),
      },
    },
    {
      title: 'A secret, and what is none',
      files: {
        'server.json': serverJson(
          `"packages": [{ ${npmPackage}, ${stdio}, "environmentVariables": [{ "name": "WEATHER_API_KEY", "isSecret": true }, { "name": "MAX_TOKENS" }, { "name": "TOKEN_FILE" }] }]`,
        ),
      },
    },
  ],
  evidence: [
    {
      claim: 'isSecret: clients should handle the value securely',
      source: 'the registry’s schema of 2025-12-11, read',
      date: '2026-11-18',
    },
  ],
});
