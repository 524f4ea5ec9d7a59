import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Remote, startRemote } from '../../scripts/witness/servers/remote.mjs';
import { tree } from '../tree.ts';

const begin = { jsonrpc: '2.0', id: 0, method: 'initialize', params: { protocolVersion: '2025-06-18' } };
const began = { jsonrpc: '2.0', id: 0, result: { protocolVersion: '2025-06-18', serverInfo: { name: 'witness' } } };

describe('a server of ours that is called', () => {
  let remote: Remote;
  beforeAll(async () => {
    remote = await startRemote();
  });
  afterAll(() => remote.close());

  const post = (where: string, body: unknown) =>
    fetch(`http://127.0.0.1:${remote.port}/${where}`, { method: 'POST', body: JSON.stringify(body) });

  test('begins over HTTP, and says for whom', async () => {
    expect(await (await post('one/subject', begin)).json()).toMatchObject(began);
    expect(remote.begun('one')).toEqual(['subject']);
    expect(remote.begun('two')).toEqual([]);
  });

  test('begins over SSE', async () => {
    const stream = await fetch(`http://127.0.0.1:${remote.port}/three/subject`, {
      headers: { accept: 'text/event-stream' },
    });
    const reader = stream.body?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await next()).toBe('event: endpoint\ndata: /three/subject?sse\n\n');
    expect((await post('three/subject?sse', begin)).status).toBe(202);
    expect(JSON.parse((await next()).split('data: ')[1] ?? '')).toMatchObject(began);
    expect(remote.begun('three')).toEqual(['subject']);
    await reader?.cancel();
  });

  test('has not begun when it was only looked for', async () => {
    expect((await post('four/subject', { jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
    const where = `http://127.0.0.1:${remote.port}`;
    expect((await fetch(`${where}/.well-known/oauth-authorization-server/four/subject`)).status).toBe(405);
    const stream = await fetch(`${where}/four/subject`);
    expect(stream.status).toBe(200);
    await stream.body?.cancel();
    expect(remote.begun('four')).toEqual([]);
  });
});

// The clients run on Linux alone.
const onUnix = process.platform === 'win32' ? test.skip : test;

onUnix('a server of ours that is started answers and notes that it began', async () => {
  const folder = tree();
  const journal = path.join(folder, 'journal.txt');
  const script = fileURLToPath(new URL('../../scripts/witness/servers/local.sh', import.meta.url));
  const server = spawn('/bin/sh', [script, journal, 'subject']);
  const answers = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  const ask = async (message: unknown) => {
    server.stdin.write(`${JSON.stringify(message)}\n`);
    return JSON.parse((await answers.next()).value);
  };
  expect(await ask(begin)).toMatchObject(began);
  expect(await ask({ method: 'tools/list', jsonrpc: '2.0', id: 'a' })).toMatchObject({
    id: 'a',
    result: { tools: [{}] },
  });
  expect(await ask({ method: 'other', params: { id: 3 }, jsonrpc: '2.0', id: 7 })).toMatchObject({ id: 7, error: {} });
  server.stdin.end();
  expect(fs.readFileSync(journal, 'utf8')).toBe('subject\n');
});
