// Hooks of Node's loader: TypeScript loses its types, and what lies in __tests__ is loaded anew for each suite.
import { fileURLToPath } from 'node:url';
import { strip } from './strip.cjs';

const globals = new URL('globals.mjs', import.meta.url).href;
const tests = new URL('../', import.meta.url).href;

export async function resolve(specifier, context, next) {
  const suite = /\?suite=\d+$/.exec(context.parentURL ?? '')?.[0];
  if (suite === undefined) return next(specifier, context);
  if (specifier === '@jest/globals') return { url: globals + suite, shortCircuit: true };
  const resolved = await next(specifier, context);
  return resolved.url.startsWith(tests) ? { ...resolved, url: resolved.url + suite } : resolved;
}

export async function load(url, context, next) {
  const { pathname } = new URL(url);
  if (!pathname.endsWith('.ts')) return next(url, context);
  return { format: 'module', source: strip(fileURLToPath(url)).code, shortCircuit: true };
}
