export { type Named, namedIn } from './forms.ts';
export { type Mention, mentionsIn, openPatternsIn } from './mentions.ts';
