import { type PackageRun, packageRun, textsOf, wordsOf } from '../model/launch/index.ts';
import type { Reading } from '../model/reading/index.ts';
import { nameOf, type Server } from '../model/server/index.ts';
import { at, type Place } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import type { Route } from '../parse/index.ts';
import { quote } from '../wording/index.ts';

/** A server of a block that runs a package. */
export interface Run {
  readonly server: Server;
  readonly reading: Reading;
  readonly run: PackageRun;
}

/** What the blocks of a page say otherwise of one server than each other. */
export function driftIn(readings: readonly Reading[]): Finding[] {
  const runs = runsIn(readings);
  return [...versionsIn(runs), ...variablesIn(runs), ...addressesIn(readings)];
}

export function runsIn(readings: readonly Reading[]): Run[] {
  return readings.flatMap((reading) =>
    reading.servers.flatMap((server) => {
      const run = server.broken ? undefined : packageRun(textsOf(wordsOf(server)));
      return run === undefined ? [] : [{ server, reading, run }];
    }),
  );
}

/** The first block of a server says which version; told at the first that says another one. */
function versionsIn(runs: readonly Run[]): Finding[] {
  const first = new Map<string, Run>();
  const told = new Set<string>();
  return runs.flatMap((each) => {
    const { run, server } = each;
    const { version } = run;
    if (version === undefined || version === 'latest' || /[<>{}$*]|your/i.test(version)) return [];
    const key = JSON.stringify([run.ecosystem, run.name]);
    const before = first.get(key);
    if (before === undefined) first.set(key, each);
    if (before === undefined || before.run.version === version || told.has(key)) return [];
    told.add(key);
    const message = `${nameOf(server)} runs version ${version} here, and version ${before.run.version} in an earlier block`;
    return [info('snippet-drift', message, each, [{ place: placeOf(before), message: 'the earlier one' }])];
  });
}

/** A variable that is nearly one which an earlier block sets for the package, where no block sets both. */
function variablesIn(runs: readonly Run[]): Finding[] {
  const first = new Map<string, { readonly name: string; readonly place: Place }>();
  const told = new Set<string>();
  return runs.flatMap((each) => {
    const { env, document } = each.server;
    const names = new Set(env.map(({ name }) => name));
    return env.flatMap(({ name, route }) => {
      const key = JSON.stringify([each.run.ecosystem, each.run.name, meantBy(name)]);
      const place = at(document, route, 'key');
      const before = first.get(key);
      if (before === undefined) first.set(key, { name, place });
      if (before === undefined || names.has(before.name) || told.has(key)) return [];
      told.add(key);
      const message = `${nameOf(each.server)} is given ${quote(name)} here, and ${quote(before.name)} in an earlier block`;
      const related = [{ place: before.place, message: 'the earlier one' }];
      return [{ ...info('snippet-drift', message, each, related), place }];
    });
  });
}

/** The same of DOCS_KEY and DOCS_API_KEY. */
function meantBy(name: string): string {
  return name.toLowerCase().replace(/_?(?:api|mcp)(?=_)|_/g, '');
}

/** Another path at the host of the server of this name, told at the first. */
function addressesIn(readings: readonly Reading[]): Finding[] {
  const first = new Map<string, { readonly server: Server; readonly path: string; readonly route: Route }>();
  const told = new Set<string>();
  return readings.flatMap((reading) =>
    reading.servers.flatMap((server) => {
      const { url, name, transport } = server;
      const called = addressIn(url?.value);
      // SSE has a path of its own, and what the reader is to fill in may be anything.
      if (url === undefined || called === undefined || transport === 'sse') return [];
      const { host, path: way } = called;
      if (way.toLowerCase().endsWith('/sse') || isOpen(host + way)) return [];
      const key = JSON.stringify([name, host]);
      const before = first.get(key);
      if (before === undefined) first.set(key, { server, path: way, route: url.route });
      // One below the other is a choice of tools; the same with another version is not.
      if (before === undefined || way.startsWith(before.path) || before.path.startsWith(way) || told.has(key))
        return [];
      told.add(key);
      const related = [{ place: at(before.server.document, before.route), message: 'the earlier one' }];
      const message = `${nameOf(server)} is called at ${quote(way)} here, and at ${quote(before.path)} in an earlier block`;
      return [atAddress('snippet-drift', message, { server, reading, route: url.route }, related)];
    }),
  );
}

function placeOf({ server, run }: Run): Place {
  const word = wordsOf(server)[run.word];
  const within = { start: run.start, end: run.end };
  return word === undefined ? at(server.document, server.route) : at(server.document, word.route, 'value', within);
}

/** What is said of a package in a block, at its name. */
export function info(rule: string, message: string, each: Run, related: Finding['related']): Finding {
  const { client } = each.reading;
  return {
    rule,
    severity: 'info',
    message,
    place: placeOf(each),
    related,
    server: each.server.name,
    clients: [client.id],
  };
}

/** The same of a server, at its address. */
export function atAddress(
  rule: string,
  message: string,
  { server, reading, route }: { readonly server: Server; readonly reading: Reading; readonly route: Route },
  related: Finding['related'] = [],
): Finding {
  const place = at(server.document, route);
  return { rule, severity: 'info', message, place, related, server: server.name, clients: [reading.client.id] };
}

interface Address {
  readonly host: string;
  /** Without a slash at its end. */
  readonly path: string;
}

export function addressIn(url: unknown): Address | undefined {
  const [, host, path = ''] = typeof url === 'string' ? (/^https?:\/\/([^/?#]+)([^?#]*)/i.exec(url) ?? []) : [];
  return host === undefined ? undefined : { host: host.toLowerCase(), path: path.replace(/(?<!\/)\/+$/, '') };
}

/** The reader is to put something in its place, or in some part of it. */
export function isOpen(url: string): boolean {
  return /[<>{}$*]|your/i.test(url);
}
