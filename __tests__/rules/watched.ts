import type { AnyRule } from '../../src/rules/index.ts';

export interface Watched {
  /** Ids of the rules that were handed something since this was cleared. */
  readonly asked: Set<string>;
  /** Rule to the messages that it has ever given. */
  readonly given: ReadonlyMap<string, ReadonlySet<string>>;
  /** Rules are shared by all suites. */
  readonly release: () => void;
}

type Check = (...given: readonly unknown[]) => void;
type Sentence = (data: unknown) => string;

/** Notes which rules are asked, and what they say. */
export function watch(rules: readonly AnyRule[]): Watched {
  const asked = new Set<string>();
  const given = new Map<string, Set<string>>();
  const undo: (() => void)[] = [];
  for (const rule of rules) {
    const said = new Set<string>();
    given.set(rule.id, said);
    replaceEach(rule.messages as Record<string, Sentence>, (sentence, name) => (data) => {
      said.add(name);
      return sentence(data);
    });
    const noting =
      (check: Check) =>
      (...things: readonly unknown[]) => {
        asked.add(rule.id);
        check(...things);
      };
    replaceEach(rule.on as Record<string, unknown>, (ask) => {
      if (typeof ask === 'function') return noting(ask as Check);
      const all = (Array.isArray(ask) ? ask : [ask]) as { readonly check: Check }[];
      return all.map((one) => ({ ...one, check: noting(one.check.bind(one)) }));
    });
  }
  return {
    asked,
    given,
    release() {
      for (const each of undo) each();
    },
  };

  function replaceEach<T>(object: Record<string, T>, make: (value: T, name: string) => T): void {
    const before = { ...object };
    undo.push(() => Object.assign(object, before));
    for (const [name, value] of Object.entries(before)) object[name] = make(value, name);
  }
}
