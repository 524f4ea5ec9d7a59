export { isMarked } from './mark.ts';
export { pointerOf } from './pointer.ts';
export {
  configured,
  isAsked,
  type Level,
  levels,
  type Override,
  optionsFor,
  type RuleSetting,
  type Settings,
} from './settings.ts';
export { type Baselined, loadBaseline, type Suppressed, type SuppressOptions, suppress } from './suppress.ts';
export { idlePattern, unknownSuppression, unusedSuppression } from './suppression-findings.ts';
