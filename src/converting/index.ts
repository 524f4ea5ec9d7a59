export { answerOf, reportOn, shownText } from './answer.ts';
export { type Conversion, convert, type Output } from './convert.ts';
export { lossesIn, tableOfLosses } from './losses.ts';
