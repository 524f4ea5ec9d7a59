export { canonical } from './canonical/canonical.ts';
export { type Difference, differences } from './canonical/differences.ts';
export { type Loss, lossesOf } from './canonical/losses.ts';
export { type Rejection, rejectionOf } from './canonical/rejection.ts';
export type { CanonicalServer, CanonicalValue, Statement } from './canonical/statement.ts';
export { type Target, targetFor } from './canonical/target.ts';
export { kindOfSyntax, type Text, type Variable } from './canonical/text.ts';
export { hasInvisible, undisguise } from './disguise.ts';
export type { Finding, RelatedPlace, Severity } from './finding.ts';
export { programWithArguments } from './launch/command-line.ts';
export { type ContainerOption, type ContainerRun, containerRun, isOn } from './launch/containers.ts';
export { joinedWord } from './launch/joined.ts';
export { type PackageRun, packageRun } from './launch/packages.ts';
export { programIndex, programName } from './launch/program.ts';
export { isRelativePath, startedFile } from './launch/scripts.ts';
export { wordsOf } from './launch/words.ts';
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
} from './manifests/manifests.ts';
export {
  type FoundText,
  labelsOf,
  type Ownership,
  type PublishedProject,
  projectOf,
} from './manifests/published-project.ts';
export { holdNotedPackage, isNotedPackage } from './packages/names.ts';
export { checked, type NotedPackage, notedPackages } from './packages/noted.ts';
export { notedRun, placedRun } from './packages/run.ts';
export { at, atSpan, type Place, spanOf } from './place.ts';
export { type Agreement, agreementOf, type Disagreement, textAt } from './projects/agreement.ts';
export { folderOf, isForOneProject, isOfProject, userHome } from './projects/home.ts';
export { definitionsIn, lostIn, type Project, projectsIn, sharedProjectsIn } from './projects/projects.ts';
export type { Neighbours } from './reading/neighbours.ts';
export { readServers } from './reading/normalise.ts';
export { type Openable, type ReadOptions, readSources } from './reading/read-sources.ts';
export {
  type ForeignMap,
  foreignMap,
  foreignMaps,
  isWrapper,
  serversIn,
  startableIn,
  withoutMap,
} from './reading/root-key.ts';
export { type FoundMap, serverMaps } from './reading/server-maps.ts';
export type { Definition } from './references/known-servers.ts';
export { knownTools } from './references/known-tools.ts';
export { type Malformed, malformed, malformedAlone } from './references/malformed.ts';
export { type Mention, mentionsIn } from './references/mentions.ts';
export { referencesIn, type ServerReference } from './references/references.ts';
export { referencesTo } from './references/references-to.ts';
export { isOff, switchingFile } from './references/switched-off.ts';
export { type FilteredTool, toolFilters } from './references/tool-filters.ts';
export { unknownTool, type WithoutTool } from './references/unknown-tools.ts';
export { companiesIn, isIdle } from './rivals/companies.ts';
export type { Company, Encounter, Item } from './rivals/company.ts';
export { contestsIn } from './rivals/contests.ts';
export { hidingFile } from './rivals/hidden.ts';
export type { Member } from './rivals/member.ts';
export { type Contest, keyOf, type Rival } from './rivals/rival.ts';
export { startsWith } from './routes.ts';
export { type Credential, credentialsIn } from './secrets/addresses.ts';
export { mayBeUnmistakable, type PlacedSecret, secretsBelow, secretsIn, unmistakableIn } from './secrets/find.ts';
export { type AddressPart, addressPart } from './secrets/in-address.ts';
export { isSecretName } from './secrets/literals.ts';
export { mayHoldSecret } from './secrets/may-hold.ts';
export { mayNameSecret, maySuspect } from './secrets/may-suspect.ts';
export { suspicionIn } from './secrets/suspicion.ts';
export { asVariable, variableNamedLike } from './secrets/variable-name.ts';
export { approvedAll } from './server/approvals.ts';
export { fittingSpellings } from './server/fitting-spellings.ts';
export { contradictsItsFields, fittingTransport, spellingOf } from './server/fitting-transport.ts';
export { isNearby } from './server/hosts.ts';
export { type Field, fieldMeaning, type NamedPart, type Part, placeOfName, type Server } from './server/server.ts';
export { sharersOf } from './server/sharers.ts';
export {
  hasMeaning,
  masked,
  onlyLocal,
  ownKey,
  type Stranger,
  startsSomehow,
  strangers,
  untypedReaction,
} from './server/strangers.ts';
export { isNameless, nameOf, readerOf, subjectOf } from './server/subject.ts';
export { transportNamed } from './server/transports.ts';
export { eachString, type OnString } from './strings.ts';
export { type CalledTool, calledTools } from './tools/called.ts';
export { type ToolLists, toolListsIn } from './tools/lists.ts';
export { areMerged, formFor, isComparable, nameLimitOf, partOf, remedyFor, toolNamesOf } from './tools/names.ts';
export { offeredBy, offeredIn, offeredOf, type ServerTools } from './tools/offered.ts';
export { type Protocol, profilesOf, revisionOf } from './tools/protocol.ts';
export { answersOf, type ListedResult, type ListedTool, resultsIn, soundTools, toolsIn } from './tools/tools-in.ts';
export { isObject, kindOf, own, valueAt } from './values.ts';
export { type ExpandableString, expandableStrings, expandedHere } from './variables/expandable.ts';
export { type Input, inputsOf, inputUses } from './variables/inputs.ts';
export { type MalformedReference, malformedIn, mayBeMalformed } from './variables/malformed.ts';
export { mayStandIn } from './variables/may-stand-in.ts';
export { expandedElsewhere, type Reference, references, spell } from './variables/placeholders.ts';
export { type StandIn, standInsIn } from './variables/stand-ins.ts';
export { fieldForNames, meaningAt, serverFinder, variableIn } from './variables/variables.ts';
export { confidenceOf, consequence, costsOnlyServer, losesServer, milder, severityOf } from './verdict.ts';
export type { Reading, Recognised, Workspace } from './workspace.ts';
