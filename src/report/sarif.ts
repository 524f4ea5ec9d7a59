import type { Place } from '../model/values/index.ts';
import type { Finding, Severity } from '../model/verdict/index.ts';
import { about } from '../version.generated.ts';
import { count } from '../wording/index.ts';
import { fingerprints } from './fingerprints.ts';
import { listedFindings } from './listed.ts';
import { locationOf } from './located.ts';
import type { RenderOptions, RuleText } from './options.ts';
import { isOutside } from './outside.ts';
import type { Report } from './report.ts';
import { shown } from './shown.ts';

/** GitHub refuses a run that has more. */
const MOST_RESULTS = 25_000;

const BASE = '%SRCROOT%';
const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<Severity, string>;
const ORDER: readonly Severity[] = ['error', 'warning', 'info'];

/** SARIF 2.1.0. Source text is left out: it may hold secrets. */
export function renderSarif(report: Report, options: RenderOptions): string {
  const { rules = [], version } = options;
  const findings = mostSevere(listedFindings(report, options));
  const left = listedFindings(report, options).length - findings.length;
  const indices = new Map(rules.map(({ id }, index) => [id, index]));
  const marks = fingerprints(findings);
  const output = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'mcp-lint',
            semanticVersion: version,
            informationUri: about.home,
            rules: rules.map(descriptor),
          },
        },
        automationDetails: { id: 'mcp-lint/' },
        invocations: [
          {
            executionSuccessful: true,
            ...(left > 0 ? { toolExecutionNotifications: [notification(left)] } : {}),
          },
        ],
        originalUriBaseIds: { [BASE]: { description: { text: 'The top of the repository' } } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding, index) => ({
          ruleId: finding.rule,
          ruleIndex: indices.get(finding.rule),
          level: LEVELS[finding.severity],
          message: { text: sentences(finding) },
          locations: [location(finding.place, options)],
          ...relatedLocations(finding, options),
          partialFingerprints: { 'mcpLint/v1': marks[index] },
        })),
      },
    ],
  };
  return `${JSON.stringify(output, null, 2)}\n`;
}

function mostSevere(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= MOST_RESULTS) return findings;
  return ORDER.flatMap((severity) => findings.filter((finding) => finding.severity === severity)).slice(
    0,
    MOST_RESULTS,
  );
}

function notification(left: number) {
  return { level: 'warning', message: { text: `${count(left, 'more finding')} left out, the least severe` } };
}

function descriptor({ id, category, severity, summary, why, fix, url }: RuleText) {
  const level = severity === 'off' ? 'note' : LEVELS[severity];
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: why },
    helpUri: url,
    help: {
      text: `${why}\n\n${fix}\n\n${url}`,
      markdown: `${why}\n\n## How to fix\n\n${fix}\n\n[Examples and evidence](${url})`,
    },
    defaultConfiguration: { enabled: severity !== 'off', level },
    properties: {
      tags: ['mcp', category],
      precision: 'high',
      'problem.severity': level === 'note' ? 'recommendation' : level,
    },
  };
}

/** Of brackets and parentheses that touch, SARIF makes a link. */
function plain(text: string): string {
  return shown(text).replaceAll('](', '] (');
}

function sentences({ message, help }: Finding): string {
  return help === undefined ? plain(message) : `${plain(message)}\n${plain(help)}`;
}

function relatedLocations({ related }: Finding, options: RenderOptions) {
  if (related.length === 0) return {};
  return {
    relatedLocations: related.map(({ place, message }, index) => ({
      id: index + 1,
      ...location(place, options),
      message: { text: plain(message) },
    })),
  };
}

function location(place: Place, options: RenderOptions) {
  const { path, line, column, endLine, endColumn } = locationOf(place);
  return {
    physicalLocation: {
      artifactLocation: artifact(path, options),
      region: { startLine: line, startColumn: column, endLine, endColumn },
    },
  };
}

function artifact(path: string, { repositoryPath }: RenderOptions) {
  const known = repositoryPath(path);
  if (!isOutside(known)) return { uri: encoded(known), uriBaseId: BASE };
  return {
    uri: known.startsWith('~') ? encoded(known) : `file://${known.startsWith('/') ? '' : '/'}${encoded(known)}`,
  };
}

/** Every part by itself; half a surrogate pair has no bytes. */
function encoded(path: string): string {
  return path
    .split('/')
    .map((part) => encodeURIComponent(part.replace(/\p{Cs}/gu, '\ufffd')).replaceAll("'", '%27'))
    .join('/');
}
