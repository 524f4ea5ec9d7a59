export type { Finding, RelatedPlace, Severity } from './finding.ts';
export { confidenceOf, consequence, costsOnlyServer, losesServer, milder, severityOf } from './verdict.ts';
