import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  type Range,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { shown } from '../report/index.ts';
import { type DiagnosticOptions, diagnosticOf } from './diagnostics.ts';
import type { Judged } from './judged.ts';
import { meet, rangeAt, rangeOf } from './places.ts';

export interface FileEdits {
  readonly path: string;
  readonly edits: readonly { readonly range: Range; readonly newText: string }[];
}

/** Edits of files as a change of the workspace. */
export type ToEdit = (files: readonly FileEdits[]) => WorkspaceEdit;

/** The remedies for what stands in a range; the safe ones are those that an editor may take first. */
export function quickFixes(
  judged: Judged,
  path: string,
  { range, toEdit, ...options }: DiagnosticOptions & { readonly range: Range; readonly toEdit: ToEdit },
): CodeAction[] {
  const { findings = [] } = judged.files.get(path) ?? {};
  return findings.flatMap((finding) => {
    const fix = judged.report?.fixes.get(finding);
    if (fix === undefined || !meet(rangeAt(finding.place), range)) return [];
    const { document, edits, safety, title } = fix;
    const diagnostic: Diagnostic = diagnosticOf(finding, judged, options);
    return [
      {
        title: titleOf(shown(title, [document]), safety),
        kind: CodeActionKind.QuickFix,
        diagnostics: [diagnostic],
        ...(safety === 'safe' && { isPreferred: true }),
        edit: toEdit([
          { path, edits: edits.map(({ span, text }) => ({ range: rangeOf(document, span), newText: text })) },
        ]),
      },
    ];
  });
}

function titleOf(title: string, safety: string): string {
  return safety === 'safe' ? title : `${title} (may change what the file means)`;
}
