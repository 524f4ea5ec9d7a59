import type { CodeLens } from 'vscode-languageserver';
import { formatsWith } from '../clients/index.ts';
import { count, list } from '../wording/index.ts';
import type { JudgedFile } from './judged.ts';

/** Who reads a file, above its first line. `command` is what the editor calls to show what each of them sees. */
export function lensesOf({ readings }: JudgedFile, uri: string, command: string): CodeLens[] {
  const owner = readings.find((reading) => reading.owner);
  if (owner === undefined || owner.format.stray) return [];
  const { client, format } = owner;
  const others = formatsWith('readsToo')
    .filter(({ readsToo }) => readsToo?.includes(format.id))
    .map(({ clientName }) => clientName);
  const names = new Set([client.name, ...readings.map((reading) => reading.client.name), ...others]);
  const servers = format.servers.length === 0 ? '' : `: ${count(owner.names.length, 'server')}`;
  const start = { line: 0, character: 0 };
  const title = `Read by ${list([...names], { bare: true, max: 4 })}${servers}`;
  return [{ range: { start, end: start }, command: { title, command, ...(command !== '' && { arguments: [uri] }) } }];
}
