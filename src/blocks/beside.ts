import { samePythonPackage } from '../model/manifests/index.ts';
import type { Reading } from '../model/reading/index.ts';
import { nameOf, type Server } from '../model/server/index.ts';
import { at, isObject, own } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { list, quote, suggest } from '../wording/index.ts';
import { addressIn, atAddress, info, isOpen, type Run, runsIn } from './drift.ts';
import { type Description, type Manifests, manifestsAround, type OwnPackage } from './manifests.ts';

/** What the blocks of a page say otherwise than what describes the servers of its repository. */
export function contradictedBeside(readings: readonly Reading[]): Finding[] {
  const [first] = readings;
  if (first === undefined) return [];
  const manifests = manifestsAround(first.document.path, first.neighbours);
  const runs = runsIn(readings);
  return [
    ...runs.flatMap((run) => misnamed(run, manifests)),
    ...unknownVariables(runs, manifests),
    ...unsaidVariables(runs, manifests),
    ...untoldTransports(runs, manifests),
    ...untoldAddresses(readings, manifests),
  ];
}

/** A name that is nearly one under which the repository publishes a package. */
function misnamed(each: Run, { packages }: Manifests): Finding[] {
  const { run } = each;
  const own = packages.filter(({ ecosystem }) => ecosystem === run.ecosystem);
  if (own.some((known) => isSame(known, run.name))) return [];
  const meant = own.find(({ name }) => bare(name) === bare(run.name)) ?? own.find(({ name }) => isSlip(run.name, name));
  if (meant === undefined) return [];
  const message = `package ${quote(run.name)} is not the one of this repository, which ${meant.file} calls ${quote(meant.name)}`;
  return [info('snippet-manifest', message, each, [])];
}

function isSame({ name, ecosystem }: OwnPackage, other: string): boolean {
  return ecosystem === 'pypi' ? samePythonPackage(name, other) : name === other;
}

/** Without the scope. */
function bare(name: string): string {
  return name.replace(/^@[^/]+\//, '');
}

/** Packages of one family differ in a word of their names, slips of the pen in a letter or two. */
function isSlip(word: string, name: string): boolean {
  return suggest(word, [name], 2) !== undefined;
}

/** The packages of a `server.json` that a block runs, and where that lies. */
function describedFor({ run }: Run, { descriptions }: Manifests): { packages: unknown[]; file: string } {
  for (const { value, file } of descriptions) {
    const packages = itemsAt(value, 'packages').filter((each) => own(each, 'identifier') === run.name);
    if (packages.length > 0) return { packages, file };
  }
  return { packages: [], file: '' };
}

function itemsAt(value: unknown, key: string): unknown[] {
  const items = own(value, key);
  return Array.isArray(items) ? items : [];
}

/** Variables that a block sets for a described package, and that the description does not know. */
function unknownVariables(runs: readonly Run[], manifests: Manifests): Finding[] {
  const told = new Set<string>();
  return runs.flatMap((each) => {
    const { server } = each;
    const { packages, file } = describedFor(each, manifests);
    const variables = packages.map((described) => own(described, 'environmentVariables')).filter(Array.isArray);
    if (variables.length === 0) return [];
    const known = new Set(variables.flat().map((variable) => own(variable, 'name')));
    const env = server.fields.find(({ fact }) => fact?.is === 'env');
    if (env === undefined || !isObject(env.value)) return [];
    return Object.keys(env.value).flatMap((name) => {
      if (known.has(name) || told.has(name) || USUAL.test(name)) return [];
      told.add(name);
      const place = at(server.document, [...env.route, name], 'key');
      const message = `${nameOf(server)} is given ${quote(name)}, which ${file} does not know`;
      return [{ ...info('snippet-manifest', message, each, []), place }];
    });
  });
}

/** What any program may be given. */
const USUAL = /^(?:PATH|HOME|NODE_\w+|PYTHON\w*|UV_\w+|NPM_\w+|HTTPS?_PROXY|NO_PROXY|DEBUG|LOG_LEVEL|TZ|LANG)$/i;

/** Variables that a `server.json` requires and the page says nothing of; told at the first block of the package. */
function unsaidVariables(runs: readonly Run[], manifests: Manifests): Finding[] {
  const told = new Set<string>();
  return runs.flatMap((each) => {
    const { packages, file } = describedFor(each, manifests);
    return packages.flatMap((described) =>
      itemsAt(described, 'environmentVariables').flatMap((variable) => {
        const name = own(variable, 'name');
        const isAsked = own(variable, 'isRequired') === true && own(variable, 'value') === undefined;
        if (!isAsked || typeof name !== 'string' || name === '' || told.has(name)) return [];
        if (each.server.document.text.includes(name)) return [];
        told.add(name);
        const message = `${file} requires ${quote(name)} of ${nameOf(each.server)}, which this page does not name`;
        return [info('snippet-manifest', message, each, [])];
      }),
    );
  });
}

/** A package that is started, and that no description offers as one that speaks over its standard input. */
function untoldTransports(runs: readonly Run[], manifests: Manifests): Finding[] {
  const told = new Set<string>();
  return runs.flatMap((each) => {
    const { packages, file } = describedFor(each, manifests);
    const types = packages.map((described) => own(own(described, 'transport'), 'type'));
    const isOther = types.length > 0 && types.every((type) => typeof type === 'string' && type !== 'stdio');
    if (!isOther || each.server.transport !== 'stdio' || told.has(each.run.name)) return [];
    told.add(each.run.name);
    const message = `${nameOf(each.server)} is started for stdio, and ${file} offers its package over ${String(types[0])} alone`;
    return [info('snippet-manifest', message, each, [])];
  });
}

interface Remote {
  readonly host: string;
  readonly path: string;
  readonly type: unknown;
  readonly file: string;
}

/** An address at a host of a `server.json` that this does not have, or has for another transport. */
function untoldAddresses(readings: readonly Reading[], { descriptions }: Manifests): Finding[] {
  const remotes = descriptions.flatMap(remotesIn);
  if (remotes.length === 0) return [];
  const told = new Set<string>();
  return readings.flatMap((reading) =>
    reading.servers.flatMap((server) => {
      const { url } = server;
      const called = url === undefined || isOpen(url.value) ? undefined : addressIn(url.value);
      if (url === undefined || called === undefined || told.has(url.value)) return [];
      const { host, path } = called;
      const ofHost = remotes.filter((remote) => remote.host === host);
      const same = ofHost.filter((remote) => remote.path === path);
      const [first] = same.length > 0 ? same : ofHost;
      // A part of what is there is a choice of tools, and what the reader fills in may be anything.
      if (first === undefined || (same.length === 0 && ofHost.some((remote) => isAlike(path, remote)))) return [];
      const said = same.length === 0 ? otherPath(server, path, ofHost) : otherTransport(server, same);
      if (said === undefined) return [];
      told.add(url.value);
      return [atAddress('snippet-manifest', said, { server, reading, route: url.route })];
    }),
  );
}

function remotesIn({ value, file }: Description): Remote[] {
  return itemsAt(value, 'remotes').flatMap((remote) => {
    const url = own(remote, 'url');
    const called = addressIn(url);
    return called === undefined ? [] : [{ ...called, type: own(remote, 'type'), file }];
  });
}

function isAlike(path: string, remote: Remote): boolean {
  return isOpen(remote.path) || path.startsWith(`${remote.path}/`) || remote.path.startsWith(`${path}/`);
}

function otherPath(server: Server, path: string, remotes: readonly Remote[]): string {
  const there = list([...new Set(remotes.map((remote) => remote.path || '/'))]);
  return `${nameOf(server)} is called at ${quote(path || '/')}, and ${remotes[0]?.file} offers ${there} at this host`;
}

function otherTransport(server: Server, same: readonly Remote[]): string | undefined {
  const types = same.map(({ type }) => type);
  const { transport, declared } = server;
  const meant = transport === 'sse' ? 'sse' : transport === 'http' ? 'streamable-http' : undefined;
  // What the client infers it may infer anew.
  if (meant === undefined || declared === undefined || types.includes(meant)) return undefined;
  if (!types.every((type) => type === 'sse' || type === 'streamable-http')) return undefined;
  return `${nameOf(server)} is called over ${meant}, and ${same[0]?.file} offers this address over ${String(types[0])} alone`;
}
