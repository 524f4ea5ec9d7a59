export { answerOf, reportOn, shownText } from './answer.ts';
export { type Conversion, type ConvertedFile, convert } from './convert.ts';
export { lossesIn, tableOfLosses } from './losses.ts';
