// Tries the packaged extension in a real VS Code with a headless Chromium, and takes the pictures for the pages.
//   node try/index.mjs --code-server <folder>   where try/install.sh has put it, or is to put it
//   --pictures <folder>                         where the pictures go; none are taken without it
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';

const { values } = parseArgs({ options: { 'code-server': { type: 'string' }, pictures: { type: 'string' } } });
if (values['code-server'] === undefined) throw new Error('--code-server <folder> is missing');
const home = resolve(values['code-server']);
const entry = join(home, 'node_modules/code-server/out/node/entry.js');
const vsix = join(import.meta.dirname, '../mcp-lint.vsix');
const work = mkdtempSync(join(tmpdir(), 'mcp-lint-vscode-'));
const project = join(work, 'project');
const { NODE_EXTRA_CA_CERTS, NODE_OPTIONS, NODE_COMPILE_CACHE, ...env } = process.env;

const broken = `{
  "mcpServers": {
    "docs": {
      "url": "https://mcp.acme.io/mcp"
    }
  }
}
`;
const files = {
  '.mcp.json': broken,
  'app/.mcp.json': broken.replace('mcp.acme.io', 'app.acme.io'),
  '.cursor/mcp.json':
    '{\n  "mcpServers": {\n    "docs": {\n      "command": "docs-mcp",\n      "args": 5\n    }\n  }\n}\n',
  '.claude/settings.json': '{\n  "permissions": {\n    "allow": ["mcp__dosc__search"]\n  }\n}\n',
  '.vscode/mcp.json': '{\n  "servers": {\n    "docs": {\n      "type": "stdio",\n      "args": 5\n    }\n  }\n}\n',
};

if (!existsSync(entry)) {
  execFileSync('bash', [join(import.meta.dirname, 'install.sh'), home], { stdio: 'inherit', env });
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(project, name)), { recursive: true });
  writeFileSync(join(project, name), text);
}
const data = ['--user-data-dir', join(work, 'data'), '--extensions-dir', join(work, 'extensions')];
mkdirSync(join(work, 'data/User'), { recursive: true });
const settings = join(work, 'data/User/settings.json');
const usual = {
  'workbench.startupEditor': 'none',
  'security.workspace.trust.enabled': false,
  'editor.minimap.enabled': false,
  'workbench.colorTheme': 'Default Light Modern',
  'chat.commandCenter.enabled': false,
};
writeFileSync(settings, JSON.stringify(usual));
execFileSync(process.execPath, [entry, ...data, '--install-extension', vsix], { stdio: 'inherit', env });
const port = await freePort();
const server = spawn(
  process.execPath,
  [
    entry,
    ...data,
    '--auth',
    'none',
    '--bind-addr',
    `127.0.0.1:${port}`,
    '--disable-telemetry',
    '--disable-update-check',
    '--disable-workspace-trust',
    project,
  ],
  { stdio: ['ignore', 'pipe', 'pipe'], env },
);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  await listening(server);
  const page = await browser.newPage({ viewport: { width: 1000, height: 620 } });
  page.setDefaultTimeout(180_000);
  await page.goto(`http://127.0.0.1:${port}/?folder=${project}`);
  await page.waitForSelector('.monaco-workbench .explorer-folders-view');

  await open(page, '.mcp.json');
  await page.waitForSelector('.squiggly-error');
  says('a squiggle under what is wrong');
  await page.waitForSelector('.codelens-decoration:has-text("Read by Claude Code")');
  says('who reads the file');
  await page.waitForSelector('[id="mcp-lint.mcp-lint"]:has-text("MCP"), .statusbar-item:has-text("MCP ")');
  says('a count at the foot of the window');
  await page.hover('.view-line span:text("\\"docs\\"")');
  await page.waitForSelector('.monaco-hover:visible:has-text("so Claude Code skips the server")');
  await picture(page, 'vscode-problem');
  says('a hover with the reason');

  const menu = page.locator('.action-widget:has-text("add \\"type\\"")');
  // The hover may still be in the way.
  await until(async () => {
    await page.keyboard.press('Escape');
    await page.click('.view-line span:text("\\"docs\\"")');
    await page.keyboard.press('Control+.');
    return menu.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
  });
  await picture(page, 'vscode-fix');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.view-lines:has-text("\\"http\\"")');
  await page.waitForSelector('.squiggly-error', { state: 'detached' });
  await page.keyboard.press('Control+s');
  await until(() => readFileSync(join(project, '.mcp.json'), 'utf8').includes('"type": "http"'));
  says('the quick fix, and no squiggle after it');

  await open(page, '.vscode/mcp.json');
  await page.keyboard.press('Control+Shift+m');
  const rows = page.locator('.markers-panel .monaco-list-row');
  const problems = async () => (await rows.allInnerTexts()).map((each) => each.replace(/\s+/g, ' '));
  const isOfEditor = (each) => /Incorrect type/.test(each) && !each.includes('mcp-lint');
  const isTwice = (each) => /VS Code.*mcp-lint field-type/.test(each);
  await until(async () => (await problems()).some(isOfEditor));
  await until(async () => !(await problems()).some(isTwice));
  await until(async () => (await problems()).some((each) => each.includes('transport-missing')));
  await picture(page, 'vscode-own');
  says('nothing twice in the file of VS Code itself');

  await open(page, '.mcp.json');
  await run(page, 'mcp-lint: Convert to');
  await page.waitForSelector('.quick-input-widget input[placeholder^="Which client"]');
  await page.keyboard.type('opencode');
  await page.click('.quick-input-list .monaco-list-row:has-text("OpenCode")');
  await page.waitForSelector('.tab.active[data-resource-name^="opencode.json"]');
  await page.waitForSelector('.view-lines:has-text("\\"remote\\"")');
  says('the servers of a file, converted for another client');

  await open(page, 'app/.mcp.json');
  await run(page, 'mcp-lint: Fix All Safe Problems');
  await page.waitForSelector('.view-lines:has-text("\\"http\\"")');
  says('all safe fixes by a command');
  await run(page, 'mcp-lint: Show What Each Client Sees');
  await page.waitForSelector('.tab.active[aria-label^="Preview"]');
  says('what each client sees');

  writeFileSync(settings, JSON.stringify({ ...usual, 'mcp-lint.enable': false }));
  await page.reload();
  await page.waitForSelector('.monaco-workbench .explorer-folders-view');
  await open(page, '.cursor/mcp.json');
  await page.waitForSelector('.squiggly-warning');
  await page.hover('.view-line span:text-is("5")');
  await page.waitForSelector('.monaco-hover:visible:has-text("Incorrect type. Expected")');
  if ((await problems()).some((each) => each.includes('mcp-lint')))
    throw new Error('a server runs that is switched off');
  says('marks by the schema where no server runs');
} catch (error) {
  for (const [index, each] of browser
    .contexts()
    .flatMap((context) => context.pages())
    .entries()) {
    await each.screenshot({ path: join(tmpdir(), `mcp-lint-vscode-${index}.png`) });
  }
  throw error;
} finally {
  await browser.close();
  server.kill();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
}

async function open(page, name) {
  const [base, folder = ''] = name.split('/').reverse();
  await page.keyboard.press('Control+p');
  await page.waitForSelector('.quick-input-widget input');
  await page.keyboard.type(name);
  const rows = page.locator('.quick-input-list .monaco-list-row');
  await rows.filter({ hasText: base }).filter({ hasText: folder }).first().click();
  await page.waitForSelector(`.tab.active[data-resource-name="${base}"]`);
}

/** By the list of all commands. */
async function run(page, title) {
  await page.keyboard.press('F1');
  await page.waitForSelector('.quick-input-widget input');
  await page.keyboard.type(title);
  await page.locator('.quick-input-list .monaco-list-row').filter({ hasText: title }).first().click();
}

async function picture(page, name) {
  if (values.pictures === undefined) return;
  mkdirSync(values.pictures, { recursive: true });
  await page.screenshot({ path: join(values.pictures, `${name}.png`), clip: { x: 0, y: 0, width: 1000, height: 620 } });
}

function listening(child) {
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('HTTP server listening') && resolve());
    child.on('exit', (code) => reject(new Error(`code-server ended with ${code}`)));
  });
}

async function until(isThere) {
  for (let tries = 0; !(await isThere()); tries += 1) {
    if (tries > 600) throw new Error('it does not happen');
    await new Promise((wake) => setTimeout(wake, 200));
  }
}

function freePort() {
  return new Promise((resolve) => {
    const socket = createServer().listen(0, '127.0.0.1', () => {
      const { port } = socket.address();
      socket.close(() => resolve(port));
    });
  });
}

function says(what) {
  console.log(`ok: ${what}`);
}
