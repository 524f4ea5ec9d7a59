import {
  type ContainerOption,
  containerExec,
  containerRun,
  isOn,
  podExec,
  programIndex,
  programName,
  textsOf,
  wordsOf,
} from '../../model/launch/index.ts';
import { nameOf, type Part } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import type { Fix } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule, type Extra } from '../define.ts';
import { fix, forAll, removing, rewriting, writing } from '../shared/fixes.ts';

export default defineRule({
  id: 'docker-stdio',
  category: 'correctness',
  severity: 'warning',
  strays: true,
  messages: {
    closed: (data: { server: string; program: string }) =>
      `${data.program} starts ${data.server} without "-i", so that nothing the client writes reaches it`,
    terminal: (data: { server: string; option: string }) =>
      `"${data.option}" asks for a terminal, and the client that starts ${data.server} has none to give`,
    detached: (data: { server: string; program: string; option: string }) =>
      `"${data.option}" sends ${data.server} to the background, so that the client talks to nobody`,
  },
  on: {
    server: {
      word: /(?:docker|podman|nerdctl|kubectl)(?:\.exe)?$/,
      check(server, { report }) {
        if (server.transport !== 'stdio') return;
        const parts = wordsOf(server);
        const words = textsOf(parts);
        const run = containerRun(words) ?? containerExec(words) ?? podExec(words);
        // What is not told which image to run has a finding of its own.
        if (run?.image === undefined || isOn(run, '-a', '--attach')) return;
        const program = programName(words[programIndex(words)] ?? '');
        const placeOf = (word: number) => at(server.document, parts[word]?.route ?? server.route);
        const detached = switched(run.options, '-d', '--detach');
        // Without one at its own input, kubectl goes on and asks for none.
        const terminal = program === 'kubectl' ? undefined : switched(run.options, '-t', '--tty');
        const data = { server: nameOf(server), program };
        // A server that is switched off is not missed.
        const extra: Extra = { server, ...(server.off && { severity: 'info' }) };
        const isOpen = isOn(run, '-i', '--interactive');
        if (detached !== undefined) {
          const option = words[detached.word] ?? '';
          report('detached', { ...data, option }, placeOf(detached.word), {
            ...extra,
            help: without(option, 'd'),
            fix: forAll(isOpen ? lessLetter(parts[detached.word], 'd') : asOpen(parts[detached.word])),
          });
        } else if (terminal !== undefined) {
          const option = words[terminal.word] ?? '';
          const help = isOpen ? without(option, 't') : 'write "-i" in its place';
          const part = parts[terminal.word];
          report('terminal', { ...data, option }, placeOf(terminal.word), {
            ...extra,
            help,
            fix: forAll(isOpen ? lessLetter(part, 't') : asOpen(part)),
          });
        } else if (!isOpen) {
          report('closed', data, placeOf(run.run), {
            ...extra,
            help: `add "-i" after ${quote(words[run.run] ?? '')}`,
            fix: forAll(opened(parts[run.run])),
          });
        }
      },
    },
  },
});

/** "-it" without its "t". */
function without(option: string, letter: string): string {
  return /^-\w\w+$/.test(option) ? `write ${quote(option.replace(letter, ''))}` : 'leave it out';
}

function lessLetter(part: Part<string> | undefined, letter: string): Fix | undefined {
  if (part === undefined) return undefined;
  const { value, route } = part;
  if (!/^-\w\w+$/.test(value)) return removing(route, 'safe');
  const at = value.indexOf(letter);
  return { ...rewriting(route, { start: at, end: at + 1 }, ''), title: `write ${quote(value.replace(letter, ''))}` };
}

/** An option that does harm gives way to the one that is missing; of several in one word only one is known. */
function asOpen(part: Part<string> | undefined): Fix | undefined {
  return part && /^--?[a-z]+$/.test(part.value) && !/^-\w\w/.test(part.value) ? writing(part.route, '-i') : undefined;
}

function opened(run: Part<string> | undefined): Fix | undefined {
  const index = run?.route.at(-1);
  if (run === undefined || typeof index !== 'number') return undefined;
  const into = run.route.slice(0, -1);
  return fix('safe', `add "-i" after ${quote(run.value)}`, { do: 'insert', into, position: index + 1, values: ['-i'] });
}

function switched(options: readonly ContainerOption[], ...names: readonly string[]): ContainerOption | undefined {
  const last = options.findLast(({ name }) => names.includes(name));
  return last?.value === 'false' ? undefined : last;
}

export const docs = defineDocs({
  summary: 'A container that the client cannot talk to',
  why: 'A client and a local server talk through standard input and output. `docker run`, `docker exec` and `kubectl exec` close the input of the container unless they are told "-i". Where "-t" asks for a terminal that is not there, docker ends, podman goes on and mixes its own signs into what is said, and kubectl does without. With "-d" docker goes away. The client then waits until it gives up.',
  fix: 'Write "docker run -i --rm image".',
  mends: { safe: 'adds "-i", or takes "-t" or "-d" away' },
  examples: [
    {
      title: 'In a whole line, beside the arguments that follow it',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": ⟦"docker run --rm acme/docs"⟧, "args": ["--verbose"] } } }\n',
      },
      also: ['command-with-arguments'],
    },
    {
      title: 'No "-i"',
      files: {
        '.mcp.json': '{ "mcpServers": { "git": { "command": "docker", "args": [⟦"run"⟧, "--rm", "mcp/git:1.0"] } } }\n',
      },
    },
    {
      title: 'A terminal, by the habit of the command line',
      files: {
        '.vscode/mcp.json':
          '{ "servers": { "git": { "command": "docker", "args": ["run", ⟦"-it"⟧, "--rm", "mcp/git:1.0"] } } }\n',
      },
    },
    {
      title: 'In the background',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "git": { "command": "podman", "args": ["container", "run", ⟦"-d"⟧, "mcp/git:1.0"] } } }\n',
      },
    },
    {
      title: 'In a container that runs already',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "git": { "command": "docker", "args": [⟦"exec"⟧, "box", "git-mcp"] }, "wiki": { "command": "docker", "args": ["exec", ⟦"-it"⟧, "box", "wiki-mcp"] }, "docs": { "command": "docker", "args": ["exec", "-i", "box", "docs-mcp"] } } }\n',
      },
    },
    {
      title: 'In a pod',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "git": { "command": "kubectl", "args": [⟦"exec"⟧, "deploy/git", "--", "git-mcp"] }, "docs": { "command": "kubectl", "args": ["-n", "docs", "exec", "-i", "deploy/docs", "--", "docs-mcp"] }, "wiki": { "command": "kubectl", "args": ["exec", "-it", "wiki", "--", "wiki-mcp"] }, "box": { "command": "kubectl", "args": ["exec", "wiki", "-qic", "box", "--", "wiki-mcp"] } } }\n',
      },
    },
    {
      title: 'The input is open; and other words of docker',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "git": { "command": "docker", "args": ["run", "--rm", "--interactive", "mcp/git:1.0", "-t"] }, "all": { "command": "docker", "args": ["mcp", "gateway", "run"] }, "up": { "command": "docker", "args": ["compose", "run", "--rm", "git"] } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim:
        'without "-i" the input of the container is closed; with "-t" and an input that is no terminal docker ends',
      source: 'Docker documentation, docker container run',
      date: '2026-11-18',
    },
    { claim: 'without "-i" stdin is not passed to the container', source: 'kubectl exec --help', date: '2026-11-20' },
    {
      claim: 'with "-t" and an input that is no terminal kubectl says so, and goes on without one',
      source: 'kubectl, its source for exec, SetupTTY, read',
      date: '2026-11-20',
    },
    {
      claim:
        'measured: none of 47 real servers in containers lacks "-i"; docker compose run and docker mcp gateway run do without',
      source: 'real configuration files',
      date: '2026-11-18',
    },
  ],
});
