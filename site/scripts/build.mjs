// npm run site: everything that is published, into site/dist. It works below any path, and from any file server.
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeSources, readProgram } from '../../scripts/generate/sources.mjs';
import { homeOf } from '../../scripts/generate/version.mjs';
import { buildDocs } from '../docs/build.mjs';
import { buildPlayground } from './playground.mjs';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'site/dist');

await makeSources(root);
const { rules, clients } = await readProgram(root);
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
await buildPlayground(root, join(dist, 'playground'), clients);
await buildDocs(root, dist, { home: homeOf(manifest), version: manifest.version, rules });
cpSync(join(root, 'docs/images'), join(dist, 'images'), { recursive: true });
for (const name of ['icon.svg', 'base.css']) copyFileSync(join(root, 'site', name), join(dist, name));
