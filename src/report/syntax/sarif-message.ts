import { printable } from '../../wording/index.ts';
import { defineSyntax, type Safe } from './make.ts';

/** The text of a message in SARIF, which makes a link of brackets and parentheses that touch. */
export const sarifMessage = defineSyntax('sarif-message', (words) => printable(words).replaceAll('](', '] ('));

export type SarifMessage = Safe<'sarif-message'>;
