export { canBeCalled, isAddress } from './addresses.ts';
export { approvedAll } from './approvals.ts';
export { fittingSpellings } from './fitting-spellings.ts';
export { contradictsItsFields, fittingTransport, spellingOf } from './fitting-transport.ts';
export { isNearby } from './hosts.ts';
export { brokenNameRules, isTooLong, reservedName, shownTo } from './names.ts';
export { type Field, fieldMeaning, type NamedPart, type Part, placeOfName, type Server } from './server.ts';
export { isSettled } from './settled.ts';
export { sharersOf } from './sharers.ts';
export {
  hasMeaning,
  masked,
  mayHaveStrangers,
  onlyLocal,
  ownKey,
  type Stranger,
  startsSomehow,
  strangers,
  untypedReaction,
} from './strangers.ts';
export { isNameless, nameOf, readerOf, subjectOf } from './subject.ts';
export { transportNamed } from './transports.ts';
