// Writes the lists of outputs from the files in their folders.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with a file for each way to write a report, and to write what "servers" says. */
const outputFolders = ['report/outputs', 'report/servers/outputs'];

const notOutputs = /^(?:define|index)\.ts$|\.generated\.ts$/;

/** What has to be compiled for the lists. */
export function outputEntries(root) {
  return outputFolders.flatMap((folder) => filesIn(root, folder).map((name) => `${folder}/${name}`));
}

function filesIn(root, folder) {
  return readdirSync(join(root, 'src', folder)).filter((name) => name.endsWith('.ts') && !notOutputs.test(name));
}

/** What the files of a folder define, in the order of the help; `load` answers with a file of src, compiled. */
export async function readOutputs(root, load, folder) {
  const outputs = await Promise.all(
    filesIn(root, folder).map(async (name) => {
      const file = name.slice(0, -'.ts'.length);
      const { default: output } = await load(`${folder}/${name}`);
      if (output?.id !== file) throw new Error(`src/${folder}/${name} has to define the output "${file}"`);
      return output;
    }),
  );
  return outputs.sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

/** The lists, each by the path of its file. */
export async function outputLists(root, load) {
  const lists = outputFolders.map(async (folder) => [
    listOf(folder),
    outputsSource(await readOutputs(root, load, folder)),
  ]);
  return new Map(await Promise.all(lists));
}

export const outputListPaths = outputFolders.map(listOf);

function listOf(folder) {
  return `src/${folder}/outputs.generated.ts`;
}

function outputsSource(outputs) {
  return `// Written by "npm run generate" from the files beside it; do not edit.

/** A run needs one of them at most. */
export const outputs = {
${outputs.map(({ id }) => `  ${/^\w+$/.test(id) ? id : `'${id}'`}: () => import('./${id}.ts'),`).join('\n')}
};
`;
}

/** The two that most people use have sections of their own. */
const described = ['text', 'json'];

export function outputsTable(outputs) {
  const rows = outputs
    .filter(({ id }) => !described.includes(id))
    .map(({ id, readers, holds }) => `| \`${id}\` | ${readers} | ${holds} |`);
  return ['| `--format` | for | what it holds |', '| --- | --- | --- |', ...rows].join('\n');
}
