// Shapes that could cost more than they should. No target: each has to end, and four times as much may take four times as long.
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomOf } from './inputs/random.mjs';
import { tool, toolLists } from './inputs/tools.mjs';
import { put } from './inputs/tree.mjs';
import { bare, median, outcome, roundsOf } from './measure.mjs';

const list = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const text = (count, make) => list(count, make).join('');
const map = (count, make) => Object.fromEntries(list(count, make));
const clean = { command: 'uvx', args: ['mcp-server-git', '--repository', '.'], env: { LOG_LEVEL: 'info' } };
const faulty = { type: 'htpp', url: 'https://mcp.example.com/mcp', headers: { Accept: 5 }, timeout: 'long' };
const inOneFile = (folder, servers) => put(folder, '.mcp.json', JSON.stringify({ mcpServers: servers }));
const oneServer = (folder, server) => inOneFile(folder, { docs: server });
const schema = (folder, inputSchema) =>
  put(folder, 'docs.tools.json', JSON.stringify({ tools: [{ ...tool(randomOf(1), 'read'), inputSchema }] }));

/** `fill` makes the shape with `least` of it and with four times as many. */
const shapes = [
  {
    what: 'MB of random text on the line of a finding',
    // Above 2 MiB, which Claude Code refuses: with less there is no finding to be shown, and nothing to be hidden.
    least: 3,
    fill(folder, count) {
      const random = randomOf(1);
      const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'];
      const BLOB = text(count * 1_000_000, () => random.one(letters));
      oneServer(folder, { command: 'npx', args: ['-y', 'docs-mcp', '/Users/anna/docs'], env: { BLOB } });
    },
  },
  { what: 'patterns in `.gitignore`, 200 files', least: 2500, fill: (folder, count) => ignoring(folder, count, 200) },
  { what: 'files, 1 000 patterns in `.gitignore`', least: 500, fill: (folder, count) => ignoring(folder, 1000, count) },
  { what: 'saved lists of 100 tools', least: 5, fill: (folder, count) => toolLists(folder, 1, count) },
  { what: 'tools in one list', least: 25_000, fill: manyTools },
  {
    what: 'servers in one file',
    least: 25_000,
    fill: (folder, count) =>
      inOneFile(
        folder,
        map(count, (index) => [`docs-${index}`, clean]),
      ),
  },
  {
    what: 'MB in one file',
    least: 7.5,
    fill: (folder, count) =>
      oneServer(folder, { ...clean, args: list(count * 10_000, (index) => `${'--word '.repeat(13)}${index}`) }),
  },
  {
    what: 'faulty servers on one line',
    least: 500,
    fill: (folder, count) =>
      inOneFile(
        folder,
        map(count, (index) => [`docs-${index}`, faulty]),
      ),
  },
  { what: 'files with findings', least: 2000, fill: findings },
  { what: 'files with findings, as SARIF', least: 2000, args: ['--format', 'sarif'], fill: findings },
  {
    what: 'folders deep, a configuration in each',
    least: 25,
    fill: (folder, count) =>
      list(count, (index) =>
        put(
          folder,
          `${'deeper/'.repeat(index)}.mcp.json`,
          JSON.stringify({ mcpServers: { [`docs-${index}`]: clean } }),
        ),
      ),
  },
  { what: 'files in a folder', least: 50_000, fill: (folder, count) => crowd(folder, count) },
  {
    what: 'folders',
    least: 5000,
    fill(folder, count) {
      oneServer(folder, clean);
      list(count, (index) => mkdirSync(join(folder, `folder-${index}`)));
    },
  },
  {
    what: 'folders with a link to themselves and one to a configuration',
    least: 2000,
    fill(folder, count) {
      oneServer(folder, clean);
      list(count, (index) => {
        mkdirSync(join(folder, `part-${index}`));
        symlinkSync('.', join(folder, `part-${index}/loop`), 'dir');
        symlinkSync('../.mcp.json', join(folder, `part-${index}/.mcp.json`), 'file');
      });
    },
  },
  {
    what: 'names of tools in the front matter of an agent',
    least: 20_000,
    fill: (folder, count) =>
      put(
        folder,
        '.claude/agents/reviewer.md',
        `---\nname: reviewer\ndescription: Reviews\ntools:\n${text(count, (index) => `  - mcp__docs__read_${index}\n`)}---\n\nReview.\n`,
      ),
  },
  {
    what: 'levels of JSON',
    least: 5000,
    fill: (folder, count) =>
      put(
        folder,
        '.mcp.json',
        `{"mcpServers":{"docs":{"command":"uvx","x":${'['.repeat(count)}${']'.repeat(count)}}}}`,
      ),
  },
  {
    what: 'levels of YAML',
    least: 200,
    fill: (folder, count) =>
      put(
        folder,
        '.continue/mcpServers/a.yaml',
        `mcpServers:\n  - name: docs\n    command: uvx\n    env:\n${text(count, (index) => `${' '.repeat(6 + index)}a:\n`)}`,
      ),
  },
  {
    what: 'merge keys of YAML',
    least: 2000,
    fill: (folder, count) =>
      put(
        folder,
        '.continue/mcpServers/a.yaml',
        `x: &x\n  command: uvx\nmcpServers:\n${text(count, (index) => `  - name: docs-${index}\n    <<: *x\n`)}`,
      ),
  },
  { what: 'aliases of YAML, each ten times the one before', least: 5, fill: laughs },
  {
    what: 'words in a TOML array',
    least: 20_000,
    fill: (folder, count) =>
      put(
        folder,
        '.codex/config.toml',
        `[mcp_servers.docs]\ncommand = "uvx"\nargs = [${text(count, (index) => `"word-${index}", `)}]\n`,
      ),
  },
  {
    what: 'lines with a string that does not end',
    least: 10_000,
    fill: (folder, count) =>
      put(folder, '.mcp.json', `{"mcpServers":{\n${text(count, (index) => `"docs-${index}: {\n`)}`),
  },
  {
    what: 'variables in one argument',
    least: 10_000,
    fill: (folder, count) => oneServer(folder, { ...clean, args: [text(count, (index) => `\${NAME_${index}}`)] }),
  },
  {
    what: 'servers of two clients that differ',
    least: 1000,
    fill(folder, count) {
      inOneFile(
        folder,
        map(count, (index) => [`docs-${index}`, clean]),
      );
      const differing = { ...clean, command: 'pipx' };
      put(
        folder,
        '.cursor/mcp.json',
        JSON.stringify({ mcpServers: map(count, (index) => [`docs-${index}`, differing]) }),
      );
    },
  },
  { what: 'levels of `$ref`, each used twice', least: 10, fill: doubling },
  {
    what: 'values of an `enum`',
    least: 20_000,
    fill: (folder, count) =>
      schema(folder, { type: 'object', properties: { a: { enum: list(count, (index) => `value-${index}`) } } }),
  },
];

/** @returns {{ what: string, times: { name: string, seconds: number, exponent: number, end: string }[] }[]} */
export function worstCases(work, programs, count) {
  return shapes.map(({ what, least, fill, args = [] }, index) => {
    const [small, large] = [least, least * 4].map((size) => {
      const folder = join(work, `worst-${index}-${size}`);
      mkdirSync(folder, { recursive: true });
      fill(folder, size);
      return folder;
    });
    const times = programs.map((program) => growthOf(program, args, small, large, count));
    for (const folder of [small, large]) rmSync(folder, { recursive: true });
    return { what: `${least * 4} ${what}`, times };
  });
}

function growthOf(program, args, small, large, count) {
  const tasks = { base: bare, small: program.with(args, small), large: program.with(args, large) };
  const { end, stdout } = outcome(tasks.large[0]);
  const { rounds } = roundsOf(tasks, count);
  const net = (name) => median(rounds.map((round) => round[name] - round.base));
  const seconds = net('large') / 1000;
  // Below this, what a start costs is all that is seen.
  const exponent = seconds < 0.15 ? undefined : Math.log(net('large') / net('small')) / Math.log(4);
  return {
    name: program.name,
    seconds,
    exponent,
    end: /^no MCP configuration/m.test(stdout) ? 'passed over' : `${end}`,
  };
}

function ignoring(folder, patterns, files) {
  put(
    folder,
    '.gitignore',
    text(patterns, (index) => `generated/part-${index}/**/*.out\n`),
  );
  list(files, (index) => put(folder, `project-${index}/.mcp.json`, JSON.stringify({ mcpServers: { docs: clean } })));
}

function findings(folder, count) {
  list(count, (index) =>
    put(folder, `project-${index}/.mcp.json`, JSON.stringify({ mcpServers: { docs: faulty } }, null, 2)),
  );
}

function crowd(folder, count) {
  oneServer(folder, clean);
  for (let index = 0; index < count; index += 1) writeFileSync(join(folder, `note-${index}.txt`), '');
}

function manyTools(folder, count) {
  const tools = list(count, (index) => ({
    name: `read_${index}`,
    description: `Reads part ${index}`,
    inputSchema: { type: 'object' },
  }));
  put(folder, 'docs.tools.json', JSON.stringify({ tools }));
}

function laughs(folder, count) {
  const levels = text(
    count,
    (index) => `a${index}: &a${index} [${list(10, () => (index === 0 ? 'ha' : `*a${index - 1}`)).join(', ')}]\n`,
  );
  put(
    folder,
    '.continue/mcpServers/a.yaml',
    `${levels}mcpServers:\n  - name: docs\n    command: uvx\n    args: *a${count - 1}\n`,
  );
}

function doubling(folder, count) {
  const twice = (index) => ({
    type: 'object',
    properties: { left: { $ref: `#/$defs/a${index}` }, right: { $ref: `#/$defs/a${index}` } },
  });
  schema(folder, {
    ...twice(0),
    $defs: map(count, (index) => [`a${index}`, index === count - 1 ? { type: 'string' } : twice(index + 1)]),
  });
}
