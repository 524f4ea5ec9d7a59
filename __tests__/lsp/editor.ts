import path from 'node:path';
import { PassThrough } from 'node:stream';
import {
  type ClientCapabilities,
  type CodeAction,
  type CompletionItem,
  createConnection,
  createProtocolConnection,
  type Diagnostic,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { readSchema } from '../../src/cli/catalog.ts';
import { type Contents, type Files, memory } from '../../src/files/index.ts';
import { serve } from '../../src/lsp/index.ts';

export interface EditorOptions {
  /** What lies on the disk. */
  readonly files?: Contents | Files;
  /** Absolute; the only one there is by default. */
  readonly folders?: readonly string[];
  readonly capabilities?: ClientCapabilities;
  readonly settings?: unknown;
  /** The server; one in this process by default. */
  readonly connection?: ProtocolConnection;
}

/** Where the files lie that are given as a map. */
export const here = '/repository';

/** An editor of the protocol's own library, and the server that it talks to. */
export class Editor {
  readonly connection: ProtocolConnection;
  readonly result: InitializeResult;
  /** The latest diagnostics that were sent, by path. */
  readonly sent = new Map<string, Diagnostic[]>();
  readonly applied: WorkspaceEdit[] = [];
  readonly #texts = new Map<string, TextDocument>();
  #settings: unknown;
  #waiting: (() => void)[] = [];

  static async open({
    folders = [here],
    capabilities = {},
    settings,
    ...options
  }: EditorOptions = {}): Promise<Editor> {
    const connection = options.connection ?? inProcess(filesOf(options.files ?? {}));
    const editor = new Editor(connection, settings);
    const result = await connection.sendRequest<InitializeResult>('initialize', {
      processId: null,
      rootUri: null,
      workspaceFolders: folders.map((folder) => ({ uri: uriOf(folder), name: path.basename(folder) })),
      capabilities,
      initializationOptions: settings,
    });
    Object.assign(editor, { result });
    await connection.sendNotification('initialized', {});
    return editor;
  }

  private constructor(connection: ProtocolConnection, settings: unknown) {
    this.connection = connection;
    this.result = { capabilities: {} };
    this.#settings = settings;
    connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: PublishDiagnosticsParams) => {
      this.sent.set(pathOf(uri), diagnostics);
      for (const wake of this.#waiting.splice(0)) wake();
    });
    connection.onRequest('client/registerCapability', () => null);
    connection.onRequest('workspace/configuration', () => [this.#settings]);
    connection.onRequest('workspace/diagnostic/refresh', () => {
      this.refreshes += 1;
      for (const wake of this.#waiting.splice(0)) wake();
      return null;
    });
    connection.onRequest('workspace/applyEdit', ({ edit }: { edit: WorkspaceEdit }) => {
      this.applied.push(edit);
      return { applied: true };
    });
    connection.listen();
  }

  /** How often it was told to ask again. */
  refreshes = 0;

  async close(): Promise<void> {
    await this.connection.sendRequest('shutdown');
    this.connection.dispose();
  }

  async edit(file: string, text: string): Promise<void> {
    const before = this.#texts.get(file);
    const version = (before?.version ?? 0) + 1;
    this.#texts.set(file, TextDocument.create(uriOf(file), 'json', version, text));
    if (before === undefined) {
      const textDocument = { uri: uriOf(file), languageId: 'json', version, text };
      await this.connection.sendNotification('textDocument/didOpen', { textDocument });
      return;
    }
    const textDocument = { uri: uriOf(file), version };
    await this.connection.sendNotification('textDocument/didChange', { textDocument, contentChanges: [{ text }] });
  }

  async shut(file: string): Promise<void> {
    this.#texts.delete(file);
    await this.connection.sendNotification('textDocument/didClose', { textDocument: { uri: uriOf(file) } });
  }

  async save(file: string): Promise<void> {
    await this.connection.sendNotification('textDocument/didSave', { textDocument: { uri: uriOf(file) } });
  }

  async changed(changes: readonly { readonly file: string; readonly type: 1 | 2 | 3 }[]): Promise<void> {
    const told = changes.map(({ file, type }) => ({ uri: uriOf(file), type }));
    await this.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: told });
  }

  async configure(settings: unknown): Promise<void> {
    this.#settings = settings;
    await this.connection.sendNotification('workspace/didChangeConfiguration', { settings: { 'mcp-lint': settings } });
  }

  /** Asks, as editors do that pull. */
  async ask<R>(method: string, file: string, params: object = {}): Promise<R> {
    return this.connection.sendRequest<R>(method, { textDocument: { uri: uriOf(file) }, ...params });
  }

  async diagnostics(file: string): Promise<string[]> {
    const { items } = await this.ask<{ items: Diagnostic[] }>('textDocument/diagnostic', file);
    return items.map(sayingOf);
  }

  /** Waits until what was sent of a file is this. */
  async until(isThere: () => boolean): Promise<void> {
    while (!isThere()) await new Promise<void>((wake) => this.#waiting.push(wake));
  }

  async actions(file: string, at: Position, only?: readonly string[]): Promise<CodeAction[]> {
    const context = { diagnostics: [], ...(only && { only }) };
    return this.ask('textDocument/codeAction', file, { range: { start: at, end: at }, context });
  }

  async completions(file: string, position: Position): Promise<CompletionItem[]> {
    return this.ask('textDocument/completion', file, { position });
  }

  /** What a file holds once an edit is made. */
  after(file: string, edit: WorkspaceEdit | undefined): string {
    const text = this.#texts.get(file);
    if (text === undefined) throw new Error(`${file} is not open`);
    const isOfFile = (each: object) =>
      'textDocument' in each && (each.textDocument as { uri: string }).uri === uriOf(file);
    const change = edit?.documentChanges?.find(isOfFile);
    const versioned = change !== undefined && 'edits' in change ? (change.edits as TextEdit[]) : undefined;
    return TextDocument.applyEdits(text, versioned ?? edit?.changes?.[uriOf(file)] ?? []);
  }
}

/** `1:2-1:5 warning rule: message`, counted from one. */
export function sayingOf({ range: { start, end }, severity, code, message }: Diagnostic): string {
  const place = [start, end].map(({ line, character }) => `${line + 1}:${character + 1}`).join('-');
  return `${place} ${['', 'error', 'warning', 'info', 'hint'][severity ?? 0]} ${code}: ${message}`;
}

/** The place of a mark in a text, and the text without it. */
export function marked(text: string, mark = '⟦⟧'): { readonly text: string; readonly at: Position } {
  const offset = text.indexOf(mark);
  if (offset === -1) throw new Error(`there is no ${mark}`);
  const plain = text.slice(0, offset) + text.slice(offset + mark.length);
  return { text: plain, at: TextDocument.create('', '', 0, plain).positionAt(offset) };
}

export function uriOf(file: string): string {
  return `file://${encodeURI(file)}`;
}

export function pathOf(uri: string): string {
  return decodeURIComponent(uri.slice('file://'.length));
}

function filesOf(files: Contents | Files): Files {
  return 'resolve' in files && typeof files.resolve === 'function' ? (files as Files) : memory(files as Contents);
}

/** Two ends of the same pipes. */
function inProcess(files: Files): ProtocolConnection {
  const [up, down] = [new PassThrough(), new PassThrough()];
  serve(createConnection(new StreamMessageReader(up), new StreamMessageWriter(down)), { files, readSchema });
  return createProtocolConnection(new StreamMessageReader(down), new StreamMessageWriter(up));
}
