export { type Agreement, agreementOf, type Disagreement, textAt } from './agreement.ts';
export { canonical } from './canonical/canonical.ts';
export { type Difference, differences } from './canonical/differences.ts';
export type { CanonicalServer, CanonicalValue, Statement } from './canonical/statement.ts';
export type { Text, Variable } from './canonical/text.ts';
export { hasInvisible, undisguise } from './disguise.ts';
export type { Finding, RelatedPlace, Severity } from './finding.ts';
export { folderOf, isForOneProject, isOfProject, userHome } from './home.ts';
export { type Input, inputsOf, inputUses } from './inputs.ts';
export { type FoundMap, readServers, serverMaps, serverNames } from './normalise.ts';
export { at, atSpan, type Place, spanOf } from './place.ts';
export { expandedElsewhere, type Reference, references, spell } from './placeholders.ts';
export { definitionsIn, lostIn, type Project, projectsIn, sharedProjectsIn } from './projects.ts';
export { type ReadOptions, readSources } from './read-sources.ts';
export type { Definition } from './references/known-servers.ts';
export { knownTools } from './references/known-tools.ts';
export { type Malformed, malformed, malformedAlone } from './references/malformed.ts';
export { type Mention, mentionsIn } from './references/mentions.ts';
export { referencesIn, type ServerReference } from './references/references.ts';
export { referencesTo } from './references/references-to.ts';
export { type FilteredTool, toolFilters } from './references/tool-filters.ts';
export { unknownTool, type WithoutTool } from './references/unknown-tools.ts';
export { contestsIn } from './rivals/contests.ts';
export { hidingFile } from './rivals/hidden.ts';
export { type Contest, keyOf, type Rival } from './rivals/rival.ts';
export { type ForeignMap, foreignMap, isWrapper, serversIn, startableIn, withoutMap } from './root-key.ts';
export { type Credential, credentialsIn } from './secrets/addresses.ts';
export { type PlacedSecret, secretsBelow, secretsIn } from './secrets/find.ts';
export { mayHoldSecret } from './secrets/may-hold.ts';
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
export { nameOf, readerOf, subjectOf } from './subject.ts';
export { type CalledTool, calledTools } from './tools/called.ts';
export { ToolLists } from './tools/lists.ts';
export { areMerged, formFor, nameLimitOf, toolNamesOf } from './tools/names.ts';
export { offeredIn, type ServerTools } from './tools/offered.ts';
export { answersOf, type ListedResult, type ListedTool, resultsIn, toolsIn } from './tools/tools-in.ts';
export { transportNamed } from './transports.ts';
export { isObject, kindOf, own, valueAt } from './values.ts';
export { meaningAt, serverAt, variableIn } from './variables.ts';
export { confidenceOf, consequence, costsOnlyServer, milder, severityOf } from './verdict.ts';
export type { Reading, Workspace } from './workspace.ts';
