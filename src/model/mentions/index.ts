export { type Named, namedIn } from './forms.ts';
export { type Mention, mentionsIn, type OpenPattern, openPatternsIn } from './mentions.ts';
