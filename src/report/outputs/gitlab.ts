import type { Severity } from '../../model/verdict/index.ts';
import { fingerprints } from '../fingerprints.ts';
import type { ShownFinding } from '../shown/index.ts';
import { json } from '../syntax/json.ts';
import { defineOutput } from './define.ts';

/** Of those that GitLab knows, none says that a job failed. */
const SEVERITIES = { error: 'critical', warning: 'major', info: 'info' } as const satisfies Record<Severity, string>;

export default defineOutput({
  id: 'gitlab',
  order: 7,
  readers: 'merge requests of GitLab, as a Code Quality report',
  holds:
    'a list of findings with their lines and fingerprints that survive moved lines; paths count from the top of the repository',
  syntax: 'json',
  render({ findings }, { repositoryPath }) {
    const marks = fingerprints(findings);
    return json(
      findings.map((finding, index) => ({
        description: sentence(finding),
        check_name: finding.rule,
        fingerprint: marks[index],
        severity: SEVERITIES[finding.severity],
        location: {
          path: repositoryPath(finding.path),
          lines: { begin: finding.location.line, end: finding.location.endLine },
        },
      })),
    );
  },
});

/** It is shown on one line. */
function sentence({ message, help }: ShownFinding): string {
  return help === undefined ? message : `${message}; ${help}`;
}
