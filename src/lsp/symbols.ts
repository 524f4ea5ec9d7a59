import { type DocumentSymbol, SymbolKind } from 'vscode-languageserver';
import { isNameless, type Server } from '../model/server/index.ts';
import { at, spanOf } from '../model/values/index.ts';
import type { Document, Route } from '../parse/index.ts';
import { shown } from '../report/index.ts';
import type { JudgedFile } from './judged.ts';
import { rangeOf } from './places.ts';

/** The servers of a file, and their fields. */
export function symbolsOf({ readings }: JudgedFile): DocumentSymbol[] {
  const owner = readings.find((reading) => reading.owner);
  return (owner?.servers ?? []).map(symbolOf);
}

function symbolOf(server: Server): DocumentSymbol {
  const { document, fields, nameAt, route, transport } = server;
  return {
    name: nameFor(isNameless(server) ? `${route.at(-1)}` : server.name, document),
    ...(transport !== undefined && { detail: transport }),
    kind: SymbolKind.Module,
    range: whole(document, route),
    // What is selected has to lie in the whole.
    selectionRange: isInside(server)
      ? rangeOf(document, spanOf(at(document, nameAt.route, nameAt.side)))
      : whole(document, route),
    children: fields.map((field) => ({
      name: nameFor(field.key, document),
      kind: SymbolKind.Property,
      range: whole(document, field.route),
      selectionRange: rangeOf(document, document.locate(field.route, 'key')),
    })),
  };
}

function nameFor(name: string, document: Document): string {
  const visible = shown(name, [document]);
  // Editors refuse an empty one.
  return visible.trim() === '' ? '""' : visible;
}

/** From the key to the end of the value. */
function whole(document: Document, route: Route) {
  const [key, value] = [document.locate(route, 'key'), document.locate(route, 'value')];
  return rangeOf(document, { start: Math.min(key.start, value.start), end: Math.max(key.end, value.end) });
}

function isInside({ document, nameAt, route }: Server): boolean {
  const name = document.locate(nameAt.route, nameAt.side);
  const [key, value] = [document.locate(route, 'key'), document.locate(route, 'value')];
  return Math.min(key.start, value.start) <= name.start && name.end <= Math.max(key.end, value.end);
}
