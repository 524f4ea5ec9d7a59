import * as vscode from 'vscode';

/** How much there is to mend, beside the other marks at the foot of the window. */
export class Status {
  readonly #item = vscode.window.createStatusBarItem('mcp-lint', vscode.StatusBarAlignment.Left);
  readonly #listening: vscode.Disposable;
  #isRunning = false;

  constructor() {
    this.#item.name = 'mcp-lint';
    this.#item.command = 'workbench.actions.view.problems';
    this.#listening = vscode.languages.onDidChangeDiagnostics(() => this.#show());
  }

  set isRunning(isRunning: boolean) {
    this.#isRunning = isRunning;
    this.#show();
  }

  #show(): void {
    if (!this.#isRunning) {
      this.#item.hide();
      return;
    }
    const found = vscode.languages
      .getDiagnostics()
      .flatMap(([, all]) => all.filter(({ source }) => source === 'mcp-lint'));
    const count = (severity: vscode.DiagnosticSeverity) => found.filter((each) => each.severity === severity).length;
    const [errors, warnings] = [count(vscode.DiagnosticSeverity.Error), count(vscode.DiagnosticSeverity.Warning)];
    this.#item.text = found.length === 0 ? '$(check) MCP' : `$(warning) MCP ${found.length}`;
    this.#item.tooltip = `mcp-lint: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}, ${counted(found.length - errors - warnings, 'info')}`;
    this.#item.show();
  }

  dispose(): void {
    this.#listening.dispose();
    this.#item.dispose();
  }
}

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
