import { answersOf, type ListedTool, soundTools } from '../../../model/tools/index.ts';
import { own } from '../../../model/values/index.ts';
import type { Document, Route } from '../../../parse/index.ts';
import { quote } from '../../../wording/index.ts';
import { nouns, toolName } from './naming.ts';
import { textsOf } from './strings.ts';

/** A text by which a server tells models and people what something is for. */
export interface Description {
  readonly route: Route;
  readonly text: string;
  /** `tool "search"`: what the text belongs to, as a whole. Few are ever named. */
  readonly subject: string;
  readonly tool: ListedTool | undefined;
}

const known = new WeakMap<Document, readonly Description[]>();

/** Every title and description in the lists of a server. Results are not among them: they may quote anything. */
export function descriptionsIn(document: Document): readonly Description[] {
  const found = known.get(document) ?? [...ofTools(document), ...ofOthers(document)];
  known.set(document, found);
  return found;
}

function* ofTools(document: Document): Generator<Description> {
  for (const tool of soundTools(document)) yield* inside(tool.value, tool.route, () => toolName(tool), tool);
}

function* ofOthers(document: Document): Generator<Description> {
  for (const { kind, route, value } of answersOf(document)) {
    const noun = nouns[kind];
    if (noun === undefined || !Array.isArray(value)) continue;
    for (const [index, item] of value.entries()) {
      const at = [...route, index];
      if (document.isBroken(at)) continue;
      const name = own(item, 'name');
      const subject = () => `${noun} ${typeof name === 'string' ? quote(name) : index + 1}`;
      yield* inside(item, at, subject, undefined);
    }
  }
}

function* inside(
  value: unknown,
  from: Route,
  subject: () => string,
  tool: ListedTool | undefined,
): Generator<Description> {
  for (const { route, side, text } of textsOf(value, from)) {
    const key = route.at(-1);
    if (side !== 'value' || (key !== 'description' && key !== 'title') || isData(route, from.length)) continue;
    yield {
      route,
      text,
      get subject() {
        return subject();
      },
      tool,
    };
  }
}

const data: ReadonlySet<unknown> = new Set(['default', 'examples', 'example', 'const', 'enum', '_meta']);
const maps: ReadonlySet<unknown> = new Set(['properties', 'patternProperties', '$defs', 'definitions']);

/** Inside a value that only shows what an argument may look like. */
function isData(route: Route, from: number): boolean {
  return route.some((step, index) => index >= from && data.has(step) && !maps.has(route[index - 1]));
}

/** Whether a part of a text is cited, as what is looked for or what stands in a format. */
export function isCited(text: string, start: number, end: number): boolean {
  const before = text[start - 1];
  return before !== undefined && /["'`“‘«]/.test(before) && /^[^\n]{0,40}?["'`”’»]/.test(text.slice(end, end + 41));
}
