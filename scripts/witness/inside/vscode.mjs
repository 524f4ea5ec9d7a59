// Run on VS Code's own code: what it makes of a file with servers, and what its editor would mark there. It has no command
// that tells; so the functions that read such a file are cut out of the bundle that code-server ships, and the schema.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

const [modules, file] = process.argv.slice(2);
const require = createRequire(path.join(modules, 'x.js'));
const { parse, printParseErrorCode } = require('jsonc-parser');
const { URI } = require('vscode-uri');
const { getLanguageService, TextDocument } = require('vscode-json-languageservice');

const out = path.join(modules, 'code-server/lib/vscode/out');
const source = fs.readFileSync(path.join(out, 'vs/code/browser/workbench/workbench.js'), 'utf8');
const messages = JSON.parse(fs.readFileSync(path.join(out, 'nls.messages.json'), 'utf8'));

const text = fs.readFileSync(file, 'utf8').replace(/^\ufeff/, '');
const errors = [];
const value = parse(text, errors, { allowTrailingComma: true, allowEmptyContent: true }) || {};
const says = errors.map(({ error, offset }) => `${printParseErrorCode(error)} at ${offset}`);
const servers = errors.length > 0 ? [] : serversIn(structuredClone(value));
for (const { message } of await marks()) says.push(message);
console.log(JSON.stringify({ servers, says }));

/** Those that it would start. */
function serversIn(config) {
  const scanner = vm.runInNewContext(
    `({ ${methodAt('fromWorkspaceFolderMcpServers(e){')}, ${methodAt('sanitizeServer(e){')} })`,
  );
  const toLaunch = vm.runInNewContext(`(${functionAround('{transport:"sse"}:{},uri:')})`, {
    P: { parse: (uri) => URI.parse(uri) },
  });
  try {
    const found = Object.entries(scanner.fromWorkspaceFolderMcpServers(config).servers ?? {});
    return found.filter(([, server]) => toLaunch(server) !== undefined).map(([name]) => name);
  } catch (error) {
    says.push(String(error.message));
    return [];
  }
}

/** As its editor does it, with the schema that it has for such files. */
async function marks() {
  const service = getLanguageService({ schemaRequestService: async () => '{}' });
  const uri = 'vscode://schemas/mcp';
  service.configure({ allowComments: true, schemas: [{ uri, fileMatch: ['*'], schema: schema() }] });
  const document = TextDocument.create('file:///mcp.json', 'jsonc', 1, text);
  return service.doValidation(document, service.parseJSONDocument(document), { trailingCommas: 'ignore' });
}

function schema() {
  const at = source.indexOf('allowTrailingCommas:!0,allowComments:!0,additionalProperties:!1,properties:{sandbox');
  const start = source.lastIndexOf('={id:', at) + 1;
  const parts = new Map();
  const whole = source.slice(...objectAt(start));
  collect(whole, parts, start);
  const context = vm.createContext({
    d: (id, _, ...words) => messages[id].replace(/\{(\d+)\}/g, (__, index) => words[index]),
  });
  const waiting = new Map(parts);
  // What a part is made of may come behind it.
  for (let round = 0; round < 10 && waiting.size > 0; round += 1) {
    for (const [name, written] of waiting) {
      try {
        vm.runInContext(`var ${name} = ${written};`, context);
        waiting.delete(name);
      } catch {}
    }
  }
  const made = vm.runInContext(`(${whole.replace(/^\{id:[\w$]+,/, '{')})`, context);
  return JSON.parse(JSON.stringify(made));
}

/** Parts of the schema have minified names, and stand shortly before it. */
function collect(written, parts, before) {
  for (const [, name] of written.matchAll(/(?<![\w$"']|[^.]\.)([A-Za-z_$][\w$]*)(?=[\].}(,[])/g)) {
    if (parts.has(name) || name === 'd') continue;
    const from = Math.max(0, before - 9000);
    const pattern = new RegExp(`[,;\\s]${name.replaceAll('$', '\\$')}=(?=[{"]|d\\(|[\\w$]+=>\\(\\{)`, 'g');
    const found = [...source.slice(from, before).matchAll(pattern)].at(-1);
    if (found === undefined) continue;
    const start = from + found.index + found[0].length;
    const part = source.slice(start, endOf(start));
    parts.set(name, part);
    collect(part, parts, before);
  }
}

/** Of an object, a text, a message, or a function that gives an object. */
function endOf(start) {
  if (source.startsWith('d(', start)) return source.indexOf(')', start) + 1;
  if (source[start] === '"') return source.indexOf('"', start + 1) + 1;
  const [, end] = objectAt(start);
  return source[start] === '{' ? end : end + 1;
}

function methodAt(head) {
  const start = source.indexOf(head);
  const [, end] = objectAt(start);
  return source.slice(start, end);
}

function functionAround(mark) {
  const start = source.lastIndexOf('function ', source.indexOf(mark));
  const [, end] = objectAt(start);
  return source.slice(start, end);
}

/** The first braces from here on, with what they hold. */
function objectAt(from) {
  const start = source.indexOf('{', from);
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '"' || sign === "'" || sign === '`') at = endOfText(at);
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return [start, at + 1];
    }
  }
  throw new Error('the bundle is not what it was');
}

function endOfText(start) {
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === source[start]) return at;
  }
  return source.length;
}
