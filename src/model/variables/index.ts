export { type ExpandableString, expandableStrings, expandedHere } from './expandable.ts';
export { fillsBracesIn, isFilledIn } from './filled-in.ts';
export { isForReader } from './for-reader.ts';
export { holdsForeignReference } from './foreign.ts';
export { inputsOf, inputUses } from './inputs.ts';
export { mayBeLookedUp } from './looked-up.ts';
export { type MalformedPlaceholder, malformedIn, mayBeMalformed } from './malformed.ts';
export { mayStandIn } from './may-stand-in.ts';
export { isFound, keysOfVariables } from './of-entry.ts';
export { meansPlugin, ownNameMeant } from './own-names.ts';
export { expandedElsewhere, expandedIn, mayHoldReference, type Placeholder, placeholdersIn } from './placeholders.ts';
export { refusalOf, refusedAnywhere } from './refused.ts';
export { askedByCode, standInsIn } from './stand-ins.ts';
export {
  defaultIn,
  isCompletion,
  isRemedy,
  kindOfSyntax,
  spell,
  spellWithDefault,
  takesDefault,
  type VariableKind,
} from './syntaxes.ts';
export { fieldForNames, meaningAt, serverFinder, variableIn } from './variables.ts';
