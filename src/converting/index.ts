export { answerOf, reportOn, shownText } from './answer.ts';
export { type Conversion, type ConvertOptions, convert, type Output } from './convert.ts';
export { type LossesOverview, lossesIn, tableOfLosses } from './losses.ts';
