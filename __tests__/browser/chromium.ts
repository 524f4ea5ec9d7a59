import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { tree } from '../tree.ts';

const programs = [
  process.env.MCP_LINT_BROWSER,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A browser that runs without a window, where there is one. */
export const chromium = programs.find((path) => path !== undefined && existsSync(path));

const quiet = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

/**
 * What a module answers in the browser: a page imports it, calls what it exports by default with the question, and
 * sends back what comes of it. Files are served from one folder.
 */
export async function askInBrowser(
  program: string,
  folder: string,
  module: string,
  question: unknown,
): Promise<unknown> {
  const profile = tree();
  let answered: (answer: unknown) => void = () => {};
  const answer = new Promise<unknown>((resolve) => {
    answered = resolve;
  });
  const server = createServer((request, response) => {
    serve(request, response, { folder, module, question, answered }).catch(answered);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = spawn(program, [...quiet, `--user-data-dir=${profile}`, `http://127.0.0.1:${port}/`], {
    stdio: 'ignore',
    detached: true,
  });
  const gone = new Promise<void>((resolve) => browser.on('close', () => resolve()));
  try {
    return await Promise.race([answer, gone.then(() => 'the browser ended before it answered')]);
  } finally {
    // With all of its processes, which write into the profile until they end.
    if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid, 'SIGKILL');
    await gone;
    server.closeAllConnections();
    server.close();
  }
}

interface Asked {
  readonly folder: string;
  readonly module: string;
  readonly question: unknown;
  readonly answered: (answer: unknown) => void;
}

async function serve(request: IncomingMessage, response: ServerResponse, asked: Asked): Promise<void> {
  const { url = '/', method } = request;
  if (method === 'POST') asked.answered(JSON.parse(await text(request)));
  else if (url === '/') response.setHeader('content-type', 'text/html; charset=utf-8').write(page);
  else if (url === '/question.json') response.write(JSON.stringify(asked.question));
  else if (url === '/asked.js') response.setHeader('content-type', 'text/javascript').write(asked.module);
  else {
    const file = join(asked.folder, url);
    if (existsSync(file))
      response.setHeader('content-type', types[extname(url)] ?? 'text/plain').write(readFileSync(file));
    // A browser also asks for an icon.
    else response.statusCode = 404;
  }
  response.end();
}

const page = `<!doctype html>
<script type="module">
  const send = (answer) => fetch('/answer', { method: 'POST', body: JSON.stringify(answer) });
  try {
    const { default: ask } = await import('/asked.js');
    await send(await ask(await (await fetch('/question.json')).json()));
  } catch (error) {
    await send(String(error?.stack ?? error));
  }
</script>`;
