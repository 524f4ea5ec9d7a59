import { type Answer, answersIn } from '../../clients/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import { isObject, own, valueAt } from '../values/index.ts';

/** One tool of a saved list. */
export interface ListedTool {
  readonly document: Document;
  /** Empty when it has none that is a string. */
  readonly name: string;
  /** Of the tool in its document. */
  readonly route: Route;
  /** Whatever stands there. */
  readonly value: unknown;
  /** Tools of one list share one, and so the names they have to keep apart. */
  readonly list: Route;
}

/** The result of a call, with the tool that gave it where that is known. */
export interface ListedResult {
  readonly document: Document;
  readonly route: Route;
  readonly value: unknown;
  readonly tool: ListedTool | undefined;
}

interface Found {
  readonly answers: readonly Answer[];
  readonly tools: readonly ListedTool[];
  readonly sound: readonly ListedTool[];
  readonly results: readonly ListedResult[];
}

/** Every rule about tools asks for them. */
const found = new WeakMap<Document, Found>();

/** What servers answered in this document. */
export function answersOf(document: Document): readonly Answer[] {
  return foundIn(document).answers;
}

/** The tools of a saved list, in whatever it is wrapped: an answer, a JSON-RPC message, a log, an array, one tool. */
export function toolsIn(document: Document): readonly ListedTool[] {
  return foundIn(document).tools;
}

/** Without those that a syntax error cuts off: what they lack may stand behind it. */
export function soundTools(document: Document): readonly ListedTool[] {
  return foundIn(document).sound;
}

export function resultsIn(document: Document): readonly ListedResult[] {
  return foundIn(document).results;
}

/** Whether two names in one list are the same but for capitals. */
export function haveAlikeNames(tools: readonly ListedTool[]): boolean {
  const lists = new Map<ListedTool['list'], Set<string>>();
  for (const { name, list } of tools) {
    if (name === '') continue;
    const seen = lists.get(list) ?? new Set();
    lists.set(list, seen);
    if (seen.has(name.toLowerCase())) return true;
    seen.add(name.toLowerCase());
  }
  return false;
}

/** The tool that lies on the way to a place. */
export function toolAround(document: Document, route: Route): ListedTool | undefined {
  const byRoute = routesIn(document);
  for (let length = route.length; length >= 0; length -= 1) {
    const tool = byRoute.get(JSON.stringify(route.slice(0, length)));
    if (tool !== undefined) return tool;
  }
  return undefined;
}

const routes = new WeakMap<Document, ReadonlyMap<string, ListedTool>>();

/** Few documents have anything by which somebody asks for them. */
function routesIn(document: Document): ReadonlyMap<string, ListedTool> {
  const known = routes.get(document) ?? new Map(soundTools(document).map((tool) => [JSON.stringify(tool.route), tool]));
  routes.set(document, known);
  return known;
}

function foundIn(document: Document): Found {
  const known = found.get(document);
  if (known !== undefined) return known;
  const answers = answersIn(document.value);
  const tools = answers.flatMap((answer) => toolsOf(document, answer));
  const sound = document.problems.length === 0 ? tools : tools.filter(({ route }) => !document.isBroken(route));
  const makers = answers.some(({ kind }) => kind === 'result') ? firstByName(tools) : new Map<string, ListedTool>();
  const results = answers
    .flatMap((answer) => resultOf(document, answer, makers))
    .filter(({ route }) => !document.isBroken(route));
  const fresh = { answers, tools, sound, results };
  found.set(document, fresh);
  return fresh;
}

function toolsOf(document: Document, { kind, route, value }: Answer): ListedTool[] {
  if (kind !== 'tools') return [];
  if (!Array.isArray(value))
    return isObject(value) && route.at(-1) !== 'tools' ? [toolAt(document, route, route, value)] : [];
  return value.map((tool, index) => toolAt(document, [...route, index], route, tool));
}

function toolAt(document: Document, route: Route, list: Route, value: unknown): ListedTool {
  const name = own(value, 'name');
  return { document, name: typeof name === 'string' ? name : '', route, value, list };
}

function firstByName(tools: readonly ListedTool[]): ReadonlyMap<string, ListedTool> {
  const found = new Map<string, ListedTool>();
  for (const tool of tools) if (!found.has(tool.name)) found.set(tool.name, tool);
  return found;
}

function resultOf(document: Document, answer: Answer, makers: ReadonlyMap<string, ListedTool>): ListedResult[] {
  if (answer.kind !== 'result') return [];
  const { route, value, tool } = answer;
  const maker =
    typeof tool === 'string' ? makers.get(tool) : tool && toolAt(document, tool, tool, valueAt(document.value, tool));
  return [{ document, route, value, tool: maker }];
}
