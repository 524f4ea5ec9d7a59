import type { Meaning } from '../../clients/index.ts';
import { type CanonicalServer, canonical, type Difference, differences, type Statement } from '../canonical/index.ts';
import type { Definition } from '../reading/index.ts';
import { baseName, textAt } from '../values/index.ts';

/** A definition that is not the one that most of its name agree on. */
export interface Disagreement {
  readonly definition: Definition;
  /** From the definition that it is compared with to this one. */
  readonly differences: readonly Difference[];
}

export interface Agreement {
  /** The first of those that most agree with. */
  readonly reference: Definition;
  readonly disagreeing: readonly Disagreement[];
}

/**
 * Compares what is started or called under one name; limits, filters and approvals are each client's own. What one client
 * may get by signing in counts where all is to be seen.
 */
export function agreementOf(
  definitions: readonly Definition[],
  { isAll = false }: { readonly isAll?: boolean } = {},
): Agreement | undefined {
  const compared = (a: CanonicalServer, b: CanonicalServer) =>
    differing(a, b).filter((difference) => isAll || !isSignIn(difference));
  const members = definitions.map((definition) => ({ definition, said: canonical(definition.server) }));
  const groups: (typeof members)[] = [];
  for (const member of members) {
    const group = groups.find(([first]) => first !== undefined && compared(first.said, member.said).length === 0);
    if (group) group.push(member);
    else groups.push([member]);
  }
  const largest = groups.reduce((best, group) => (group.length > best.length ? group : best), groups[0] ?? []);
  const [reference] = largest;
  if (reference === undefined) return undefined;
  const disagreeing = members
    .filter((member) => !largest.includes(member))
    .map(({ definition, said }) => ({ definition, differences: compared(reference.said, said) }));
  return { reference: reference.definition, disagreeing };
}

const ofWhatRuns: ReadonlySet<Meaning> = new Set<Meaning>(['command', 'args', 'env', 'url', 'headers', 'transport']);

function differing(a: CanonicalServer, b: CanonicalServer): readonly Difference[] {
  return differences(a, b).filter(
    (difference) =>
      ofWhatRuns.has(difference.meaning) && !isOfOneself(difference, a, b) && !isSpelling(difference, a, b),
  );
}

/** One side sends a token that the other one gets by signing in. */
function isSignIn({ meaning, of, a, b }: Difference): boolean {
  return meaning === 'headers' && of?.toLowerCase() === 'authorization' && (a === undefined || b === undefined);
}

/** One side leaves to a variable what the other one has filled in. */
function isOfOneself(difference: Difference, a: CanonicalServer, b: CanonicalServer): boolean {
  const { meaning } = difference;
  if (meaning !== 'env' && meaning !== 'headers') return false;
  const left = statementAt(a, difference);
  const right = statementAt(b, difference);
  if (left === undefined || right === undefined || !(hasVariable(left) || hasVariable(right))) return false;
  const [mine, theirs] = [environmentIn(left), environmentIn(right)];
  // Where both leave it to the environment, they have to mean the same variable.
  return mine === undefined || theirs === undefined || mine === theirs;
}

/** The variables of the environment that a value is made with; nothing where it is made with others, or with none. */
function environmentIn({ value }: Statement): string | undefined {
  if (value.kind !== 'text') return undefined;
  const variables = value.text.filter((part) => typeof part !== 'string');
  const isKnown = variables.every(({ kind, expanded }) => kind === 'environment' && expanded !== false);
  return isKnown && variables.length > 0 ? variables.map(({ name }) => name).join('\n') : undefined;
}

function statementAt({ statements }: CanonicalServer, { meaning, of }: Difference): Statement | undefined {
  return statements.find((statement) => statement.meaning === meaning && sameName(statement.of, of, meaning));
}

function sameName(a: string | undefined, b: string | undefined, meaning: Meaning): boolean {
  return meaning === 'headers' ? a?.toLowerCase() === b?.toLowerCase() : a === b;
}

function hasVariable({ value }: Statement): boolean {
  return value.kind === 'text' && value.text.some((part) => typeof part !== 'string');
}

/** The same thing in other words: a package with "@latest", "./" before a path, what stands for the folder of the project, what lies elsewhere on another machine. */
function isSpelling({ meaning, a, b }: Difference, left: CanonicalServer, right: CanonicalServer): boolean {
  if (a === undefined || b === undefined || (meaning !== 'command' && meaning !== 'args')) return false;
  const mine = textAt(left.server, a);
  const theirs = textAt(right.server, b);
  if (mine === undefined || theirs === undefined) return false;
  const [one, other] = [mine, theirs].map((text) => plain(meaning === 'command' ? withoutEnding(text) : text));
  if (one === undefined || other === undefined) return false;
  if (namesItsClient(mine, left) && namesItsClient(theirs, right)) return true;
  return one === other || (isAbsolute(one) && isAbsolute(other) && baseName(one) === baseName(other));
}

/** "--context=claude-code" tells the server who calls it. */
function namesItsClient(text: string, { server }: CanonicalServer): boolean {
  const [, name = ''] = /^(?:--?[\w-]+=)?([A-Za-z][\w-]{2,})$/.exec(text) ?? [];
  const [said, own] = [name, server.format.id].map((each) => each.toLowerCase().replace(/[-_]/g, ''));
  return said !== undefined && own !== undefined && said !== '' && own.startsWith(said);
}

/** That Windows adds. */
function withoutEnding(program: string): string {
  return program.replace(/\.(?:exe|cmd|bat)$/i, '');
}

function plain(text: string): string {
  return text
    .replace(/@latest$/, '')
    .replace(/^(?:\.|\$\{workspaceFolder\})\//, '')
    .replace(/(?<![\\/])[\\/]+$/, '');
}

function isAbsolute(path: string): boolean {
  return /^(?:[/~]|[A-Za-z]:[\\/])/.test(path);
}
