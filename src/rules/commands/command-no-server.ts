import { atPortByVariable, type NoServer, noServer, textsOf, wordsOf } from '../../model/launch/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { nameOf, onlyLocal, ownKey, type Server } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule, type Extra } from '../define.ts';
import { bridgedFields } from '../shared/bridged.ts';

interface Data {
  readonly server: string;
  /** "pip install", "bash". */
  readonly line: string;
  /** The word that it is about. */
  readonly word: string;
}

export default defineRule({
  id: 'command-no-server',
  category: 'correctness',
  severity: 'warning',
  strays: true,
  inSnippets: 'never',
  messages: {
    ends: ({ line, server }: Data) =>
      `${quote(line)} does its work and ends, so ${server} answers nothing that an MCP client says`,
    shows: ({ line, server }: Data) =>
      `${quote(line)} shows what its containers write and hands them nothing, so ${server} hears no client`,
    builtin: ({ line, server }: Data) =>
      `${quote(line)} is a word of shells and no program, so ${server} does not start`,
    variable: ({ line, server }: Data) =>
      `only a shell sets ${quote(line)} so: ${server} has it where a program or a package is named`,
    idle: ({ line, server }: Data) => `${server} starts ${quote(line)} and says nothing that it should run`,
    beyond: ({ line, word }: Data) =>
      `${line} takes the one word behind "-c" for its script, so ${quote(word)} runs without the words that follow`,
    unread: ({ line, word }: Data) => `without "-c" ${line} looks for a file with a script called ${quote(word)}`,
    unsaid: ({ server }: Data) => `cmd runs what stands behind "/c" alone, so ${server} starts nothing else`,
    file: ({ line, word }: Data) => `"-m" of ${line} takes the name of a module, and ${quote(word)} is that of a file`,
    hyphen: ({ word }: Data) => `no module of Python is called ${quote(word)}: their names have no "-"`,
    program: ({ line, word }: Data) => `${line} takes ${quote(word)} for the name of a file`,
    verb: ({ line, word }: Data) => `${line} takes ${quote(word)} for the name of a package`,
    listens: ({ line, server }: Data) =>
      `with ${quote(line)} ${server} answers at a port, and hears nothing of what its client writes to its input`,
    inspects: ({ line, server }: Data) =>
      `${quote(line)} is a client for people to try a server with, so ${server} answers nothing`,
    unknown: ({ line, word, server }: Data) =>
      `since version 3 ${quote(line)} refuses ${quote(word)} and ends, so ${server} does not start`,
    unaddressed: ({ line, server }: Data) =>
      `${line} is given no address that begins with "https://", so ${server} ends at once`,
    address: ({ line, server }: Data) =>
      `${line} looks for something to run at the address of a remote server, so ${server} does not start`,
    verbless: ({ line, word, server }: Data) =>
      `${line} takes ${quote(word)} for a verb and has none of that name, so ${server} does not start`,
    runless: ({ line, word, server }: Data) =>
      `${line} takes ${quote(word)} behind "run" alone, so ${server} does not start`,
    repository: ({ line, server }: Data) =>
      `${line} takes an address without "git+" for that of an archive, so ${server} does not start`,
  },
  on: {
    server: {
      serves: false,
      check(server, { reading, report }) {
        // It is told at the address, which stands beside them.
        if (server.transport !== 'stdio' || bridgedFields(server).some(({ is }) => is === 'address')) return;
        // A server that is switched off is not missed.
        const extra: Extra = { server, ...(server.off && { severity: 'info' }) };
        const parts = wordsOf(server);
        const found = noServer(textsOf(parts));
        const part = found && parts[found.word];
        if (found !== undefined && part !== undefined && isCertain(found, part.value, server, reading)) {
          const { why, line } = found;
          const data = { server: nameOf(server), line, word: part.value };
          report(why, data, at(server.document, part.route), { ...extra, help: remedy(found, part.value, server) });
          return;
        }
        const variable = atPortByVariable(server);
        if (variable === undefined) return;
        const { name, value, route } = variable;
        const line = `${name}=${value}`;
        const help = remedy({ why: 'listens', line, word: 0 }, value, server);
        report('listens', { server: nameOf(server), line, word: value }, at(server.document, route), {
          ...extra,
          help,
        });
      },
    },
  },
});

/** What is to be run may stand under a key that is not read, or in a list that is none; a module may lie beside the file. */
function isCertain({ why }: NoServer, word: string, server: Server, reading: Reading): boolean {
  // Where it is known how the client starts a program, that is told with what comes of it.
  if (why === 'builtin') return server.dialect.starts === undefined;
  if (why === 'idle') {
    const isSaid = server.args.length > 0 || server.fields.some(({ fact }) => fact?.is === 'args');
    return (
      isSaid &&
      server.fields.every(({ fact, value }) => {
        if (fact === undefined) return !Array.isArray(value);
        return fact.is !== 'args' || (Array.isArray(value) && value.length === server.args.length);
      })
    );
  }
  if (why !== 'hyphen') return true;
  // Where Python looks is said elsewhere.
  const isElsewhere =
    server.cwd !== undefined ||
    server.env.some(({ name }) => name === 'PYTHONPATH') ||
    wordsOf(server).some(({ value }) => /^-(?:-(?:directory|cd|chdir|cwd)(?:=|$)|C)|^PYTHONPATH=/.test(value));
  if (isElsewhere) return false;
  const path = word.replaceAll('.', '/');
  return (reading.lacks(`${path}.py`) && reading.lacks(path)) || reading.format.ofUser === true;
}

function remedy({ why, line }: NoServer, word: string, { dialect }: Server): string {
  switch (why) {
    case 'ends':
      return 'do that once in a terminal, and write here what starts the server';
    case 'shows':
      return 'write "docker compose run --rm -T" and the service, or "docker run -i" and the image';
    case 'builtin':
      return `name the program; write a folder as ${quote(ownKey(dialect, 'cwd') ?? 'cwd')} and variables under ${envKey(dialect)}`;
    case 'variable':
      return `name the program, and write the variable under ${envKey(dialect)}`;
    case 'idle':
      return `write what ${line} is to run under ${quote(ownKey(dialect, 'args') ?? 'args')}`;
    case 'beyond':
      return 'write the whole line as one item behind "-c"';
    case 'unread':
      return `write the program as the command, or "-c" and the whole line as one item`;
    case 'unsaid':
      return 'write "/c" before the program';
    case 'file':
      return 'take "-m" out, or write the name of the module';
    case 'hyphen':
      return `write ${quote(word.replaceAll('-', '_'))}, if the module is called so`;
    case 'program':
      return `write ${quote(word)} as the command`;
    case 'listens':
      return /transport|mode/i.test(line)
        ? `write "stdio", or start it yourself and write its address${urlKey(dialect)}`
        : `start it yourself, and write its address${urlKey(dialect)}`;
    case 'inspects':
      return 'write what starts the server, as it is handed to the inspector: "mcp run" for "mcp dev"';
    case 'unknown':
      return 'write the address of the server as that of a remote one, or name the package that it is';
    case 'unaddressed':
      return 'write the address behind it';
    case 'address':
      return onlyLocal(dialect)
        ? 'start a bridge to the address, such as mcp-remote'
        : `write the address${urlKey(dialect)}, or start a bridge to it`;
    case 'repository':
      return 'write "git+" before the address';
    case 'verbless':
      return verbFor(line, word);
    case 'runless':
      return `write "run" before it`;
    case 'verb':
      return `write the package alone: ${line} fetches it by itself`;
  }
}

/** What was meant: a runner, the program itself, or a verb before the word. */
function verbFor(line: string, word: string): string {
  if (line === 'npm')
    return /^[\w-]+$/.test(word) && !/mcp/.test(word)
      ? `write ${quote(word)} as the command`
      : 'write "npx" as the command';
  if (/\.\w+$|[\\/]/.test(word) && line === 'pip') return 'write "python" as the command';
  if (line === 'pip') return 'write "uvx" or "pipx" and "run" for it';
  if (line === 'uv' && !word.endsWith('.py')) return 'write "uvx" as the command, or "run" before it';
  return /^(?:docker|podman)$/.test(line) ? 'write "run", "-i" and "--rm" before the image' : 'write "run" before it';
}

function urlKey(dialect: Server['dialect']): string {
  const key = ownKey(dialect, 'url');
  return key === undefined ? '' : ` as ${quote(key)}`;
}

function envKey(dialect: Server['dialect']): string {
  return quote(ownKey(dialect, 'env') ?? 'env');
}

export const docs = defineDocs({
  summary: 'A command that starts something, and no server',
  why: 'A server is a program that goes on and answers on its output what it reads from its input. What installs, fetches or builds is over before the client has said a word; an interpreter or a runner that is not told what to run waits for somebody at a terminal; a shell takes the one word behind "-c" for its script, and without "-c" the name of a file. Of the name of a program alone, without any list of arguments, nothing is said: it may be a sketch. What is told to answer at a port ("--transport sse") reads nothing from its input, and the inspector is a client itself. The client then tells that the server closed, or waits until its patience is over.',
  fix: 'Install the server once in a terminal, and write here what starts it.',
  mends: 'what starts the server is not known',
  examples: [
    {
      title: 'Installing a server, in place of starting it',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": "pip", "args": [⟦"install"⟧, "docs-mcp"] }, "b": { "command": "npm", "args": [⟦"i"⟧, "-g", "docs-mcp"] },\n  "c": { "command": "uv", "args": [⟦"pip"⟧, "install", "docs-mcp"] }, "d": { "command": "python3", "args": ["-m", "pip", ⟦"install"⟧, "docs-mcp"] },\n  "e": { "command": "npx", "args": ["-y", ⟦"install"⟧, "docs-mcp"] } } }\n',
      },
      also: ['package-unpinned'],
    },
    {
      title: 'Containers that are brought up, and one that is run',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "a": { "command": "docker", "args": [⟦"compose"⟧, "up"] }, "b": { "command": "docker-compose", "args": [⟦"up"⟧, "-d"] }, "c": { "command": "docker", "args": [⟦"start"⟧, "docs"] },\n  "d": { "command": "docker", "args": ["compose", "run", "--rm", "-T", "docs"] }, "e": { "command": "docker", "args": ["start", "-ai", "docs"] } } }\n',
      },
    },
    {
      title: 'Words for a shell',
      files: {
        '.vscode/mcp.json':
          '{ "servers": { "a": { "command": "bash", "args": ["-c", ⟦"npx"⟧, "-y", "docs-mcp"] }, "b": { "command": "sh", "args": [⟦"npx -y docs-mcp"⟧] }, "c": { "command": "cmd", "args": [⟦"npx"⟧, "-y", "docs-mcp"] },\n  "d": { "command": ⟦"DOCS_URL=x"⟧, "args": ["docs-mcp"] }, "h": { "command": "node", "args": [⟦"npx"⟧, "-y", "docs-mcp"] }, "i": { "command": "npx", "args": ["-y", ⟦"DOCS_URL=x"⟧, "docs-mcp"] }, "f": { "command": "bash", "args": ["-c", "npx -y docs-mcp"] }, "g": { "command": "bash", "args": ["-lc", "exec \\"$@\\"", "--", "docs-mcp"] }, "j": { "command": "/opt/docs/cmd", "args": ["serve"] } } }\n',
      },
    },
    {
      title: 'A word of shells, where nobody saw how the client starts a program',
      files: {
        '.kiro/settings/mcp.json': '{ "mcpServers": { "docs": { "command": ⟦"source"⟧, "args": [".env"] } } }\n',
      },
    },
    {
      title: 'What answers at a port, and what shows a server to people',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": "python", "args": ["-m", ⟦"uvicorn"⟧, "docs:app"] }, "b": { "command": "docs-mcp", "args": [⟦"--transport"⟧, "sse"] }, "c": { "command": "docs-mcp", "env": { "MCP_TRANSPORT": ⟦"streamable-http"⟧ } }, "d": { "command": "uv", "args": ["run", "--with", "mcp[cli]", "mcp", ⟦"dev"⟧, "/opt/docs.py"] },\n  "e": { "command": "docs-mcp", "args": ["--transport", "stdio"] }, "f": { "command": "mcp-proxy", "args": ["--transport", "sse", "https://docs.acme.dev/sse"] } } }\n',
      },
    },
    {
      title: 'A bridge that is not told where to, an address where a package is named, and options that are refused',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "a": { "command": "npx", "args": ["-y", ⟦"mcp-remote@0.1.38"⟧] }, "b": { "command": "npx", "args": ["-y", ⟦"https://docs.acme.dev/mcp"⟧] }, "c": { "command": "npx", "args": ["-y", "@smithery/cli@4.11.1", "run", "@docs/mcp", ⟦"--profile"⟧, "docs"] }, "e": { "command": "uvx", "args": ["--from", ⟦"https://github.com/docs/docs-mcp"⟧, "docs-mcp"] },\n  "d": { "command": "npx", "args": ["-y", "@smithery/cli@1.6.7", "run", "@docs/mcp", "--profile", "docs"] }, "f": { "command": "uvx", "args": ["--from", "git+https://github.com/docs/docs-mcp", "docs-mcp"] } } }\n',
      },
    },
    {
      title: 'What is to be run, in the place of a verb',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": "npm", "args": ["-y", ⟦"docs-mcp"⟧] }, "b": { "command": "uv", "args": [⟦"server.py"⟧] }, "c": { "command": "docker", "args": [⟦"mcp/docs:1.0"⟧] }, "d": { "command": "docker", "args": [⟦"-i"⟧, "--rm", "mcp/docs:1.0"] }, "e": { "command": "npm", "args": [⟦"node"⟧, "/opt/docs.js"] }, "f": { "command": "uvx", "args": [⟦"run"⟧, "docs-mcp"] },\n  "g": { "command": "npm", "args": ["start"] }, "h": { "command": "docker", "args": ["mcp", "gateway", "run"] }, "i": { "command": "uv", "args": ["--directory", "/opt/docs", "run", "docs-mcp"] } } }\n',
      },
      also: ['command-path'],
    },
    {
      title: 'Nothing to run',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": ⟦"npx"⟧, "args": [] }, "b": { "command": ⟦"uvx"⟧, "args": ["--from", "docs-mcp"] }, "c": { "command": ⟦"node"⟧, "args": [] }, "d": { "command": "docker", "args": [⟦"run"⟧, "-i", "--rm"] }, "e": { "command": "docs-mcp" }, "f": { "command": "python" } } }\n',
      },
    },
    {
      title: 'Modules of Python',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": "python", "args": ["-m", ⟦"docs-mcp"⟧] }, "b": { "command": "uv", "args": ["run", "python", "-m", ⟦"docs/server.py"⟧] }, "c": { "command": "uv", "args": ["run", "-m", "docs_mcp.server"] } } }\n',
      },
    },
    {
      title: 'What looks like it, and starts a server',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": "npm", "args": ["exec", "-y", "@docs/mcp"] }, "b": { "command": "npm", "args": ["run", "start"] }, "c": { "command": "bash", "args": ["./install.sh"] }, "d": { "command": "docker", "args": ["compose", "exec", "-T", "docs", "docs-mcp"] }, "e": { "command": "uv", "args": ["tool", "run", "docs-mcp"] }, "f": { "command": "python3", "args": ["-u", "-m", "docs_mcp"] } } }\n',
        'install.sh': '',
      },
    },
    {
      title: 'Variables that do not decide, modules that lie elsewhere, and images named as packages are',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": "docs-mcp", "args": ["stdio"], "env": { "MCP_TRANSPORT": "sse" } }, "b": { "command": "docker", "args": ["run", "-i", "-e", "MCP_TRANSPORT", "docs-mcp:1.0"], "env": { "MCP_TRANSPORT": "sse" } },\n  "c": { "command": "python", "args": ["-m", "docs-mcp"], "env": { "PYTHONPATH": "/opt/docs" } }, "d": { "command": "uv", "args": ["--directory", "/opt/docs", "run", "-m", "docs-mcp"] }, "e": { "command": "python", "args": ["-m", "wiki-mcp.main"] },\n  "f": { "command": "docker", "args": ["run", "-i", "mcp-remote:1.0"] } } }\n',
        'wiki-mcp/main.py': '',
      },
    },
  ],
  evidence: [
    {
      claim:
        '`npm docs-mcp` and `npm node x.js` end with "Unknown command"; docker has no verb of an image and none of the options of "run" before a verb',
      source: 'npm 11 and docker, run',
      date: '2026-11-20',
    },
    {
      claim:
        '"bash -c" takes one word as its script, and those behind it as $0, $1 …; without it the first word is a file',
      source: 'GNU bash 5, run; Bash Reference Manual, Invoking Bash',
      date: '2026-11-20',
    },
    {
      claim: '"docker compose up" shows the output of its containers; "start" returns unless it is told "-a" or "-i"',
      source: 'Docker documentation, docker compose up; docker container start',
      date: '2026-11-20',
    },
    {
      claim: '"-m docs-mcp", "-m server.py" and "-m docs/server.py" end with "No module named" or the like',
      source: 'CPython 3.11.7, run',
      date: '2026-11-20',
    },
  ],
});
