import {
  type CancellationToken,
  type Connection,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DocumentDiagnosticReportKind,
  FileChangeType,
  type InitializeParams,
  type InitializeResult,
  LSPErrorCodes,
  ResponseError,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type Change, type Files, isFolder, startOf } from '../files/index.ts';
import { isObject } from '../model/values/index.ts';
import { about } from '../version.generated.ts';
import { printable, UsageError } from '../wording/index.ts';
import { type Client, capabilitiesFor, clientOf } from './client.ts';
import { Features } from './features.ts';
import { Folders } from './folders.ts';
import type { ReadSchema } from './schemas.ts';
import { noSettings, type Settings, settingsOf } from './settings.ts';
import { Told } from './told.ts';
import { pathOf, uriOf } from './uris.ts';

export interface ServeOptions {
  readonly files: Files;
  readonly readSchema: ReadSchema;
}

/** Under which an editor keeps our settings. */
const SECTION = 'mcp-lint';
/** Milliseconds in which what somebody types is taken together. */
const PAUSE = 20;

/** Answers an editor over a connection until that ends. */
export function serve(connection: Connection, options: ServeOptions): void {
  new Server(connection, options).listen();
}

class Server {
  readonly #connection: Connection;
  readonly #files: Files;
  readonly #documents = new TextDocuments(TextDocument);
  readonly #folders: Folders;
  readonly #told: Told;
  readonly #features: Features;
  /** As the editor writes the names of what it has open. */
  readonly #uris = new Map<string, string>();
  #client: Client | undefined;
  #settings: Settings = noSettings;
  #paths: readonly string[] = [];
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> = Promise.resolve();

  constructor(connection: Connection, { files, readSchema }: ServeOptions) {
    this.#connection = connection;
    this.#files = files;
    this.#folders = new Folders(files, noSettings);
    const uriOfFile = (path: string) => this.#uris.get(path) ?? uriOf(path);
    const seen = () => ({ uriOf: uriOfFile, related: this.#client?.related === true });
    this.#told = new Told(this.#folders, seen);
    this.#features = new Features(this.#folders, readSchema, {
      ...seen(),
      client: () => this.#client,
      versionOf: (path) => this.#documents.get(uriOfFile(path))?.version ?? null,
    });
  }

  listen(): void {
    const connection = this.#connection;
    connection.onInitialize((params) => this.#initialize(params));
    connection.onInitialized(() => this.#initialized());
    connection.onDidChangeConfiguration(({ settings }) =>
      this.#configure(isObject(settings) ? settings[SECTION] : undefined),
    );
    connection.onDidChangeWatchedFiles(({ changes }) =>
      this.#changed(changes.map(({ uri, type }) => [uri, HOW[type] ?? 'written'])),
    );
    connection.workspace.onDidCreateFiles(({ files }) => this.#changed(files.map(({ uri }) => [uri, 'created'])));
    connection.workspace.onDidDeleteFiles(({ files }) => this.#changed(files.map(({ uri }) => [uri, 'deleted'])));
    connection.workspace.onDidRenameFiles(({ files }) =>
      this.#changed(
        files.flatMap(({ oldUri, newUri }) => [[oldUri, 'deleted'] as const, [newUri, 'created'] as const]),
      ),
    );
    this.#documents.onDidOpen(({ document }) => this.#edit(document.uri, document.getText()));
    this.#documents.onDidChangeContent(({ document }) => this.#edit(document.uri, document.getText()));
    this.#documents.onDidClose(({ document }) => this.#edit(document.uri, undefined));
    this.#documents.onDidSave(() => this.#saved());
    this.#documents.listen(connection);
    connection.languages.diagnostics.on(({ textDocument, previousResultId }, token) =>
      this.#unlessCancelled(token, async () => {
        const path = pathOf(textDocument.uri);
        if (path === undefined) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
        const { resultId, items } = await this.#told.about(path);
        return resultId === previousResultId
          ? { kind: DocumentDiagnosticReportKind.Unchanged, resultId }
          : { kind: DocumentDiagnosticReportKind.Full, resultId, items };
      }),
    );
    connection.languages.diagnostics.onWorkspace(({ previousResultIds }, token) =>
      this.#unlessCancelled(token, async () => {
        const known = previousResultIds.flatMap(({ uri, value }) => {
          const path = pathOf(uri);
          return path === undefined ? [] : [[path, value] as const];
        });
        const all = this.#settings.scope === 'open' ? [] : await this.#told.aboutAll(new Map(known));
        return { items: all };
      }),
    );
    const features = this.#features;
    connection.onCodeAction((params, token) => this.#unlessCancelled(token, () => features.actions(params)));
    connection.onCodeLens((params, token) => this.#unlessCancelled(token, () => features.lenses(params)));
    connection.onCompletion((params, token) => this.#unlessCancelled(token, () => features.completions(params)));
    connection.onDefinition((params, token) => this.#unlessCancelled(token, () => features.definitions(params)));
    connection.onDocumentSymbol((params, token) => this.#unlessCancelled(token, () => features.symbols(params)));
    connection.onHover((params, token) => this.#unlessCancelled(token, () => features.hover(params)));
    connection.onPrepareRename((params, token) => this.#unlessCancelled(token, () => features.renameable(params)));
    connection.onRenameRequest((params, token) =>
      this.#unlessCancelled(token, () =>
        features.renamed(params, (words) => connection.window.showWarningMessage(words)),
      ),
    );
    connection.onReferences((params, token) => this.#unlessCancelled(token, () => features.references(params)));
    connection.onExecuteCommand((params, token) =>
      this.#unlessCancelled(token, () =>
        features.execute(params, async (edit) => (await connection.workspace.applyEdit(edit)).applied),
      ),
    );
    connection.listen();
  }

  #initialize(params: InitializeParams): InitializeResult {
    const { workspaceFolders, rootUri, initializationOptions } = params;
    this.#client = clientOf(params);
    const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    this.#settings = settingsOf(initializationOptions);
    this.#open(uris.flatMap((uri) => pathOf(uri) ?? []));
    return { capabilities: capabilitiesFor(this.#client), serverInfo: { name: 'mcp-lint', version: about.version } };
  }

  async #initialized(): Promise<void> {
    const { client } = this.#connection;
    if (this.#client?.configurationChanges) {
      await client.register(DidChangeConfigurationNotification.type, { section: SECTION });
    }
    if (this.#client?.watches) {
      await client.register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*' }] });
    }
    if (this.#client?.folders) {
      this.#connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map(({ uri }) => pathOf(uri)));
        this.#open([
          ...this.#paths.filter((path) => !gone.has(path)),
          ...added.flatMap(({ uri }) => pathOf(uri) ?? []),
        ]);
      });
    }
    await this.#configure(undefined);
  }

  #open(paths: readonly string[]): void {
    this.#paths = paths.map((path) => (path.length > 1 ? path.replace(/\/$/, '') : path));
    this.#folders.open(this.#paths, this.#settings);
    this.#tell();
  }

  /** An editor that can be asked knows best; what it sends may be of another time. */
  async #configure(sent: unknown): Promise<void> {
    const given = this.#client?.configuration ? await this.#connection.workspace.getConfiguration(SECTION) : sent;
    if (!isObject(given)) return;
    const settings = settingsOf(given);
    if (JSON.stringify(settings) === JSON.stringify(this.#settings)) return;
    this.#settings = settings;
    this.#open(this.#paths);
  }

  #edit(uri: string, text: string | undefined): void {
    const path = pathOf(uri);
    if (path === undefined) return;
    if (text === undefined) this.#uris.delete(path);
    else this.#uris.set(path, uri);
    this.#folders.edit(path, text);
    this.#tell();
  }

  #saved(): void {
    if (this.#client?.watches) return;
    this.#folders.startAgain();
    this.#tell();
  }

  #changed(changes: readonly (readonly [uri: string, how: Change['how']])[]): void {
    for (const [uri, how] of changes) {
      const path = pathOf(uri)?.replace(/(?<=.)\/$/, '');
      if (path === undefined) continue;
      if (this.#isFolder(path, how)) this.#folders.startAgain();
      else this.#folders.change({ path, how });
    }
    this.#tell();
  }

  /** Of a folder that comes or goes, nobody tells what is in it. */
  #isFolder(path: string, how: Change['how']): boolean {
    if (how === 'deleted')
      return !/(?<=[^/])\.[^/.]*$/.test(path) || this.#paths.some((each) => each.startsWith(startOf(path)));
    return how === 'created' && isFolder(path, this.#files);
  }

  /** Whoever asks is asked to ask again; all others are sent what is new. */
  #tell(): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      this.#sending = this.#sending.then(() => this.#send()).catch((error: unknown) => this.#failed(error));
    }, PAUSE);
  }

  async #send(): Promise<void> {
    if (this.#client === undefined) return;
    if (this.#client.pulls) {
      if (this.#client.asksAgain) await this.#connection.languages.diagnostics.refresh();
      return;
    }
    const isWanted = (path: string) => this.#settings.scope === 'workspace' || this.#folders.isOpen(path);
    for (const [path, diagnostics] of await this.#told.news(isWanted)) {
      await this.#connection.sendDiagnostics({ uri: this.#uris.get(path) ?? uriOf(path), diagnostics });
    }
  }

  #failed(error: unknown): void {
    this.#connection.console.error(`mcp-lint has failed: ${printable(String(error))}; tell ${about.bugs}`);
  }

  async #unlessCancelled<R>(token: CancellationToken, answer: () => Promise<R>): Promise<R | ResponseError<never>> {
    try {
      const given = token.isCancellationRequested ? undefined : await answer();
      if (!token.isCancellationRequested) return given as R;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return new ResponseError(LSPErrorCodes.RequestFailed, error.message);
    }
    return new ResponseError(LSPErrorCodes.RequestCancelled, 'nobody waits for the answer any more');
  }
}

const HOW: Readonly<Partial<Record<number, Change['how']>>> = {
  [FileChangeType.Created]: 'created',
  [FileChangeType.Changed]: 'written',
  [FileChangeType.Deleted]: 'deleted',
};
