export { foldersAbove, upwards } from './above.ts';
export { isAmong, isForOneProject, isOfProject } from './counts-for.ts';
export { folderHolding, folderOf } from './folder-of.ts';
export { isConfiguration, projectPath } from './projects.ts';
export { userHome } from './users.ts';
