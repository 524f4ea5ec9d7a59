// npm run site: everything that is published, into site/dist. It works below any path, and from any file server.
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeCatalog, makeSources } from '../../scripts/generate/sources.mjs';
import { buildPlayground } from './playground.mjs';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'site/dist');

await makeSources(root);
await makeCatalog(root);
const clients = JSON.parse(readFileSync(join(root, 'src/catalog/clients.json'), 'utf8'));
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
await buildPlayground(root, join(dist, 'playground'), clients);
copyFileSync(join(root, 'site/icon.svg'), join(dist, 'icon.svg'));
