export { type ExpandableString, expandableStrings, expandedHere } from './expandable.ts';
export { holdsForeignReference } from './foreign.ts';
export { type Input, inputsOf, inputUses } from './inputs.ts';
export { mayBeLookedUp } from './looked-up.ts';
export { type MalformedPlaceholder, malformedIn, mayBeMalformed } from './malformed.ts';
export { mayStandIn, signOfStandIn } from './may-stand-in.ts';
export { expandedElsewhere, type Placeholder, placeholdersIn, spell } from './placeholders.ts';
export { type StandIn, standInsIn } from './stand-ins.ts';
export { fieldForNames, meaningAt, serverFinder, variableIn } from './variables.ts';
