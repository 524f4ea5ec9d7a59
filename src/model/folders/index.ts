export { foldersAbove, upwards } from './above.ts';
export { isAmong, isForOneProject, isOfProject } from './counts-for.ts';
export { folderHolding, folderOf } from './folder-of.ts';
export { isConfiguration, projectPath } from './projects.ts';
export { systemOfFile } from './system.ts';
export { isOfUser, userHome } from './users.ts';
