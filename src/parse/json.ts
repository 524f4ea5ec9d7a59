import { emptyProblem, isBlank } from './blank.ts';
import type { Document, Problem, Source, Span } from './document.ts';
import { decodeJson } from './escapes.ts';
import { readJsonComments } from './json-comments.ts';
import { scanJson } from './json-scan.ts';
import { parseStrictJson } from './json-strict.ts';
import { type JsonTree, type LostMember, readJsonTree } from './json-tree.ts';
import { MAX_DEPTH, TooDeep, tooDeep } from './limits.ts';
import { keyInWords } from './names.ts';
import { getOwn } from './own.ts';
import { type Parsed, ParsedDocument, type Syntax } from './parsed-document.ts';
import { extent, type PlaceNode, PlaceTree, touches } from './places.ts';

const TOO_LONG: Problem = {
  kind: 'syntax',
  message: 'the text is not JSON, and too long to say where it goes wrong',
  help: 'check the end of the file, or write it anew',
  span: { start: 0, end: 1 },
  fatal: true,
};

/** A definition of a server is not longer, and files may be full of others. */
const COMPARED = 10_000;

/** JSON and JSONC alike: comments and trailing commas are reported, and it is for others to judge them. */
export function parseJson(source: Source): Document {
  return parseStrictJson(source) ?? parseOtherJson(source);
}

/** What is not strict JSON. */
export function parseOtherJson(source: Source): Document {
  return new ParsedDocument(source, anyJson);
}

/** Characters of a broken text that are searched for what is left of it. */
const MAX_RECOVERED = 8_000_000;

const anyJson: Syntax = { language: 'json', decode: decodeJson, read: readJson };

export function readJson(text: string): Parsed {
  const scan = scanJson(text, MAX_DEPTH);
  if (scan.depth > MAX_DEPTH) {
    const bracket = { start: scan.deepest, end: scan.deepest + 1 };
    return { value: undefined, problems: [tooDeep(bracket, scan.depth)] };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return recover(text);
  }
  const tree = readJsonTree(text);
  return { value, problems: duplicates(tree), ...placesOf(tree.root) };
}

function recover(text: string): Parsed {
  if (isBlank(text)) return { value: undefined, problems: [emptyProblem(text, true)] };
  if (text.length > MAX_RECOVERED) return { value: undefined, problems: [TOO_LONG] };
  let tree: JsonTree;
  try {
    tree = readJsonTree(text);
  } catch (error) {
    if (error instanceof TooDeep) return { value: undefined, problems: [tooDeep(error.span)] };
    throw error;
  }
  const { problems: faults, breaks, foreign } = tree.faults;
  if (foreign) return { value: undefined, problems: faults };
  const problems = [...faults, ...liberties(tree), ...duplicates(tree)].sort((a, b) => a.span.start - b.span.start);
  return { value: tree.value, problems, breaks, comments: () => readJsonComments(text), ...placesOf(tree.root) };
}

function placesOf(root: PlaceNode | undefined): Pick<Parsed, 'places'> {
  return root === undefined ? {} : { places: () => new PlaceTree(root) };
}

/** What JSONC allows and JSON does not. */
function* liberties(tree: JsonTree): Iterable<Problem> {
  for (const span of tree.comments) {
    yield {
      kind: 'comment',
      message: 'there is a comment; JSON does not allow comments',
      help: 'remove it',
      span,
      fatal: false,
    };
  }
  for (const span of tree.trailingCommas) {
    if (tree.faults.breaks.some((fault) => touches(fault, span))) continue;
    yield {
      kind: 'trailing-comma',
      message: 'there is a comma after the last entry; JSON does not allow it',
      help: 'remove the comma',
      span,
      fatal: false,
    };
  }
}

/** In a broken object two keys may be the same only because they are read as neighbours. */
function duplicates(tree: JsonTree): Problem[] {
  const isTrusted = ({ parent }: LostMember) =>
    !parent.open && !tree.faults.breaks.some((fault) => touches(fault, extent(parent)));
  return tree.lost.filter(isTrusted).map(({ route, key, parent, value, holder }) => {
    const name = String(route.at(-1));
    const node = parent.child(name);
    const isShort = node !== undefined && node.value.end - node.value.start <= COMPARED;
    return {
      ...(isShort && JSON.stringify(value) === JSON.stringify(getOwn(holder, name)) && { same: true }),
      kind: 'duplicate-key',
      message: `${keyInWords(name)} is defined more than once; the last definition counts`,
      help: 'rename or remove one of them',
      span: key,
      route,
      related: { span: node?.key as Span, message: 'the definition that counts' },
      fatal: false,
    };
  });
}
