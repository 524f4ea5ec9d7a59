import type { Format, ReferenceFault, ReferenceForm, ReferencePlace } from '../../clients/index.ts';
import type { Document, Route, Span } from '../../parse/index.ts';
import { isOfUser } from '../folders/index.ts';
import { at, below, isObject, type Place, routesAt, valueAt } from '../values/index.ts';
import { type Alternative, alternativesIn } from './alternatives.ts';
import { type Named, namedIn } from './forms.ts';
import { wordsIn } from './words.ts';

/** A text that names a server, or tools of one. */
export interface Mention {
  readonly text: string;
  /** The text in which it stands. */
  readonly whole: string;
  readonly place: Place;
  readonly fact: ReferencePlace;
  /** Every way to read it; a name that holds the separator can be read in several. None: it names no server. */
  readonly named: readonly Named[];
}

/** What the references of a document say, in its order; names of what a client brings itself are left out. */
export function mentionsIn(document: Document, format: Format): readonly Mention[] {
  const mentions: Mention[] = [];
  for (const fact of format.references ?? []) {
    if (fact.only !== undefined && !isOfUser(document.path)) continue;
    eachText(document.value, fact, (text, route, side, within, named = namedIn(fact.form, text), whole = text) => {
      if (
        faultOf({ text, whole, fact }) === undefined &&
        (named.length === 0 || named.some(({ server }) => fact.builtIn?.test(server)))
      )
        return;
      mentions.push({ text, whole, place: at(document, route, side, within), fact, named });
    });
  }
  return mentions;
}

/** The first that it has. */
export function faultOf({ text, whole, fact }: Pick<Mention, 'text' | 'whole' | 'fact'>): ReferenceFault | undefined {
  return fact.faults?.find(({ pattern, within }) => pattern.test(text) && (within?.test(whole) ?? true));
}

/** A pattern of which only the beginning is known: what it matches begins so. */
export interface OpenPattern {
  readonly beginning: string;
  readonly place: Place;
  readonly fact: ReferencePlace;
}

/** Patterns that may match tools of servers that they do not name. */
export function openPatternsIn(document: Document, format: Format): readonly OpenPattern[] {
  const found: OpenPattern[] = [];
  for (const fact of format.references ?? []) {
    eachText(
      document.value,
      { ...fact, as: fact.as === 'expression' ? 'text' : fact.as },
      (text, route, side, within) => {
        const tell = (beginning: string, span: Span | undefined) =>
          found.push({ beginning, place: at(document, route, side, span), fact });
        if (fact.as !== 'expression') {
          if (/[*?]/.test(text)) tell(text.replace(/[*?].*/s, ''), within);
        } else {
          for (const { text: literal, start, end, isOpen } of alternativesIn(text))
            if (isOpen) tell(literal, { start, end });
        }
      },
    );
  }
  return found;
}

type Tell = (
  text: string,
  route: Route,
  side: 'key' | 'value',
  within?: Span,
  named?: readonly Named[],
  whole?: string,
) => void;

function eachText(value: unknown, fact: ReferencePlace, tell: Tell): void {
  for (const route of routesAt(value, fact.at)) textsAt(valueAt(value, route), fact, route, tell);
}

function textsAt(value: unknown, { as, form }: ReferencePlace, route: Route, tell: Tell): void {
  if (as === 'keys') {
    if (isObject(value)) for (const key of Object.keys(value)) tell(key, below(route, key), 'key');
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => {
      if (typeof item === 'string') tell(item, below(route, index), 'value');
    });
  } else if (typeof value !== 'string') {
    return;
  } else if (as === 'text') {
    tell(value, route, 'value');
  } else if (as === 'expression') {
    for (const each of alternativesIn(value)) {
      tell(each.text, route, 'value', { start: each.start, end: each.end }, serversIn(each, form), value);
    }
  } else if (as === 'words') {
    for (const { text, start, end } of wordsIn(value)) tell(text, route, 'value', { start, end });
  }
}

/** What follows is part of an expression: of a tool, the beginning is known. */
function serversIn({ text, isOpen }: Alternative, form: ReferenceForm): Named[] {
  const named = namedIn(form, text).map(({ server, tool }) => (tool ? { server, tool: `${tool}*` } : { server }));
  return isOpen ? named.slice(0, -1) : named;
}
