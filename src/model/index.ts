export { approvedAll } from './approvals.ts';
export { hasInvisible, undisguise } from './disguise.ts';
export { type ExpandableString, expandableStrings, expandedHere } from './expandable.ts';
export type { Finding, RelatedPlace, Severity } from './finding.ts';
export { isNearby } from './hosts.ts';
export { type Input, inputsOf, inputUses } from './inputs.ts';
export { type MalformedReference, malformedIn, mayBeMalformed } from './malformed.ts';
export { type FoundMap, readServers, serverMaps } from './normalise.ts';
export { at, atSpan, type Place, spanOf } from './place.ts';
export { expandedElsewhere, type Reference, references, spell } from './placeholders.ts';
export { type ReadOptions, readSources } from './read-sources.ts';
export { type ForeignMap, foreignMap, isWrapper, serversIn, startableIn, withoutMap } from './root-key.ts';
export { type Credential, credentialsIn } from './secrets/addresses.ts';
export { type PlacedSecret, secretsBelow, secretsIn } from './secrets/find.ts';
export { type AddressPart, addressPart } from './secrets/in-address.ts';
export { isSecretName } from './secrets/literals.ts';
export { maySuspect } from './secrets/may-suspect.ts';
export { suspicionIn } from './secrets/suspicion.ts';
export { type Field, fieldMeaning, type NamedPart, type Part, placeOfName, type Server } from './server.ts';
export { mayStandIn, type StandIn, standInsIn } from './stand-ins.ts';
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
export { eachString, type OnString } from './strings.ts';
export { nameOf, subjectOf } from './subject.ts';
export { transportNamed } from './transports.ts';
export { isObject, kindOf, own, valueAt } from './values.ts';
export { meaningAt, serverFinder, variableIn } from './variables.ts';
export { confidenceOf, consequence, costsOnlyServer, milder, severityOf } from './verdict.ts';
export type { Reading, Workspace } from './workspace.ts';
