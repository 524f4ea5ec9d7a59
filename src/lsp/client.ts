import {
  CodeActionKind,
  type InitializeParams,
  type ServerCapabilities,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { isObject } from '../model/values/index.ts';

/** What an editor can do with what it is told. */
export interface Client {
  /** It asks for diagnostics, instead of being sent them. */
  readonly pulls: boolean;
  readonly asksAgain: boolean;
  readonly related: boolean;
  /** It tells what happens to files on the disk. */
  readonly watches: boolean;
  readonly snippets: boolean;
  readonly documentChanges: boolean;
  /** An edit may make a file. */
  readonly creates: boolean;
  /** It has settings that can be asked for, and tells when they change. */
  readonly configuration: boolean;
  readonly configurationChanges: boolean;
  readonly folders: boolean;
  /** It asks what can be renamed before it asks for a name. */
  readonly renames: boolean;
  /** The command of its own that shows what each client sees; an empty one does nothing. */
  readonly showServers: string;
}

export const fixAllKind = `${CodeActionKind.SourceFixAll}.mcp-lint`;
export const commands = {
  clients: 'mcp-lint.server.clients',
  convert: 'mcp-lint.server.convert',
  fixAll: 'mcp-lint.server.fixAll',
  servers: 'mcp-lint.server.servers',
} as const;

export function clientOf({ capabilities, initializationOptions }: InitializeParams): Client {
  const { workspace = {}, textDocument = {} } = capabilities;
  const showServers = isObject(initializationOptions) ? initializationOptions.showServers : undefined;
  return {
    pulls: textDocument.diagnostic !== undefined,
    asksAgain: workspace.diagnostics?.refreshSupport === true,
    related:
      textDocument.publishDiagnostics?.relatedInformation === true ||
      textDocument.diagnostic?.relatedInformation === true,
    watches: workspace.didChangeWatchedFiles?.dynamicRegistration === true,
    snippets: textDocument.completion?.completionItem?.snippetSupport === true,
    documentChanges: workspace.workspaceEdit?.documentChanges === true,
    creates: workspace.workspaceEdit?.resourceOperations?.includes('create') === true,
    configuration: workspace.configuration === true,
    configurationChanges: workspace.didChangeConfiguration?.dynamicRegistration === true,
    folders: workspace.workspaceFolders === true,
    renames: textDocument.rename?.prepareSupport === true,
    showServers: typeof showServers === 'string' ? showServers : '',
  };
}

/** Any file may be one that a client reads, or that one of these names. */
const anyFile = { filters: [{ scheme: 'file', pattern: { glob: '**/*' } }] };

export function capabilitiesFor({ folders, renames }: Client): ServerCapabilities {
  return {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    diagnosticProvider: { identifier: 'mcp-lint', interFileDependencies: true, workspaceDiagnostics: true },
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, fixAllKind] },
    codeLensProvider: {},
    completionProvider: { triggerCharacters: ['"', "'", '$', '{', ':', '_', '@', '/'] },
    definitionProvider: true,
    documentSymbolProvider: true,
    executeCommandProvider: { commands: Object.values(commands) },
    hoverProvider: true,
    referencesProvider: true,
    renameProvider: renames ? { prepareProvider: true } : true,
    workspace: {
      ...(folders && { workspaceFolders: { supported: true, changeNotifications: true } }),
      fileOperations: { didCreate: anyFile, didDelete: anyFile, didRename: anyFile },
    },
  };
}
