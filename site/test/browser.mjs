// The site as a person meets it: served below a path by a plain file server, in a Chromium without a window.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { chromium } from 'playwright-core';
import { serve } from '../scripts/server.mjs';

export const dist = join(import.meta.dirname, '../dist');

/** A browser, where there is one. */
export const program = [
  process.env.MCP_LINT_BROWSER,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find((path) => path !== undefined && existsSync(path));

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** @returns the site in a browser; `requests` are the addresses that pages asked for, `faults` what they complained of. */
export async function visit() {
  const server = await serve(dist, { base: '/some/where/' });
  const browser = await chromium.launch({ executablePath: program, args: quiet });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const requests = [];
  const faults = [];
  context.on('request', (request) => requests.push(request.url()));
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { url: server.url, context, requests, faults, close };
}

/** What axe finds that keeps somebody from using the page. */
export async function barriers(page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
