import type { Format } from '../../clients/index.ts';
import { at, isObject, own, plainPath, routesAt, valueAt } from '../../model/values/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'plugin-path-missing',
  category: 'correctness',
  severity: 'error',
  inSnippets: 'never',
  messages: {
    missing: (data: { path: string; consequence: string }) => `there is no ${quote(data.path)}, so ${data.consequence}`,
    outside: (data: { path: string; consequence: string }) =>
      `the path ${quote(data.path)} leads out of the folder, so ${data.consequence}`,
    twice: (data: { path: string; consequence: string }) =>
      `${quote(data.path)} is named twice here, so ${data.consequence}`,
    again: (data: { path: string; client: string }) =>
      `${data.client} loads ${quote(data.path)} without being told, and older versions complain that it is there twice`,
  },
  on: {
    file: {
      format: 'parts',
      check({ document, format: { parts }, neighbours }, { client, report }) {
        if (parts === undefined) return;
        const { from, missing, outside, loaded } = parts;
        const seen = new Set<string>();
        for (const [route, path] of pathsIn(document, parts)) {
          // What begins otherwise is refused for that.
          if (!path.startsWith('./') || document.isBroken(route)) continue;
          const place = at(document, route);
          const file = plainPath(path);
          if (file === undefined) {
            report('outside', { path, consequence: consequence(outside, client) }, place, {
              reaction: outside,
              help: 'move it into the folder',
            });
          } else if (file !== '' && neighbours.has(`${from}/${file}`) === false) {
            report('missing', { path, consequence: consequence(missing, client) }, place, {
              reaction: missing,
              help: 'add it, or name what is there',
            });
          } else if (loaded !== undefined && route[0] === loaded.at) {
            if (file === loaded.file) {
              report('again', { path, client }, place, { reaction: loaded.again, help: 'leave it out' });
            } else if (seen.has(file)) {
              report('twice', { path, consequence: consequence(loaded.twice, client) }, place, {
                reaction: loaded.twice,
                help: 'leave one of them out',
              });
            }
            seen.add(file);
          }
        }
      },
    },
  },
});

function pathsIn({ value }: Document, { at: routes }: NonNullable<Format['parts']>): [Route, string][] {
  return routes.flatMap((pattern) =>
    routesAt(value, pattern).flatMap((route) => pathsAt(valueAt(value, route), route)),
  );
}

/** A path, a list of them, or a map of parts that each say where they come from. */
function pathsAt(value: unknown, route: Route): [Route, string][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => pathAt(item, [...route, index]));
  if (!isObject(value)) return pathAt(value, route);
  return Object.keys(value).flatMap((key) => pathAt(own(value[key], 'source'), [...route, key, 'source']));
}

function pathAt(value: unknown, route: Route): [Route, string][] {
  return typeof value === 'string' ? [[route, value]] : [];
}

export const docs = defineDocs({
  summary: 'A path to a part of a plugin, or to a plugin of a marketplace, that is not there',
  why: 'A plugin that names agents, skills or hooks which are not there is loaded without them, and is listed with errors. A plugin that does not lie where a marketplace says cannot be installed, nor its servers be started. Hooks in `hooks/hooks.json` are loaded without being named.',
  fix: 'Write the path from the folder of the plugin or of the marketplace, with `./` before it.',
  mends: 'which file was meant is not known',
  examples: [
    {
      title: 'Parts that are there',
      files: {
        '.claude-plugin/plugin.json':
          '{ "name": "weather", "skills": ["./", "./more/"], "commands": { "ask": { "content": "Ask." } } }\n',
        'more/SKILL.md': '---\ndescription: Knows more\n---\n',
      },
    },
    {
      title: 'An agent that was renamed, and skills in another folder',
      files: {
        '.claude-plugin/plugin.json':
          '{ "name": "weather", "agents": [⟦"./agents/forecast.md"⟧, "./agents/climate.md"], "skills": ⟦"./../skills"⟧ }\n',
        'agents/climate.md': '---\nname: climate\ndescription: Knows the climate\n---\n',
      },
    },
    {
      title: 'Other parts that are not there',
      files: {
        '.claude-plugin/plugin.json':
          '{ "name": "weather", "outputStyles": ⟦"./styles"⟧, "monitors": ⟦"./monitors.json"⟧, "themes": [⟦"./themes"⟧], "workflows": ⟦"./flows"⟧ }\n',
      },
    },
    {
      title: 'A plugin that does not lie where the marketplace says',
      files: {
        '.claude-plugin/marketplace.json':
          '{ "name": "acme", "owner": { "name": "Acme" }, "plugins": [{ "name": "weather", "source": ⟦"./weather"⟧ }, { "name": "maps", "source": "./plugins/maps" }] }\n',
        'plugins/maps/.claude-plugin/plugin.json': '{ "name": "maps" }\n',
      },
    },
    {
      title: 'Hooks that are loaded already, and some that are named twice',
      files: {
        '.claude-plugin/plugin.json':
          '{ "name": "weather", "hooks": [⟦"./hooks/hooks.json"⟧, "./more.json", ⟦"./more.json"⟧] }\n',
        'hooks/hooks.json': '{ "hooks": {} }\n',
        'more.json': '{ "hooks": {} }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'a part that is not there, or lies elsewhere, is an error of the plugin in its list; the rest is loaded',
      source: 'Claude Code 2.1.327, "claude plugin list" with --plugin-dir, run',
      date: '2026-11-20',
    },
    {
      claim: 'a plugin that is not there cannot be installed: "Source path does not exist"',
      source: 'Claude Code 2.1.327, "claude plugin marketplace add" and "claude plugin install", run',
      date: '2026-11-20',
    },
    {
      claim:
        'hooks/hooks.json named in the manifest: "Duplicate hooks file detected" up to 2.1.260, loaded once in 2.1.300',
      source: 'Claude Code 2.1.222, 2.1.260, 2.1.300 and 2.1.327, run',
      date: '2026-11-20',
    },
  ],
});
