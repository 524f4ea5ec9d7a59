// A plain file server on the loopback, which knows nothing of the site.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves a folder below a path, and says where.
 * @param {string} folder
 * @param {{ port?: number, base?: string }} options
 */
export async function serve(folder, { port = 0, base = '/' } = {}) {
  const server = createServer((request, response) => {
    const file = fileFor(request.url ?? '/', folder, base);
    if (file === undefined) response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n');
    else if (file.folder !== undefined) response.writeHead(301, { location: file.folder }).end();
    else {
      response.writeHead(200, { 'content-type': types[extname(file.path)] ?? 'application/octet-stream' });
      createReadStream(file.path).pipe(response);
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${server.address().port}${base}`, close: () => close(server) };
}

function close(server) {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}

function fileFor(url, folder, base) {
  let path;
  try {
    path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)).replaceAll('\\', '/');
  } catch {
    return undefined;
  }
  if (!path.startsWith(base) || path.includes('\0')) return undefined;
  const file = join(folder, path.slice(base.length));
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory() && !path.endsWith('/')) return { folder: `${encodeURI(path)}/` };
  const wanted = found?.isDirectory() ? join(file, 'index.html') : file;
  return statSync(wanted, { throwIfNoEntry: false })?.isFile() ? { path: wanted } : undefined;
}
