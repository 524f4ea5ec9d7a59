import {
  at,
  type ContainerOption,
  containerRun,
  isOn,
  nameOf,
  programIndex,
  programName,
  wordsOf,
} from '../model/index.ts';
import { defineDocs, defineRule } from './define.ts';

export default defineRule({
  id: 'docker-stdio',
  category: 'correctness',
  severity: 'warning',
  scope: 'server',
  onlyWith: ['container'],
  messages: {
    closed: (data: { server: string; program: string }) =>
      `${data.program} starts ${data.server} without "-i", so that nothing the client writes reaches it`,
    terminal: (data: { server: string; program: string; option: string }) =>
      `"${data.option}" gives ${data.server} a terminal, and ${data.program} refuses one where the client is on the other end`,
    detached: (data: { server: string; program: string; option: string }) =>
      `"${data.option}" sends ${data.server} to the background, so that the client talks to nobody`,
  },
  check(server, { report }) {
    if (server.transport !== 'stdio') return;
    const parts = wordsOf(server);
    const words = parts.map(({ value }) => value);
    const run = containerRun(words);
    if (run === undefined || isOn(run, '-a', '--attach')) return;
    const program = programName(words[programIndex(words)] ?? '');
    const placeOf = (word: number) => at(server.document, parts[word]?.route ?? server.route);
    const detached = switched(run.options, '-d', '--detach');
    const terminal = switched(run.options, '-t', '--tty');
    const data = { server: nameOf(server), program };
    if (detached !== undefined) {
      const option = words[detached.word] ?? '';
      report('detached', { ...data, option }, placeOf(detached.word), { server, help: 'leave it out' });
    } else if (terminal !== undefined) {
      const option = words[terminal.word] ?? '';
      const help = isOn(run, '-i', '--interactive') && option.length > 2 ? 'write "-i"' : 'write "-i" in its place';
      report('terminal', { ...data, option }, placeOf(terminal.word), { server, help });
    } else if (!isOn(run, '-i', '--interactive')) {
      report('closed', data, placeOf(run.run), { server, help: 'add "-i" after "run"' });
    }
  },
});

function switched(options: readonly ContainerOption[], ...names: readonly string[]): ContainerOption | undefined {
  const last = options.findLast(({ name }) => names.includes(name));
  return last?.value === 'false' ? undefined : last;
}

export const docs = defineDocs({
  summary: 'A container that the client cannot talk to',
  why: 'A client and a local server talk through standard input and output. `docker run` closes the input of the container unless it is told "-i", refuses "-t" where there is no terminal, and with "-d" goes away. The client then waits until it gives up.',
  fix: 'Write "docker run -i --rm image".',
  examples: [
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
    {
      claim:
        'measured: none of 47 real servers in containers lacks "-i"; docker compose run and docker mcp gateway run do without',
      source: 'real configuration files',
      date: '2026-11-18',
    },
  ],
});
