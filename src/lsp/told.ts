import type { Diagnostic, WorkspaceDocumentDiagnosticReport } from 'vscode-languageserver';
import { DocumentDiagnosticReportKind } from 'vscode-languageserver';
import { type DiagnosticOptions, diagnosticsOf } from './diagnostics.ts';
import type { Folders } from './folders.ts';

export interface Report {
  readonly resultId: string;
  readonly items: Diagnostic[];
}

/** What an editor has been told of each file, so that it is told again only what is otherwise. */
export class Told {
  readonly #folders: Folders;
  readonly #options: () => DiagnosticOptions;
  /** By path: what was sent without being asked for. */
  readonly #sent = new Map<string, string>();
  /** By path: what was answered last, and its number. */
  readonly #answered = new Map<string, { readonly id: string; readonly text: string }>();
  #number = 0;

  constructor(folders: Folders, options: () => DiagnosticOptions) {
    this.#folders = folders;
    this.#options = options;
  }

  /** What has to be sent: of files of which nothing is said any more, an empty list. */
  async news(isWanted: (path: string) => boolean): Promise<[string, Diagnostic[]][]> {
    const now = await this.#all(isWanted);
    for (const path of this.#sent.keys()) if (!now.has(path)) now.set(path, []);
    return [...now].filter(([path, diagnostics]) => {
      const text = JSON.stringify(diagnostics);
      if ((this.#sent.get(path) ?? '[]') === text) return false;
      if (diagnostics.length === 0) this.#sent.delete(path);
      else this.#sent.set(path, text);
      return true;
    });
  }

  async about(path: string): Promise<Report> {
    const answer = await this.#folders.about(path);
    return this.#reported(path, answer === undefined ? [] : diagnosticsOf(answer.judged, path, this.#options()));
  }

  /** Of everything; `known` has the numbers of what the editor has already. */
  async aboutAll(known: ReadonlyMap<string, string>): Promise<WorkspaceDocumentDiagnosticReport[]> {
    const { uriOf } = this.#options();
    const now = await this.#all(() => true);
    for (const path of known.keys()) if (!now.has(path)) now.set(path, []);
    return [...now].map(([path, diagnostics]) => {
      const { resultId, items } = this.#reported(path, diagnostics);
      const place = { uri: uriOf(path), version: null, resultId };
      return known.get(path) === resultId
        ? { kind: DocumentDiagnosticReportKind.Unchanged, ...place }
        : { kind: DocumentDiagnosticReportKind.Full, ...place, items };
    });
  }

  #reported(path: string, items: Diagnostic[]): Report {
    const text = JSON.stringify(items);
    const before = this.#answered.get(path);
    if (before?.text === text) return { resultId: before.id, items };
    this.#number += 1;
    const resultId = String(this.#number);
    this.#answered.set(path, { id: resultId, text });
    return { resultId, items };
  }

  /** By path. A file that lies in two folders is told of by the inner one. */
  async #all(isWanted: (path: string) => boolean): Promise<Map<string, Diagnostic[]>> {
    const found = new Map<string, Diagnostic[]>();
    for (const folder of this.#folders.all) {
      const judged = await folder.judged();
      for (const path of judged.files.keys()) {
        const holding = this.#folders.holding(path);
        if (!isWanted(path) || found.has(path) || (holding !== undefined && holding !== folder)) continue;
        found.set(path, diagnosticsOf(judged, path, this.#options()));
      }
    }
    for (const path of this.#folders.opened) {
      if (!found.has(path) && isWanted(path)) found.set(path, (await this.about(path)).items);
    }
    return found;
  }
}
