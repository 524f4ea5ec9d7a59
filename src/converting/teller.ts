import {
  type CanonicalServer,
  type Given,
  identity,
  type Loss,
  lossSentences,
  meansThisFolder,
  rejectionSentences,
  type Said,
  type Statement,
  saidOfLoss,
  type Target,
  type Variable,
} from '../model/canonical/index.ts';
import { type Field, nameOf, placeOfName, type Server } from '../model/server/index.ts';
import { at, isObject } from '../model/values/index.ts';
import { consequence, type Finding, severityOf } from '../model/verdict/index.ts';
import type { Route } from '../parse/index.ts';
import { quote } from '../wording/index.ts';
import { descriptionOf } from './labels.ts';
import type { HiddenSecret } from './secrets.ts';

/** Puts what happens to a server into words. */
export class Teller {
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

function variablesIn(statement: Statement | undefined): Variable[] {
  const value = statement?.value;
  const texts =
    value?.kind === 'text' ? [value.text] : value?.kind === 'texts' ? value.items.map(({ text }) => text) : [];
  return texts.flat().filter((part) => typeof part !== 'string');
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
