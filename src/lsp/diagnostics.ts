import {
  type Diagnostic,
  type DiagnosticRelatedInformation,
  DiagnosticSeverity,
  DiagnosticTag,
} from 'vscode-languageserver';
import type { Finding, Severity } from '../model/verdict/index.ts';
import { ShownFinding } from '../report/index.ts';
import { about } from '../version.generated.ts';
import type { Judged } from './judged.ts';
import { rangeAt } from './places.ts';
import { deprecated, unnecessary } from './tags.ts';

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

export interface DiagnosticOptions {
  readonly uriOf: (path: string) => string;
  /** Whether the editor shows places that have to do with it. */
  readonly related: boolean;
}

export function diagnosticsOf(judged: Judged, path: string, options: DiagnosticOptions): Diagnostic[] {
  return (judged.files.get(path)?.findings ?? []).map((finding) => diagnosticOf(finding, judged, options));
}

export function diagnosticOf(finding: Finding, judged: Judged, { uriOf, related }: DiagnosticOptions): Diagnostic {
  const { rule, severity, message, help, related: others } = new ShownFinding(finding);
  const tags = tagsOf(rule);
  return {
    range: rangeAt(finding.place),
    severity: severities[severity],
    code: rule,
    codeDescription: { href: pageOf(rule) },
    source: 'mcp-lint',
    message: help === undefined ? message : `${message}\n${help}`,
    ...(tags.length > 0 && { tags }),
    ...(related &&
      others.length > 0 && {
        relatedInformation: others.map(({ path, message }, index): DiagnosticRelatedInformation => {
          const place = finding.related[index]?.place ?? finding.place;
          return { location: { uri: uriOf(judged.placeOf(path)), range: rangeAt(place) }, message };
        }),
      }),
  };
}

function tagsOf(rule: string): DiagnosticTag[] {
  if (unnecessary.has(rule)) return [DiagnosticTag.Unnecessary];
  return deprecated.has(rule) ? [DiagnosticTag.Deprecated] : [];
}

function pageOf(rule: string): string {
  return rule === 'configuration' ? `${about.docs}/configuration.md` : `${about.docs}/rules/${rule}.md`;
}
