// npm run site:serve: shows site/dist on the loopback.
import { join } from 'node:path';
import { serve } from './server.mjs';

const { url } = await serve(join(import.meta.dirname, '../dist'), { port: Number(process.env.PORT ?? 4173) });
console.log(`${url}playground/index.html`);
