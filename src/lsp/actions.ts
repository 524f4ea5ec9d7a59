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

interface QuickFixOptions extends DiagnosticOptions {
  readonly range: Range;
  readonly toEdit: ToEdit;
  /** Whether a file beside the one that is asked about may be changed. */
  readonly isOpen: (path: string) => boolean;
}

/** The remedies for what stands in a range; the safe ones are those that an editor may take first. */
export function quickFixes(
  judged: Judged,
  path: string,
  { range, toEdit, isOpen, ...options }: QuickFixOptions,
): CodeAction[] {
  const { findings = [] } = judged.files.get(path) ?? {};
  return findings.flatMap((finding) => {
    const fix = judged.report?.fixes.get(finding);
    if (fix === undefined || !meet(rangeAt(finding.place), range)) return [];
    const files = fix.files.map(({ document, edits }) => ({
      path: judged.placeOf(document.path),
      edits: edits.map(({ span, text }) => ({ range: rangeOf(document, span), newText: text })),
    }));
    if (files.some((file) => file.path !== path && !isOpen(file.path))) return [];
    const { safety, title } = fix;
    const diagnostic: Diagnostic = diagnosticOf(finding, judged, options);
    return [
      {
        title: titleOf(
          shown(
            title,
            fix.files.map(({ document }) => document),
          ),
          safety,
        ),
        kind: CodeActionKind.QuickFix,
        diagnostics: [diagnostic],
        ...(safety === 'safe' && { isPreferred: true }),
        edit: toEdit(files),
      },
    ];
  });
}

function titleOf(title: string, safety: string): string {
  return safety === 'safe' ? title : `${title} (may change what the file means)`;
}
