import type { Route } from '../../parse/index.ts';
import { isObject, own } from '../own.ts';

/** What a server answered, as people save it: a list, the result of one call, or a refusal. */
export type AnswerKind = 'tools' | 'prompts' | 'resources' | 'templates' | 'result' | 'refusal';

/** One answer inside a document. */
export interface Answer {
  readonly kind: AnswerKind;
  /** Where its value lies: for a list the list itself, for a single tool that tool. */
  readonly route: Route;
  readonly value: unknown;
  /** The object that holds the list, with its cursor and its lifetime. */
  readonly envelope?: { readonly route: Route; readonly value: Record<string, unknown> };
  /** Of a result: the name of the tool that was called, or where that tool stands. */
  readonly tool?: string | Route;
  /** Whether nothing but MCP looks like this. */
  readonly certain: boolean;
}

/** Of the lists, by the key they stand under. */
const lists: Readonly<Record<string, AnswerKind>> = {
  tools: 'tools',
  prompts: 'prompts',
  resources: 'resources',
  resourceTemplates: 'templates',
};

/** Keys of logs and fixtures under which an answer lies. */
const wrappers = ['result', 'response', 'message'] as const;

/** What may stand beside a list that a server answered with. */
const envelopeKeys: ReadonlySet<string> = new Set(['nextCursor', '_meta', 'resultType', 'ttlMs', 'cacheScope']);

const blockTypes: ReadonlySet<unknown> = new Set(['text', 'image', 'audio', 'resource', 'resource_link']);

/** Logs wrap a message a few times over. */
const DEEPEST = 4;

/** The answers in a saved document: the answer itself, a JSON-RPC message around it, a log of those, a bare list. */
export function answersIn(value: unknown): readonly Answer[] {
  if (!Array.isArray(value)) return [...find(value, [], 0, false)];
  if (!value.some(isMessage)) return isListOf(value, looksLikeTool) ? [listed('tools', [], value, undefined)] : [];
  const called = calledTools(value);
  return value.flatMap((message, index) => {
    const tool = called.get(JSON.stringify(own(message, 'id')));
    return [...find(message, [index], 0, false)].map((answer) =>
      answer.kind === 'result' && answer.tool === undefined && tool !== undefined ? { ...answer, tool } : answer,
    );
  });
}

function* find(value: unknown, route: Route, depth: number, inRpc: boolean): Generator<Answer> {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) {
    if (isListOf(value, looksLikeTool)) yield listed('tools', route, value, undefined);
    return;
  }
  if (!isObject(value)) return;
  const rpc = inRpc || own(value, 'jsonrpc') === '2.0';
  if (looksLikeTool(value)) {
    yield { kind: 'tools', route, value, certain: Object.hasOwn(value, 'inputSchema') };
    return;
  }
  if (rpc && isObject(own(value, 'error')) && !Object.hasOwn(value, 'result')) {
    yield { kind: 'refusal', route: [...route, 'error'], value: own(value, 'error'), certain: true };
    return;
  }
  let found = false;
  for (const [key, kind] of Object.entries(lists)) {
    const list = own(value, key);
    if (!Array.isArray(list) && !(kind === 'tools' && list !== undefined && isOnly(value, key))) continue;
    found = true;
    yield listed(kind, [...route, key], list, { route, value }, rpc);
  }
  const tool = own(value, 'tool');
  if (isObject(tool) && Object.hasOwn(tool, 'name')) {
    yield* find(tool, [...route, 'tool'], depth + 1, rpc);
    for (const answer of wrapped(value, route, depth, rpc)) {
      yield answer.kind === 'result' ? { ...answer, tool: [...route, 'tool'] } : answer;
    }
    return;
  }
  if (!found && looksLikeResult(value)) {
    yield { kind: 'result', route, value, certain: rpc || isCertainResult(value) };
    return;
  }
  yield* wrapped(value, route, depth, rpc);
}

function* wrapped(value: Record<string, unknown>, route: Route, depth: number, rpc: boolean): Generator<Answer> {
  for (const key of wrappers) {
    if (Object.hasOwn(value, key)) yield* find(value[key], [...route, key], depth + 1, rpc);
  }
}

function listed(kind: AnswerKind, route: Route, value: unknown, envelope: Answer['envelope'], rpc = false): Answer {
  const certain =
    rpc || isCertainList(kind, value) || (Array.isArray(value) && value.length === 0 && isOnly(envelope?.value, kind));
  return { kind, route, value, certain, ...(envelope === undefined ? {} : { envelope }) };
}

function isCertainList(kind: AnswerKind, value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  // Whatever stands under it: nobody else has a key of this name.
  if (kind === 'tools') {
    return value.some((item) => isObject(item) && Object.hasOwn(item, 'inputSchema')) && !isPrinted(value);
  }
  if (kind === 'prompts') {
    return value.some((item) => typeof own(item, 'name') === 'string' && Array.isArray(own(item, 'arguments')));
  }
  const key = kind === 'resources' ? 'uri' : 'uriTemplate';
  return value.some((item) => typeof own(item, key) === 'string' && typeof own(item, 'name') === 'string');
}

const types: ReadonlySet<unknown> = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);

/** Made for people from the code of a server: the types of its arguments are those of a programming language. */
function isPrinted(tools: readonly unknown[]): boolean {
  let [known, other] = [0, 0];
  for (const tool of tools) {
    const properties = own(own(tool, 'inputSchema'), 'properties');
    for (const property of isObject(properties) ? Object.values(properties) : []) {
      const type = own(property, 'type');
      if (types.has(type)) known += 1;
      else if (typeof type === 'string') other += 1;
    }
  }
  return other > 2 && other > known;
}

/** Nothing stands beside the list but what belongs to the answer. */
function isOnly(value: unknown, list: string): boolean {
  return isObject(value) && Object.keys(value).every((key) => key === list || envelopeKeys.has(key));
}

/** Every key that the revisions give a tool. */
const toolKeys: ReadonlySet<string> = new Set([
  'name',
  'title',
  'description',
  'inputSchema',
  'outputSchema',
  'annotations',
  'execution',
  'icons',
  '_meta',
]);

/** A list of tools of which none has a schema: it takes the name of the file to tell it from other lists. */
export function isPlainToolList(value: unknown): boolean {
  const tools = own(value, 'tools');
  if (!Array.isArray(tools) || tools.length === 0 || !isOnly(value, 'tools')) return false;
  return tools.every(
    (tool) =>
      isObject(tool) &&
      typeof own(tool, 'name') === 'string' &&
      typeof own(tool, 'description') === 'string' &&
      Object.keys(tool).every((key) => toolKeys.has(key)),
  );
}

function looksLikeTool(value: unknown): boolean {
  if (!isObject(value)) return false;
  return (
    Object.hasOwn(value, 'inputSchema') ||
    (typeof own(value, 'name') === 'string' &&
      ['input_schema', 'outputSchema', 'annotations'].some((key) => Object.hasOwn(value, key)))
  );
}

/** Messages of a conversation have a role, and content of the same shape. */
function looksLikeResult(value: Record<string, unknown>): boolean {
  if (Object.hasOwn(value, 'role') || Object.hasOwn(value, 'method')) return false;
  return (
    Array.isArray(own(value, 'content')) ||
    isPlainResult(value) ||
    Object.hasOwn(value, 'structuredContent') ||
    own(value, 'resultType') === 'input_required' ||
    Object.hasOwn(value, 'isError')
  );
}

const resultKeys: ReadonlySet<string> = new Set(['content', 'structuredContent', 'isError', '_meta', 'resultType']);

/** Content of whatever type, and nothing beside it but what belongs to a result. */
export function isPlainResult(value: unknown): boolean {
  return isObject(value) && Object.hasOwn(value, 'content') && Object.keys(value).every((key) => resultKeys.has(key));
}

function isCertainResult(value: Record<string, unknown>): boolean {
  const content = own(value, 'content');
  if (Object.hasOwn(value, 'structuredContent') || own(value, 'resultType') === 'input_required') return true;
  return Array.isArray(content) && (Object.hasOwn(value, 'isError') || content.some(isBlock));
}

function isBlock(value: unknown): boolean {
  return blockTypes.has(own(value, 'type'));
}

/** A log is a list of messages, or of records that hold one. */
function isMessage(value: unknown): boolean {
  if (!isObject(value) || looksLikeTool(value)) return false;
  return own(value, 'jsonrpc') === '2.0' || wrappers.some((key) => isObject(own(value, key)));
}

function calledTools(messages: readonly unknown[]): ReadonlyMap<string, string> {
  const called = new Map<string, string>();
  for (const message of messages) {
    const request = [message, own(message, 'message'), own(message, 'request')].find(
      (each) => own(each, 'method') === 'tools/call',
    );
    const name = own(own(request, 'params'), 'name');
    if (typeof name === 'string') called.set(JSON.stringify(own(request, 'id') ?? own(message, 'id')), name);
  }
  return called;
}

function isListOf(value: readonly unknown[], test: (item: unknown) => boolean): boolean {
  return value.some(test);
}
