export { holdNotedPackage, isNotedPackage } from './may-be-noted.ts';
export { checked, type NotedPackage, notedPackages } from './noted.ts';
export { notedRun, placedRun } from './placed-run.ts';
