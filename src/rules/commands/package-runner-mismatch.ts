import { packageAsFile, programIndex, programName, textsOf, wordsOf } from '../../model/launch/index.ts';
import { notedRun, placedRun } from '../../model/packages/index.ts';
import { at, baseName } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'package-runner-mismatch',
  category: 'correctness',
  severity: 'info',
  strays: true,
  messages: {
    python: (data: { name: string; runner: string }) =>
      `${quote(data.name)} is a package for Python, and ${data.runner} looks for packages of Node.js`,
    node: (data: { name: string; runner: string }) =>
      `${quote(data.name)} is the name of a package of Node.js, and ${data.runner} looks for packages for Python`,
    file: (data: { name: string; program: string }) =>
      `${data.program} takes a file, and ${quote(data.name)} is the name of a package`,
    language: (data: { file: string; program: string; other: string }) =>
      `${data.program} cannot run ${quote(data.file)}, which is written for ${data.other}`,
    program: (data: { name: string; runner: string }) =>
      `${data.runner} looks for a program called ${quote(data.name)}; most packages call theirs with "-"`,
  },
  on: {
    server: [
      {
        word: /^[a-z\d]+(?:_[a-z\d]+)+(?:$|[@=<>~!])/,
        check(server, { report }) {
          const placed = placedRun(server);
          if (placed === undefined || placed.run.ecosystem !== 'pypi') return;
          const { name, runner, start, word } = placed.run;
          if (
            !name.includes('_') ||
            !/^uvx|^uv /.test(runner) ||
            wordsOf(server)
              .slice(0, word)
              .some(({ value }) => /^--from\b/.test(value))
          )
            return;
          report(
            'program',
            { name, runner },
            at(server.document, placed.part.route, 'value', { start, end: start + name.length }),
            {
              server,
              help: `write ${quote(name.replaceAll('_', '-'))}, unless it is known to be called so`,
            },
          );
        },
      },
      {
        word: /\.(?:py|[cm]?js)$/,
        check(server, { report }) {
          if (server.transport !== 'stdio') return;
          const parts = wordsOf(server);
          const words = textsOf(parts);
          const first = programIndex(words);
          const program = programName(words[first] ?? '');
          const part = parts[first + 1];
          const ending = part && /\.(py|[cm]?js)$/i.exec(part.value);
          if (part === undefined || !ending || part.value.startsWith('-')) return;
          const isPython = /^py$/i.test(ending[1] ?? '');
          if (!(isPython ? /^node$/ : /^python3?$/).test(program)) return;
          const other = isPython ? 'python' : 'node';
          report('language', { file: baseName(part.value), program, other }, at(server.document, part.route), {
            server,
            severity: 'warning',
            help: `start it with ${quote(other)}`,
          });
        },
      },
      {
        script: 'bare',
        check(server, { report, reading }) {
          if (server.transport !== 'stdio') return;
          const parts = wordsOf(server);
          const words = textsOf(parts);
          const found = packageAsFile(words);
          const part = found && parts[found.word];
          if (found === undefined || part === undefined) return;
          // Both find a file without its ending, and node a folder with an index.
          const mayBeThere = [part.value, `${part.value}.js`].some((path) => !reading.lacks(path));
          if (server.cwd !== undefined || (mayBeThere && !reading.format.ofUser)) return;
          const data = { name: part.value, program: found.program };
          report('file', data, at(server.document, part.route), {
            server,
            severity: 'warning',
            help: `start it with ${quote(found.runner)}, or name the file`,
          });
        },
      },
      {
        notedPackage: true,
        check(server, { report }) {
          const placed = placedRun(server);
          if (placed === undefined) return;
          const { run, part } = placed;
          const { name, runner, ecosystem, start } = run;
          const place = at(server.document, part.route, 'value', { start, end: start + name.length });
          if (ecosystem === 'pypi' && name.startsWith('@')) {
            report('node', { name, runner }, place, { server, help: `write "npx", "-y" and ${quote(name)}` });
          }
          const noted = notedRun(server)?.noted;
          if (noted?.is === 'python' || noted?.is === 'node') {
            report(noted.is, { name, runner }, place, { server, help: noted.help });
          }
        },
      },
    ],
  },
});

export const docs = defineDocs({
  summary: 'A package for Python with npx, or one of Node.js with uvx',
  why: 'npx looks on npm and uvx on PyPI. A name of the other one is not found, or is the work of somebody else. Of names without a scope only those of a short list are judged, which is part of mcp-lint and dated.',
  fix: 'Write "uvx" for a package for Python, "npx" and "-y" for one of Node.js.',
  mends: 'the other runner takes other options',
  examples: [
    {
      title: 'A file of the other language',
      files: {
        'claude_desktop_config.json':
          '{ "mcpServers": { "docs": { "command": "node", "args": [⟦"/opt/docs/server.py"⟧] }, "wiki": { "command": "python3", "args": [⟦"/opt/wiki/index.js"⟧] }, "web": { "command": "node", "args": ["/opt/web/index.js", "/opt/web/make.py"] } } }\n',
      },
    },
    {
      title: 'A package, where a file is started',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "node", "args": [⟦"docs-mcp-server"⟧] }, "wiki": { "command": "python", "args": ["-m", "wiki_mcp"] }, "all": { "command": "node", "args": ["mcp"] } } }\n',
        'mcp/index.js': '',
      },
    },
    {
      title: 'The name of a module, where uvx takes that of a program',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "uvx", "args": ["⟦docs_mcp⟧@latest"] }, "wiki": { "command": "uvx", "args": ["--from", "wiki_mcp", "wiki-mcp"] } } }\n',
      },
    },
    {
      title: 'npx and a package for Python',
      files: {
        '.mcp.json': '{ "mcpServers": { "git": { "command": "npx", "args": ["-y", "⟦mcp-server-git⟧"] } } }\n',
      },
    },
    {
      title: 'uvx and a name with a scope, which PyPI cannot have',
      files: {
        '.cursor/mcp.json': '{ "mcpServers": { "web": { "command": "uvx", "args": ["⟦@playwright/mcp⟧@latest"] } } }\n',
      },
    },
    {
      title: 'uvx and a bridge that is a package of Node.js',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "web": { "command": "uvx", "args": ["⟦mcp-remote⟧", "https://docs.acme.dev/mcp"] } } }\n',
      },
    },
    {
      title: 'Each where it belongs',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "git": { "command": "uvx", "args": ["mcp-server-git"] }, "web": { "command": "npx", "args": ["-y", "@playwright/mcp"] } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'a name on PyPI consists of letters, digits, "-", "_" and "."',
      source: 'Python Packaging User Guide, names and normalization',
      date: '2026-11-18',
    },
    {
      claim:
        'the reference servers fetch, git and time are packages for Python, and npm has nothing that runs under their names',
      source: 'modelcontextprotocol/servers, src; npm view',
      date: '2026-11-18',
    },
    {
      claim: 'uvx finds no program in what PyPI calls mcp-remote',
      source: 'punkpeye/mcp-remote#191',
      date: '2026-11-19',
    },
  ],
});
