import type { CanonicalServer, Statement, Text, Variable } from '../model/canonical/index.ts';
import { wordsAbout } from '../model/masking/index.ts';
import { asVariable, secretsIn as tokensIn, variableWithin } from '../model/secrets/index.ts';
import type { Server } from '../model/server/index.ts';
import { at, eachString, isSameRoute, type Place, startsWith, textAt } from '../model/values/index.ts';
import type { Route, Span } from '../parse/index.ts';
import { isPlainParameter, parameterAt } from './parameters.ts';
import type { Variables } from './variables.ts';

/** A secret that stands in a file in full, and the variable that takes its place. */
export interface HiddenSecret {
  /** "a GitHub token". */
  readonly what: string;
  readonly place: Place;
  /** Nothing where it goes with the whole statement. */
  readonly variable?: string;
  readonly statement: Statement;
}

/** A server of which no secret is told. */
export interface WithoutSecrets {
  readonly said: CanonicalServer;
  readonly hidden: readonly HiddenSecret[];
}

interface Found {
  readonly what: string;
  readonly route: Route;
  readonly start: number;
  readonly end: number;
  readonly name: string | undefined;
}

/** Puts a variable in the place of each; what only its own client understands goes as a whole. */
export function withoutSecrets(said: CanonicalServer, variables: Variables): WithoutSecrets {
  const { server, statements } = said;
  const found = secretsIn(server);
  if (found.length === 0) return { said, hidden: [] };
  const hidden: HiddenSecret[] = [];
  const kept = statements.flatMap((statement) => {
    const { value, meaning } = statement;
    const placeOf = ({ route, start, end }: Found) => at(server.document, route, 'value', { start, end });
    if (value.kind === 'data') {
      const inside = found.find(({ route }) => startsWith(route, statement.route));
      if (inside === undefined) return [statement];
      hidden.push({ what: inside.what, place: placeOf(inside), statement });
      return [];
    }
    const hide = (text: Text, route: Route): Text => {
      const whole = textAt(server, route) ?? '';
      const inside = found.filter((secret) => isSameRoute(secret.route, route) && secret.end > secret.start);
      // From the last to the first, so that places stay.
      return inside
        .sort((a, b) => b.start - a.start)
        .reduce((now, secret) => {
          const proposed = nameFor(secret, whole, meaning === 'env' ? statement.of : undefined);
          const name = variables.nameFor(whole.slice(secret.start, secret.end), proposed, server.name);
          const next = replaced(now, whole, secret, name);
          if (next !== now) hidden.push({ what: secret.what, place: placeOf(secret), variable: name, statement });
          return next;
        }, text);
    };
    if (value.kind === 'text') return [{ ...statement, value: { ...value, text: hide(value.text, statement.route) } }];
    if (value.kind !== 'texts') return [statement];
    const items = value.items.map((item) => ({ ...item, text: hide(item.text, item.route) }));
    return [{ ...statement, value: { ...value, items } }];
  });
  return { said: { ...said, statements: kept }, hidden };
}

/** Whether one stands in a field that is copied as it is. */
export function holdsSecret(server: Server, field: Route): boolean {
  return secretsIn(server).some(({ route }) => startsWith(route, field));
}

/** What is known to be one, and whatever else of the file is not shown. */
function secretsIn({ entry, route: top, document }: Server): Found[] {
  const found: Found[] = [];
  eachString(entry, (text, inside, name) => {
    const route = [...top, ...inside];
    const known = tokensIn(text, name);
    found.push(...known.map((secret) => ({ ...secret, route, name })));
    const isFree = ({ start, end }: Span) => known.every((each) => end <= each.start || start >= each.end);
    const masked = maskedIn(text, wordsAbout(text, [document])).filter(
      (span) => isFree(span) && !isPlainParameter(text, span),
    );
    found.push(...masked.map((span) => ({ ...span, what: 'what looks like a secret', route, name })));
  });
  return found;
}

/** Where dots stand for something else. */
function maskedIn(text: string, shown: string): Span[] {
  if (shown === text) return [];
  // A text that is shown otherwise than with dots is not taken apart.
  if (shown.length !== text.length) return [{ start: 0, end: text.length }];
  const spans: Span[] = [];
  let start = -1;
  for (let index = 0; index <= text.length; index += 1) {
    const isHidden = index < text.length && shown[index] !== text[index];
    if (isHidden && start < 0) start = index;
    if (!isHidden && start >= 0) {
      spans.push({ start, end: index });
      start = -1;
    }
  }
  return spans;
}

/** The variable of an environment is called like its key, where it is all of it. */
function nameFor(secret: Found, text: string, key: string | undefined): string {
  const isWhole = secret.start === 0 && secret.end === text.length;
  const named = isWhole ? key : undefined;
  return named !== undefined && /^[A-Za-z_]\w*$/.test(named)
    ? named
    : (variableWithin(secret, text) ?? asVariable(parameterAt(text, secret.start) ?? '') ?? 'API_KEY');
}

/** With a variable where the secret stands; `whole` is the text as it is written, or the end of it. */
function replaced(text: Text, whole: string, { start, end }: Span, name: string): Text {
  const length = text.reduce((sum, part) => sum + lengthOf(part), 0);
  let offset = whole.length - length;
  for (const [index, part] of text.entries()) {
    const [from, until] = [start - offset, end - offset];
    offset += lengthOf(part);
    if (from < 0 || until > lengthOf(part)) continue;
    // What stands in for a variable goes, and the variable is enough.
    if (typeof part !== 'string') return text.with(index, variable(part.name));
    const pieces: (string | Variable)[] = [part.slice(0, from), variable(name), part.slice(until)];
    return [...text.slice(0, index), ...pieces.filter((piece) => piece !== ''), ...text.slice(index + 1)];
  }
  return text;
}

function lengthOf(part: Text[number]): number {
  return typeof part === 'string' ? part.length : part.spelling.length;
}

function variable(name: string): Variable {
  return { kind: 'environment', name, spelling: `\${${name}}`, syntax: '${NAME}', expanded: true };
}
