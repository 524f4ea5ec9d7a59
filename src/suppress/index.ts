export { isMarked } from './mark.ts';
export { pointerOf } from './pointer.ts';
export { configured, isAsked, type Level, levels, type Override, type RuleSetting, type Settings } from './settings.ts';
export { loadBaseline, type Suppressed, type SuppressOptions, suppress } from './suppress.ts';
export { unknownSuppression, unusedSuppression } from './suppression-findings.ts';
