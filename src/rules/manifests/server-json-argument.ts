import { argumentsOf, packagesOf, writtenText } from '../../model/manifests/index.ts';
import { at, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { npmPackage, serverJson } from '../shared/samples.ts';

export default defineRule({
  id: 'server-json-argument',
  category: 'correctness',
  severity: 'error',
  messages: {
    name: (data: { client: string }) =>
      `the name of an argument holds no blank, "$", "<" or ">", so ${data.client} refuses the file`,
    repeats: (data: { key: string; name: string; client: string }) =>
      `${quote(data.key)} begins with the name ${quote(data.name)} itself, so ${data.client} refuses the file`,
    nothing: (data: { client: string }) =>
      `the argument has neither "value" nor "valueHint", so ${data.client} refuses the file`,
  },
  on: {
    registry(reading, { client, report }) {
      const { document, format } = reading;
      const { registry } = format;
      const { refuses: reaction } = registry;
      for (const { route, value } of packagesOf(reading).flatMap((item) => argumentsOf(document, item))) {
        const type = own(value, 'type');
        if (type === 'positional') {
          if (['value', 'valueHint', 'value_hint'].some((key) => Object.hasOwn(value, key))) continue;
          report('nothing', { client }, at(document, route), {
            reaction,
            help: 'add "value" for a fixed text, or "valueHint" for one that the user gives',
          });
        }
        const name = writtenText(value, 'name');
        if (type !== 'named' || name === undefined) continue;
        if (/[<> $]/.test(name)) {
          const help = 'write the flag alone, and what follows it as "value" or "default"';
          report('name', { client }, at(document, [...route, 'name']), { reaction, help });
        }
        for (const key of ['value', 'default']) {
          if (!writtenText(value, key)?.startsWith(name)) continue;
          report('repeats', { key, name, client }, at(document, [...route, key]), {
            reaction,
            help: 'write only what follows the flag',
          });
        }
      }
    },
  },
});

const stdio = '"transport": { "type": "stdio" }';

export const docs = defineDocs({
  summary: 'An argument of a package that the registry does not take',
  why: 'A named argument is a flag and its value, apart from each other; a positional one has a value, or a hint that names it for the user.',
  fix: 'Write the flag as `name` and what follows it as `value` or `default`.',
  mends: 'only the author knows what is right',
  examples: [
    {
      title: 'A flag with its value',
      files: {
        'server.json': serverJson(
          `"packages": [{ ${npmPackage}, ${stdio}, "packageArguments": [{ "type": "named", "name": ⟦"--port 8080"⟧ }] }]`,
        ),
      },
    },
    {
      title: 'A value with its flag',
      files: {
        'server.json': serverJson(
          `"packages": [{ ${npmPackage}, ${stdio}, "packageArguments": [{ "type": "named", "name": "--port", "value": ⟦"--port=8080"⟧ }] }]`,
        ),
      },
    },
    {
      title: 'A position without anything',
      files: {
        'server.json': serverJson(
          `"packages": [{ ${npmPackage}, ${stdio}, "packageArguments": [⟦{ "type": "positional", "description": "A folder" }⟧] }]`,
        ),
      },
    },
    {
      title: 'Flags and positions',
      files: {
        'server.json': serverJson(
          `"packages": [{ ${npmPackage}, ${stdio}, "packageArguments": [{ "type": "named", "name": "--port", "value": "8080" }, { "type": "positional", "valueHint": "folder" }, { "type": "positional", "value": "serve" }] }]`,
        ),
      },
    },
  ],
  evidence: [
    {
      claim: 'names without blanks, "$", "<" and ">", values that do not begin with the name',
      source: 'modelcontextprotocol/registry internal/validators/validators.go, read',
      date: '2026-11-18',
    },
    {
      claim: 'a positional argument needs "value" or "valueHint"',
      source: 'the registry’s schema of 2025-12-11, read',
      date: '2026-11-18',
    },
  ],
});
