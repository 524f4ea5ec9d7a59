export { programWithArguments } from './command-line.ts';
export { type ContainerOption, type ContainerRun, containerRun, isOn } from './containers.ts';
export { joinedWord } from './joined.ts';
export { type PackageRun, packageRun } from './package-run.ts';
export { programIndex, programName } from './program.ts';
export type { Ecosystem } from './runners.ts';
export { fileWord, isRelativePath, startedFile } from './scripts.ts';
export { wordsOf } from './words.ts';
