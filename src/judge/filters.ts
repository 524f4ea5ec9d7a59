/** For each filter of a kind of thing, how a thing passes it. */
export type Tests<T, F> = {
  readonly [K in keyof F]-?: (thing: T, wanted: Exclude<F[K], undefined>) => boolean;
};

const anything = () => true;

/** One question out of several filters, all of which a thing has to pass; those without a test are asked elsewhere. */
export function passing<T, F extends object>(where: F, tests: Partial<Tests<T, F>>): (thing: T) => boolean {
  const asked = (Object.keys(where) as (keyof F & string)[]).flatMap((name) => {
    const test = tests[name] as ((thing: T, wanted: unknown) => boolean) | undefined;
    const wanted = where[name];
    return test === undefined ? [] : [(thing: T) => test(thing, wanted)];
  });
  const [first, second] = asked;
  if (first === undefined) return anything;
  if (second === undefined) return first;
  return (thing) => asked.every((passes) => passes(thing));
}
