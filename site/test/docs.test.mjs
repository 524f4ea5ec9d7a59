import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { barriers, dist, program, visit } from './browser.mjs';

const options = program === undefined ? { skip: 'there is no Chromium here' } : {};

let site;
before(async () => {
  if (program !== undefined) site = await visit();
});
after(() => site?.close());

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));

test('every link within the site leads to a file, by a path that does not say where the site lies', () => {
  const faults = [];
  for (const page of pages) {
    const html = readFileSync(join(dist, page), 'utf8');
    for (const [, target] of html.matchAll(/\s(?:href|src|content)="(?:0; url=)?((?<=(?:href|src)="|url=)[^"]*)"/g)) {
      const [path] = target.split('#');
      if (path === '' || /^(?:https?:|data:)/.test(path) || !/[./]/.test(path)) continue;
      const file = join(dist, dirname(page), path);
      if (
        path.startsWith('/') ||
        relative(dist, file).startsWith('..') ||
        !existsSync(file) ||
        statSync(file).isDirectory()
      )
        faults.push(`${page}: ${target}`);
    }
  }
  assert.deepEqual(faults, []);
});

test('nothing is asked for from elsewhere: every page has a policy that allows no other origin', () => {
  const open = pages.filter((page) => {
    const html = readFileSync(join(dist, page), 'utf8');
    return !html.includes(`content="default-src 'none'; script-src 'self'`) && !html.includes('http-equiv="refresh"');
  });
  assert.deepEqual(open, []);
});

test('a page is found by what it says', options, async () => {
  const page = await site.context.newPage();
  await page.goto(`${site.url}clients/cursor.html`);
  const results = page.getByRole('list', { name: 'Results' });
  await page.getByRole('searchbox', { name: 'Search' }).fill('url without a type');
  await results.getByRole('link', { name: 'transport-untyped', exact: true }).click();
  await page.waitForURL(`${site.url}rules/transport-untyped.html`);
  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'transport-untyped');
  await page.close();
});

test('an example of a rule opens in the playground', options, async () => {
  const page = await site.context.newPage();
  await page.goto(`${site.url}rules/transport-untyped.html`);
  await page.getByRole('link', { name: 'Try it' }).nth(2).click();
  const [item] = [page.getByRole('list', { name: 'Findings' }).getByRole('listitem').first()];
  await item.filter({ hasText: 'transport-untyped' }).waitFor();
  assert.match(await item.innerText(), /Claude Code skips the server/);
  await page.close();
});

test('the address that a page has in the repository leads to it', options, async () => {
  const page = await site.context.newPage();
  await page.goto(`${site.url}docs/rules/transport-untyped.md`);
  await page.waitForURL(`${site.url}rules/transport-untyped.html`);
  await page.close();
});

test('the pages can be used without seeing them, in light and in dark, on a phone', options, async () => {
  const page = await site.context.newPage();
  for (const path of ['index.html', 'rules/transport-untyped.html', 'clients/claude-code.html', 'guide.html']) {
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(site.url + path);
      assert.deepEqual(await barriers(page), [], `${path}, ${colorScheme}`);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, path);
  }
  await page.close();
});

test('no page complained', options, () => {
  assert.deepEqual(
    site.requests.filter((each) => !/^(?:blob|data):/.test(each) && !each.startsWith(site.url)),
    [],
  );
  assert.deepEqual(site.faults, []);
});
