export { hasInvisible, undisguise } from './disguise.ts';
export type { Finding, RelatedPlace, Severity } from './finding.ts';
export { type Input, inputsOf, inputUses } from './inputs.ts';
export {
  argumentsOf,
  type Brace,
  bracesIn,
  environmentOf,
  githubOwner,
  isStamped,
  itemsAt,
  type ListedPackage,
  type ManifestItem,
  packagesOf,
  type SettingUse,
  settingsUses,
  writtenText,
} from './manifests.ts';
export type { Neighbours } from './neighbours.ts';
export { type FoundMap, readServers, serverMaps } from './normalise.ts';
export { at, atSpan, type Place, spanOf } from './place.ts';
export { expandedElsewhere, type Reference, references, spell } from './placeholders.ts';
export { type FoundText, labelsOf, type Ownership, type Project, projectOf } from './projects.ts';
export { type ReadOptions, readSources } from './read-sources.ts';
export { type ForeignMap, foreignMap, isWrapper, serversIn, startableIn, withoutMap } from './root-key.ts';
export { type Credential, credentialsIn } from './secrets/addresses.ts';
export { type PlacedSecret, secretsBelow, secretsIn } from './secrets/find.ts';
export { type Field, fieldMeaning, type NamedPart, type Part, placeOfName, type Server } from './server.ts';
export {
  hasMeaning,
  masked,
  onlyLocal,
  ownKey,
  type Stranger,
  startsSomehow,
  strangers,
  untypedReaction,
} from './strangers.ts';
export { nameOf, subjectOf } from './subject.ts';
export { transportNamed } from './transports.ts';
export { isObject, kindOf, own, valueAt } from './values.ts';
export { meaningAt, serverAt, variableIn } from './variables.ts';
export { confidenceOf, consequence, costsOnlyServer, milder, severityOf } from './verdict.ts';
export type { Reading, Workspace } from './workspace.ts';
