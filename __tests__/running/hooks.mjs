// Hooks of Node's loader: TypeScript loses its types, and what lies in __tests__ is loaded anew for each suite.
import { fileURLToPath } from 'node:url';
import { strip } from './strip.cjs';

const globals = new URL('globals.mjs', import.meta.url).href;
const tests = new URL('../', import.meta.url).href;
const src = new URL('../../src/', import.meta.url).href;

/** Written out like this, a name needs no search. */
const ours = /^\.{1,2}\/.*\.ts$/;

/** "?suite=7" is a file of the seventh suite, "?suite=7&steps" one of a suite that counts steps, "?steps" the src that it gets. */
export async function resolve(specifier, context, next) {
  const query = /\?(?:suite=\d+)?(?:&?steps)?$/.exec(context.parentURL ?? '')?.[0];
  if (query !== undefined && specifier === '@jest/globals') return { url: globals + query, shortCircuit: true };
  const resolved = ours.test(specifier)
    ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    : await next(specifier, context);
  if (query === undefined) return resolved;
  if (resolved.url.startsWith(tests)) return { ...resolved, url: resolved.url + query };
  const counts = query.endsWith('steps') && resolved.url.startsWith(src) && resolved.url.endsWith('.ts');
  return counts ? { ...resolved, url: `${resolved.url}?steps` } : resolved;
}

export async function load(url, context, next) {
  const { pathname } = new URL(url);
  if (!pathname.endsWith('.ts')) return next(url, context);
  const { code } = strip(fileURLToPath(url));
  return { format: 'module', source: url.startsWith(src) ? await ofSrc(code, url) : code, shortCircuit: true };
}

async function ofSrc(code, url) {
  if (!url.endsWith('?steps')) return importingOnce(code);
  const { counted } = await import('./counted.mjs');
  return counted(code);
}

const once =
  'const $loaded = new Map(), $once = (name, load) => $loaded.get(name) ?? $loaded.set(name, load()).get(name);';

/** Node asks these hooks, which run on a thread of their own, at every import(), also of what is loaded. */
function importingOnce(code) {
  const asked = code.replaceAll(/\bimport\(('[^']+')\)/g, (call, name) => `$once(${name}, () => ${call})`);
  return asked === code ? code : once + asked;
}
