import { writtenText } from '../../model/manifests/index.ts';
import type { Neighbours } from '../../model/reading/index.ts';
import { at, own, valueAt } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { writing } from '../shared/fixes.ts';
import { bundleJson, nodeServer } from '../shared/samples.ts';

const programs = new Set(['node', 'python', 'python3']);

export default defineRule({
  id: 'mcpb-entry-point',
  category: 'correctness',
  severity: 'warning',
  messages: {
    absolute: () => '"entry_point" leads out of the bundle, which has another folder on every machine',
    missing: (data: { path: string }) => `there is no ${quote(data.path)} beside the manifest`,
    perSystem: (data: { path: string; other: string }) =>
      `there is no ${quote(data.path)} beside the manifest, only files for one system each, such as ${quote(data.other)}`,
    relative: (data: { path: string }) =>
      `${quote(data.path)} is not looked for in the bundle: the server starts in another folder`,
  },
  on: {
    bundle({ document, format: { bundle }, neighbours }, { report }) {
      const server = own(document.value, 'server');
      const path = writtenText(server, 'entry_point');
      if (path === undefined) return;
      const place = at(document, ['server', 'entry_point']);
      const extra = { reaction: bundle.advises };
      if (/^(?:\/|[A-Za-z]:[\\/])/.test(path))
        report('absolute', undefined, place, {
          ...extra,
          help: 'write a path that begins in the folder of the manifest',
        });
      else if (own(server, 'type') === 'binary') {
        const [other] = perSystem(path, neighbours);
        if (other !== undefined) {
          report('perSystem', { path, other }, place, {
            ...extra,
            help: 'name the file of each system under "platform_overrides" in "mcp_config", and one of them here',
          });
        }
      } else if (isForgotten(path, neighbours))
        report('missing', { path }, place, { ...extra, help: 'correct the path, or add the file' });
      const command = valueAt(server, ['mcp_config', 'command']);
      const args = valueAt(server, ['mcp_config', 'args']);
      if (typeof command !== 'string' || !programs.has(command) || !Array.isArray(args)) return;
      for (const [index, arg] of args.entries()) {
        if (arg !== path && arg !== `./${path}`) continue;
        report('relative', { path: String(arg) }, at(document, ['server', 'mcp_config', 'args', index]), {
          ...extra,
          help: `write ${quote(`\${__dirname}/${path}`)}`,
          fix: writing(['server', 'mcp_config', 'args', index], `\${__dirname}/${path}`),
        });
      }
    },
  },
});

/** Its folder is there and the file is not: a folder that is missing as a whole comes with the build. */
function isForgotten(path: string, neighbours: Neighbours): boolean {
  const slash = path.lastIndexOf('/');
  if (path.includes('\\') || /(?:^|\/)(?:dist|build|out|lib|node_modules|target)\//.test(path)) return false;
  return (
    neighbours.has(path) === false &&
    (slash === -1 || neighbours.has(path.slice(0, slash)) === true) &&
    hasSources(neighbours)
  );
}

const systems = ['darwin', 'macos', 'linux', 'windows', 'win32', 'win'];
const machines = ['arm64', 'aarch64', 'amd64', 'x64', 'x86_64', 'universal'];

/** Programs with the name and a system in it, where the one of this name is missing, as is that of Windows. */
function perSystem(path: string, neighbours: Neighbours): string[] {
  const isThere = (file: string) => neighbours.has(file) === true;
  const slash = path.lastIndexOf('/');
  if (path.includes('\\') || isThere(path) || isThere(`${path}.exe`)) return [];
  if (slash !== -1 && !isThere(path.slice(0, slash))) return [];
  const stem = path.replace(/\.exe$/, '');
  const ends = systems.flatMap((system) => [system, ...machines.map((machine) => `${system}-${machine}`)]);
  return ends
    .flatMap((end) => [`${stem}-${end}`, `${stem}_${end.replace('-', '_')}`])
    .flatMap((file) => [file, `${file}.exe`])
    .filter(isThere);
}

/** A manifest alone in its folder is put together with the rest elsewhere. */
function hasSources(neighbours: Neighbours): boolean {
  return ['package.json', 'pyproject.toml', 'requirements.txt', 'server', 'src'].some(
    (name) => neighbours.has(name) === true,
  );
}

export const docs = defineDocs({
  summary: 'The main file of a bundle that is not where the manifest says',
  why: '`entry_point` is a path within the bundle. The command starts in a folder of the client, so its arguments need `${__dirname}` in front of such a path.',
  fix: 'Write the path from the folder of the manifest, and `${__dirname}/` before it in `args`.',
  mends: { safe: 'writes the folder of the bundle before the path' },
  examples: [
    {
      title: 'A path without its folder',
      files: {
        'manifest.json': bundleJson(
          '"server": { "type": "node", "entry_point": "server/index.js", "mcp_config": { "command": "node", "args": [⟦"server/index.js"⟧] } }',
        ),
      },
    },
    {
      title: 'A path on one machine',
      files: {
        'manifest.json': bundleJson(
          '"server": { "type": "node", "entry_point": ⟦"/home/me/weather/index.js"⟧, "mcp_config": { "command": "node", "args": ["${__dirname}/index.js"] } }',
        ),
      },
    },
    {
      title: 'A file that was renamed',
      files: {
        'manifest.json': bundleJson(nodeServer.replace('"server/index.js"', '⟦"server/index.js"⟧')),
        'server/main.js': '\n',
      },
    },
    {
      title: 'A program that is there for each system under another name, and one that is there for all',
      files: {
        'a/manifest.json': bundleJson(
          '"server": { "type": "binary", "entry_point": ⟦"bin/weather"⟧, "mcp_config": { "command": "${__dirname}/bin/weather" } }',
        ),
        'a/bin/weather-darwin-arm64': '\n',
        'a/bin/weather-windows-amd64.exe': '\n',
        'b/manifest.json': bundleJson(
          '"server": { "type": "binary", "entry_point": "bin/weather", "mcp_config": { "command": "${__dirname}/bin/weather" } }',
        ),
        'b/bin/weather': '\n',
        'b/bin/weather-linux': '\n',
      },
    },
    {
      title: 'A file that the build makes',
      files: {
        'manifest.json': bundleJson(
          '"server": { "type": "node", "entry_point": "dist/index.js", "mcp_config": { "command": "node", "args": ["${__dirname}/dist/index.js"] } }',
        ),
        'package.json': '{ "name": "weather" }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'entry_point is relative, and "${__dirname}" the folder of the bundle',
      source: 'modelcontextprotocol/mcpb MANIFEST.md',
      date: '2025-12-03',
    },
    {
      claim: 'a bundle whose programs have a system in their names and the manifest does not ends with ENOENT',
      source: 'Servosity/msp-skills#185',
      date: '2026-11-20',
    },
    {
      claim: 'a missing main file is packed without a word',
      source: '@anthropic-ai/mcpb 2.1.2, run',
      date: '2026-11-18',
    },
  ],
});
