// Servers of ours on a port of this machine: MCP over HTTP and SSE at /<run>/<name>, and below /model a model that has
// nothing to say, so that clients end their turn.
import { createServer } from 'node:http';
import { answerTo } from './answers.mjs';

/** @returns {Promise<import('./remote.d.mts').Remote>} */
export function startRemote() {
  const begun = new Map();
  const streams = new Map();
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('error', () => {});
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks).toString('utf8')));
  });

  function answer(request, response, body) {
    const [, run, name] = request.url.split(/[/?]/).map(plain);
    if (run === 'model') return answerAsModel(request, response);
    if (request.method === 'GET') return listen(request, response, `${run}/${name}`);
    const message = parsed(body);
    if (request.method !== 'POST' || typeof message?.method !== 'string') return end(response, 405);
    if (message.method === 'initialize') begun.set(run, [...(begun.get(run) ?? []), name]);
    const reply = answerTo(message);
    const stream = request.url.includes('?sse') ? streams.get(`${run}/${name}`) : undefined;
    if (stream !== undefined && reply !== undefined) stream.write(`event: message\ndata: ${JSON.stringify(reply)}\n\n`);
    if (stream !== undefined || reply === undefined) return end(response, 202);
    return end(response, 200, reply);
  }

  /**
   * SSE tells first where messages go, whatever is accepted: some clients lose that header on the way. Whoever has begun
   * by HTTP asks for a stream too, and need not get one.
   */
  function listen(request, response, key) {
    if (request.headers['mcp-protocol-version'] !== undefined || /^\/\.well-known\//.test(request.url)) {
      return end(response, 405);
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`event: endpoint\ndata: /${key}?sse\n\n`);
    streams.set(key, response);
  }

  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: server.address().port,
        begun: (run) => begun.get(run) ?? [],
        close() {
          server.closeAllConnections();
          server.close();
        },
      }),
    );
  });
}

function answerAsModel(request, response) {
  if (request.method === 'GET')
    return end(response, 200, { object: 'list', data: [{ id: 'witness', object: 'model' }] });
  return end(response, 400, {
    error: { message: 'no answer', type: 'invalid_request_error', status: 'INVALID_ARGUMENT' },
  });
}

function end(response, status, value) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(value === undefined ? '' : JSON.stringify(value));
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function plain(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
