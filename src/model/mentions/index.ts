export { type Named, namedIn } from './forms.ts';
export { type Mention, mentionsIn } from './mentions.ts';
