import type { Route } from '../../parse/index.ts';
import type { Server } from '../server/index.ts';
import { canonical } from './canonical.ts';
import type { Statement } from './statement.ts';
import type { Target } from './target.ts';
import { syntaxesIn, type Text, type Variable } from './text.ts';

/** A reference that is handed on as it stands, and is one only to some who get it. */
export interface Copied {
  readonly statement: Statement;
  readonly route: Route;
  readonly variable: Variable;
  /** Who puts a value in its place; nobody at all, where it is of a client that gets none of it. */
  readonly expandedBy: readonly Target[];
  readonly textTo: readonly Target[];
}

/** In a file whose texts are copied into those of several clients. */
export function copiedIn(server: Server, targets: readonly Target[]): readonly Copied[] {
  const receivers = targets.filter(({ copies }) => copies);
  if (receivers.length < 2) return [];
  return canonical(server).statements.flatMap((statement) =>
    textsOf(statement).flatMap(({ text, route }) =>
      text.flatMap((variable): Copied[] => {
        if (typeof variable === 'string') return [];
        const expands = ({ dialect }: Target) =>
          syntaxesIn(dialect, statement.meaning)?.includes(variable.syntax) ?? false;
        const expandedBy = receivers.filter(expands);
        const textTo = receivers.filter((target) => !expands(target));
        return textTo.length === 0 ? [] : [{ statement, route, variable, expandedBy, textTo }];
      }),
    ),
  );
}

function textsOf({ value, route }: Statement): readonly { readonly text: Text; readonly route: Route }[] {
  if (value.kind === 'text') return [{ text: value.text, route }];
  return value.kind === 'texts' ? value.items : [];
}
