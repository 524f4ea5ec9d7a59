import {
  type CodeAction,
  type CodeActionParams,
  type CodeLens,
  type CodeLensParams,
  type CompletionItem,
  type CompletionParams,
  CreateFile,
  type DefinitionParams,
  type DocumentSymbol,
  type DocumentSymbolParams,
  type ExecuteCommandParams,
  type Hover,
  type HoverParams,
  type Location,
  type PrepareRenameParams,
  type Range,
  type ReferenceParams,
  type RenameParams,
  TextDocumentEdit,
  type TextDocumentPositionParams,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { formatsOf, loadClient, registry } from '../clients/index.ts';
import { relative } from '../files/index.ts';
import type { MendedFile } from '../fixing/index.ts';
import type { Reader } from '../model/server/index.ts';
import { type Document, unparsed } from '../parse/index.ts';
import { renderServers, ShownFinding } from '../report/index.ts';
import { about } from '../version.generated.ts';
import { list, printable } from '../wording/index.ts';
import { type FileEdits, quickFixes, type ToEdit } from './actions.ts';
import { type Client, commands, fixAllKind } from './client.ts';
import { completionsAt } from './completion/index.ts';
import type { Answer, Folders } from './folders.ts';
import { hoverAt } from './hover.ts';
import type { Judged } from './judged.ts';
import { lensesOf } from './lenses.ts';
import { definitionsAt, referencesAt, serverNamedAt } from './names.ts';
import { offsetOf } from './nodes.ts';
import { rangeAt } from './places.ts';
import { type ReadSchema, Schemas } from './schemas.ts';
import { symbolsOf } from './symbols.ts';
import { pathOf } from './uris.ts';

export interface FeatureOptions {
  readonly client: () => Client | undefined;
  readonly uriOf: (path: string) => string;
  /** Of what the editor holds of a file. */
  readonly versionOf: (path: string) => number | null;
}

type Apply = (edit: WorkspaceEdit) => Promise<boolean>;

/** The answer of a file that is open, and the place in it that is asked about. */
interface Asked extends Answer {
  readonly document: Document;
  readonly offset: number;
}

/** What an editor may ask about a file. */
export class Features {
  readonly #folders: Folders;
  readonly #schemas: Schemas;
  readonly #options: FeatureOptions;

  constructor(folders: Folders, readSchema: ReadSchema, options: FeatureOptions) {
    this.#folders = folders;
    this.#schemas = new Schemas(readSchema);
    this.#options = options;
  }

  async actions({ textDocument, range, context: { only } }: CodeActionParams): Promise<CodeAction[]> {
    const path = pathOf(textDocument.uri);
    const answer = path === undefined ? undefined : await this.#folders.about(path);
    if (path === undefined || answer === undefined) return [];
    const isAsked = (kind: string) => only?.some((each) => kind === each || kind.startsWith(`${each}.`));
    const { uriOf } = this.#options;
    const related = this.#options.client()?.related === true;
    const isOpen = (other: string) => this.#folders.judging(path)?.isOpen(other) === true;
    const fixes =
      only === undefined || isAsked('quickfix')
        ? quickFixes(answer.judged, path, { range, uriOf, related, toEdit: this.#toEdit, isOpen })
        : [];
    // To make them takes several runs, so somebody has to ask for them.
    const edit = isAsked(fixAllKind) ? await this.#fixAll(path) : undefined;
    return edit === undefined ? fixes : [...fixes, { title: 'Make all safe fixes', kind: fixAllKind, edit }];
  }

  async lenses({ textDocument: { uri } }: CodeLensParams): Promise<CodeLens[]> {
    const answer = await this.#about(uri);
    return answer === undefined ? [] : lensesOf(answer.file, uri, this.#options.client()?.showServers ?? '');
  }

  async symbols({ textDocument: { uri } }: DocumentSymbolParams): Promise<DocumentSymbol[]> {
    const answer = await this.#about(uri);
    return answer === undefined ? [] : symbolsOf(answer.file);
  }

  async hover(params: HoverParams): Promise<Hover | null> {
    const asked = await this.#at(params);
    return (asked && (await hoverAt(asked.judged, asked.file, asked.offset, this.#schemas))) ?? null;
  }

  async definitions(params: DefinitionParams): Promise<Location[]> {
    const asked = await this.#at(params);
    return asked === undefined ? [] : definitionsAt(asked.judged, asked.document, asked.offset, this.#options);
  }

  async references(params: ReferenceParams): Promise<Location[]> {
    const asked = await this.#at(params);
    if (asked === undefined) return [];
    const { uriOf } = this.#options;
    const isWithDefinition = params.context.includeDeclaration;
    return referencesAt(asked.judged, asked.document, asked.offset, { uriOf, isWithDefinition });
  }

  /** The name of a server, wherever it is written. */
  async renameable(params: PrepareRenameParams): Promise<{ range: Range; placeholder: string } | null> {
    const asked = await this.#at(params);
    const named = asked && (await serverNamedAt(asked.judged, asked.document, asked.offset));
    return named === undefined ? null : { range: rangeAt(named.place), placeholder: named.server.name };
  }

  /** In every file that defines or mentions the server; `tell` hears where a person has to look. */
  async renamed(params: RenameParams, tell: (words: string) => void): Promise<WorkspaceEdit | null> {
    const asked = await this.#at(params);
    const named = asked && (await serverNamedAt(asked.judged, asked.document, asked.offset));
    const folder = asked && this.#folders.judging(asked.file.path);
    if (named === undefined || folder === undefined) return null;
    const { files, left } = await folder.renamed(named.server.name, params.newName);
    if (left.length > 0) {
      const places = left.map(({ place, why }) => `${place.document.path}:${rangeAt(place).start.line + 1} (${why})`);
      tell(`left as they are: ${list(places.map(printable), { bare: true, max: 5 })}`);
    }
    return files.length === 0 ? null : this.#toEdit(files.map(differing));
  }

  async completions(params: CompletionParams): Promise<CompletionItem[]> {
    const path = pathOf(params.textDocument.uri);
    const found = path === undefined ? undefined : await this.#readerAt(path);
    const workspace = await found?.judged.workspace();
    if (found === undefined || workspace === undefined) return [];
    const { client, format, document } = found;
    const snippets = this.#options.client()?.snippets === true;
    const context = { client, format, document, workspace, schemas: this.#schemas, snippets };
    return completionsAt(offsetOf(document, params.position), context);
  }

  async execute({ command, arguments: [given, to] = [] }: ExecuteCommandParams, apply: Apply): Promise<unknown> {
    if (command === commands.clients) return clientsWithFiles();
    const path = typeof given === 'string' ? pathOf(given) : undefined;
    if (path === undefined) return null;
    if (command === commands.convert) return typeof to === 'string' ? this.#converted(path, to) : null;
    if (command === commands.servers) return this.#servers(path);
    if (command !== commands.fixAll) return null;
    const edit = await this.#fixAll(path);
    return edit !== undefined && apply(edit);
  }

  async #about(uri: string): Promise<Answer | undefined> {
    const path = pathOf(uri);
    return path === undefined ? undefined : this.#folders.about(path);
  }

  async #at({ textDocument: { uri }, position }: TextDocumentPositionParams): Promise<Asked | undefined> {
    const answer = await this.#about(uri);
    const document = answer?.file.readings[0]?.document;
    return answer && document && { ...answer, document, offset: offsetOf(document, position) };
  }

  /** Who reads a file, or would if it were whole. */
  async #readerAt(path: string): Promise<(Reader & { document: Document; judged: Judged }) | undefined> {
    const answer = await this.#folders.about(path);
    const reading = answer?.file.readings[0];
    if (answer !== undefined && reading !== undefined) {
      const { client, format, document } = reading;
      return { client, format, document, judged: answer.judged };
    }
    const folder = this.#folders.judging(path);
    const text = this.#folders.textOf(path);
    const judged = await folder?.judged();
    const [registered] = judged === undefined ? [] : formatsOf(relative(judged.root, path));
    if (judged === undefined || text === undefined || registered === undefined) return undefined;
    const client = await loadClient(registered.client);
    const format = client.formats.find(({ id }) => id === registered.id);
    const document = unparsed({ path, text, problems: [] }, registered.language);
    return format && { client, format, document, judged };
  }

  /** What each client sees of the folder that a file lies in. */
  async #servers(path: string): Promise<string | null> {
    const judged = (await this.#folders.about(path))?.judged ?? (await this.#folders.judging(path)?.judged());
    const workspace = await judged?.workspace();
    if (judged?.examined === undefined || workspace === undefined) return null;
    const { findings, reported } = judged.examined;
    return renderServers(
      'markdown',
      { workspace, findings, reported },
      {
        color: false,
        quiet: false,
        infos: true,
        cwdPrefix: '',
        repositoryPath: (each) => each,
        version: about.version,
        docsUrl: (rule) => `${about.docs}/rules/${rule}.md`,
      },
    );
  }

  /** What another client would read; it is for the editor to ask whether what is lost may be. */
  async #converted(path: string, to: string): Promise<Converted | null> {
    await this.#folders.about(path);
    const conversion = await this.#folders.judging(path)?.converted(path, to);
    const [output] = conversion?.outputs ?? [];
    if (conversion === undefined || output === undefined) return null;
    const { file, text, language, merged, kept } = output;
    const said = conversion.findings.map((finding) => new ShownFinding(finding).message);
    const isOpen = file !== undefined && !file.isOfUser;
    const edit = !isOpen
      ? undefined
      : merged === undefined
        ? this.#toFile(file.at, text)
        : this.#toEdit([differing(merged)]);
    return {
      text,
      language,
      said,
      isLossy: conversion.isLossy,
      kept,
      ...(file && { path: file.path }),
      ...(edit && { edit }),
    };
  }

  /** A file that is not there yet. */
  #toFile(path: string, text: string): WorkspaceEdit | undefined {
    const client = this.#options.client();
    if (!client?.documentChanges || !client.creates) return undefined;
    const uri = this.#options.uriOf(path);
    const start = { line: 0, character: 0 };
    const whole = [{ range: { start, end: start }, newText: text }];
    return { documentChanges: [CreateFile.create(uri), TextDocumentEdit.create({ uri, version: null }, whole)] };
  }

  async #fixAll(path: string): Promise<WorkspaceEdit | undefined> {
    await this.#folders.about(path);
    const files = await this.#folders.judging(path)?.mended(path);
    return files === undefined || files.length === 0 ? undefined : this.#toEdit(files.map(differing));
  }

  readonly #toEdit: ToEdit = (files) => {
    const edits = files.map(({ path, edits }) => ({ path, uri: this.#options.uriOf(path), edits: [...edits] }));
    if (!this.#options.client()?.documentChanges) {
      return { changes: Object.fromEntries(edits.map((each) => [each.uri, each.edits])) };
    }
    const { versionOf } = this.#options;
    return {
      documentChanges: edits.map(({ path, uri, edits }) =>
        TextDocumentEdit.create({ uri, version: versionOf(path) }, edits),
      ),
    };
  };
}

/** What the command to convert answers with. */
interface Converted {
  readonly text: string;
  readonly language: string;
  /** Where the client looks for it. */
  readonly path?: string;
  /** What is lost, and what else there is to say. */
  readonly said: readonly string[];
  readonly isLossy: boolean;
  /** Servers of the same names that stay there as they are. */
  readonly kept: readonly string[];
  /** Puts it there; absent where nothing is to be put, or nothing may be. */
  readonly edit?: WorkspaceEdit;
}

/** Those that somebody may want to convert for. */
function clientsWithFiles(): { id: string; name: string }[] {
  const names = new Map(registry().flatMap(({ client, clientName, stray }) => (stray ? [] : [[client, clientName]])));
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
}

/** One edit, from what two texts begin with alike to what they end with. */
function differing({ at, before: { text: before }, after: { text: after } }: MendedFile): FileEdits {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const document = TextDocument.create('', '', 0, before);
  const range = { start: document.positionAt(start), end: document.positionAt(before.length - end) };
  return { path: at, edits: [{ range, newText: after.slice(start, after.length - end) }] };
}
