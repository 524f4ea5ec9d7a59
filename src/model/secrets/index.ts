export { credentialsIn } from './addresses.ts';
export { mayBeUnmistakable, type PlacedSecret, secretsBelow, secretsIn, unmistakableIn } from './find.ts';
export { forShowIn, mayBeForShow } from './for-show.ts';
export { type AddressPart, addressPart } from './in-address.ts';
export { isSecretName } from './literals.ts';
export { mayHoldSecret } from './may-hold.ts';
export { maySuspect } from './may-suspect.ts';
export { suspicionIn } from './suspicion.ts';
export { asVariable, variableNamedLike, variableWithin } from './variable-name.ts';
