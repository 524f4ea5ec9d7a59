import { packageRun, wordsOf } from '../model/launch/index.ts';
import { pythonPackage, samePythonPackage } from '../model/manifests/index.ts';
import type { Reading } from '../model/reading/index.ts';
import { nameOf } from '../model/server/index.ts';
import { at, isObject, own } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { quote, suggest } from '../wording/index.ts';
import { info, type Run, runsIn } from './drift.ts';

/** What the blocks of a page say otherwise than what describes the server beside it. */
export function contradictedBeside(readings: readonly Reading[]): Finding[] {
  const runs = runsIn(readings);
  return [
    ...runs.flatMap(misnamed),
    ...unknownVariables(readings),
    ...unsaidVariables(runs),
    ...untoldTransports(runs),
  ];
}

/** A name that is nearly the one under which the repository publishes its package. */
function misnamed(each: Run): Finding[] {
  const { run, reading } = each;
  const told = (file: string, published: string) => {
    const message = `package ${quote(run.name)} is not the one of this repository, which ${file} calls ${quote(published)}`;
    return [info('snippet-manifest', message, each, [])];
  };
  if (run.ecosystem === 'npm') {
    const published = own(reading.neighbours.document('package.json')?.value, 'name');
    if (typeof published !== 'string' || published === run.name) return [];
    const bare = (name: string) => name.replace(/^@[^/]+\//, '');
    const isMeant = bare(published) === bare(run.name) || suggest(run.name, [published]) !== undefined;
    return isMeant ? told('package.json', published) : [];
  }
  const project = run.ecosystem === 'pypi' ? reading.neighbours.document('pyproject.toml') : undefined;
  const published = project && pythonPackage(project)?.text;
  if (published === undefined || samePythonPackage(published, run.name)) return [];
  return suggest(run.name, [published]) === undefined ? [] : told('pyproject.toml', published);
}

/** Variables that a block sets for the package of a server.json beside the page, and that this does not know. */
function unknownVariables(readings: readonly Reading[]): Finding[] {
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

/** The packages of a server.json beside the page that a block runs. */
function describedFor({ reading, run }: Run): unknown[] {
  const packages = own(reading.neighbours.document('server.json')?.value, 'packages');
  return Array.isArray(packages) ? packages.filter((each) => own(each, 'identifier') === run.name) : [];
}

/** Variables that a server.json requires and the page says nothing of; told at the first block of the package. */
function unsaidVariables(runs: readonly Run[]): Finding[] {
  const told = new Set<string>();
  return runs.flatMap((each) =>
    describedFor(each).flatMap((described) => {
      const variables = own(described, 'environmentVariables');
      return (Array.isArray(variables) ? variables : []).flatMap((variable) => {
        const name = own(variable, 'name');
        const isAsked = own(variable, 'isRequired') === true && own(variable, 'value') === undefined;
        if (!isAsked || typeof name !== 'string' || name === '' || told.has(name)) return [];
        if (each.server.document.text.includes(name)) return [];
        told.add(name);
        const message = `server.json requires ${quote(name)} of ${nameOf(each.server)}, which this page does not name`;
        return [info('snippet-manifest', message, each, [])];
      });
    }),
  );
}

/** A package that is started, and that no server.json describes as one that speaks over its standard input. */
function untoldTransports(runs: readonly Run[]): Finding[] {
  const told = new Set<string>();
  return runs.flatMap((each) => {
    const types = describedFor(each).map((described) => own(own(described, 'transport'), 'type'));
    const isOther = types.length > 0 && types.every((type) => typeof type === 'string' && type !== 'stdio');
    if (!isOther || each.server.transport !== 'stdio' || told.has(each.run.name)) return [];
    told.add(each.run.name);
    const message = `${nameOf(each.server)} is started for stdio, and server.json offers its package over ${String(types[0])} alone`;
    return [info('snippet-manifest', message, each, [])];
  });
}
