import { printable } from '../../wording/index.ts';
import { defineSyntax, type Safe } from './make.ts';

/** For a terminal or a log: nothing moves the cursor or begins a line but we. */
export const text = defineSyntax('text', printable);

export type Text = Safe<'text'>;
