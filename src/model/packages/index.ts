export { holdNotedPackage, isNotedPackage, type PackageWord, packageWord } from './may-be-noted.ts';
export { type NotedPackage, notedPackages, replacementOf } from './noted.ts';
export { notedRun, placedRun } from './placed-run.ts';
