// Whose a name on npm is.
import { execFile } from 'node:child_process';
import { homeOf } from '../generate/version.mjs';

/**
 * Why the package cannot be published under its name; nothing where the name is that of this repository. Who may
 * publish is npm's to say in the end: it takes a version of a name from the repository that its owner has named, no other.
 * @param {{ name: string, repository: { url: string } }} manifest
 */
export async function objectionToName(manifest) {
  const { name } = manifest;
  const answer = await view(name);
  if (answer === undefined) {
    return `nobody has published "${name}" on npm: publish the first version by hand (CONTRIBUTING.md says how), since npm lets no workflow take a new name`;
  }
  const others = typeof answer === 'string' ? answer : answer?.url;
  if (others === undefined) return `"${name}" on npm names no repository, so it is not known to be ours`;
  const theirs = homeOf({ repository: { url: String(others) } });
  if (theirs.toLowerCase() === homeOf(manifest).toLowerCase()) return undefined;
  return `"${name}" on npm belongs to ${theirs}, not to ${homeOf(manifest)}: put another name into package.json and run "npm run generate"`;
}

/** The repository of the newest version; undefined where there is no such package, null where it names none. */
function view(name) {
  return new Promise((resolve, reject) => {
    execFile('npm', ['view', name, 'repository', '--json', '--prefer-online'], (error, stdout, stderr) => {
      if (error === null) resolve(stdout.trim() === '' ? null : JSON.parse(stdout));
      else if (`${stdout}${stderr}`.includes('E404')) resolve(undefined);
      else reject(new Error(`npm cannot be asked whose "${name}" is: ${stderr.trim().split('\n')[0]}`));
    });
  });
}
