import { type PackageRun, packageRun, wordsOf } from '../model/launch/index.ts';
import type { Reading } from '../model/reading/index.ts';
import { nameOf, type Server } from '../model/server/index.ts';
import { at, isObject, own, type Place } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { quote, suggest } from '../wording/index.ts';

interface Run {
  readonly server: Server;
  readonly reading: Reading;
  readonly run: PackageRun;
}

/** What the blocks of a page say otherwise of one server than each other, and than what describes it in its repository. */
export function driftIn(readings: readonly Reading[]): Finding[] {
  const runs = readings.flatMap((reading) =>
    reading.servers.flatMap((server) => {
      const run = server.broken ? undefined : packageRun(wordsOf(server).map(({ value }) => value));
      return run === undefined ? [] : [{ server, reading, run }];
    }),
  );
  return [...versionsIn(runs), ...runs.flatMap(misnamed)];
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

/** A name that is nearly the one under which the repository publishes its package. */
function misnamed(each: Run): Finding[] {
  const { run, reading } = each;
  if (run.ecosystem !== 'npm') return [];
  const published = own(reading.neighbours.document('package.json')?.value, 'name');
  if (typeof published !== 'string' || published === run.name) return [];
  const bare = (name: string) => name.replace(/^@[^/]+\//, '');
  if (bare(published) !== bare(run.name) && suggest(run.name, [published]) === undefined) return [];
  const message = `package ${quote(run.name)} is not the one of this repository, which package.json calls ${quote(published)}`;
  return [info('snippet-manifest', message, each, [])];
}

/** Variables that a block sets for the package of a server.json beside the page, and that this does not know. */
export function unknownVariables(readings: readonly Reading[]): Finding[] {
  const told = new Set<string>();
  return readings.flatMap((reading) => {
    const packages = own(reading.neighbours.document('server.json')?.value, 'packages');
    if (!Array.isArray(packages)) return [];
    return reading.servers.flatMap((server) => {
      const run = server.broken ? undefined : packageRun(wordsOf(server).map(({ value }) => value));
      const described = packages.find((each) => run !== undefined && own(each, 'identifier') === run.name);
      const variables = own(described, 'environmentVariables');
      if (run === undefined || !Array.isArray(variables)) return [];
      const known = new Set(variables.map((each) => own(each, 'name')));
      const env = server.fields.find(({ fact }) => fact?.is === 'env');
      if (env === undefined || !isObject(env.value)) return [];
      return Object.keys(env.value).flatMap((name) => {
        if (known.has(name) || told.has(name) || USUAL.test(name)) return [];
        told.add(name);
        const place = at(server.document, [...env.route, name], 'key');
        const message = `${nameOf(server)} is given ${quote(name)}, which server.json does not know`;
        return [{ ...info('snippet-manifest', message, { server, reading, run }, []), place }];
      });
    });
  });
}

/** What any program may be given. */
const USUAL = /^(?:PATH|HOME|NODE_\w+|PYTHON\w*|UV_\w+|NPM_\w+|HTTPS?_PROXY|NO_PROXY|DEBUG|LOG_LEVEL|TZ|LANG)$/i;

function placeOf({ server, run }: Run): Place {
  const word = wordsOf(server)[run.word];
  const within = { start: run.start, end: run.end };
  return word === undefined ? at(server.document, server.route) : at(server.document, word.route, 'value', within);
}

function info(rule: string, message: string, each: Run, related: Finding['related']): Finding {
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
