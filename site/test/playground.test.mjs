import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { barriers, program, visit } from './browser.mjs';

const options = program === undefined ? { skip: 'there is no Chromium here' } : {};

let site;
before(async () => {
  if (program !== undefined) site = await visit();
});
after(() => site?.close());

async function open(fragment = '') {
  const page = await site.context.newPage();
  await page.goto(`${site.url}playground/index.html${fragment}`);
  return {
    page,
    path: page.getByRole('textbox', { name: 'Path' }),
    editor: page.getByRole('textbox', { name: 'File content' }),
    client: page.getByLabel('Client', { exact: true }),
    items: page.getByRole('list', { name: 'Findings' }).getByRole('listitem'),
    summary: page.locator('#summary'),
    notice: page.locator('#notice'),
    fixAll: page.getByRole('button', { name: 'Fix all' }),
  };
}

const fragmentOf = (list) => `#1.${deflateRawSync(JSON.stringify(list)).toString('base64url')}`;

const ended = (locator, text) => locator.filter({ hasText: text }).waitFor();

test('a mistake is found at its line as it is typed, and mended', options, async () => {
  const { page, path, editor, items, summary, fixAll } = await open();
  await path.fill('.cursor/mcp.json');
  await editor.fill('');
  await ended(summary, /No problems|error|warning/);
  await editor.pressSequentially('{\n"mcpServers": {\n"docs": { "command": "docs-mcp", "env": { "PORT": 80 } } } }');
  await ended(items.first(), 'field-type');
  const [item] = await items.allInnerTexts();
  assert.match(item, /line 3/);
  assert.match(item, /field-type/);
  assert.match(item, /"PORT" in "env" of server "docs" is a number/);
  assert.deepEqual(await page.locator('.cm-lintRange').allInnerTexts(), ['80']);
  await fixAll.click();
  await ended(summary, 'No problems');
  assert.match(await editor.innerText(), /"PORT": "80"/);
  await editor.press('Control+z');
  await ended(items.first(), 'field-type');
  await page.getByRole('button', { name: /^Fix: / }).click();
  await ended(summary, 'No problems');
  await page.close();
});

test('a client is recognised by the path, or chosen', options, async () => {
  const { page, path, client, items, summary, editor } = await open();
  await path.fill('notes/one.json');
  await editor.fill('{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp" } } }');
  await ended(page.locator('#readers'), 'no known client');
  await client.selectOption({ label: 'VS Code' });
  await ended(items.first(), 'root-key-wrong');
  await client.selectOption({ label: 'Cursor' });
  await ended(summary, 'No problems');
  await page.close();
});

test('several files are judged together, in tabs that keys move between', options, async () => {
  const { page, items, editor } = await open();
  await page
    .getByRole('combobox', { name: 'Example' })
    .selectOption({ label: 'One server for three clients, of which two differ' });
  await ended(items.first(), 'server-drift');
  const tabs = page.getByRole('tab');
  assert.deepEqual(await tabs.allInnerTexts(), ['.mcp.json', '.cursor/mcp.json', '.vscode/mcp.json']);
  await tabs.first().focus();
  await page.keyboard.press('End');
  await ended(editor, 'docs-old');
  await page.getByRole('button', { name: /^.vscode\/mcp.json, line 3$/ }).click();
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'File content');
  await page.locator('summary').click();
  const table = page.getByRole('table');
  await table.waitFor();
  assert.match(await table.getByRole('row', { name: /^Claude Desktop/ }).innerText(), /starts only local servers/);
  await page.close();
});

test('the servers of a file are converted, and what is lost is named', options, async () => {
  const { page, path, editor, summary } = await open();
  await path.fill('.mcp.json');
  await editor.fill(
    '{ "mcpServers": {\n"docs": { "type": "http", "url": "https://docs.example.com/mcp",\n"headers": { "X-Team": "team ${TEAM}" } } } }',
  );
  await ended(summary, /No problems/);
  await page.getByRole('combobox', { name: 'Convert to' }).selectOption({ label: 'VS Code' });
  await page.getByRole('button', { name: 'Convert' }).click();
  await ended(editor, '"servers"');
  assert.equal(await path.inputValue(), '.vscode/mcp.json');
  assert.match(await editor.innerText(), /"X-Team": "team \$\{env:TEAM\}"/);
  assert.equal(await page.locator('#losses').innerText(), 'Nothing is lost from .mcp.json to .vscode/mcp.json.');
  await page.getByRole('tab', { name: '.mcp.json', exact: true }).click();
  await page.getByRole('combobox', { name: 'Convert to' }).selectOption({ label: 'Codex' });
  await page.getByRole('button', { name: 'Convert' }).click();
  await ended(editor, '[mcp_servers.docs]');
  const losses = page.getByRole('list', { name: 'From .mcp.json to .codex/config.toml' }).getByRole('listitem');
  assert.match(await losses.first().innerText(), /^line 3: Codex .*"\$\{TEAM\}"/);
  assert.deepEqual(await barriers(page), []);
  await page.close();
});

test('files that are dropped are judged where they lie', options, async () => {
  const { page, items } = await open();
  await page.locator('#pick-files').setInputFiles([
    {
      name: 'claude_desktop_config.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"mcpServers":{"docs":{"url":"https://docs.example.com/mcp"}}}'),
    },
    { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from([1, 2, 3]) },
  ]);
  await ended(items.first(), 'Claude Desktop');
  assert.deepEqual(await page.getByRole('tab').allInnerTexts(), ['claude_desktop_config.json']);
  await page.close();
});

test('a link holds the files, and no secret', options, async () => {
  const { page, editor, notice, path } = await open();
  await path.fill('.vscode/mcp.json');
  const secret = 'ghp_Zx8Kq2Lm4Np6Rs0Tv1Wy3Ab5Cd7Ef9Gh1Jk2';
  await editor.fill(`{ "servers": { "docs": { "command": "docs-mcp", "env": { "GITHUB_TOKEN": "${secret}" } } } }`);
  await page.getByRole('button', { name: 'Link to this' }).click();
  await ended(notice, 'What looks like a secret in .vscode/mcp.json is masked in it');
  const address = page.url();
  await page.close();
  const other = await open(new URL(address).hash);
  await ended(other.notice, 'came with the link');
  const text = await other.editor.innerText();
  assert.match(text, /"GITHUB_TOKEN"/);
  assert.equal(text.includes(secret.slice(8)), false);
  assert.equal(await other.path.inputValue(), '.vscode/mcp.json');
  await other.page.close();
});

test('a link that somebody else made runs nothing and stops nothing', options, async () => {
  const markup = '<img src=x onerror="globalThis.hit = 1"><script>globalThis.hit = 1</script>';
  const name = `${markup}"'.json`;
  const hostile = {
    markup: fragmentOf([
      [name, `{ "mcpServers": { ${JSON.stringify(markup)}: { "url": ${JSON.stringify(markup)} } } }`],
      ['.mcp.json', `{ "mcpServers": { ${JSON.stringify(markup)}: { "url": "https://a.example.com" } } }`, markup],
    ]),
    prototype: fragmentOf([
      ['__proto__', '{"__proto__": {"mcpServers": {}}}', '__proto__'],
      ['constructor', '{}', 'constructor'],
    ]),
    depth: fragmentOf([['.mcp.json', '['.repeat(200_000)]]),
    bomb: fragmentOf([['.mcp.json', ' '.repeat(50_000_000)]]),
    damaged: '#1.AAAA',
    foreign: '#/etc/passwd',
    list: fragmentOf({ length: 1, 0: ['.mcp.json', ''] }),
    numbers: fragmentOf([[1, 2]]),
    many: fragmentOf(Array.from({ length: 5000 }, (_, index) => [`${index}/.mcp.json`, '{}'])),
  };
  for (const [kind, fragment] of Object.entries(hostile)) {
    const { page, notice, editor, path, items } = await open(fragment);
    await notice.filter({ hasText: /link/ }).waitFor();
    // It can still be used.
    await path.fill('.mcp.json');
    await editor.fill('{ "mcpServers": { "docs": { "url": "https://docs.example.com/mcp" } } }');
    if (kind !== 'markup') await ended(items.first(), 'transport-untyped');
    assert.equal(await page.evaluate(() => globalThis.hit), undefined, kind);
    await page.close();
  }
});

test('nothing leaves the origin, whatever a script tries', options, async () => {
  const heard = [];
  const other = createServer((request, response) => {
    heard.push(request.url);
    response.setHeader('access-control-allow-origin', '*').end();
  });
  await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { page, items } = await open();
  await items.first().waitFor();
  const address = `http://127.0.0.1:${other.address().port}/`;
  const attempt = async (url) => {
    const tried = await Promise.allSettled([fetch(url), import(url)]);
    return tried.map(({ status }) => status);
  };
  const [worker] = page.workers();
  assert.deepEqual(await page.evaluate(attempt, address), ['rejected', 'rejected']);
  assert.deepEqual(await worker.evaluate(attempt, address), ['rejected', 'rejected']);
  other.closeAllConnections();
  other.close();
  assert.deepEqual(heard, []);
  await page.close();
  // Both were refused, and the page said so.
  site.faults.splice(0);
  for (let index = site.requests.length - 1; index >= 0; index -= 1)
    if (site.requests[index] === address) site.requests.splice(index, 1);
});

// No more than that is answered: what the page asks for once it shows a finding does not matter, however slow it is.
test('the first finding takes at most 250 kB', options, async () => {
  const page = await site.context.newPage();
  let sent = 0;
  const serve = async (route) => {
    const response = await route.fetch();
    const size = gzipSync(await response.body()).length;
    if (sent + size > 250_000) return;
    sent += size;
    await route.fulfill({ response });
  };
  await site.context.route(`${site.url}**`, serve);
  await page.goto(`${site.url}playground/index.html`);
  await page.getByRole('list', { name: 'Findings' }).getByRole('listitem').first().waitFor();
  assert.ok(sent > 100_000, `${sent} bytes`);
  await page.close();
  await site.context.unroute(`${site.url}**`, serve);
});

test('it can be used without seeing it, in light and in dark', options, async () => {
  for (const colorScheme of ['light', 'dark']) {
    const { page, items } = await open();
    await page.emulateMedia({ colorScheme });
    await items.first().waitFor();
    await page.locator('summary').click();
    await page.getByRole('table').waitFor();
    assert.deepEqual(await barriers(page), [], colorScheme);
    await page.setViewportSize({ width: 360, height: 740 });
    assert.deepEqual(await barriers(page), [], `${colorScheme}, on a phone`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(width, 360);
    await page.close();
  }
});

test('it looks as the pages about it show it', options, async () => {
  const { page, items } = await open();
  await items.nth(2).waitFor();
  await page.setViewportSize({ width: 1180, height: 720 });
  await picture(page, 'playground.png');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'playground-phone.png');
  await page.close();
});

/** With SCREENSHOTS=1 the pictures in docs/images are made anew. */
async function picture(page, name) {
  const path = join(import.meta.dirname, '../../docs/images', name);
  const image = await page.screenshot();
  if (process.env.SCREENSHOTS) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, image);
  }
  // Fonts differ from machine to machine, sizes do not.
  const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];
  assert.deepEqual(sizeOf(readFileSync(path)), sizeOf(image));
}

test('every page was asked for at one place, and none complained', options, () => {
  assert.deepEqual(
    site.requests.filter((each) => !/^(?:blob|data):/.test(each) && !each.startsWith(site.url)),
    [],
  );
  assert.deepEqual(site.faults, []);
});
