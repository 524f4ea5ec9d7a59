import { type Transport, unitOf } from '../clients/index.ts';
import {
  type CanonicalServer,
  canBeGiven,
  canonical,
  type Given,
  givenTo,
  identity,
  type Loss,
  lossSentences,
  meansThisFolder,
  rejectionOf,
  rejectionSentences,
  type Said,
  type Statement,
  saidOfLoss,
  saidOfRejection,
  type Target,
  type Variable,
} from '../model/canonical/index.ts';
import type { Definition, Workspace } from '../model/reading/index.ts';
import { isOff } from '../model/references/index.ts';
import { type Field, nameOf, placeOfName, readerOf, type Server } from '../model/server/index.ts';
import { at, isObject } from '../model/values/index.ts';
import { consequence, type Finding, losesServer, type Plain, severityOf } from '../model/verdict/index.ts';
import type { Route } from '../parse/index.ts';
import { quote } from '../wording/index.ts';
import { blocksBehind, faultsOf, statementAt } from './faults.ts';
import { type HiddenSecret, holdsSecret, withoutSecrets } from './secrets.ts';
import { languageOf } from './target-file.ts';
import type { Variables } from './variables.ts';

/** What becomes of a server: `changed`: it says something else there; `refused`: it is not there. */
export type Fate = 'kept' | 'changed' | 'lost' | 'refused';

/** A server as it is to stand in the target's file. */
export interface Prepared {
  readonly name: string;
  /** Nothing where the target is not given it. */
  readonly entry?: Readonly<Record<string, Plain>>;
  /** As the target reads it. */
  readonly read?: CanonicalServer;
  readonly fate: Fate;
  /** What is lost, or not as it was. */
  readonly losses: readonly Finding[];
  /** What costs nothing. */
  readonly notes: readonly Finding[];
}

export interface PrepareOptions {
  readonly workspace: Workspace;
  readonly copySecrets: boolean;
  /** Those that stand for secrets, in all that is prepared together. */
  readonly variables: Variables;
}

export async function prepare(
  { server, reading }: Definition,
  target: Target,
  { workspace, copySecrets, variables }: PrepareOptions,
): Promise<Prepared> {
  const { name } = server;
  const teller = new Teller(server, target, readerOf(reading));
  if (!canBeGiven(server)) return { name, fate: 'refused', losses: [teller.nothing()], notes: [] };
  const as = olderFor(server, target);
  const rejection = as === undefined ? rejectionOf(server, target) : undefined;
  const whole = inFull(server, isOff(server, workspace));
  const { timeless, rest: timed } = withoutTimeless(whole, target);
  const { nulls, rest } = withoutNulls(timed, target);
  const { said, hidden } = copySecrets ? { said: rest, hidden: [] } : withoutSecrets(rest, variables);
  const first = rejection === undefined ? givenTo(target, server, { said, as }) : undefined;
  if (rejection !== undefined || first === undefined) {
    const told =
      rejection === undefined ? teller.nothing() : teller.rejected(saidOfRejection(rejection, server, target));
    return { name, fate: 'refused', losses: [told], notes: [] };
  }
  const about = descriptionOf(server);
  const isToldOf = copySecrets || about === undefined || !holdsSecret(server, about.route);
  const gone = hidden.filter((secret) => secret.variable === undefined || isUnsaid(secret, first.losses));
  const losses = first.losses.flatMap((loss) => teller.lost(withoutVariables(loss, gone)));
  losses.push(...gone.map((secret) => teller.dropped(secret)));
  const here = teller.ofThisProject(said);
  losses.push(...nulls.map((statement) => teller.block(statement)), ...here);
  losses.push(...timeless.map((statement) => teller.timeless(statement)), ...teller.nowVariable(said, first));
  if (as !== undefined) losses.push(teller.older(said));
  const notes = [
    ...first.losses.flatMap((loss) => teller.guessed(loss)),
    ...teller.untold(first),
    ...teller.handedOn(said, first),
    ...(isToldOf && isUndescribed(server, target) ? [teller.undescribed()] : []),
    ...(isToldOf ? [] : [teller.untellable()]),
    ...hidden.filter((secret) => !gone.includes(secret)).map((secret) => teller.hid(secret)),
    ...teller.unknown(said),
    ...(target.dialect === said.server.dialect ? [] : teller.asItStands(said, first)),
  ];
  // What was off does not begin to run because it is written elsewhere.
  if (first.losses.some(({ statement }) => statement.meaning === 'enabled')) {
    return { name, fate: 'refused', losses, notes };
  }
  if (first.losses.some((loss) => isForbidden(loss, target))) {
    return { name, fate: 'refused', losses: [...losses, teller.forbidden()], notes };
  }
  const without = first.losses.filter(isLeftOut).map(({ statement }) => statement);
  const entryOf = ({ entry }: Given) =>
    ({ ...entry, ...(isToldOf ? described(server, target) : {}), ...named(server, target) }) as Readonly<
      Record<string, Plain>
    >;
  const faultsIn = (given: Given) => faultsOf({ name, value: entryOf(given) }, server, target);
  let given = givenWithout(without, { said, server, target, as }) ?? first;
  let faults = await faultsIn(given);
  const blocks = target.dialect === said.server.dialect ? [] : blocksBehind(faults.keys, said, given.read);
  if (blocks.length > 0) {
    losses.push(...blocks.map((block) => teller.block(block)));
    given = givenWithout([...without, ...blocks], { said, server, target, as }) ?? given;
    faults = await faultsIn(given);
  }
  const parts: Statement[] = [];
  while (faults.refusal !== undefined) {
    const { finding, at: place } = faults.refusal;
    const part = statementAt(place, said, given.read);
    const less = part && givenWithout([...without, ...blocks, ...parts, part], { said, server, target, as });
    if (part === undefined || less === undefined || parts.includes(part)) {
      return { name, fate: 'refused', losses: [...losses, teller.refused(finding)], notes };
    }
    parts.push(part);
    losses.push(teller.part(part, finding));
    given = less;
    faults = await faultsIn(given);
  }
  const left = [...here, ...gone, ...nulls, ...timeless, ...blocks, ...parts];
  const isLost = left.length > 0 || !first.losses.every(isChange);
  const fate = losses.length === 0 ? 'kept' : isLost ? 'lost' : 'changed';
  return { name, entry: entryOf(given), read: given.read, fate, losses, notes };
}

interface Whole {
  readonly said: CanonicalServer;
  readonly server: Server;
  readonly target: Target;
  readonly as: Transport | undefined;
}

function givenWithout(without: readonly Statement[], { said, server, target, as }: Whole): Given | undefined {
  const gone = without.map(identity);
  const statements = said.statements.filter((statement) => !gone.includes(identity(statement)));
  return givenTo(target, server, { said: { ...said, statements }, as });
}

function isChange({ why, variables }: Loss): boolean {
  return (
    why === 'changed' ||
    (why === 'variables' && variables.every(({ onlyFallback, isGuess }) => onlyFallback || isGuess))
  );
}

/** With what a list says of it elsewhere. */
function inFull(server: Server, off: boolean): CanonicalServer {
  const said = canonical(server);
  const [field] = server.fields;
  if (!off || field === undefined || said.statements.some(({ meaning }) => meaning === 'enabled')) return said;
  const statement: Statement = { meaning: 'enabled', value: { kind: 'off' }, route: server.nameAt.route, field };
  return { ...said, statements: [...said.statements, statement] };
}

/** A value with a variable that the client would take for text is none; an argument without it would be another line. */
function isLeftOut({ why, statement: { meaning }, variables }: Loss): boolean {
  if (why !== 'variables' || variables.every(({ onlyFallback, isGuess }) => onlyFallback || isGuess)) return false;
  return meaning === 'env' || meaning === 'headers' || meaning === 'cwd' || meaning === 'envFile';
}

/** What stands where it cannot be left out, and costs the target the server or the file. */
function isForbidden(loss: Loss, { dialect }: Target): boolean {
  const { meaning } = loss.statement;
  const refused = [dialect.placeholders?.refused ?? []].flat();
  return (
    !isLeftOut(loss) &&
    loss.variables.some(({ variable, onlyFallback }) =>
      refused.some(
        ({ syntaxes, in: fields, reaction }) =>
          !onlyFallback &&
          losesServer(reaction.effect) &&
          syntaxes.includes(variable.syntax) &&
          (fields === undefined || fields.includes(meaning)),
      ),
    )
  );
}

/** Where the target expands no variable, none can stand for a secret. */
function isUnsaid({ variable, statement }: HiddenSecret, losses: readonly Loss[]): boolean {
  return losses.some(
    ({ why, statement: lost, variables }) =>
      why === 'variables' &&
      identity(lost) === identity(statement) &&
      variables.some((each) => each.variable.name === variable),
  );
}

function withoutVariables(loss: Loss, gone: readonly HiddenSecret[]): Loss {
  const names = gone.map(({ variable }) => variable);
  return { ...loss, variables: loss.variables.filter((each) => !names.includes(each.variable.name)) };
}

/** What is written from the target for others knows no newer word: the one before it stands for both. */
function olderFor(server: Server, target: Target): Transport | undefined {
  const { dialect, format } = target;
  const isWord = Object.values(dialect.spellings).includes('sse') && !Object.values(dialect.spellings).includes('http');
  return server.transport === 'http' && isWord && format.writes !== undefined ? 'sse' : undefined;
}

/** A limit of time is one in a unit: a bare number may be a thousand times as long elsewhere. */
function withoutTimeless(said: CanonicalServer, target: Target) {
  const isTimeless = ({ meaning, value, field }: Statement) => {
    if (meaning !== 'timeout' && meaning !== 'startupTimeout') return false;
    if (field.fact === undefined || target.dialect === said.server.dialect) return false;
    const [key, fact] =
      Object.entries(target.dialect.fields).find(([, each]) => each.is === meaning && !each.unread && !each.idle) ?? [];
    return key !== undefined && (value.kind !== 'time' || unitOf(fact) === undefined);
  };
  return {
    timeless: said.statements.filter(isTimeless),
    rest: { ...said, statements: said.statements.filter((statement) => !isTimeless(statement)) },
  };
}

/** TOML has no null. */
function withoutNulls(said: CanonicalServer, target: Target) {
  const isNull = ({ value }: Statement) =>
    value.kind === 'data' && languageOf(target) === 'toml' && hasNull(value.data);
  return {
    nulls: said.statements.filter(isNull),
    rest: { ...said, statements: said.statements.filter((statement) => !isNull(statement)) },
  };
}

function hasNull(data: unknown): boolean {
  return data === null || (typeof data === 'object' && Object.values(data).some(hasNull));
}

function descriptionOf({ fields }: Server): Field | undefined {
  return fields.find(({ fact, value }) => fact?.is === 'description' && typeof value === 'string');
}

function isUndescribed(server: Server, target: Target): boolean {
  return descriptionOf(server) !== undefined && Object.keys(described(server, target)).length === 0;
}

function described(server: Server, { dialect }: Target): Readonly<Record<string, unknown>> {
  const text = descriptionOf(server)?.value;
  const key = Object.keys(dialect.fields).find((each) => {
    const fact = dialect.fields[each];
    return fact?.is === 'description' && !fact.unread && fact.for === undefined;
  });
  return text === undefined || key === undefined ? {} : { [key]: text };
}

function variablesIn(statement: Statement | undefined): Variable[] {
  const value = statement?.value;
  const texts =
    value?.kind === 'text' ? [value.text] : value?.kind === 'texts' ? value.items.map(({ text }) => text) : [];
  return texts.flat().filter((part) => typeof part !== 'string');
}

function named({ name }: Server, { dialect }: Target): Readonly<Record<string, unknown>> {
  const key = Object.keys(dialect.fields).find((each) => dialect.fields[each]?.repeatsName);
  return key === undefined ? {} : { [key]: name };
}

/** Not read where it stands, or not beside another one, though it says something. */
function isPassedOver({ fact, value }: Field): boolean {
  if (fact === undefined || fact.idle || value === null || value === false || value === '') return false;
  if (typeof value === 'object' && Object.keys(value).length === 0) return false;
  switch (fact.is) {
    case 'name':
    case 'transport':
      return false;
    case 'description':
      return typeof value !== 'string';
    case 'enabled':
      return value !== true;
    case 'cwd':
      return !meansThisFolder(value);
    case 'toolsAllowed':
      return !(Array.isArray(value) && value.every((name) => name === '*'));
    default:
      return true;
  }
}

/** `"flow" in "oauth"`, `item 2 of "args"`. */
function partOf(inside: Route, { key }: Field): string {
  const last = inside.at(-1);
  return typeof last === 'number' ? `item ${last + 1} of ${quote(key)}` : `${quote(String(last))} in ${quote(key)}`;
}

/** `"PORT" in "env"`, `"timeout"`. */
function whatOf({ meaning, of, inside, field }: Statement): string {
  const named = inside ?? (meaning === 'env' || meaning === 'headers' ? of : undefined);
  return named === undefined || named === field.key ? quote(field.key) : `${quote(named)} in ${quote(field.key)}`;
}

/** Puts what happens to a server into words. */
class Teller {
  readonly #server: Server;
  readonly #target: Target;
  /** The name of the client that it is written for. */
  readonly #own: string;

  constructor(server: Server, target: Target, own: string) {
    this.#server = server;
    this.#target = target;
    this.#own = own;
  }

  nothing(): Finding {
    return this.#finding('target-rejects', {
      message: `${nameOf(this.#server)} has no command and no address that its own client can use, so no other is given it`,
      help: 'mend it first: "mcp-lint" says what is wrong with it, and "--fix" may do it',
      place: placeOfName(this.#server),
      severity: 'warning',
    });
  }

  rejected(said: Said<{ readonly why: keyof typeof rejectionSentences; readonly detail: string }>): Finding {
    const { message, place, reaction, help } = said;
    const data = {
      targets: this.#target.name,
      several: false,
      server: nameOf(this.#server),
      detail: message.detail,
      consequence: consequence(reaction, 'it'),
    };
    return this.#finding('target-rejects', {
      message: rejectionSentences[message.why](data),
      help,
      place,
      severity: severityOf(reaction),
    });
  }

  lost(loss: Loss): Finding[] {
    const server = this.#server;
    const known = { ...loss, variables: loss.variables.filter(({ isGuess }) => !isGuess) };
    return saidOfLoss(known, server, this.#target).map(({ message, place, reaction, help }) => {
      const isLeft = message.id === 'runs';
      const data = { targets: this.#target.name, several: false, what: message.what, server: nameOf(server) };
      return this.#finding('lossy-field', {
        message: isLeft
          ? `${this.#target.name} cannot switch off ${nameOf(server)} in its entry, so it is left out`
          : lossSentences[message.id](data),
        help,
        place,
        severity: server.off && !isLeft ? 'info' : severityOf(reaction),
      });
    });
  }

  forbidden(): Finding {
    return this.#finding('target-rejects', {
      message: `${this.#target.name} takes no such variable in its file, so ${nameOf(this.#server)} is left out`,
      place: placeOfName(this.#server),
      severity: 'warning',
    });
  }

  /** Written as it stands, it would be refused, or be another. */
  block(statement: Statement): Finding {
    const { route } = statement;
    return this.#finding('lossy-field', {
      message: `${this.#target.name} does not take ${whatOf(statement)} of ${nameOf(this.#server)} as it stands, so it is left out`,
      help: 'write it there by hand',
      place: at(this.#server.document, route, 'key'),
      severity: 'warning',
    });
  }

  /** Without it the target has the rest. */
  part(statement: Statement, { message }: Finding): Finding {
    return this.#finding('lossy-field', {
      message: `${whatOf(statement)} of ${nameOf(this.#server)} is left out for ${this.#target.name}: ${message}`,
      place: at(this.#server.document, statement.route, 'key'),
      severity: 'warning',
    });
  }

  refused({ message }: Finding): Finding {
    return this.#finding('target-rejects', {
      message: `${nameOf(this.#server)} is left out for ${this.#target.name}: ${message}`,
      place: placeOfName(this.#server),
      severity: 'warning',
    });
  }

  older({ statements }: CanonicalServer): Finding {
    const statement = statements.find(({ meaning }) => meaning === 'transport');
    return this.#finding('lossy-field', {
      message: `${this.#target.name} has no word for the transport of ${nameOf(this.#server)}, so an older one is written`,
      place: statement === undefined ? placeOfName(this.#server) : at(this.#server.document, statement.route),
      severity: 'warning',
    });
  }

  /** Nobody knows whether its own client put a value in its place; the target does not. */
  guessed({ statement, item, variables }: Loss): Finding[] {
    return variables
      .filter(({ isGuess }) => isGuess)
      .map(({ variable }) =>
        this.#finding('lossy-field', {
          message: `${quote(variable.name)} in ${quote(statement.field.key)} of ${nameOf(this.#server)} stays text in ${this.#target.name}`,
          place: at(this.#server.document, item?.route ?? statement.route),
          severity: 'info',
        }),
      );
  }

  /** An address without a word for its transport may be one of several. */
  untold({ transport, read }: Given): Finding[] {
    if (transport === 'stdio' || read.server.transport === transport) return [];
    return [
      this.#finding('lossy-field', {
        message: `${this.#target.name} is not told the transport of ${nameOf(this.#server)}, and finds it out itself`,
        place: placeOfName(this.#server),
        severity: 'info',
      }),
    ];
  }

  /** A text that its own client leaves as it is, and the target takes for a variable. */
  nowVariable({ statements }: CanonicalServer, { read }: Given): Finding[] {
    const there = new Map(read.statements.map((statement) => [identity(statement), statement]));
    return statements.flatMap((statement) => {
      const other = there.get(identity(statement));
      const expanded = new Set(variablesIn(other).flatMap(({ name, expanded: is }) => (is ? [name] : [])));
      return variablesIn(statement)
        .filter((variable) => variable.expanded === false && expanded.has(variable.name))
        .map(({ name }) =>
          this.#finding('lossy-field', {
            message: `${quote(name)} in ${quote(statement.field.key)} of ${nameOf(this.#server)} is text here, and a variable in ${this.#target.name}`,
            place: at(this.#server.document, statement.route),
            severity: 'warning',
          }),
        );
    });
  }

  /** A variable that the server gets under its own name, where the target has no list of such names. */
  handedOn({ statements }: CanonicalServer, { read }: Given): Finding[] {
    const there = new Set(read.statements.map((statement) => identity(statement)));
    return statements
      .filter((statement) => statement.field.fact?.form === 'variable-names' && !there.has(identity(statement)))
      .map(({ of = '', route }) =>
        this.#finding('lossy-field', {
          message: `${this.#target.name} has no list of variables that ${nameOf(this.#server)} gets, so ${quote(of)} is left to its environment`,
          place: at(this.#server.document, route),
          severity: 'info',
        }),
      );
  }

  undescribed(): Finding {
    const field = descriptionOf(this.#server);
    return this.#finding('lossy-field', {
      message: `${this.#target.name} has no field for ${quote(field?.key ?? '')} of ${nameOf(this.#server)}, so it is not copied`,
      place: at(this.#server.document, field?.route ?? this.#server.route, 'key'),
      severity: 'info',
    });
  }

  untellable(): Finding {
    const field = descriptionOf(this.#server);
    return this.#finding('secret-literal', {
      message: `${quote(field?.key ?? '')} of ${nameOf(this.#server)} holds what looks like a secret, so it is not copied`,
      place: at(this.#server.document, field?.route ?? this.#server.route, 'key'),
      severity: 'info',
    });
  }

  timeless({ field, route }: Statement): Finding {
    return this.#finding('lossy-field', {
      message: `the unit of ${quote(field.key)} of ${nameOf(this.#server)} is not known here or in ${this.#target.name}, so it is left out`,
      help: 'write it there by hand',
      place: at(this.#server.document, route),
      severity: 'warning',
    });
  }

  hid({ what, place, variable }: HiddenSecret): Finding {
    return this.#finding('secret-literal', {
      message: `${what} of ${nameOf(this.#server)} is not copied: a variable ${quote(variable ?? '')} stands for it`,
      help: `set ${quote(variable ?? '')} where ${this.#target.name} starts, or copy it with --copy-secrets`,
      place,
      severity: 'info',
    });
  }

  dropped({ what, place, statement }: HiddenSecret): Finding {
    const { field } = statement;
    if (statement.value.kind === 'data') {
      return this.#finding('secret-literal', {
        message: `${quote(field.key)} of ${nameOf(this.#server)} is not copied, since ${what} stands in it`,
        help: 'write it there by hand, or copy it with --copy-secrets',
        place: at(this.#server.document, field.route, 'key'),
        severity: 'warning',
      });
    }
    return this.#finding('secret-literal', {
      message: `${what} in ${quote(statement.field.key)} of ${nameOf(this.#server)} is not copied, and ${this.#target.name} takes no variable there`,
      help: 'write it there by hand, or copy it with --copy-secrets',
      place,
      severity: 'warning',
    });
  }

  /** Nobody knows what they mean, so nobody knows what would become of them. */
  unknown({ carried, carriedInside }: CanonicalServer): Finding[] {
    const said = (what: string, route: Route) =>
      this.#finding('lossy-field', {
        message: `nothing is known of ${what} of ${nameOf(this.#server)}, so it is not copied`,
        place: at(this.#server.document, route, 'key'),
        severity: 'info',
      });
    return [
      ...carried.filter(({ fact }) => fact === undefined).map(({ key, route }) => said(quote(key), route)),
      ...carried
        .filter((field) => isPassedOver(field))
        .map(({ key, route }) =>
          this.#finding('lossy-field', {
            message: `${this.#own} passes over ${quote(key)} of ${nameOf(this.#server)}, so it is not copied`,
            place: at(this.#server.document, route, 'key'),
            severity: 'info',
          }),
        ),
      ...carriedInside.map(({ inside, field }) => said(partOf(inside, field), [...field.route, ...inside])),
    ];
  }

  /** The folder of the project is where clients start servers anyway, but for those of the user. */
  ofThisProject({ carried }: CanonicalServer): Finding[] {
    if (this.#target.format.ofUser === undefined) return [];
    return carried
      .filter(({ fact, value }) => fact?.is === 'cwd' && fact.unread !== true && meansThisFolder(value))
      .map(({ key, route }) =>
        this.#finding('lossy-field', {
          message: `${quote(key)} of ${nameOf(this.#server)} means this project, and ${this.#target.name} reads a file for all of them, so it is left out`,
          help: 'write the path there by hand',
          place: at(this.#server.document, route),
          severity: 'warning',
        }),
      );
  }

  /** A block of which nobody knows what the target reads in it. */
  asItStands({ statements }: CanonicalServer, { entry }: Given): Finding[] {
    const { dialect } = this.#target;
    return statements
      .filter(({ meaning, value, field, part }) => {
        const isBlock = meaning === 'auth' || meaning === 'oauth' || meaning === 'toolPolicy';
        const isWritten = Object.hasOwn(entry, field.key) && entry[field.key] === field.value;
        const fact = dialect.fields[field.key];
        return (
          isBlock &&
          isWritten &&
          part === undefined &&
          isObject(field.value) &&
          value.kind === 'data' &&
          fact?.keys === undefined
        );
      })
      .map(({ field, route }) =>
        this.#finding('lossy-field', {
          message: `${quote(field.key)} of ${nameOf(this.#server)} is copied as it stands: what ${this.#target.name} reads in it is not known`,
          place: at(this.#server.document, route, 'key'),
          severity: 'info',
        }),
      );
  }

  #finding(
    rule: string,
    { help, ...said }: Pick<Finding, 'message' | 'place' | 'severity'> & { help?: string | undefined },
  ): Finding {
    const { name } = this.#server;
    const clients = [this.#target.client.id];
    // Each loss is named, however alike others are.
    return { alone: true, rule, ...said, ...(help !== undefined && { help }), related: [], server: name, clients };
  }
}
