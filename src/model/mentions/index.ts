export { type Named, namedIn } from './forms.ts';
export { faultOf, type Mention, mentionsIn, openPatternsIn } from './mentions.ts';
