import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as vscode from 'vscode';

const SCHEME = 'mcp-lint-schema';
/** What objects to nothing and proposes nothing. */
const SILENT = '{}';
/** Of our own configuration, in which the server completes nothing. */
const OWN = 'mcp-lint.schema.json';

/**
 * The schemas that VS Code holds JSON files against. They speak where no server runs; where one does, it says the same
 * things and more, and nothing is to be said twice.
 */
export class SchemaFiles implements vscode.TextDocumentContentProvider {
  readonly #folder: string;
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly #registered: vscode.Disposable;
  readonly #asked = new Map<string, vscode.Uri>();
  #isServed = true;

  constructor(folder: string) {
    this.#folder = folder;
    this.#registered = vscode.workspace.registerTextDocumentContentProvider(SCHEME, this);
  }

  get onDidChange(): vscode.Event<vscode.Uri> {
    return this.#changed.event;
  }

  set isServed(isServed: boolean) {
    this.#isServed = isServed;
    for (const uri of this.#asked.values()) this.#changed.fire(uri);
  }

  provideTextDocumentContent(uri: vscode.Uri): Promise<string> | string {
    this.#asked.set(uri.toString(), uri);
    const name = basename(uri.path);
    return this.#isServed && name !== OWN ? SILENT : readFile(join(this.#folder, name), 'utf8');
  }

  dispose(): void {
    this.#registered.dispose();
    this.#changed.dispose();
  }
}
