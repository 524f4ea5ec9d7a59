export { type Effect, effects } from './effect.ts';
export { type ToolChange, toolChanges } from './tool-changes.ts';
export { type Step, stepFor } from './version-step.ts';
