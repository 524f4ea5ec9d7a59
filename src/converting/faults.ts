import { type NewEntry, textOfEntries } from '../edits/index.ts';
import { memory } from '../files/index.ts';
import { examine } from '../lint.ts';
import { type CanonicalServer, identity, type Statement, type Target } from '../model/canonical/index.ts';
import type { Server } from '../model/server/index.ts';
import { startsWith } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import type { Route } from '../parse/index.ts';
import { entryMapOf, partsOf } from './frames.ts';
import { languageOf } from './target-file.ts';

/** What the target would say of an entry that is written for it. */
export interface Faults {
  /** The keys of the entry of which it does not take all that stands there. */
  readonly keys: readonly string[];
  /** Why it would not have the server, or the file, and where in the entry. */
  readonly refusal?: { readonly finding: Finding; readonly at: Route };
}

/** The entry alone in a file, judged as any other. */
export async function faultsOf(entry: NewEntry, server: Server, target: Target): Promise<Faults> {
  if (entryMapOf(target) === undefined) return { keys: [] };
  const language = languageOf(target);
  const path = `servers.${language}`;
  const text = await textOfEntries(language, partsOf(target, [entry], [server], undefined), target.format.head);
  const files = memory({ [path]: text });
  const { findings, readings } = await examine({
    files,
    cwd: files.resolve('', ''),
    paths: [path],
    as: target.format.id,
    targets: [],
    rules: new Map(),
    user: false,
    config: false,
  });
  const depth = readings.flatMap(({ servers }) => servers)[0]?.route.length;
  // What is a risk is no matter of the target's.
  const said = findings.filter(({ severity, alone }) => severity !== 'info' && !alone);
  const keys = said.map(({ place }) => (depth === undefined ? undefined : place.route[depth]));
  const finding = said.find(({ severity }) => severity === 'error');
  const refusal = finding && { finding, at: depth === undefined ? [] : finding.place.route.slice(depth) };
  return { keys: keys.filter((key) => typeof key === 'string'), ...(refusal && { refusal }) };
}

/** What of a server stands where the target refuses it, and can be done without. */
export function statementAt(at: Route, said: CanonicalServer, read: CanonicalServer): Statement | undefined {
  if (at.length === 0) return undefined;
  const written = read.statements.find(({ route }) => startsWith(route, at) || startsWith(at, route));
  if (written === undefined || isNeeded(written)) return undefined;
  return said.statements.find((statement) => identity(statement) === identity(written));
}

function isNeeded({ meaning }: Statement): boolean {
  return ['command', 'args', 'url', 'transport', 'enabled'].includes(meaning);
}

/** Blocks are written as they stand; these are the ones behind such keys. */
export function blocksBehind(keys: readonly string[], said: CanonicalServer, read: CanonicalServer): Statement[] {
  const written = read.statements.filter(({ route }) => keys.includes(String(route[0])));
  return said.statements.filter(
    (statement) =>
      statement.value.kind === 'data' &&
      written.some((other) => identity(other) === identity(statement) || meansAlike(other, statement)),
  );
}

/** One field may have to do for two meanings. */
function meansAlike(a: Statement, b: Statement): boolean {
  const signsIn = ({ meaning }: Statement) => meaning === 'auth' || meaning === 'oauth';
  return a.meaning === b.meaning || (signsIn(a) && signsIn(b));
}
