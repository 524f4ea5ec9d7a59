import {
  type CompletionItem,
  CompletionItemKind,
  CompletionItemTag,
  InsertTextFormat,
  MarkupKind,
} from 'vscode-languageserver';
import type { Client, Dialect, FieldFact, Format } from '../../clients/index.ts';
import type { Workspace } from '../../model/reading/index.ts';
import { readerOf } from '../../model/server/index.ts';
import { isObject, valueAt } from '../../model/values/index.ts';
import type { Document, Language } from '../../parse/index.ts';
import { rangeOf } from '../places.ts';
import type { Schemas } from '../schemas.ts';
import { factsOf, meaningOf } from '../words.ts';
import { type Cursor, cursorAt } from './cursor.ts';
import { entryAt } from './entries.ts';
import { namesFor } from './mentioned.ts';
import { variablesFor } from './variables.ts';

export interface CompletionContext {
  readonly client: Client;
  readonly format: Format;
  readonly document: Document;
  readonly workspace: Workspace;
  readonly schemas: Schemas;
  /** Whether the editor takes a text with a place for the cursor in it. */
  readonly snippets: boolean;
}

/** What may be written: `text` stands for itself, `value` is written as the language has it. */
interface Proposal {
  readonly label: string;
  readonly kind: CompletionItemKind;
  readonly detail?: string | undefined;
  readonly documentation?: string | undefined;
  readonly isDeprecated?: boolean;
  /** What follows a key. */
  readonly follows?: string | undefined;
  readonly value?: unknown;
  /** Only so much of what was typed is replaced. */
  readonly replaces?: number;
}

/** What could be written at an offset, from the facts about the client whose file it is, and its schema. */
export function completionsAt(offset: number, context: CompletionContext): CompletionItem[] {
  const { document } = context;
  const cursor = cursorAt(document.text, document.language, offset);
  if (cursor === undefined) return [];
  const proposals = cursor.at === 'key' ? keysFor(cursor, context) : valuesFor(cursor, context);
  const known = new Map(proposals.toReversed().map((each) => [each.label, each]));
  return [...known.values()].toReversed().map((each, index) => itemOf(each, index, cursor, offset, context));
}

function keysFor({ route }: Cursor, context: CompletionContext): Proposal[] {
  const { document, format, client, workspace } = context;
  const present = valueAt(document.value, route);
  const isThere = (key: string) => isObject(present) && Object.hasOwn(present, key);
  const mentioned = namesFor('key', route, '', { format, client, workspace }).map(({ text, detail }) => ({
    label: text,
    kind: CompletionItemKind.Reference,
    detail,
  }));
  const described = context.schemas.describe(format.schema ?? format.id, route);
  const entry = entryAt(format, route);
  const { dialect } = format;
  const fields =
    entry?.inside.length === 0 && dialect !== undefined ? fieldsOf(dialect, present, context, described.keys) : [];
  const roots = route.length === 0 ? rootKeys(format) : [];
  const isJudged = (key: string) => fields.length > 0 && dialect?.fields[key] !== undefined;
  const others = [...described.keys]
    .filter(([key]) => !isJudged(key))
    .map(([key, said]) => ({
      label: key,
      kind: CompletionItemKind.Property,
      documentation: said,
    }));
  return [...mentioned, ...fields, ...roots, ...others].filter(({ label }) => !isThere(label));
}

function fieldsOf(
  dialect: Dialect,
  present: unknown,
  { client, format }: CompletionContext,
  described: ReadonlyMap<string, string | undefined>,
): Proposal[] {
  const reader = readerOf({ client, format });
  const isRemote = isObject(present) && Object.keys(present).some((key) => dialect.fields[key]?.is === 'url');
  const isLocal = isObject(present) && Object.keys(present).some((key) => isOfCommand(dialect.fields[key]));
  return Object.entries(dialect.fields).flatMap(([key, fact]) => {
    if (fact.unread || fact.idle || (isLocal !== isRemote && !isReadOf(fact, isLocal))) return [];
    const facts = factsOf(fact, dialect, client, reader).map((each) => `- ${each}`);
    return {
      label: key,
      kind: CompletionItemKind.Field,
      detail: `${reader}: ${fact.is === 'other' ? 'field' : spaced(fact.is)}`,
      documentation: [described.get(key) ?? meaningOf(fact), facts.join('\n')].filter(Boolean).join('\n\n'),
      isDeprecated: fact.deprecated !== undefined,
      follows: stubs[fact.is],
    };
  });
}

function isOfCommand(fact: FieldFact | undefined): boolean {
  return fact?.is === 'command' || fact?.is === 'commandLine';
}

/** Where the entry shows what it is, fields of the other transport are left out. */
function isReadOf({ for: transports }: FieldFact, isLocal: boolean): boolean {
  return transports === undefined || transports.some((each) => (each === 'stdio') === isLocal);
}

function rootKeys({ servers, rootFields = {} }: Format): Proposal[] {
  const maps = servers.flatMap(({ at: [first] }) => (typeof first === 'string' && first !== '*' ? [first] : []));
  const named = (key: string, detail: string): Proposal => ({ label: key, kind: CompletionItemKind.Module, detail });
  return [
    ...maps.map((key) => ({ ...named(key, 'servers'), follows: '{}' })),
    ...Object.entries(rootFields).flatMap(([key, { unread }]) => (unread ? [] : [named(key, 'field')])),
  ];
}

function valuesFor({ route, typed }: Cursor, context: CompletionContext): Proposal[] {
  const { format, client, workspace, document, schemas } = context;
  const mentioned = namesFor('value', route, typed, { format, client, workspace }).map(
    ({ text, detail, replaces }) => ({
      label: text,
      kind: CompletionItemKind.Reference,
      detail,
      replaces,
      value: text,
    }),
  );
  if (mentioned.length > 0) return mentioned;
  const entry = entryAt(format, route);
  const { dialect } = format;
  const [key = '', ...deeper] = entry?.inside ?? [];
  const fact = dialect?.fields[String(key)];
  if (dialect !== undefined && fact !== undefined) {
    if (fact.is === 'transport' && deeper.length === 0) {
      return Object.entries(fact.spellings ?? dialect.spellings).map(([word, transport]) => ({
        label: word,
        kind: CompletionItemKind.EnumMember,
        detail: transport,
        value: word,
      }));
    }
    const name = typeof deeper.at(-1) === 'string' ? String(deeper.at(-1)) : undefined;
    const variables = variablesFor({
      dialect,
      meaning: fact.is,
      typed,
      name,
      format,
      document,
      readings: workspace.readings,
    });
    if (variables.length > 0) {
      return variables.map(({ text, detail, replaces }) => ({
        label: text,
        kind: CompletionItemKind.Variable,
        detail,
        replaces,
        value: text,
      }));
    }
  }
  return schemas.describe(format.schema ?? format.id, route).values.map((value) => ({
    label: String(value),
    kind: CompletionItemKind.Value,
    value,
  }));
}

function itemOf(
  { label, kind, detail, documentation, isDeprecated, follows, value, replaces }: Proposal,
  index: number,
  cursor: Cursor,
  offset: number,
  { document, snippets }: CompletionContext,
): CompletionItem {
  const isPart = replaces !== undefined && (cursor.isQuoted || document.language !== 'json');
  const span = isPart ? { start: offset - replaces, end: offset } : cursor.span;
  const isKey = cursor.at === 'key';
  const plain = isPart
    ? String(value)
    : isKey
      ? keyText(label, document.language)
      : valueText(value, document.language, cursor);
  const after = !isKey || cursor.isFollowed ? '' : betweenKeyAndValue(document.language);
  const stub = after === '' || document.language !== 'json' ? '' : (follows ?? '');
  const isSnippet = snippets && stub !== '';
  const text = isSnippet ? escaped(plain + after) + withCursor(stub) : plain + after + stub;
  return {
    label,
    kind,
    sortText: String(index).padStart(4, '0'),
    // It is held against what stands there, a quote included.
    filterText: isPart || /^["']/.test(document.text.slice(span.start, offset)) ? plain : label,
    ...(detail !== undefined && { detail }),
    ...(documentation !== undefined &&
      documentation !== '' && { documentation: { kind: MarkupKind.Markdown, value: documentation } }),
    ...(isDeprecated && { tags: [CompletionItemTag.Deprecated] }),
    ...(isSnippet && { insertTextFormat: InsertTextFormat.Snippet }),
    textEdit: { range: rangeOf(document, span), newText: text },
  };
}

function keyText(key: string, language: Language): string {
  if (language === 'json') return JSON.stringify(key);
  return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}

function valueText(value: unknown, language: Language, { isQuoted }: Cursor): string {
  const isBare = language === 'yaml' || language === 'markdown';
  return isBare && !isQuoted && typeof value === 'string' && /^[\w./@-]+$/.test(value) ? value : JSON.stringify(value);
}

function betweenKeyAndValue(language: Language): string {
  return language === 'toml' ? ' = ' : ': ';
}

const stubs = {
  transport: '""',
  command: '""',
  args: '[]',
  commandLine: '[]',
  env: '{}',
  envFile: '""',
  cwd: '""',
  url: '""',
  headers: '{}',
  headersHelper: '""',
} as Readonly<Record<string, string>>;

function withCursor(stub: string): string {
  return `${stub.charAt(0)}$0${stub.slice(1)}`;
}

/** What a snippet would take for more than text. */
function escaped(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}

function spaced(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
