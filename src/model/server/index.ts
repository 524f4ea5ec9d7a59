export { approvedAll } from './approvals.ts';
export { type Entry, EntryServer } from './entry.ts';
export { isNone, isRead } from './fields.ts';
export { fittingSpellings, needsNoWord, spellingsAt } from './fitting-spellings.ts';
export { contradictsItsFields, fittingTransport, spellingOf } from './fitting-transport.ts';
export { isNearby } from './hosts.ts';
export { lineOf } from './line.ts';
export { brokenNameRules, isTooLong, reservedName, shownTo } from './names.ts';
export { isOddToken } from './odd-token.ts';
export { isOfPart } from './part-place.ts';
export { type Field, fieldMeaning, keyOf, type NamedPart, type Part, placeOfName, type Server } from './server.ts';
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
export { isNameless, nameOf, type Reader, readerOf, subjectOf } from './subject.ts';
export { isHonoured, switchIn } from './switches.ts';
export { transportNamed } from './transport-words.ts';
