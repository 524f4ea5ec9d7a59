import type { AnswerKind } from '../../clients/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import { isBytes } from './texts.ts';
import { answersOf, type ListedTool, soundTools } from './tools-in.ts';

/** What a server lists: a tool, a prompt, a resource. */
export interface Listed {
  readonly kind: AnswerKind;
  readonly document: Document;
  readonly route: Route;
  readonly value: unknown;
  /** Where it is one. */
  readonly tool: ListedTool | undefined;
}

/** A text by which a server tells models and people what something is for. */
export interface Description {
  readonly document: Document;
  readonly route: Route;
  readonly text: string;
  /** What the text belongs to, as a whole. */
  readonly owner: Listed;
}

type Take = (text: string) => boolean;
type Hear = (description: Description) => void;

/**
 * The titles and descriptions that are wanted in the lists of a server. Results are not among them: they may quote
 * anything.
 */
export function eachDescription(document: Document, takes: Take, hear: Hear): void {
  for (const owner of listedIn(document)) descriptionsOf(owner, takes, hear);
}

/** All of them. */
export function descriptionsIn(document: Document): readonly Description[] {
  const found: Description[] = [];
  eachDescription(
    document,
    () => true,
    (description) => found.push(description),
  );
  return found;
}

function* listedIn(document: Document): Generator<Listed> {
  for (const tool of soundTools(document)) {
    yield { kind: 'tools', document, route: tool.route, value: tool.value, tool };
  }
  for (const { kind, route, value } of answersOf(document)) {
    if (!others.has(kind) || !Array.isArray(value)) continue;
    for (const [index, item] of value.entries()) {
      const at = [...route, index];
      if (!document.isBroken(at)) yield { kind, document, route: at, value: item, tool: undefined };
    }
  }
}

const others: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['prompts', 'resources', 'templates']);

/** What holds values that only show what an argument may look like; under the others it is a name. */
const data: ReadonlySet<string> = new Set(['default', 'examples', 'example', 'const', 'enum', '_meta']);
const names: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'definitions']);

function descriptionsOf(owner: Listed, takes: Take, hear: Hear): void {
  const { document } = owner;
  const steps: (string | number)[] = [];
  const tell = (text: string, key: string) => hear({ document, route: [...owner.route, ...steps, key], text, owner });
  const visit = (node: object, isNaming: boolean): void => {
    if (Array.isArray(node)) {
      for (let index = 0; index < node.length; index += 1) {
        if (typeof node[index] !== 'object' || node[index] === null) continue;
        steps.push(index);
        visit(node[index], false);
        steps.pop();
      }
      return;
    }
    for (const key in node) {
      const inner = (node as Readonly<Record<string, unknown>>)[key];
      if (typeof inner === 'string') {
        if ((key === 'description' || key === 'title') && takes(inner)) tell(inner, key);
      } else if (typeof inner === 'object' && inner !== null && (isNaming || !data.has(key)) && !isBytes(key, steps)) {
        steps.push(key);
        visit(inner, names.has(key));
        steps.pop();
      }
    }
  };
  if (typeof owner.value === 'object' && owner.value !== null) visit(owner.value, false);
}
