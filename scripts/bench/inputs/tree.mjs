import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withDefect } from './defects.mjs';
import { claudeCode, formats } from './formats.mjs';
import { randomOf } from './random.mjs';
import { distinctServers, localServer, serversOf } from './servers.mjs';

/**
 * A configuration in a project's folder, with the scripts that its servers start.
 * @returns its path, and that of the same value as JSON, which is what the least a linter has to do is measured with
 */
function configure(folder, project, format, random, { faulty = false, servers: drawn = serversOf(random) } = {}) {
  const servers = faulty ? withDefect(drawn, random) : drawn;
  const { text, json } = format.write(servers, random);
  const path = join(project, format.path);
  put(folder, path, text);
  for (const { needs } of servers) if (needs) put(folder, join(project, needs), '');
  if (json === undefined) return { path, faulty, json: join(folder, path) };
  const twin = `${path}.json`;
  put(`${folder}.json`, twin, json);
  return { path, faulty, json: join(`${folder}.json`, twin) };
}

/** One project with one file of several servers. */
export function single(folder, seed, { faulty = false, format = claudeCode } = {}) {
  const random = randomOf(seed);
  surroundings(folder);
  const servers = distinctServers(random, random.whole(2, 5));
  return [configure(folder, '', format, random, { faulty, servers })];
}

/** A repository of three projects with the files of nine clients, 20 in all. What clients share they are told alike. */
export function repository(folder, seed, { faulty = false } = {}) {
  const random = randomOf(seed);
  surroundings(folder);
  const taken = new Set();
  const projects = [
    ['', ''],
    ['packages/shop', '-shop'],
    ['packages/api', '-api'],
  ].map(([path, ending]) => {
    if (path !== '') sources(folder, path, 20);
    const servers = distinctServers(random, 8, taken).map((server) => ({ ...server, name: `${server.name}${ending}` }));
    return { path, servers };
  });
  return Array.from({ length: 20 }, (_, index) => {
    const { path, servers: known } = projects[Math.floor(index / formats.length)];
    const first = random.whole(0, 5);
    const some = known.slice(first, first + random.whole(1, 3));
    const isFaulty = faulty && index % 2 === 1;
    // A server that no other file has, so that nothing is to be said of what the files make of one server.
    const servers = isFaulty ? [{ ...localServer(random), name: `extra-${index}` }, ...some] : some;
    return configure(folder, path, formats[index % formats.length], random, { faulty: isFaulty, servers });
  });
}

/** As many projects as wanted, a hundred to a folder, with one file each. `faulty` says of which index it is. */
export function manyProjects(folder, seed, count, { mixed = false, faulty = () => false } = {}) {
  const random = randomOf(seed);
  put(folder, '.gitignore', ignored);
  return Array.from({ length: count }, (_, index) => {
    const format = mixed ? formats[index % formats.length] : claudeCode;
    const project = `group-${Math.floor(index / 100)}/project-${index}`;
    return configure(folder, project, format, random, { faulty: faulty(index) });
  });
}

/** 120 000 files: half of them installed packages, which git ignores, and 500 configurations between the sources. */
export function largeRepository(folder, seed) {
  const random = randomOf(seed);
  put(folder, '.gitignore', ignored);
  const configurations = [];
  for (let index = 0; index < 500; index += 1) {
    const project = `packages/team-${index % 25}/package-${index}`;
    configurations.push(configure(folder, project, formats[index % formats.length], random));
    for (let part = 0; part < 6; part += 1) sources(folder, `${project}/src/part-${part}`, 19);
  }
  for (let index = 0; index < 1250; index += 1) sources(folder, `node_modules/dependency-${index}/lib`, 50);
  return configurations;
}

const ignored = 'node_modules/\ndist/\ncoverage/\n*.log\n.env\n.env.*\n!.env.example\n';

function surroundings(folder) {
  put(folder, '.gitignore', ignored);
  put(folder, 'package.json', '{ "name": "shop", "private": true }\n');
  put(folder, 'README.md', '# Shop\n');
  sources(folder, 'src', 12);
}

function sources(folder, below, count) {
  mkdirSync(join(folder, below), { recursive: true });
  for (let index = 0; index < count; index += 1)
    writeFileSync(join(folder, below, `module-${index}.js`), 'export {};\n');
}

export function put(folder, path, text) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
