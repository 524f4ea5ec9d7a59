// node editing.mjs <entry> <folder> <file> <edits>: an editor that types into a file, and asks after each edit what is
// said of it. Prints the milliseconds of CPU that the server took until its end.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';

const [entry, folder, name, edits] = process.argv.slice(2);
const hook = fileURLToPath(new URL('at-exit.cjs', import.meta.url));
const file = join(folder, name);
const uri = pathToFileURL(file).href;
const server = spawn(process.execPath, ['--require', hook, entry, 'lsp', '--stdio'], {
  stdio: ['pipe', 'pipe', 'inherit', 'pipe'],
});
const told = text(server.stdio[3]);
const connection = createProtocolConnection(
  new StreamMessageReader(server.stdout),
  new StreamMessageWriter(server.stdin),
);
connection.listen();
const capabilities = { textDocument: { diagnostic: {} } };
await connection.sendRequest('initialize', { processId: null, rootUri: pathToFileURL(folder).href, capabilities });
await connection.sendNotification('initialized', {});
const whole = readFileSync(file, 'utf8');
const textDocument = { uri, languageId: 'json', version: 0, text: whole };
await connection.sendNotification('textDocument/didOpen', { textDocument });
for (let version = 1; version <= Number(edits); version += 1) {
  // One more blank at the end, and one less.
  const contentChanges = [{ text: version % 2 === 0 ? whole : `${whole} ` }];
  await connection.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges });
  await connection.sendRequest('textDocument/diagnostic', { textDocument: { uri } });
}
await connection.sendRequest('shutdown');
await connection.sendNotification('exit');
await once(server, 'exit');
console.log(JSON.parse(await told).milliseconds);
