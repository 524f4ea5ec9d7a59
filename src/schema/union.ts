import { isSameRoute } from '../model/values/index.ts';
import type { Failure } from './failure.ts';

/**
 * Of a value that fits none of several schemas, what is most likely meant to be mended: `whole` is the failure of the
 * union, `branches` are those of its members.
 */
export function bestBranch(whole: Failure, branches: readonly (readonly Failure[])[]): readonly Failure[] {
  const failed = branches.filter((branch) => branch.length > 0);
  // Fits several where one is allowed; or the errors of a member were too many to be kept.
  if (failed.length < branches.length || failed.length === 0) return [whole];
  const open = failed.filter((branch) => !branch.some((each) => each.keyword === 'type' && isAt(each, whole)));
  if (open.length === 0) return [wrongTypes(whole, failed)];
  const meant = discriminate(whole, open);
  return mergedValues(whole, meant) ?? mergedMissing(whole, meant) ?? closest(meant);
}

function isAt(each: Failure, whole: Failure): boolean {
  return each.name === undefined && each.route.length === whole.route.length;
}

function wrongTypes(whole: Failure, branches: readonly (readonly Failure[])[]): Failure {
  const type = branches.flatMap((branch) => branch.find((each) => each.keyword === 'type')?.schema.type ?? []);
  return { ...whole, keyword: 'type', schema: { type: [...new Set(type)] }, params: {} };
}

function isChoice({ keyword, name }: Failure): boolean {
  return name === undefined && (keyword === 'const' || keyword === 'enum');
}

/** A direct part of the value that only allows certain values tells the members apart. */
function isTag(each: Failure, whole: Failure): boolean {
  return isChoice(each) && each.route.length === whole.route.length + 1;
}

function discriminate(whole: Failure, branches: readonly (readonly Failure[])[]): readonly (readonly Failure[])[] {
  const tagged = branches.filter((branch) => !branch.some((each) => isTag(each, whole)));
  return tagged.length === 0 ? branches : tagged;
}

/** When every member fails on the choice of the same value, the choices are one. */
function mergedValues(whole: Failure, branches: readonly (readonly Failure[])[]): readonly Failure[] | undefined {
  const choices = branches.map((branch) =>
    branch.find((each) => isChoice(each) && (isTag(each, whole) || isAt(each, whole))),
  );
  const [first] = choices;
  if (first === undefined) return undefined;
  const allowed: unknown[] = [];
  for (const each of choices) {
    if (each === undefined || !isSameRoute(each.route, first.route)) return undefined;
    allowed.push(...(each.keyword === 'enum' ? (each.schema.enum ?? []) : [each.schema.const]));
  }
  if (choices.length === 1) return branches[0];
  return [{ ...first, keyword: 'enum', schemaPath: whole.schemaPath, schema: { enum: allowed } }];
}

/** When every member only misses a key, having one of them is enough. */
function mergedMissing(whole: Failure, branches: readonly (readonly Failure[])[]): readonly Failure[] | undefined {
  if (branches.length < 2) return undefined;
  const names: unknown[] = [];
  for (const [first, ...others] of branches) {
    if (first?.keyword !== 'required' || others.length > 0 || !isAt(first, whole)) return undefined;
    names.push(first.params.missingProperty);
  }
  return [{ ...whole, keyword: 'required', params: { missingAll: [...new Set(names)] } }];
}

function closest(branches: readonly (readonly Failure[])[]): readonly Failure[] {
  return branches.reduce((best, branch) => (isCloser(branch, best) ? branch : best));
}

function isCloser(branch: readonly Failure[], best: readonly Failure[]): boolean {
  return branch.length < best.length || (branch.length === best.length && depth(branch) > depth(best));
}

function depth(branch: readonly Failure[]): number {
  return Math.max(...branch.map((each) => each.route.length));
}
