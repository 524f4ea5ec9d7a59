// Writes the list of commands from the files in their folder.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const notCommands = /^(?:define|index)\.ts$|\.generated\.ts$/;

export const commandList = 'src/commands/commands.generated.ts';

/** What has to be compiled for the list. */
export function commandEntries(root) {
  return filesIn(root).map((name) => `commands/${name}`);
}

function filesIn(root) {
  return readdirSync(join(root, 'src/commands')).filter((name) => name.endsWith('.ts') && !notCommands.test(name));
}

/** All commands, in the order of the help; `load` answers with a file of src, compiled. */
export async function readCommands(root, load) {
  const commands = await Promise.all(
    filesIn(root).map(async (name) => {
      const id = name.slice(0, -'.ts'.length);
      const { default: command } = await load(`commands/${name}`);
      if (command?.id !== id) throw new Error(`src/commands/${name} has to define the command "${id}"`);
      return command;
    }),
  );
  commands.sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  refuseUnlike(commands);
  return commands;
}

/** A command line is read before its command is known: an option of one name is written alike everywhere. */
function refuseUnlike(commands) {
  const known = new Map();
  for (const { id, options } of commands) {
    for (const { name, short, value } of options) {
      const kind = `${short ?? ''} ${value === undefined ? 'a switch' : 'with a value'}`;
      const other = known.get(name);
      if (other !== undefined && other.kind !== kind) {
        throw new Error(`"--${name}" is ${kind} of "${id}" and ${other.kind} of "${other.id}"`);
      }
      known.set(name, { id, kind });
    }
  }
}

/** What it takes to read a command line. The rest is loaded with the command that is asked for. */
export function commandsSource(commands) {
  const entries = commands.map(({ id, options }) => {
    const syntax = options.map(({ name, short, value, excludes }) => JSON.stringify({ name, short, value, excludes }));
    return `  {\n    id: '${id}',\n    options: [\n${syntax.map((option) => `      ${option},\n`).join('')}    ],\n    load: () => import('./${id}.ts'),\n  },\n`;
  });
  return `// Written by "npm run generate" from the files beside it; do not edit.\n\nexport const commands = [\n${entries.join('')}];\n`;
}
