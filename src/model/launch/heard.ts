import type { Server } from '../server/index.ts';
import { mayBeAddress } from './bridges.ts';
import { packageRun } from './package-run.ts';
import { programName, pythons } from './program.ts';
import { runnerCall, runnerWords } from './runner-call.ts';
import { programInProject } from './scripts.ts';
import type { NoServer } from './why-no-server.ts';
import { textsOf, wordsOf } from './words.ts';

/** Why what the words start hears no client: it is called at a port, is a client itself, or is not told whom to call. */
export function heard(words: readonly string[], first: number, program: string): NoServer | undefined {
  return (
    version(words, first, program) ??
    atPort(words, first, program) ??
    ofPackage(words, first, program) ??
    calledAddress(words, first, program) ??
    overHttp(words, first)
  );
}

function version(words: readonly string[], first: number, program: string): NoServer | undefined {
  const isAsked = words.length === first + 2 && /^--(?:version|help)$/.test(words[first + 1] ?? '');
  return isAsked ? { why: 'ends', line: `${program} ${words[first + 1]}`, word: first + 1 } : undefined;
}

/** What answers at a port and reads nothing from its input, and what each of them is told to do so. */
const listeners: Readonly<Record<string, readonly string[]>> = {
  uvicorn: [],
  gunicorn: [],
  hypercorn: [],
  'redis-server': [],
  'http-server': [],
  flask: ['run'],
  ollama: ['serve'],
  ngrok: ['http', 'tcp', 'start'],
  cloudflared: ['tunnel'],
  next: ['dev', 'start'],
  kubectl: ['port-forward', 'proxy'],
};
const modules = /^(?:http\.server|uvicorn|gunicorn|flask)$/;

function atPort(words: readonly string[], first: number, program: string): NoServer | undefined {
  const inner = programInProject(words, first, program);
  const name = programName(words[inner] ?? '');
  const said = words[inner + 1] ?? '';
  const verbs = Object.hasOwn(listeners, name) ? listeners[name] : undefined;
  if (verbs !== undefined && words.length > inner + 1 && (verbs.length === 0 || verbs.includes(said)))
    return { why: 'listens', line: verbs.length === 0 ? name : `${name} ${said}`, word: inner };
  if (!pythons.test(name)) return undefined;
  const at = words.indexOf('-m', inner);
  // Behind a file it is an option of that.
  const isOwn = words.slice(inner + 1, at).every((word) => word.startsWith('-'));
  if (at !== -1 && isOwn && modules.test(words[at + 1] ?? ''))
    return { why: 'listens', line: `${name} -m ${words[at + 1]}`, word: at + 1 };
  return words[inner + 2] === 'runserver' && said.endsWith('manage.py')
    ? { why: 'listens', line: 'manage.py runserver', word: inner + 2 }
    : undefined;
}

const smitheryOver = /^(?:install|uninstall|list|login|inspect|search|setup)$/;
const ofProfiles = /^--(?:key|profile)(?:=|$)/;

const told = /mcp-remote|@smithery\/cli|mcp-inspector|@modelcontextprotocol\/inspector|^(?:fast)?mcp$/;

/** What is known of single programs, however they are started. */
function ofPackage(words: readonly string[], first: number, program: string): NoServer | undefined {
  if (!words.some((word) => told.test(word))) return undefined;
  const run = packageRun(words);
  // An image may be called as a package is.
  if (run?.ecosystem === 'image') return undefined;
  const at = run?.word ?? programInProject(words, first, program);
  const name = run?.name ?? programName(words[at] ?? '');
  const rest = words.slice(at + 1);
  switch (name) {
    case '@modelcontextprotocol/inspector':
    case 'mcp-inspector':
      return { why: 'inspects', line: name, word: at };
    case 'mcp':
    case 'fastmcp':
      if (rest[0] === 'dev') return { why: 'inspects', line: `${name} dev`, word: at + 1 };
      return rest[0] === 'install' ? { why: 'ends', line: `${name} install`, word: at + 1 } : undefined;
    case 'mcp-remote':
      return rest.some((word) => mayBeAddress.test(word)) ? undefined : { why: 'unaddressed', line: name, word: at };
    case '@smithery/cli': {
      if (smitheryOver.test(rest[0] ?? '')) return { why: 'ends', line: `smithery ${rest[0]}`, word: at + 1 };
      const option = rest.findIndex((word) => ofProfiles.test(word));
      // Older ones ask for both.
      const isOld = /^[~^]?[12](?:\.|$)/.test(run?.version ?? '');
      if (rest[0] !== 'run' || option === -1 || isOld) return undefined;
      return { why: 'unknown', line: 'smithery run', word: at + 1 + option };
    }
    default:
      return undefined;
  }
}

/** "https://docs.example/mcp", and nothing that a package or a script could be fetched from. */
const remote =
  /^https?:\/\/(?!(?:www\.)?(?:github|gitlab|bitbucket|codeload)\.)[^\s?#]{1,300}\/(?:mcp|sse)\/?(?:[?#]|$)/i;

/** The page of a repository, or what git clones; archives of it have endings, or folders before their names. */
const repository =
  /^https:\/\/(?:www\.)?(?:github|gitlab|bitbucket)\.(?:com|org)\/[\w.-]{1,100}\/[\w-]{1,100}(?:\.git)?\/?(?:@[\w./-]{1,100})?$/;

function calledAddress(words: readonly string[], first: number, program: string): NoServer | undefined {
  if (!words.some((word) => word.includes('://'))) return undefined;
  const call = runnerCall(words);
  const what = call && runnerWords(words, call).what;
  const at = call === undefined ? first + 1 : what?.word;
  if (at === undefined) return undefined;
  const source = (words[at] ?? '').slice(what?.start);
  // What ends so, uv takes for git by itself.
  const isOfGit = call?.line !== 'pipx run' && /\.git\/?$/.test(source);
  if (call?.runner.ecosystem === 'pypi' && repository.test(source) && !isOfGit)
    return { why: 'repository', line: call.line, word: at };
  if (!remote.test(words[at] ?? '')) return undefined;
  const takesFile = call !== undefined || pythons.test(program) || /^(?:node|tsx|bun)$/.test(program);
  return takesFile ? { why: 'address', line: call?.line ?? program, word: at } : undefined;
}

const transportOption = /^--(?:mcp-)?transport(?:-type|-mode)?$/;
/** In small letters. */
const httpTransport = /^(?:sse|http|streamable[-_]?http|http[-_]?stream(?:able)?|http[-_]?sse)$/;
/** What calls one server for another, and may be told how. */
const bridges = /prox(?:y|ies)|bridge|gateway|remote|inspector|connect|relay|tunnel|adapter|client/i;

/** "--transport sse", as a server is told to be called at a port. */
function overHttp(words: readonly string[], first: number): NoServer | undefined {
  const at = words.findIndex((word) => transportOption.test(word.split('=', 1)[0] ?? ''));
  if (at <= first) return undefined;
  const [option = '', glued] = (words[at] ?? '').split('=');
  const value = glued ?? words[at + 1] ?? '';
  if (!httpTransport.test(value.toLowerCase()) || isBridge(words)) return undefined;
  return { why: 'listens', line: `${option}${glued === undefined ? ' ' : '='}${value}`, word: at };
}

function isBridge(words: readonly string[]): boolean {
  return words.some((word) => word.includes('://') || bridges.test(word));
}

/** Variables by which servers are told so. */
const ofTransport = /^(?:(?:FAST)?MCP_)?(?:SERVER_)?TRANSPORT(?:_TYPE|_MODE)?$|^MCP_MODE$/;

/** Arguments count before variables, and a container has its own. */
const saysHow =
  /^--?(?:mcp-)?transport|stdio|^(?:.*[\\/])?(?:docker|docker-compose|podman|nerdctl|kubectl|container)(?:\.exe)?$/i;

export function atPortByVariable(server: Server): Server['env'][number] | undefined {
  const found = server.env.find(({ name, value }) => ofTransport.test(name) && httpTransport.test(value.toLowerCase()));
  const words = textsOf(wordsOf(server));
  return found === undefined || isBridge(words) || words.some((word) => saysHow.test(word)) ? undefined : found;
}
