export { holdNotedPackage, isNotedPackage } from './names.ts';
export { checked, type NotedPackage, notedPackages } from './noted.ts';
export { notedRun, placedRun } from './run.ts';
