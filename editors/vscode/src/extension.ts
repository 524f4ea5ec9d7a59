import { join } from 'node:path';
import * as vscode from 'vscode';
import {
  CloseAction,
  DocumentDiagnosticRequest,
  ErrorAction,
  LanguageClient,
  TransportKind,
} from 'vscode-languageclient/node';
import { convert } from './convert.ts';
import { SchemaFiles } from './schemas.ts';
import { Status } from './status.ts';
import { isOfEditor, isOutlined, MarkedByEditor } from './twice.ts';

const SECTION = 'mcp-lint';
/** Beside these, the server reads what they name, of whatever language. */
const languages = ['json', 'jsonc', 'json5', 'toml', 'yaml', 'markdown', 'chatagent', 'prompt'];

let client: LanguageClient | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const schemas = new SchemaFiles(context.asAbsolutePath('server/schemas'));
  const status = new Status();
  const marked = new MarkedByEditor(askAgain);
  const start = async () => {
    await client?.stop();
    client = undefined;
    if (vscode.workspace.getConfiguration(SECTION).get('enable') === true) {
      client = clientFor(context, marked);
      await client.start();
    }
    schemas.isServed = client !== undefined;
    status.isRunning = client !== undefined;
  };
  context.subscriptions.push(
    schemas,
    status,
    marked,
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration(`${SECTION}.enable`)) void start();
    }),
    vscode.commands.registerCommand('mcp-lint.restart', start),
    vscode.commands.registerCommand('mcp-lint.fixAll', () => ask('mcp-lint.server.fixAll')),
    vscode.commands.registerCommand('mcp-lint.convert', async () => {
      const uri = vscode.window.activeTextEditor?.document.uri.toString();
      if (client === undefined || uri === undefined) return;
      await convert(client, (command, ...rest) => ask(command, uri, ...rest));
    }),
    vscode.commands.registerCommand('mcp-lint.showServers', async (uri?: string) => {
      const overview = await ask('mcp-lint.server.servers', uri);
      if (typeof overview !== 'string') return;
      const document = await vscode.workspace.openTextDocument({ content: overview, language: 'markdown' });
      await vscode.commands.executeCommand('markdown.showPreview', document.uri);
    }),
  );
  await start();
}

export function deactivate(): Promise<void> | undefined {
  return client?.stop();
}

/** The server that came with the extension, on the Node that runs the extension. */
function clientFor(context: vscode.ExtensionContext, marked: MarkedByEditor): LanguageClient {
  const module = context.asAbsolutePath(join('server', 'dist', 'cli', 'index.js'));
  const server = { module, args: ['lsp'], transport: TransportKind.stdio };
  return new LanguageClient(SECTION, 'mcp-lint', server, {
    documentSelector: languages.map((language) => ({ scheme: 'file', language })),
    initializationOptions: { ...settings(), showServers: 'mcp-lint.showServers' },
    errorHandler: {
      error: () => ({ action: ErrorAction.Continue }),
      closed: () => ({ action: CloseAction.Restart }),
    },
    middleware: {
      provideDiagnostics: async (document, previous, token, next) => {
        const uri = document instanceof vscode.Uri ? document : document.uri;
        // What was left out before may have to be shown now.
        const report = await next(document, isOfEditor(uri) ? undefined : previous, token);
        return report?.kind === 'full' ? { ...report, items: marked.without(uri, report.items) } : report;
      },
      provideDocumentSymbols: (document, token, next) => (isOutlined(document) ? [] : next(document, token)),
    },
  });
}

/** What is said of an open file. */
function askAgain(uri: vscode.Uri): void {
  const document = vscode.workspace.textDocuments.find((each) => each.uri.toString() === uri.toString());
  const provider = document && client?.getFeature(DocumentDiagnosticRequest.method)?.getProvider(document);
  provider?.onDidChangeDiagnosticsEmitter.fire();
}

function settings(): object {
  const all = vscode.workspace.getConfiguration(SECTION);
  return Object.fromEntries(['scope', 'targets', 'user', 'config'].map((name) => [name, all.get(name)]));
}

/** A command of the server about a file, by default the one that somebody looks at. */
async function ask(
  command: string,
  uri = vscode.window.activeTextEditor?.document.uri.toString(),
  ...rest: unknown[]
): Promise<unknown> {
  if (client === undefined || uri === undefined) return undefined;
  try {
    return await client.sendRequest('workspace/executeCommand', { command, arguments: [uri, ...rest] });
  } catch (error) {
    void vscode.window.showErrorMessage(`mcp-lint: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
