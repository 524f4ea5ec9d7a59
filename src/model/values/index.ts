export { hasInvisible, undisguise } from './disguise.ts';
export { maySpellWithEscapes } from './escaped.ts';
export { grouped } from './grouped.ts';
export { at, atSpan, type Place, spanOf } from './place.ts';
export { below, startsWith } from './routes.ts';
export { eachString } from './strings.ts';
export { isUrl } from './urls.ts';
export { isObject, kindOf, own, textAt, valueAt } from './values.ts';
