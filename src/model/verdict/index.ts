export { type FailLevel, failLevels, fails } from './fail-level.ts';
export { type Finding, isOnceMore, onceMore, type RelatedPlace, type Severity } from './finding.ts';
export type { Change, Fix, Plain, Renaming, Safety } from './fix.ts';
export { confidenceOf, consequence, costsOnlyServer, losesServer, milder, severityOf } from './verdict.ts';
