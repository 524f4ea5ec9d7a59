import * as vscode from 'vscode';

const OURS = 'mcp-lint';

/**
 * VS Code holds its own file against a schema of its own as soon as it is open, and the configuration of mcp-lint against
 * ours: what it marks, we do not.
 */
export class MarkedByEditor {
  readonly #again: (uri: vscode.Uri) => void;
  readonly #listening: vscode.Disposable;
  readonly #marks = new Map<string, string>();

  /** `again` is told of a file in which the editor marks something else than before. */
  constructor(again: (uri: vscode.Uri) => void) {
    this.#again = again;
    this.#listening = vscode.languages.onDidChangeDiagnostics(({ uris }) => {
      for (const uri of uris.filter(isOfEditor)) this.#look(uri);
    });
  }

  without(uri: vscode.Uri, items: readonly vscode.Diagnostic[]): vscode.Diagnostic[] {
    const marks = isOfEditor(uri) ? marksIn(uri) : [];
    return items.filter(({ range }) => !marks.some((mark) => mark.range.intersection(range) !== undefined));
  }

  dispose(): void {
    this.#listening.dispose();
  }

  #look(uri: vscode.Uri): void {
    const marks = marksIn(uri).map(({ range, message }) => `${range.start.line}:${range.start.character} ${message}`);
    const key = uri.toString();
    if ((this.#marks.get(key) ?? '') === marks.join('\n')) return;
    this.#marks.set(key, marks.join('\n'));
    this.#again(uri);
  }
}

export function isOfEditor({ path }: vscode.Uri): boolean {
  return path.endsWith('/.vscode/mcp.json') || path.endsWith('/mcp-lint.json');
}

function marksIn(uri: vscode.Uri): vscode.Diagnostic[] {
  return vscode.languages.getDiagnostics(uri).filter(({ source }) => source !== OURS);
}

/** Whether the editor has an outline of such files by itself. */
export function isOutlined({ languageId }: vscode.TextDocument): boolean {
  return ['json', 'jsonc', 'markdown'].includes(languageId);
}
