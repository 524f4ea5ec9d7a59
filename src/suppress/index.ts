export { idlePattern } from './idle-pattern.ts';
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
export { loadBaseline, type SuppressOptions, suppress } from './suppress.ts';
