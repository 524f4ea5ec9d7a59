import type { Severity } from '../../model/verdict/index.ts';
import { about } from '../../version.generated.ts';
import { count } from '../../wording/index.ts';
import { fingerprints } from '../fingerprints.ts';
import type { Location } from '../located.ts';
import type { RuleText } from '../options.ts';
import { isOutside } from '../outside.ts';
import type { ShownFinding } from '../shown/index.ts';
import { json } from '../syntax/json.ts';
import { type SarifMessage, sarifMessage } from '../syntax/sarif-message.ts';
import { encodedPath } from '../uri.ts';
import { worstFirst } from '../worst-first.ts';
import { defineOutput, type Rendering } from './define.ts';

/** GitHub refuses a run that has more. */
const MOST_RESULTS = 25_000;

const BASE = '%SRCROOT%';
const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const satisfies Record<Severity, string>;

/** In the bands that GitHub calls high, medium and low; those with the tag "security" are ranked by them. */
const SCORES = { error: '8.0', warning: '5.0', note: '2.0' } as const;

/** Source text is left out: it may hold secrets. */
export default defineOutput({
  id: 'sarif',
  order: 3,
  readers: 'code scanning, IDEs',
  holds:
    "SARIF 2.1.0: every rule with its texts (those about security with `security-severity` and the weakness in CWE), full regions, related places, fingerprints that survive moved lines; paths relative to `%SRCROOT%`. No source text, which could hold secrets. Of more than 25 000 findings, GitHub's limit, the most severe are kept and the rest is counted.",
  syntax: 'json',
  withRules: true,
  render({ each: findings }, options) {
    const kept = findings.length <= MOST_RESULTS ? findings : worstFirst(findings).slice(0, MOST_RESULTS);
    return json({
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: driver(options) },
          automationDetails: { id: 'mcp-lint/' },
          invocations: [{ executionSuccessful: true, ...notifications(findings.length - kept.length) }],
          originalUriBaseIds: { [BASE]: { description: { text: 'The top of the repository' } } },
          columnKind: 'utf16CodeUnits',
          results: resultsOf(kept, options),
        },
      ],
    });
  },
});

/** The text of a message may come from a file; elsewhere there are only words of ours. */
interface Message {
  readonly text: SarifMessage;
}

function driver({ version, rules }: Rendering) {
  return { name: 'mcp-lint', semanticVersion: version, informationUri: about.home, rules: rules.map(descriptor) };
}

function descriptor({ id, category, severity, summary, why, fix, url, cwe = [] }: RuleText) {
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
      tags: ['mcp', category, ...cwe.map((number) => `external/cwe/cwe-${String(number).padStart(3, '0')}`)],
      precision: 'high',
      'problem.severity': level === 'note' ? 'recommendation' : level,
      ...(category === 'security' ? { 'security-severity': SCORES[level] } : {}),
    },
  };
}

function notifications(left: number) {
  if (left === 0) return {};
  const message: Message = { text: sarifMessage`${count(left, 'more finding')} left out, the least severe` };
  return { toolExecutionNotifications: [{ level: 'warning', message }] };
}

function resultsOf(findings: readonly ShownFinding[], options: Rendering) {
  const indices = new Map(options.rules.map(({ id }, index) => [id, index]));
  const marks = fingerprints(findings);
  return findings.map((finding, index) => ({
    ruleId: finding.rule,
    ruleIndex: indices.get(finding.rule),
    level: LEVELS[finding.severity],
    message: sentences(finding),
    locations: [location(finding.location, options)],
    ...relatedLocations(finding, options),
    ...fixesOf(finding, options),
    partialFingerprints: { 'mcpLint/v1': marks[index] },
  }));
}

function sentences({ message, help }: ShownFinding): Message {
  return { text: help === undefined ? sarifMessage`${message}` : sarifMessage`${message}\n${help}` };
}

function relatedLocations({ related }: ShownFinding, options: Rendering) {
  if (related.length === 0) return {};
  return {
    relatedLocations: related.map(({ message, ...place }, index) => ({
      id: index + 1,
      ...location(place, options),
      message: { text: sarifMessage`${message}` } satisfies Message,
    })),
  };
}

function fixesOf({ fix }: ShownFinding, options: Rendering) {
  if (fix === undefined) return {};
  const { title, files } = fix;
  const description: Message = { text: sarifMessage`${title}` };
  const artifactChanges = files.map(({ path, edits }) => ({
    artifactLocation: artifact(path, options),
    replacements: edits.map(({ text, ...place }) => ({
      deletedRegion: regionOf(place),
      insertedContent: { text },
    })),
  }));
  return { fixes: [{ description, artifactChanges }] };
}

function location(place: Location, options: Rendering) {
  return {
    physicalLocation: {
      artifactLocation: artifact(place.path, options),
      region: regionOf(place),
    },
  };
}

function regionOf({ line, column, endLine, endColumn }: Location) {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

function artifact(path: string, { repositoryPath }: Rendering) {
  const known = repositoryPath(path);
  if (!isOutside(known)) return { uri: encodedPath(known), uriBaseId: BASE };
  return {
    uri: known.startsWith('~') ? encodedPath(known) : `file://${known.startsWith('/') ? '' : '/'}${encodedPath(known)}`,
  };
}
